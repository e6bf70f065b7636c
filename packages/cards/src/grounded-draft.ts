import type { CardDraft, CardSource } from "./model.ts";

/** A draft whose quote was found. `order` is its place among all drafts of the document. */
export interface GroundedDraft {
  readonly draft: CardDraft;
  readonly source: CardSource;
  readonly order: number;
}
