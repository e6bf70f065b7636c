import type { BoxReport } from "@deckle/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** How a box's cards were made, and the parts of its document. */
export function useBoxReport(boxId: string): UseQueryResult<BoxReport> {
  const api = useApi();
  const language = useAppLanguage();
  return useQuery({
    queryKey: queryKeys.boxReport(boxId, language),
    queryFn: ({ signal }) => api.call("getBoxReport", { box_id: boxId }, { signal }),
    placeholderData: (previous) => previous,
  });
}
