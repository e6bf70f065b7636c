import type { DocumentFormat, DocumentWarning, Media, TextRun } from "./model.ts";

/** What a reader hands over: blocks without id, section and offset, which only the whole document can give. */
export type DraftBlock = { readonly page?: number | undefined } & (
  | {
      readonly type: "heading";
      /** 1 is the outermost; anything deeper than 6 counts as 6. */
      readonly level: number;
      readonly text: string;
      /** The document's own title, standing above headings of level 1. */
      readonly isTitle?: boolean;
    }
  | { readonly type: "paragraph"; readonly text: string; readonly runs?: readonly TextRun[] | undefined }
  | {
      readonly type: "listItem";
      readonly ordered: boolean;
      readonly depth: number;
      readonly text: string;
      readonly runs?: readonly TextRun[] | undefined;
      readonly listId: string;
    }
  | {
      readonly type: "table";
      readonly rows: readonly (readonly string[])[];
      readonly headerRows: number;
      readonly caption?: string | undefined;
    }
  | { readonly type: "code"; readonly text: string; readonly lang?: string | undefined }
  | {
      readonly type: "formula";
      readonly text: string;
      readonly latex?: string | undefined;
      readonly lossy?: true | undefined;
    }
  | {
      readonly type: "image";
      readonly mediaId: string;
      readonly alt?: string | undefined;
      readonly caption?: string | undefined;
    }
  | { readonly type: "footnote"; readonly ref: string; readonly text: string }
);

export interface Draft {
  readonly format: DocumentFormat;
  readonly title?: string | undefined;
  readonly pages?: number | undefined;
  readonly pageLabels?: readonly string[] | undefined;
  readonly blocks: readonly DraftBlock[];
  readonly media?: readonly Media[];
  readonly warnings?: readonly DocumentWarning[];
}

/** The first row is a header when it is filled throughout and holds no number where the rows below do. */
export function guessHeaderRows(rows: readonly (readonly string[])[]): number {
  const [first, ...rest] = rows;
  if (first === undefined || rest.length === 0) return 0;
  const isFilled = first.slice(1).every((cell) => cell !== "");
  const hasNumber = first.some((cell) => /^[\d.,%+\-\s]+$/.test(cell) && cell !== "");
  return isFilled && !hasNumber ? 1 : 0;
}
