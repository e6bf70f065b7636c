/** Formats the reader tells apart by content; the file's name is only a hint. */
export type DocumentFormat = "pdf" | "doc" | "docx" | "md" | "txt";

/** Main language of a document; `other` is any language but Chinese and English. */
export type DocumentLanguage = "zh" | "en" | "mixed" | "other";

/** A stretch of a block's text that is marked: UTF-16 offsets into that block's `text`. */
export interface TextRun {
  readonly start: number;
  readonly end: number;
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
  readonly href?: string;
}

interface BlockPlace {
  /** Unique in the document, stable for the same bytes: `b0`, `b1`, ... in reading order. */
  readonly id: string;
  /** 1-based page, where the format knows pages. */
  readonly page?: number;
  /** Headings above this block, outermost first. A heading's own text is not part of its own path. */
  readonly section: readonly string[];
  /** UTF-16 offset of the block's text in `ParsedDocument.text`. */
  readonly offset: number;
}

/** A part of the document in reading order. `text` is plain, with single spaces and no markup. */
export type Block = BlockPlace &
  (
    | { readonly type: "heading"; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly text: string }
    | { readonly type: "paragraph"; readonly text: string; readonly runs?: readonly TextRun[] }
    | {
        readonly type: "listItem";
        readonly ordered: boolean;
        /** 0 is the outermost list. */
        readonly depth: number;
        readonly text: string;
        readonly runs?: readonly TextRun[];
        /** Items of one list share it. */
        readonly listId: string;
      }
    | {
        readonly type: "table";
        readonly rows: readonly (readonly string[])[];
        readonly headerRows: number;
        readonly caption?: string;
      }
    | { readonly type: "code"; readonly text: string; readonly lang?: string }
    /** `lossy`: read from glyphs, so its structure is not to be trusted. */
    | { readonly type: "formula"; readonly text: string; readonly latex?: string; readonly lossy?: true }
    | { readonly type: "image"; readonly mediaId: string; readonly alt?: string; readonly caption?: string }
    | { readonly type: "footnote"; readonly ref: string; readonly text: string }
  );

/** An image carried by the document. */
export interface Media {
  readonly id: string;
  readonly mimeType: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
  readonly bytes: Uint8Array;
}

/** Something that was left out or guessed; reading went on. */
export interface DocumentWarning {
  readonly code:
    | "PAGES_WITHOUT_TEXT"
    | "PAGES_RECOGNISED_POORLY"
    | "PAGES_OVER_LIMIT"
    | "TYPE_MISMATCH"
    | "TEXT_OVER_LIMIT"
    | "TABLE_CUT"
    | "IMAGES_SKIPPED";
  readonly pages?: readonly number[];
}

/** What a reader makes of a file. */
export interface ParsedDocument {
  readonly format: DocumentFormat;
  readonly title?: string;
  readonly lang: DocumentLanguage;
  /** Number of pages, where the format knows pages. */
  readonly pages?: number;
  /** What is printed on each page, where that is another numbering than 1, 2, 3: `i`, `ii`, `1`, `A-1`. */
  readonly pageLabels?: readonly string[];
  readonly blocks: readonly Block[];
  /**
   * All blocks' texts, joined by line feeds; block offsets point into it. A table's text is its cells joined by tabs and
   * its rows by line feeds, an image's its caption or alternative text.
   */
  readonly text: string;
  readonly media: readonly Media[];
  readonly warnings: readonly DocumentWarning[];
  readonly stats: { readonly characters: number; readonly milliseconds: number };
}
