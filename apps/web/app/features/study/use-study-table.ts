import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useApi } from "#lib/api-context.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { timeZone } from "#lib/time-zone.ts";
import { newSession, nextSession } from "./study-session.ts";
import { type SentListener, useAnswerOutbox, useSending } from "./use-answer-outbox.ts";

const queueLength = 50;
/** Below this the next cards are fetched while the learner is busy with the last ones. */
const fewItems = 10;
/** A card that comes back within this time belongs to this session. */
const soonMs = 20 * 60_000;

/**
 * The cards on the table, kept filled from the server's queue. Cards that were answered while a queue was on its way
 * (`noteAnswered`) are not put back by it.
 */
export function useStudyTable(boxId: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [session, dispatch] = useReducer(nextSession, newSession);
  const personal = useAnswerOutbox();
  const sending = useSending(personal);
  const [problem, setProblem] = useState<unknown>();
  const [isLoading, setIsLoading] = useState(true);
  const itemCount = useRef(0);
  const excluded = useRef<Set<string>>(new Set());
  useEffect(() => {
    itemCount.current = session.items.length;
  });

  const fetchQueue = useCallback(async () => {
    if (!personal) return;
    const left = new Set(personal.outbox.state().unsent.map((answer) => answer.card_id));
    excluded.current = left;
    let failure: unknown;
    try {
      const input = { time_zone: timeZone(), limit: queueLength };
      const scope = boxId === undefined ? {} : { box_id: boxId };
      const queue = await api.call("getStudyQueue", { ...input, ...scope });
      if (excluded.current === left) {
        dispatch({ kind: "loaded", queue, excluded: new Set(left), now: Date.now() });
      }
    } catch (error) {
      failure = error;
    }
    // A later call is on its way and says more.
    if (excluded.current !== left) return;
    setProblem(failure);
    setIsLoading(false);
  }, [api, boxId, personal]);

  const load = useCallback(async () => {
    setIsLoading(true);
    await fetchQueue();
  }, [fetchQueue]);

  useEffect(() => {
    void fetchQueue();
  }, [fetchQueue]);

  useEffect(() => {
    if (!personal) return;
    const onSent: SentListener = (result) => {
      if (personal.outbox.state().unsent.length > 1) return;
      dispatch({ kind: "counted", counts: result.counts });
      const isSoon = Date.parse(result.due) - Date.now() < soonMs;
      if (isSoon || itemCount.current <= fewItems) void load();
    };
    personal.listeners.add(onSent);
    return () => {
      personal.listeners.delete(onSent);
      for (const queryKey of [queryKeys.allStudyOverviews, queryKeys.allBoxes, ["box"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    };
  }, [load, personal, queryClient]);

  const noteAnswered = (cardId: string) => excluded.current.add(cardId);
  return { session, dispatch, outbox: personal?.outbox, sending, problem, isLoading, load, noteAnswered };
}
