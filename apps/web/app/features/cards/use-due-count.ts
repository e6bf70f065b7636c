import { useQuery } from "@tanstack/react-query";
import { useApi } from "#lib/api-context.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { timeZone } from "#lib/time-zone.ts";

/** How many cards of a box are to be studied now; undefined while it is not known. */
export function useDueCount(boxId: string): number | undefined {
  const api = useApi();
  const overview = useQuery({
    queryKey: queryKeys.studyOverview(boxId),
    queryFn: ({ signal }) =>
      api.call("getStudyOverview", { box_id: boxId, time_zone: timeZone() }, { signal }),
  });
  const counts = overview.data?.counts;
  return counts && counts.new + counts.learning + counts.review;
}
