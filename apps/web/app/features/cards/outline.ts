import type { BoxReport } from "@deckle/contract";

/** A heading of the document with the cards below it. */
export interface OutlineEntry {
  readonly section: readonly string[];
  /** 0 for the outermost. */
  readonly depth: number;
  readonly label: string;
  readonly cards: number;
}

const maxDepth = 4;

/**
 * The document's headings in its order, each with the cards of all that is below it. The report lists the parts that
 * have text of their own; headings that only hold others are put in.
 */
export function outlineOf(sections: BoxReport["sections"]): readonly OutlineEntry[] {
  const entries = new Map<string, OutlineEntry>();
  for (const { section, card_amount } of sections) {
    for (let depth = 0; depth < Math.min(section.length, maxDepth); depth += 1) {
      const path = section.slice(0, depth + 1);
      const key = JSON.stringify(path);
      const known = entries.get(key)?.cards ?? 0;
      entries.set(key, { section: path, depth, label: path[depth] ?? "", cards: known + card_amount });
    }
  }
  return [...entries.values()];
}

/** Whether a part lies in another, or is it. */
export function isSameSection(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((heading, index) => heading === other[index]);
}
