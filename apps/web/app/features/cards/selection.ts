/** Chosen cards, and the one a range starts from. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | undefined;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined };

/** One card more or less; with `range`, everything from the last one touched to this. */
export function toggle(
  selection: Selection,
  id: string,
  { order, reach }: { readonly order: readonly string[]; readonly reach: "one" | "range" },
): Selection {
  const ids = new Set(selection.ids);
  const isAdding = !ids.has(id);
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  const touched =
    reach === "range" && from !== -1 && to !== -1
      ? order.slice(Math.min(from, to), Math.max(from, to) + 1)
      : [id];
  for (const one of touched) {
    if (isAdding) ids.add(one);
    else ids.delete(one);
  }
  return { ids, anchor: id };
}
