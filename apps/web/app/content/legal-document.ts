/** One section of a legal page; `points` is a list after the paragraphs. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A legal page in one language. */
export interface LegalDocument {
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly lastUpdated: (date: string) => string;
  readonly contents: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** The day both legal pages were last updated (specification section 9). */
export const legalDay = "2024-01-15";
