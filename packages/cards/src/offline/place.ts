import type { DraftSheet } from "./drafts.ts";
import type { Study } from "./study.ts";

/** Where a rule works: a block of the document, and the sheet its findings go to. */
export interface Place {
  readonly study: Study;
  readonly index: number;
  readonly sheet: DraftSheet;
}

/** The topic above a block. */
export function topicAt({ study, index }: Pick<Place, "study" | "index">): string {
  return study.notes[index]?.topic ?? "";
}
