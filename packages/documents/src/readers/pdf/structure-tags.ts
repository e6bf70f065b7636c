import type { PDFPageProxy } from "pdfjs-dist";

/** A tagged element that holds text, in the order of the structure tree. */
export interface TagSlot {
  readonly kind: "heading" | "paragraph" | "item" | "marker" | "cell";
  /** Of headings; `undefined` for a heading without a number of its own. */
  readonly level?: number | undefined;
  /** Of list items: 0 is the outermost list. */
  readonly depth?: number;
  readonly listId?: string;
  /** Of list items: the slot of its number or bullet. */
  marker?: TagSlot;
  readonly cell?: {
    readonly table: number;
    readonly row: number;
    readonly column: number;
    readonly isHeader: boolean;
  };
}

export interface PageTags {
  readonly slots: readonly TagSlot[];
  readonly slotOfContent: ReadonlyMap<string, TagSlot>;
}

interface StructNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
}

interface Place {
  readonly slot?: TagSlot | undefined;
  readonly depth: number;
  readonly listId: string;
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

const maxDepth = 200;

interface Walk {
  readonly slots: TagSlot[];
  readonly slotOfContent: Map<string, TagSlot>;
  lists: number;
  tables: number;
}

function addSlot(walk: Walk, slot: TagSlot): TagSlot {
  walk.slots.push(slot);
  return slot;
}

function visitTable(walk: Walk, node: StructNode, place: Place, depth: number): void {
  const table = ++walk.tables;
  let row = -1;
  const visitRows = (parent: StructNode, level: number): void => {
    for (const child of parent.children ?? []) {
      if (child.role === "TR") {
        row++;
        let column = 0;
        for (const cell of child.children ?? []) {
          visit(walk, cell, { ...place, slot: undefined, table, row, column: column++ }, level + 1);
        }
      } else if (/^T(Head|Body|Foot)$/.test(child.role ?? "") && level < maxDepth)
        visitRows(child, level + 1);
      else visit(walk, child, place, level + 1);
    }
  };
  visitRows(node, depth);
}

/** What an element of a role adds to the place its contents stand in; roles without an entry change nothing. */
function enter(walk: Walk, node: StructNode, place: Place): Place {
  const role = node.role ?? "";
  const heading = /^H([1-6])?$/.exec(role);
  if (heading || role === "Title") {
    const level = role === "Title" ? 1 : heading?.[1] === undefined ? undefined : Number(heading[1]);
    return { ...place, slot: addSlot(walk, { kind: "heading", level }) };
  }
  if (role === "TH" || role === "TD") {
    const { table, row, column } = place;
    return {
      ...place,
      slot: addSlot(walk, { kind: "cell", cell: { table, row, column, isHeader: role === "TH" } }),
    };
  }
  // Text inside cells and list items stays with them, whatever paragraphs wrap it.
  if (role === "L") {
    const listId = place.listId || `t${String(++walk.lists)}`;
    return { ...place, slot: undefined, depth: place.depth + 1, listId };
  }
  if (role === "LI") {
    const slot = addSlot(walk, { kind: "item", depth: Math.max(0, place.depth), listId: place.listId });
    return { ...place, slot };
  }
  if (role === "Lbl" && place.slot?.kind === "item") {
    const marker: TagSlot = { kind: "marker" };
    place.slot.marker = marker;
    return { ...place, slot: marker };
  }
  const isBlock = /^(?:P|Caption|Note|TOCI|BibEntry|Code|Formula|Figure)$/.test(role);
  return isBlock && !place.slot ? { ...place, slot: addSlot(walk, { kind: "paragraph" }) } : place;
}

function visit(walk: Walk, node: StructNode, place: Place, depth: number): void {
  if (depth > maxDepth) return;
  if (node.role === "Table") {
    visitTable(walk, node, place, depth);
    return;
  }
  const inside = enter(walk, node, place);
  let anonymous: TagSlot | undefined;
  for (const child of node.children ?? []) {
    if (child.type === "content" && child.id !== undefined) {
      const slot = inside.slot ?? (anonymous ??= addSlot(walk, { kind: "paragraph" }));
      walk.slotOfContent.set(child.id, slot);
    } else if (child.role !== undefined && child.role !== "Artifact") {
      anonymous = undefined;
      visit(walk, child, inside, depth + 1);
    }
  }
}

/** The page's part of the structure tree, flattened; `undefined` where the page has none or it cannot be read. */
export async function readPageTags(page: PDFPageProxy): Promise<PageTags | undefined> {
  const walk: Walk = { slots: [], slotOfContent: new Map(), lists: 0, tables: 0 };
  try {
    const tree = (await page.getStructTree()) as StructNode | null;
    if (!tree) return undefined;
    visit(walk, tree, { depth: -1, listId: "", table: 0, row: 0, column: 0 }, 0);
  } catch {
    // A damaged tree leaves the layout, which needs none.
    return undefined;
  }
  return walk.slotOfContent.size === 0 ? undefined : { slots: walk.slots, slotOfContent: walk.slotOfContent };
}
