import type { DeckReport } from "@deckle/cards";
import type { CardBoxStatus, cardBoxStages } from "@deckle/contract";
import type { DocumentErrorCode, DocumentWarning } from "@deckle/documents";

/** Why a box failed: the reader's code, or ours where the document is not to blame. */
export type FailureReason = DocumentErrorCode | "NO_CARDS" | "INTERNAL";

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
  /** What was made and by whom; null until the box is finished. */
  readonly report: DeckReport | null;
  readonly cardCount: number;
  readonly reviewedCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
