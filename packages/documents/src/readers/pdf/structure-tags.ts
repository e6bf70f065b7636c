import type { PDFPageProxy } from "pdfjs-dist";

/** A tagged element that holds text, in the order of the structure tree. */
export interface TagSlot {
  readonly kind: "heading" | "paragraph" | "item" | "marker" | "cell";
  /** Text that stands in a figure. */
  readonly isFigure?: true;
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

const isCell = ({ role }: StructNode): boolean => role === "TD" || role === "TH";

/** Rows and cells are known by their own names: some producers leave out the table or the row around them. */
const isTable = ({ role, children }: StructNode): boolean =>
  role === "Table" ||
  (role !== "TR" && children?.some((child) => child.role === "TR" || isCell(child)) === true);

function visitTable(walk: Walk, node: StructNode, place: Place, depth: number): void {
  const table = ++walk.tables;
  let row = -1;
  const visitRows = (parent: StructNode, level: number): void => {
    for (const child of parent.children ?? []) {
      if (child.role === "TR" || isCell(child)) {
        row++;
        let column = 0;
        for (const cell of isCell(child) ? [child] : (child.children ?? [])) {
          visit(walk, cell, { ...place, slot: undefined, table, row, column: column++ }, level + 1);
        }
      } else {
        const isRowGroup = /^T(Head|Body|Foot)$/.test(child.role ?? "") && level < maxDepth;
        if (isRowGroup) visitRows(child, level + 1);
        else visit(walk, child, place, level + 1);
      }
    }
  };
  visitRows(node, depth);
}

function enterHeading(walk: Walk, role: string, place: Place): Place {
  const level = role === "Title" ? 1 : Number(role.slice(1)) || undefined;
  return { ...place, slot: addSlot(walk, { kind: "heading", level }) };
}

function enterCell(walk: Walk, role: string, place: Place): Place {
  const { table, row, column } = place;
  return {
    ...place,
    slot: addSlot(walk, { kind: "cell", cell: { table, row, column, isHeader: role === "TH" } }),
  };
}

function enterList(walk: Walk, _role: string, place: Place): Place {
  const listId = place.listId || `t${String(++walk.lists)}`;
  return { ...place, slot: undefined, depth: place.depth + 1, listId };
}

function enterItem(walk: Walk, _role: string, place: Place): Place {
  const { depth, listId } = place;
  return { ...place, slot: addSlot(walk, { kind: "item", depth: Math.max(0, depth), listId }) };
}

function enterMarker(_walk: Walk, _role: string, place: Place): Place {
  if (place.slot?.kind !== "item") return place;
  const marker: TagSlot = { kind: "marker" };
  place.slot.marker = marker;
  return { ...place, slot: marker };
}

/** Text inside cells, items and paragraphs stays with them, whatever wraps it once more. */
function enterBlock(walk: Walk, _role: string, place: Place): Place {
  return place.slot ? place : { ...place, slot: addSlot(walk, { kind: "paragraph" }) };
}

/** A figure's caption is no part of what is written in the figure. */
function enterCaption(walk: Walk, role: string, place: Place): Place {
  return enterBlock(walk, role, place.slot?.isFigure ? { ...place, slot: undefined } : place);
}

function enterFigure(walk: Walk, _role: string, place: Place): Place {
  return place.slot ? place : { ...place, slot: addSlot(walk, { kind: "paragraph", isFigure: true }) };
}

const roles: readonly (readonly [RegExp, (walk: Walk, role: string, place: Place) => Place])[] = [
  [/^(?:H[1-6]?|Title)$/, enterHeading],
  [/^T[HD]$/, enterCell],
  [/^L$/, enterList],
  [/^LI$/, enterItem],
  [/^Lbl$/, enterMarker],
  [/^Caption$/, enterCaption],
  [/^Figure$/, enterFigure],
  [/^(?:P|Note|TOCI|BibEntry|Code|Formula)$/, enterBlock],
];

/** What an element of a role adds to the place its contents stand in; other roles change nothing. */
function enter(walk: Walk, node: StructNode, place: Place): Place {
  const role = node.role ?? "";
  return roles.find(([pattern]) => pattern.test(role))?.[1](walk, role, place) ?? place;
}

function visit(walk: Walk, node: StructNode, place: Place, depth: number): void {
  if (depth > maxDepth) return;
  if (isTable(node)) {
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
