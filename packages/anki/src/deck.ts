import type { AnkiCardProgress, AnkiProgress } from "@deckle/scheduling";

export type { AnkiCardProgress, AnkiProgress, AnkiReview } from "@deckle/scheduling";

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

/** The days that the cards' progress is counted in, and what goes along with it. */
export interface AnkiStudy extends Omit<AnkiProgress, "cards"> {
  /** `fsrs`: memory states and difficulties go along; `none`: Anki works them out from the review log. */
  readonly memory: "fsrs" | "none";
}

/** A picture that travels with the package. */
export interface AnkiImage {
  readonly mimeType: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
  readonly bytes: Uint8Array;
}

interface NoteBase {
  /** What makes this note itself: the same text gives the same note in Anki, for ever. */
  readonly guidSource: string;
  /** What the question is about, shown above it in small print. */
  readonly topic?: string;
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
  readonly reviewsPerDay: number;
  readonly maximumIntervalDays: number;
}
