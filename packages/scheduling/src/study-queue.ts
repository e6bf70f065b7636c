import type { CardState, Review } from "./card-state.ts";
import { type StudyClock, startOfStudyDay, studyDay } from "./day.ts";

/** A card that can be asked. A card of several gaps, or two ways, is several by `ordinal`, from 0. */
export interface StudyCard {
  readonly cardId: string;
  readonly ordinal: number;
  readonly state: CardState;
  readonly isSuspended: boolean;
}

/** How many cards of each kind were answered on the learner's present day. */
export interface StudiedToday {
  /** First answers ever. */
  readonly new: number;
  /** Answers to cards that were in `review`; steps of minutes are not counted, as in Anki. */
  readonly review: number;
}

export interface QueueOptions {
  readonly now: Date;
  readonly clock: StudyClock;
  /** New cards to begin in a day, 0 or more; those already begun today count. */
  readonly newPerDay: number;
  /** Reviews to ask in a day, 0 or more; those already answered today count. */
  readonly reviewsPerDay: number;
  readonly studiedToday: StudiedToday;
}

/** What is to be asked, as it stands at `now`. */
export interface StudyQueue<Card extends StudyCard> {
  /** In the order in which they are to be asked; empty when nothing can be asked at the moment. */
  readonly cards: readonly Card[];
  /** What is left for today, by kind. */
  readonly counts: { readonly new: number; readonly learning: number; readonly review: number };
  /** If `cards` is empty but a card on a step comes back today: when to ask for the queue again. */
  readonly nextAt?: Date;
}

/** With nothing else to do, a card on a step is shown so much before its time: Anki's own limit. */
const learnAheadMs = 20 * 60_000;

/**
 * The cards to ask now, in Anki's order (`rslib/src/scheduler/queue/`): cards on a step whose time has come, oldest first;
 * then reviews by their day with new cards spread among them; then cards on a step that come back within 20 minutes.
 * New cards keep the order given. Reviews of one day are shuffled, the same way for the whole day.
 *
 * Pure, and stable from answer to answer: ask again with the new states, `now` and counts, and the order goes on where it
 * was. `n log n` in the cards.
 */
export function studyQueue<Card extends StudyCard>(
  cards: readonly Card[],
  options: QueueOptions,
): StudyQueue<Card> {
  const { now, clock, studiedToday } = options;
  const today = studyDay(now, clock);
  const dayEnd = startOfStudyDay(today + 1, clock).getTime();
  const { fresh, steps, reviews } = sorted(cards, dayEnd);
  const newCards = fresh.slice(0, Math.max(0, options.newPerDay - studiedToday.new));
  const dueReviews = byDay(reviews, today).slice(0, Math.max(0, options.reviewsPerDay - studiedToday.review));
  const due = steps.filter((step) => step.due <= now.getTime());
  const soon = steps.filter((step) => step.due > now.getTime() && step.due <= now.getTime() + learnAheadMs);
  const queue = [...cardsOf(due), ...spread(newCards, cardsOf(dueReviews), studiedToday), ...cardsOf(soon)];
  const next = steps[0];
  return {
    cards: queue,
    counts: { new: newCards.length, learning: steps.length, review: dueReviews.length },
    ...(queue.length === 0 && next !== undefined ? { nextAt: new Date(next.due - learnAheadMs) } : {}),
  };
}

/** How many answers of the present day count against the limits. Of older reviews none do, so all may be given. */
export function studiedToday(reviews: readonly Review[], now: Date, clock: StudyClock): StudiedToday {
  const today = studyDay(now, clock);
  const ofToday = reviews.filter((review) => studyDay(review.at, clock) === today);
  return {
    new: ofToday.filter((review) => review.statusBefore === "new").length,
    review: ofToday.filter((review) => review.statusBefore === "review").length,
  };
}

interface Due<Card> {
  readonly card: Card;
  readonly due: number;
}

const cardsOf = <Card>(entries: readonly Due<Card>[]): readonly Card[] => entries.map(({ card }) => card);

/** New cards, cards whose step ends before the day does, and reviews whose day has come; suspended ones are none. */
function sorted<Card extends StudyCard>(cards: readonly Card[], dayEnd: number) {
  const fresh: Card[] = [];
  const steps: Due<Card>[] = [];
  const reviews: Due<Card>[] = [];
  for (const card of cards) {
    if (card.isSuspended) continue;
    if (card.state.status === "new") {
      fresh.push(card);
      continue;
    }
    const due = card.state.due.getTime();
    if (due >= dayEnd) continue;
    (card.state.status === "review" ? reviews : steps).push({ card, due });
  }
  steps.sort((one, other) => one.due - other.due);
  return { fresh, steps, reviews };
}

/** By the day they were due, within a day in an order that is chance but stays the same until tomorrow. */
function byDay<Card extends StudyCard>(reviews: readonly Due<Card>[], today: number): readonly Due<Card>[] {
  return reviews
    .map((entry) => ({ ...entry, chance: chanceOf(`${today}/${entry.card.cardId}/${entry.card.ordinal}`) }))
    .sort((one, other) => one.due - other.due || one.chance - other.chance);
}

/** FNV-1a: spreads well enough to shuffle, and is the same on every machine. */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * New cards at even distances among the reviews. The distances are those of the whole day, what was answered included:
 * reckoned from what is left, each answer would push the next new card away again.
 */
function spread<Card>(fresh: readonly Card[], reviews: readonly Card[], done: StudiedToday): readonly Card[] {
  const place = (cards: readonly Card[], before: number) =>
    cards.map((card, index) => ({ card, at: (before + index + 1) / (before + cards.length + 1) }));
  return [...place(reviews, done.review), ...place(fresh, done.new)]
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
}
