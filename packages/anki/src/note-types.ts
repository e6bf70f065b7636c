import { cardCss, cardTemplates } from "./card-style.ts";

/**
 * Frozen: Anki matches a note type by its id, and one whose fields or templates differ in number or id is taken for
 * another, so that every note a learner already has is refused as conflicting instead of updated. Never add, remove or
 * reorder a field or a template; `Meta`, once the spare field, holds the topic. The CSS and the HTML may change, together with
 * `templatesReleasedAt`.
 */
export const basicNoteTypeId = 1_763_683_200_001;
export const clozeNoteTypeId = 1_763_683_200_002;

/** Unix seconds at which the text of the templates was last changed. Not `now`: that would undo the user's own changes. */
export const templatesReleasedAt = Date.UTC(2026, 10, 21, 21) / 1000;

/** One type covers plain, two-way and typed cards, so that switching between them never changes a note's type. */
const basicFields = [
  "Question",
  "Answer",
  "Extra",
  "Quote",
  "Source",
  "Link",
  "Reverse",
  "Typed",
  "Meta",
] as const;
const clozeFields = ["Text", "Extra", "Quote", "Source", "Link", "Meta"] as const;

/** What Anki needs to draw `[latex]`, which we never write but a user may. */
const latex = {
  latexPre:
    "\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n" +
    "\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n",
  latexPost: "\\end{document}",
  latexsvg: false,
};

function field(noteTypeId: number, name: string, ord: number): object {
  const isSwitchOrSpare = name === "Reverse" || name === "Typed" || name === "Meta" || name === "Link";
  return {
    id: noteTypeId * 100 + ord,
    name,
    ord,
    sticky: false,
    rtl: false,
    font: "Arial",
    size: 20,
    media: [],
    description: "",
    plainText: name === "Meta",
    collapsed: isSwitchOrSpare,
    excludeFromSearch: name === "Meta",
    tag: null,
    preventDeletion: ord === 0,
  };
}

interface Template {
  readonly name: string;
  readonly sides: { readonly front: string; readonly back: string };
}

function template(noteTypeId: number, ord: number, { name, sides }: Template): object {
  return {
    id: noteTypeId * 100 + 50 + ord,
    name,
    ord,
    qfmt: sides.front,
    afmt: sides.back,
    bqfmt: "",
    bafmt: "",
    did: null,
    bfont: "",
    bsize: 0,
  };
}

interface NoteTypeShape {
  readonly id: number;
  readonly name: string;
  readonly kind: 0 | 1;
  readonly fields: readonly string[];
  readonly templates: readonly Template[];
  /** For old programs: which fields make which card non-empty. Anki works it out again. */
  readonly required: readonly (readonly [number, "any" | "all", readonly number[]])[];
}

function noteType(shape: NoteTypeShape, deckId: number): object {
  return {
    id: shape.id,
    name: shape.name,
    type: shape.kind,
    mod: templatesReleasedAt,
    usn: -1,
    sortf: 0,
    did: deckId,
    css: cardCss,
    ...latex,
    tags: [],
    vers: [],
    flds: shape.fields.map((name, ord) => field(shape.id, name, ord)),
    tmpls: shape.templates.map((entry, ord) => template(shape.id, ord, entry)),
    req: shape.required,
  };
}

/** The `models` of a collection: both note types, the same in every package of every user. */
export function noteTypes(deckId: number): Readonly<Record<number, object>> {
  return {
    [basicNoteTypeId]: noteType(
      {
        id: basicNoteTypeId,
        name: "Deckle Basic",
        kind: 0,
        fields: basicFields,
        templates: [
          { name: "Card 1", sides: cardTemplates.forward },
          { name: "Card 2 (reversed)", sides: cardTemplates.reversed },
        ],
        required: [
          [0, "any", [0, 8]],
          [1, "all", [1, 6]],
        ],
      },
      deckId,
    ),
    [clozeNoteTypeId]: noteType(
      {
        id: clozeNoteTypeId,
        name: "Deckle Cloze",
        kind: 1,
        fields: clozeFields,
        templates: [{ name: "Cloze", sides: cardTemplates.cloze }],
        required: [[0, "any", [0]]],
      },
      deckId,
    ),
  };
}
