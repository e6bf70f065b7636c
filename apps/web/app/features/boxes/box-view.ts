import { type CardBox, displayStatus, isUnfinished } from "@deckle/contract";

export const boxFilters = ["all", "working", "finished", "failed"] as const;
export type BoxFilter = (typeof boxFilters)[number];

export const boxOrders = ["newest", "name", "cards"] as const;
export type BoxOrder = (typeof boxOrders)[number];

/** Which boxes of the list are shown, and in which order. */
export interface BoxView {
  /** Words that the box's or the file's name must contain. */
  readonly search: string;
  readonly filter: BoxFilter;
  readonly order: BoxOrder;
}

/** The view that an address stands for; what it does not say, or says wrongly, is the default. */
export function viewOfAddress(parameters: URLSearchParams): BoxView {
  return {
    search: parameters.get("q") ?? "",
    filter: boxFilters.find((filter) => filter === parameters.get("status")) ?? "all",
    order: boxOrders.find((order) => order === parameters.get("sort")) ?? "newest",
  };
}

/** The address of a view; the default view has no parameters. */
export function addressOfView(view: BoxView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (view.search !== "") parameters.set("q", view.search);
  if (view.filter !== "all") parameters.set("status", view.filter);
  if (view.order !== "newest") parameters.set("sort", view.order);
  return parameters;
}

/** The boxes of a view. Names are compared as the language's readers expect: Chinese by pinyin. */
export function boxesOfView(
  boxes: readonly CardBox[],
  view: BoxView,
  languageTag: string,
): readonly CardBox[] {
  const words = folded(view.search).split(/\s+/).filter(Boolean);
  const shown = boxes.filter((box) => {
    const text = folded(`${box.subject_name} ${box.file_name}`);
    return isInFilter(box.status, view.filter) && words.every((word) => text.includes(word));
  });
  const byName = new Intl.Collator(languageTag, { numeric: true });
  switch (view.order) {
    case "newest":
      return shown.toSorted((a, b) => b.CreatedAt.localeCompare(a.CreatedAt));
    case "name":
      return shown.toSorted((a, b) => byName.compare(a.subject_name, b.subject_name));
    case "cards":
      return shown.toSorted((a, b) => b.card_amount - a.card_amount);
  }
}

function isInFilter(status: string, filter: BoxFilter): boolean {
  if (filter === "all") return true;
  if (filter === "working") return isUnfinished(status);
  return displayStatus(status) === filter;
}

/** Full-width letters, case and accents make no difference to a search. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
