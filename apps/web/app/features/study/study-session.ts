import type { Rating, StudyCounts, StudyItem, StudyQueue, WireCard } from "@deckle/contract";

/** A card that was answered in this session; enough to bring it back. */
export interface AnsweredItem {
  readonly reviewId: string;
  readonly item: StudyItem;
  readonly rating: Rating;
  readonly durationMs: number;
  /** What was left before the answer. */
  readonly counts: StudyCounts;
}

export interface StudySession {
  /** To be studied, in order; the first is the card on the table. */
  readonly items: readonly StudyItem[];
  readonly isRevealed: boolean;
  /** Milliseconds since 1970 at which the question was shown. */
  readonly shownAt: number;
  /** Oldest first. */
  readonly answered: readonly AnsweredItem[];
  /** Left for today, the card on the table included. */
  readonly counts: StudyCounts;
  readonly nextDue: string | null;
  /** False until the first queue is here. */
  readonly isLoaded: boolean;
}

export type StudyEvent =
  | {
      readonly kind: "loaded";
      readonly queue: StudyQueue;
      /** Cards that the queue cannot know about yet: their answers are on the way. */
      readonly excluded: ReadonlySet<string>;
      readonly now: number;
    }
  | { readonly kind: "revealed" }
  | { readonly kind: "answered"; readonly reviewId: string; readonly rating: Rating; readonly now: number }
  | { readonly kind: "counted"; readonly counts: StudyCounts }
  | { readonly kind: "undone"; readonly now: number }
  | { readonly kind: "edited"; readonly card: WireCard }
  | { readonly kind: "removed"; readonly cardId: string; readonly now: number };

const nothingLeft: StudyCounts = { new: 0, learning: 0, review: 0 };

export const newSession: StudySession = {
  items: [],
  isRevealed: false,
  shownAt: 0,
  answered: [],
  counts: nothingLeft,
  nextDue: null,
  isLoaded: false,
};

/** From question to answer, at most ten minutes: who took longer was away. */
const maxDurationMs = 600_000;

/** What an event makes of a session. Pure; the server decides what comes next, this only keeps the table tidy meanwhile. */
export function nextSession(session: StudySession, event: StudyEvent): StudySession {
  switch (event.kind) {
    case "loaded":
      return withQueue(session, event);
    case "revealed":
      return session.items.length === 0 ? session : { ...session, isRevealed: true };
    case "answered":
      return withAnswer(session, event);
    case "counted":
      return { ...session, counts: event.counts };
    case "undone":
      return withoutLastAnswer(session, event.now);
    case "edited":
      return {
        ...session,
        items: session.items.map((item) =>
          item.card.card_id === event.card.card_id ? { ...item, card: event.card } : item,
        ),
      };
    case "removed":
      return withoutCard(session, event.cardId, event.now);
  }
}

function withQueue(
  session: StudySession,
  { queue, excluded, now }: Extract<StudyEvent, { kind: "loaded" }>,
): StudySession {
  const current = session.items[0];
  const fresh = queue.items.filter((item) => !excluded.has(item.card.card_id));
  const sameCard = fresh.find((item) => item.card.card_id === current?.card.card_id);
  const rest = fresh.filter((item) => item !== sameCard);
  return {
    ...session,
    // The card on the table stays there, whatever the server thinks by now.
    items: current ? [session.isRevealed ? current : (sameCard ?? current), ...rest] : rest,
    isRevealed: current ? session.isRevealed : false,
    shownAt: current ? session.shownAt : now,
    counts: excluded.size === 0 ? queue.counts : session.isLoaded ? session.counts : queue.counts,
    nextDue: queue.next_due,
    isLoaded: true,
  };
}

function withAnswer(
  session: StudySession,
  { reviewId, rating, now }: Extract<StudyEvent, { kind: "answered" }>,
): StudySession {
  const [item, ...rest] = session.items;
  if (!item) return session;
  const durationMs = Math.min(maxDurationMs, Math.max(0, now - session.shownAt));
  return {
    ...session,
    items: rest,
    isRevealed: false,
    shownAt: now,
    answered: [...session.answered, { reviewId, item, rating, durationMs, counts: session.counts }],
    counts: oneLess(session.counts, item),
  };
}

function oneLess(counts: StudyCounts, { state }: StudyItem): StudyCounts {
  const kind = state === "relearning" ? "learning" : state;
  return { ...counts, [kind]: Math.max(0, counts[kind] - 1) };
}

function withoutLastAnswer(session: StudySession, now: number): StudySession {
  const last = session.answered.at(-1);
  if (!last) return session;
  const others = session.items.filter((item) => item.card.card_id !== last.item.card.card_id);
  return {
    ...session,
    items: [last.item, ...others],
    isRevealed: false,
    shownAt: now,
    answered: session.answered.slice(0, -1),
    counts: last.counts,
  };
}

function withoutCard(session: StudySession, cardId: string, now: number): StudySession {
  const gone = session.items.find((item) => item.card.card_id === cardId);
  if (!gone) return session;
  const wasOnTable = session.items[0] === gone;
  return {
    ...session,
    items: session.items.filter((item) => item !== gone),
    isRevealed: wasOnTable ? false : session.isRevealed,
    shownAt: wasOnTable ? now : session.shownAt,
    counts: oneLess(session.counts, gone),
  };
}

/** Cards left for today, the one on the table included. */
export function leftOf({ counts, items }: StudySession): number {
  return Math.max(items.length, counts.new + counts.learning + counts.review);
}
