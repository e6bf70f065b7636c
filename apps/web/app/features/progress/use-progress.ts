import type { CardBox, StudyOverview } from "@deckle/contract";
import { defaultBoxName } from "@deckle/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { timeZone } from "#lib/time-zone.ts";

/** Progress with one box, or with all of them. */
export function useOverview(boxId: string | undefined): UseQueryResult<StudyOverview> {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.studyOverview(boxId),
    queryFn: ({ signal }) =>
      api.call(
        "getStudyOverview",
        { time_zone: timeZone(), ...(boxId === undefined ? {} : { box_id: boxId }) },
        { signal },
      ),
    placeholderData: (previous) => previous,
  });
}

/** The boxes one can look at; none while they are not known, because the page works without them. */
export function useBoxNames(): readonly Pick<CardBox, "box_id" | "subject_name">[] {
  const api = useApi();
  const language = useAppLanguage();
  const bases = useQuery({
    queryKey: queryKeys.knowledgeBases,
    queryFn: ({ signal }) => api.call("listKnowledgeBases", {}, { signal }),
  });
  const baseId = bases.data?.[0]?.id;
  const boxes = useQuery({
    queryKey: queryKeys.boxes(baseId ?? "", language),
    queryFn: ({ signal }) => api.call("listCardBoxes", { knowledge_base_id: baseId ?? "" }, { signal }),
    enabled: baseId !== undefined,
  });
  return (boxes.data ?? []).filter((box) => box.subject_name !== defaultBoxName);
}
