import type { CardOptions, DeckReport } from "@deckle/cards";
import type { CardBoxStatus, cardBoxStages } from "@deckle/contract";
import type { DocumentErrorCode, DocumentWarning } from "@deckle/documents";

/** Ours, where the document is not to blame, or where the pages asked for hold nothing. */
export type OwnFailureReason = "NO_CARDS" | "NO_CARDS_IN_PAGES" | "INTERNAL";

/** Why a box failed: the reader's code, or ours. */
export type FailureReason = DocumentErrorCode | OwnFailureReason;

/** The making anew of a box's cards, in part or whole. */
export interface Regeneration {
  /** Headings that lead to the part, outermost first; none for the whole document. */
  readonly section: readonly string[];
  readonly options: CardOptions;
}

export type BoxStage = (typeof cardBoxStages)[number];

/** A card box as the server knows it. */
export interface Box {
  readonly id: string;
  readonly userId: string;
  readonly knowledgeBaseId: string;
  readonly subjectName: string;
  readonly fileName: string;
  /** Where the uploaded file lies in the file store. */
  readonly fileKey: string;
  readonly status: CardBoxStatus;
  readonly stage: BoxStage;
  readonly progressPercent: number;
  readonly failureReason: FailureReason | null;
  readonly warnings: readonly DocumentWarning[];
  /** `zh` or `en`; null until the document was read. */
  readonly documentLanguage: string | null;
  /** Null until the document was read, and in formats without pages. */
  readonly documentPages: number | null;
  /** What the learner asked for when uploading. */
  readonly choices: CardOptions;
  /** Null unless the cards are being made anew. */
  readonly regeneration: Regeneration | null;
  /** Why the last regeneration changed nothing; null where it did. */
  readonly regenerationFailure: FailureReason | null;
  /** What was made and by whom; null until the box is finished. */
  readonly report: DeckReport | null;
  readonly cardCount: number;
  readonly reviewedCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** A deleted box is gone for its owner, who can bring it back for a minute. */
  readonly deletedAt: Date | null;
}
