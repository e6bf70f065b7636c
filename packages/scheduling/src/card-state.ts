/** The learner's answer, in Anki's order. */
export const ratings = ["again", "hard", "good", "easy"] as const;
export type Rating = (typeof ratings)[number];

/** A card that has been answered at least once. */
export interface StudiedState {
  /** `learning` and `relearning` are steps of minutes, `review` intervals of days. */
  readonly status: "learning" | "review" | "relearning";
  /** From when the card is to be shown; for `review` the start of a day of the learner's. */
  readonly due: Date;
  /** FSRS: days until recall falls to 90 %. */
  readonly stability: number;
  /** FSRS: 1 to 10. */
  readonly difficulty: number;
  /** Whole days of the current interval; while relearning, of the interval to come; 0 while learning. */
  readonly intervalDays: number;
  /** Index of the step the card is on; 0 in `review`. */
  readonly step: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly lastReviewAt: Date;
}

/** What is known of a card. Plain data: keep it as it is. */
export type CardState = { readonly status: "new" } | StudiedState;

/** What happened in one review; with the card's state enough to rebuild Anki's review log. */
export interface Review {
  readonly at: Date;
  readonly rating: Rating;
  readonly statusBefore: CardState["status"];
  /** 0 for a new card. */
  readonly intervalBeforeSeconds: number;
  readonly intervalAfterSeconds: number;
  readonly difficultyAfter: number;
  /** How long the learner took. */
  readonly takenMs: number;
}
