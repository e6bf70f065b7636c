import type { StudyCounts, StudyQueue } from "@deckle/contract";
import { createScheduler, studyQueue } from "@deckle/scheduling";
import { presentCard } from "../cards/card.ts";
import { cardKey, findCards } from "../cards/card-store.ts";
import type { Database } from "../database/database.ts";
import { countAskable, listDue, listNew, type QueuedCard, type StudyScope } from "./queue-store.ts";
import { type StudyContext, type Today, todayOf } from "./study-day.ts";

/** What to ask now, in order, at most `limit` cards. @throws Failure timeZoneUnknown */
export async function queueOf(
  context: StudyContext,
  scope: StudyScope,
  { timeZone, limit }: { readonly timeZone: string; readonly limit: number },
): Promise<StudyQueue> {
  const { database } = context;
  const today = await todayOf(context, scope.userId, timeZone);
  const due = await listDue(database, scope, { before: today.end, mostReviews: today.reviewsLeft });
  const fresh = await listNew(database, scope, today.newLeft);
  const { cards, counts, nextAt } = studyQueue([...due, ...fresh], {
    now: today.now,
    clock: today.clock,
    newPerDay: today.settings.newCardsPerDay,
    reviewsPerDay: today.settings.reviewsPerDay,
    studiedToday: today.answered,
  });
  return {
    study_day: new Date(today.day * 86_400_000).toISOString().slice(0, 10),
    counts,
    items: await presentQueue(database, cards.slice(0, limit), today),
    next_due: nextAt?.toISOString() ?? null,
  };
}

/** What is left for today, by the learner's limits. */
export async function countsOf(
  { database }: Pick<StudyContext, "database">,
  scope: StudyScope,
  { end, newLeft, reviewsLeft }: Today,
): Promise<StudyCounts> {
  const counts = await countAskable(database, scope, { before: end, mostNew: newLeft });
  return { ...counts, review: Math.min(counts.review, reviewsLeft) };
}

async function presentQueue(
  database: Database,
  queue: readonly QueuedCard[],
  { now, clock, settings }: Today,
): Promise<StudyQueue["items"]> {
  const contents = await findCards(database, queue);
  const scheduler = createScheduler({ clock, desiredRetention: settings.desiredRetention });
  return queue.flatMap(({ boxId, cardId, subjectName, state }) => {
    const card = contents.get(cardKey(boxId, cardId));
    // Deleted between the two queries.
    if (card === undefined) return [];
    const { again, hard, good, easy } = scheduler.preview(state, now);
    return {
      box_id: boxId,
      subject_name: subjectName,
      card: presentCard(card),
      state: state.status,
      due: state.status === "new" ? null : state.due.toISOString(),
      intervals: [
        again.intervalSeconds,
        hard.intervalSeconds,
        good.intervalSeconds,
        easy.intervalSeconds,
      ] satisfies [number, number, number, number],
    };
  });
}
