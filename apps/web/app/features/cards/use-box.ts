import { apiErrors, type CardBox, isUnfinished, pollIntervalMs } from "@deckle/contract";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { ApiError, isNotFound } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** True when there is no such box; code 400 is an address that is no box's name at all. */
export function isMissing(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.code === apiErrors.invalidInput.code);
}

/** A box, fetched again every three seconds while it is being worked on; then its cards and its report are new too. */
export function useBox(boxId: string): UseQueryResult<CardBox> {
  const api = useApi();
  const language = useAppLanguage();
  const queryClient = useQueryClient();
  const box = useQuery({
    queryKey: queryKeys.box(boxId, language),
    queryFn: ({ signal }) => api.call("getCardBox", { box_id: boxId }, { signal }),
    placeholderData: (previous) => previous,
    // What is not there does not come by asking again.
    retry: (failures, error) => failures < 1 && !isMissing(error),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data.status) ? pollIntervalMs : false),
  });

  const isWorking = box.data !== undefined && isUnfinished(box.data.status);
  const wasWorking = useRef(isWorking);
  useEffect(() => {
    const hasEnded = wasWorking.current && !isWorking;
    wasWorking.current = isWorking;
    if (!hasEnded) return;
    void queryClient.invalidateQueries({ queryKey: queryKeys.allCards(boxId) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.boxReport(boxId, language) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.allBoxes });
    void queryClient.invalidateQueries({ queryKey: queryKeys.allStudyOverviews });
  }, [boxId, isWorking, language, queryClient]);
  return box;
}
