/**
 * Running text with marks, for the pages that are read: `**strong**`, `` `typed words` ``, `[words](address)`, and
 * `[[label]]` for the words that stand on a button or a menu. An address that begins with `/` is the Chinese one; the
 * page in the other language links to its twin.
 */
export type MarkedText = string;

/** What a section is made of: a string is a paragraph. `Figure` names the drawings a kind of article may use. */
export type ArticleBlock<Figure extends string = never> =
  | MarkedText
  | { readonly points: readonly MarkedText[] }
  | { readonly steps: readonly MarkedText[] }
  | { readonly note: MarkedText }
  | { readonly code: string }
  | { readonly table: ArticleTable }
  /** What to type into Anki's search, and what it finds. */
  | { readonly searches: readonly (readonly [query: string, finds: MarkedText])[] }
  | { readonly cards: readonly ExampleCard[] }
  | { readonly questions: readonly Question[] }
  | { readonly figure: Figure };

export interface ArticleTable {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly MarkedText[])[];
}

/** A flash card in print, with what is to be said of it. */
export interface ExampleCard {
  readonly verdict: "good" | "poor";
  readonly label: string;
  readonly front: MarkedText;
  readonly back: MarkedText;
}

/** A question that opens; `id` is its address on the page. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly ArticleBlock[];
}

export interface ArticleSection<Figure extends string = never> {
  /** The address on the page, the same in both languages. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ArticleBlock<Figure>[];
}

/** A page to be read, in one language. */
export interface Article<Figure extends string = never> {
  /** Of the window and of search results. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: MarkedText;
  readonly sections: readonly ArticleSection<Figure>[];
}
