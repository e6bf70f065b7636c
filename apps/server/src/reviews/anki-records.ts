import type { DeckSource } from "@deckle/anki";
import { ankiProgress, type StudyRecord } from "@deckle/scheduling";
import type { Box } from "../boxes/box.ts";
import type { StoredCard } from "../cards/card.ts";
import type { Sql } from "../database/database.ts";
import type { LearnerSettings } from "./settings-store.ts";
import { listReviews, listStates } from "./study-store.ts";

interface RecordsOf {
  readonly box: Box;
  readonly cards: readonly StoredCard[];
  readonly settings: LearnerSettings;
  readonly request: { readonly includeProgress: boolean; readonly isReversed: boolean };
}

/**
 * What Anki is to know of a box's cards: with progress all that the learner did, without it only which cards are
 * suspended. Null where that is nothing. Days are those of the place where the learner last studied.
 */
export async function ankiProgressOf(
  sql: Sql,
  { box, cards, settings, request }: RecordsOf,
): Promise<NonNullable<DeckSource["progress"]> | null> {
  const states = request.includeProgress ? await listStates(sql, box.id) : new Map<string, never>();
  const reviews = request.includeProgress ? await listReviews(sql, box.id) : new Map<string, never>();
  const records = cards.flatMap((card) => {
    const state = states.get(card.id) ?? ({ status: "new" } as const);
    const record = { cardId: card.id, state, isSuspended: card.isSuspended };
    return ordinalsOf(card).map((ordinal): StudyRecord => ({
      ...record,
      ordinal,
      reviews: reviews.get(card.id) ?? [],
    }));
  });
  const reversed = request.isReversed ? cards.filter(({ type }) => type === "basic").map(reversedRecord) : [];
  const known = [...records, ...reversed];
  if (!request.includeProgress && known.every(({ isSuspended }) => !isSuspended)) return null;
  const clock = { timeZone: settings.timeZone ?? "UTC", rolloverHour: settings.dayStartHour };
  return ankiProgress(known, box.createdAt, clock);
}

/** A card asked the other way round was never asked here. */
function reversedRecord({ id, isSuspended }: StoredCard): StudyRecord {
  return { cardId: id, ordinal: 1, state: { status: "new" }, reviews: [], isSuspended };
}

/** The cards that Anki makes of one: a text with gaps is one for each number, and here all gaps are asked at once. */
function ordinalsOf({ text }: StoredCard): readonly number[] {
  if (text === null) return [0];
  const numbers = [...text.matchAll(/\{\{c(\d+)::/g)].map(([, number]) => Number(number) - 1);
  return [...new Set(numbers)];
}
