import type { KnowledgeBase } from "@deckle/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useApi } from "#lib/api-context.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** The user's knowledge bases, earliest first; the first one is used for uploads and listing (ruling D14). */
export function useKnowledgeBases(): UseQueryResult<readonly KnowledgeBase[]> {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.knowledgeBases,
    queryFn: async ({ signal }) => earliestFirst(await api.call("listKnowledgeBases", {}, { signal })),
  });
}

/** Sorts by time of creation; ISO moments in UTC sort as text. */
export function earliestFirst(bases: readonly KnowledgeBase[]): readonly KnowledgeBase[] {
  return bases.toSorted((one, other) => one.CreatedAt.localeCompare(other.CreatedAt));
}
