import { cardsPerCallMax, type WireCard } from "@deckle/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Api } from "#lib/api.ts";
import { useApi } from "#lib/api-context.ts";
import { queryKeys } from "#lib/query-keys.ts";
import type { CardView } from "./card-filter.ts";

/** A box has at most 1,000 made and 2,000 added cards: six calls and one to be sure. */
const maxCalls = 7;

/** All cards of a box that match a search in a part, in document order; the old ones until the new ones are here. */
export function useCards(
  boxId: string,
  { search, section }: Pick<CardView, "search" | "section">,
): UseQueryResult<readonly WireCard[]> {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.cards(boxId, search.trim(), section),
    queryFn: ({ signal }) =>
      fetchAll(api, { box_id: boxId, search: search.trim(), section: [...section] }, signal),
    placeholderData: (previous) => previous,
  });
}

interface CardQuery {
  readonly box_id: string;
  readonly search: string;
  readonly section: string[];
}

async function fetchAll(api: Api, query: CardQuery, signal: AbortSignal): Promise<readonly WireCard[]> {
  const cards: WireCard[] = [];
  for (let call = 0; call < maxCalls; call += 1) {
    const range = { offset: cards.length, limit: cardsPerCallMax };
    const page = await api.call("listCards", { ...query, ...range }, { signal });
    cards.push(...page.cards);
    if (page.cards.length === 0 || cards.length >= page.total) break;
  }
  return cards;
}
