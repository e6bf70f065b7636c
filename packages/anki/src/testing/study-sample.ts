import { cardTopic } from "@deckle/cards";
import type { Card } from "@deckle/cards";
import {
  type CardState,
  type Rating,
  type Review,
  type StudiedState,
  type StudyClock,
  type StudyRecord,
  ankiProgress,
  createScheduler,
} from "@deckle/scheduling";
import { buildPackage } from "../build-package.ts";
import { deckFromCards } from "../from-cards.ts";
import { noteGuid } from "../identity.ts";

const dayMs = 86_400_000;

/** Anki reckons with its own present, so the learning happens before that. */
export const present = new Date();

/** A learner somewhere on earth. */
export interface Learner {
  readonly clock: StudyClock;
  /** When the box was made, before anything was studied. */
  readonly begun: Date;
}

function card(id: string): Card {
  return {
    id,
    type: "basic",
    question: `Question ${id}`,
    answer: "answer",
    difficulty: "medium",
    tags: [],
    engine: "offline",
    rule: "test",
    source: { quote: "quote", offset: 0, section: [], blockId: "b0" },
  };
}

/** The guid of the note of that card in `studiedPackage`. */
export function studiedGuid(cardId: string): string {
  return noteGuid(`box\0basic\0${cardId}`);
}

/** A record whose card has been answered. */
export type AnsweredRecord = StudyRecord & { readonly state: StudiedState };

/** The record of a card answered at these times, at least once. */
export function answered(
  clock: StudyClock,
  cardId: string,
  answers: readonly (readonly [Date, Rating])[],
): AnsweredRecord {
  const scheduler = createScheduler({ clock });
  let state: CardState = { status: "new" };
  const reviews: Review[] = [];
  for (const [at, rating] of answers) {
    const { state: next, review } = scheduler.answer(state, rating, at, 5000);
    state = next;
    reviews.push(review);
  }
  if (state.status === "new") throw new Error("at least one answer");
  return { cardId, ordinal: 0, state, reviews, isSuspended: false };
}

/** The record of a card answered so: the first time `daysAgo`, then always when it is due, until the answers end. */
export function studied(
  clock: StudyClock,
  cardId: string,
  { daysAgo, answers }: { readonly daysAgo: number; readonly answers: readonly Rating[] },
): AnsweredRecord {
  const scheduler = createScheduler({ clock });
  const given: (readonly [Date, Rating])[] = [];
  let state: CardState = { status: "new" };
  let at = new Date(present.getTime() - daysAgo * dayMs);
  for (const rating of answers) {
    given.push([at, rating]);
    ({ state } = scheduler.answer(state, rating, at, 5000));
    // A little after it is due: at the very first second of a day Anki's log and its scheduler disagree on the day.
    at = new Date(state.due.getTime() + 300_000);
    if (at > present) break;
  }
  return answered(clock, cardId, given);
}

/** A box of these cards, with what was studied of them. */
export async function studiedPackage(
  { clock, begun }: Learner,
  records: readonly StudyRecord[],
  given: { readonly includeFsrs: boolean; readonly updatedAt?: Date; readonly language?: "zh" | "en" },
): Promise<Uint8Array> {
  const deck = deckFromCards({
    boxId: "box",
    name: "Studied",
    cards: records.map((record) => card(record.cardId)),
    createdAt: begun,
    updatedAt: given.updatedAt ?? begun,
    language: given.language ?? "en",
    includeFsrs: given.includeFsrs,
    cardTopic,
    sourceName: "a.pdf",
    progress: ankiProgress(records, begun, clock),
  });
  return await buildPackage(deck, { now: present });
}
