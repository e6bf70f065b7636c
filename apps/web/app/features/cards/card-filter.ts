import type { WireCard } from "@deckle/contract";

export const cardFilters = ["all", "suspended", "edited", "added"] as const;
export type CardFilter = (typeof cardFilters)[number];

/** What of a box is shown; lives in the page's address, so that it can be kept and sent on. */
export interface CardView {
  readonly search: string;
  /** Headings that lead to the part, outermost first; empty for all of it. */
  readonly section: readonly string[];
  readonly filter: CardFilter;
}

/** Reads the view from an address. What it does not know counts as not said. */
export function viewOf(parameters: URLSearchParams): CardView {
  const filter = cardFilters.find((known) => known === parameters.get("show")) ?? "all";
  return {
    search: (parameters.get("q") ?? "").slice(0, 200),
    section: parameters.getAll("section").slice(0, 12),
    filter,
  };
}

/** The address's query for a view; nothing for what is the default. */
export function parametersOf({ search, section, filter }: CardView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.trim() !== "") parameters.set("q", search);
  for (const heading of section) parameters.append("section", heading);
  if (filter !== "all") parameters.set("show", filter);
  return parameters;
}

/** The cards that a filter lets through, in their order. */
export function filterCards(cards: readonly WireCard[], filter: CardFilter): readonly WireCard[] {
  switch (filter) {
    case "all":
      return cards;
    case "suspended":
      return cards.filter((card) => card.is_suspended);
    case "edited":
      return cards.filter((card) => card.is_edited);
    case "added":
      return cards.filter((card) => card.origin === "learner");
  }
}
