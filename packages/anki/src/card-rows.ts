import type { AnkiCardProgress, AnkiDeck, AnkiReview } from "./deck.ts";

/** What the `cards` table says beside ids, note, deck and ordinal. */
export interface CardRow {
  readonly modifiedAt: number;
  readonly type: number;
  readonly queue: number;
  readonly due: number;
  readonly interval: number;
  readonly factor: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly left: number;
  readonly data: string;
}

/** Anki's starting ease in thousandths; a studied card must have one, also where FSRS does not use it. */
const startingEase = 2500;

/** Last of the default weights of FSRS-6: how fast recall decays. */
const defaultDecay = 0.1542;

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** What the card would be if nobody had studied it: changed with its note, due at its place in the deck. */
interface FreshCard {
  readonly modifiedAt: number;
  readonly position: number;
}

/** A card with its progress (Anki: `rslib/src/storage/card/data.rs` for `data`). */
export function studiedCardRow(progress: AnkiCardProgress, fresh: FreshCard, deck: AnkiDeck): CardRow {
  return {
    modifiedAt: Math.max(fresh.modifiedAt, progress.lastReviewSeconds ?? 0),
    type: progress.type,
    queue: progress.queue,
    due: progress.due ?? fresh.position,
    interval: progress.intervalDays,
    factor: progress.type >= 2 ? startingEase : 0,
    repetitions: progress.repetitions,
    lapses: progress.lapses,
    left: progress.stepsLeft,
    data: progress.type === 0 ? "" : cardData(progress, fresh.position, deck),
  };
}

/** `pos` lets Anki put the card back to its place when it is forgotten; `lrt` must be the last review's second. */
function cardData(progress: AnkiCardProgress, position: number, { study, preset }: AnkiDeck): string {
  const { memory, lastReviewSeconds } = progress;
  return JSON.stringify({
    pos: position,
    ...(memory === undefined || study?.memory !== "fsrs"
      ? {}
      : {
          s: rounded(memory.stability, 4),
          d: rounded(memory.difficulty, 3),
          dr: rounded(preset?.desiredRetention ?? 0.9, 2),
          decay: rounded(preset?.fsrsParameters?.[20] ?? defaultDecay, 3),
        }),
    ...(lastReviewSeconds === undefined ? {} : { lrt: lastReviewSeconds }),
  });
}

/** The `factor` of a line of the review log: with FSRS its difficulty in thousandths from 100 to 1100, else the ease. */
export function reviewFactor(review: AnkiReview, { study }: AnkiDeck): number {
  if (study?.memory === "fsrs") return Math.round(((review.difficulty - 1) / 9 + 0.1) * 1000);
  return review.kind === 1 || review.interval > 0 ? startingEase : 0;
}
