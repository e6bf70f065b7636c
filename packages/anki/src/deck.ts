/**
 * A deck as Anki understands it, before it is bytes. Every text is plain text (maths as `$...$`, lines by line feeds);
 * turning it into Anki's HTML, with everything neutralised that Anki would read as markup, is the writer's task.
 */
export interface AnkiDeck {
  /** Parts of a nested name are joined by `::`. */
  readonly name: string;
  /** Markdown, shown under the deck's name. */
  readonly description: string;
  readonly createdAt: Date;
  /** In the order in which they are to be learned. */
  readonly notes: readonly AnkiNote[];
  readonly preset?: AnkiPreset;
  /** Whose progress stands in the notes; without it every card is new. */
  readonly study?: AnkiStudy;
}

/** The days that the cards' progress is counted in. */
export interface AnkiStudy {
  /** Unix seconds at which the first day of the collection begins; dues count days from it. */
  readonly collectionStart: number;
  readonly rolloverHour: number;
  /** Of the learner's clock, as Anki counts: minutes west of Greenwich. */
  readonly minutesWest: number;
  /** `fsrs`: memory states and difficulties go along; `none`: Anki works them out from the review log. */
  readonly memory: "fsrs" | "none";
}

/** What the learner has reached with one card, in the terms of Anki's `cards` table. */
export interface AnkiCardProgress {
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly type: 0 | 1 | 2 | 3;
  /** -1 suspended, 0 new, 1 due within the day, 2 review, 3 learning across days. */
  readonly queue: -1 | 0 | 1 | 2 | 3;
  /** Unix seconds in queue 1, else days since the collection's start; a new card keeps its place in the deck. */
  readonly due?: number;
  readonly intervalDays: number;
  readonly stepsLeft: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly memory?: { readonly stability: number; readonly difficulty: number };
  readonly lastReviewSeconds?: number;
  readonly reviews: readonly AnkiReview[];
}

/** One line of Anki's review log. */
export interface AnkiReview {
  /** Milliseconds, each once in a deck. */
  readonly id: number;
  /** 1 again, 2 hard, 3 good, 4 easy. */
  readonly ease: number;
  /** Days, or seconds as negative numbers. */
  readonly interval: number;
  readonly lastInterval: number;
  /** FSRS difficulty after the answer, 1 to 10. */
  readonly difficulty: number;
  readonly takenMs: number;
  /** What the card was before: 0 learning, 1 review, 2 relearning. */
  readonly kind: 0 | 1 | 2;
}

/** A picture that travels with the package. */
export interface AnkiImage {
  readonly mimeType: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
  readonly bytes: Uint8Array;
}

interface NoteBase {
  /** What makes this note itself: the same text gives the same note in Anki, for ever. */
  readonly guidSource: string;
  readonly extra?: string;
  /** Shown under the answer. */
  readonly images?: readonly AnkiImage[];
  /** Verbatim from the source; shown marked under the answer. */
  readonly quote?: string;
  /** Where the quote stands, for people: file, page, headings. */
  readonly source?: string;
  /** `https:` address of the source, if it has one. */
  readonly link?: string;
  readonly tags: readonly string[];
  /** Deck below the deck's own, `::` nests; the deck itself when absent. */
  readonly subdeck?: string;
  readonly createdAt: Date;
  /** Anki takes a re-imported note only if this is later than what it has. */
  readonly updatedAt: Date;
  /** By the card's ordinal. Anki takes it with a note's first import only. */
  readonly progress?: ReadonlyMap<number, AnkiCardProgress>;
}

/** A question with an answer. */
export interface AnkiBasicNote extends NoteBase {
  readonly type: "basic";
  readonly question: string;
  readonly answer: string;
  /** `both`: also a card that asks for the question, given the answer. */
  readonly direction?: "forward" | "both";
  /** `typed`: Anki asks the learner to type the answer and compares. */
  readonly response?: "recalled" | "typed";
}

/** A text with gaps `{{c1::hidden}}` or `{{c1::hidden::hint}}`; each number is a card of its own. */
export interface AnkiClozeNote extends NoteBase {
  readonly type: "cloze";
  readonly text: string;
  /** `none`: a `::` inside a gap is part of its text. */
  readonly hints?: "allowed" | "none";
}

export type AnkiNote = AnkiBasicNote | AnkiClozeNote;

/** Deck options ("preset") that travel with the package. Its id comes from its content, since Anki never updates one. */
export interface AnkiPreset {
  readonly name: string;
  /** Share of reviews to be remembered, 0.7 to 0.99. */
  readonly desiredRetention: number;
  /** The 21 weights of FSRS-6; left out, Anki uses its own default. */
  readonly fsrsParameters?: readonly number[];
  readonly learningStepsMinutes: readonly number[];
  readonly relearningStepsMinutes: readonly number[];
  readonly newCardsPerDay: number;
  readonly maximumIntervalDays: number;
}
