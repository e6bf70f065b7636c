import type { Rating, StudyItem } from "@deckle/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { timeZone } from "#lib/time-zone.ts";
import { showToast } from "#ui/toaster.tsx";
import { nextSession } from "./study-session.ts";
import { useStudyTable } from "./use-study-table.ts";

const clock = () => Date.now();

/**
 * A study session: the table, the answers on their way, and what the learner can do. Answers count at once and are sent
 * behind the scenes, so a lost connection stops nobody.
 */
export function useStudySession(boxId: string | undefined) {
  const api = useApi();
  const m = useMessages();
  const queryClient = useQueryClient();
  const { outbox, noteAnswered, ...table } = useStudyTable(boxId);
  const { session, dispatch, load } = table;
  const [isUndoing, setIsUndoing] = useState(false);

  function answer(rating: Rating): void {
    const [item] = session.items;
    // A new answer must not overtake the undoing of the old one.
    if (!item || !session.isRevealed || !outbox || isUndoing) return;
    const now = clock();
    const reviewId = crypto.randomUUID();
    const event = { kind: "answered", reviewId, rating, now } as const;
    noteAnswered(item.card.card_id);
    outbox.add({
      review_id: reviewId,
      box_id: item.box_id,
      card_id: item.card.card_id,
      rating,
      answered_at: new Date(now).toISOString(),
      duration_ms: nextSession(session, event).answered.at(-1)?.durationMs ?? 0,
      time_zone: timeZone(),
      counts_of: boxId === undefined ? "all" : "box",
    });
    dispatch(event);
    void outbox.flush();
  }

  async function undo(): Promise<void> {
    const last = session.answered.at(-1);
    if (!last || !outbox || isUndoing) return;
    setIsUndoing(true);
    dispatch({ kind: "undone", now: clock() });
    try {
      const isTakenBack = await outbox.takeBack(last.reviewId);
      if (!isTakenBack) await api.call("undoAnswer", { review_id: last.reviewId });
      showToast("success", m.study.undone);
    } catch (error) {
      dispatch({ kind: "removed", cardId: last.item.card.card_id, now: clock() });
      showToast("failure", m.study.undoFailed(messageOf(error, m.common.startFailed)));
    }
    setIsUndoing(false);
    void load();
  }

  async function setSuspended(item: StudyItem, isSuspended: boolean): Promise<void> {
    const { box_id, card } = item;
    if (isSuspended) dispatch({ kind: "removed", cardId: card.card_id, now: clock() });
    try {
      await api.call("suspendCards", { box_id, card_ids: [card.card_id], is_suspended: isSuspended });
      if (isSuspended) {
        const back = { label: m.study.undoShort, run: () => void setSuspended(item, false) };
        showToast("success", m.study.suspended, back);
      } else showToast("success", m.study.resumed);
    } catch (error) {
      showToast("failure", m.study.suspendFailed(messageOf(error, m.common.startFailed)));
    }
    void queryClient.invalidateQueries({ queryKey: queryKeys.allCards(box_id) });
    void load();
  }

  return { ...table, answer, undo, setSuspended };
}
