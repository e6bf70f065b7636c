import { type CardBox, defaultBoxName, isUnfinished, pollIntervalMs } from "@deckle/contract";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { isNotFound } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { pollBoxes } from "./poll-boxes.ts";

type BoxesQuery = UseQueryResult<readonly CardBox[]>;

/** The card boxes of a knowledge base, without the default one (row D-5). */
export function useBoxes(knowledgeBaseId: string): BoxesQuery {
  const api = useApi();
  const language = useAppLanguage();
  return useQuery({
    queryKey: queryKeys.boxes(knowledgeBaseId, language),
    queryFn: ({ signal }) => api.call("listCardBoxes", { knowledge_base_id: knowledgeBaseId }, { signal }),
    select: withoutDefaultBox,
    placeholderData: (previous) => previous,
  });
}

function withoutDefaultBox(boxes: readonly CardBox[]): readonly CardBox[] {
  return boxes.filter((box) => box.subject_name !== defaultBoxName);
}

/** How many rounds in a row may fail before the person is told. */
const quietFailures = 3;

/**
 * Fetches unfinished boxes again every three seconds and puts them into the list, until none is left or the page is
 * gone. The answer is true while several rounds in a row have failed.
 */
export function usePolling(knowledgeBaseId: string, boxes: readonly CardBox[] | undefined): boolean {
  const api = useApi();
  const language = useAppLanguage();
  const queryClient = useQueryClient();
  const [failures, setFailures] = useState(0);
  const unfinished = (boxes ?? []).filter((box) => isUnfinished(box.status)).map((box) => box.box_id);
  // A text, so that a new list with the same boxes does not start the interval anew.
  const watched = unfinished.toSorted().join(" ");

  useEffect(() => {
    if (watched === "") return;
    const key = queryKeys.boxes(knowledgeBaseId, language);
    const change = (edit: (old: readonly CardBox[]) => readonly CardBox[]) =>
      queryClient.setQueryData<readonly CardBox[]>(key, (old) => old && edit(old));
    return pollBoxes({
      boxIds: watched.split(" "),
      intervalMs: pollIntervalMs,
      fetchBox: (boxId, signal) => api.call("getCardBox", { box_id: boxId }, { signal }),
      onBox: (box) => {
        setFailures(0);
        change((old) => replaceBox(old, box));
        // The usage counts its cards, and a failure may have been given back.
        if (!isUnfinished(box.status)) void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
      },
      onFailure: (boxId, error) => {
        if (isNotFound(error)) change((old) => withoutBox(old, boxId));
        else setFailures((count) => count + 1);
        reportProblem("A card box could not be fetched again:", error);
      },
    });
  }, [api, language, knowledgeBaseId, queryClient, watched]);

  return watched !== "" && failures >= quietFailures;
}

/** The list with a newer state of one of its boxes. */
function replaceBox(boxes: readonly CardBox[], newer: CardBox): readonly CardBox[] {
  return boxes.map((box) => (box.box_id === newer.box_id ? newer : box));
}

/** The list without a box. */
export function withoutBox(boxes: readonly CardBox[], boxId: string): readonly CardBox[] {
  return boxes.filter((box) => box.box_id !== boxId);
}
