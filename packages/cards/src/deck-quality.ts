import type { Block, ParsedDocument } from "@deckle/documents";
import type { Card, DeckQuality } from "./model.ts";
import { blockWords } from "./text/block-words.ts";
import { countUnits } from "./text/units.ts";

/** Lint rules that mean that a prompt gave its answer away. */
const leaks = ["answer_in_question", "echo"] as const;
/** Shorter blocks (a label, a page number) hold nothing that a deck could leave out. */
const minUnits = 4;

interface Tally {
  readonly drafts: number;
  readonly dropped: Readonly<Record<string, number>>;
}

/** Measures a finished deck. Linear in the document and the deck. */
export function measureQuality(
  document: ParsedDocument,
  cards: readonly Card[],
  { drafts, dropped }: Tally,
): DeckQuality {
  const asked = drafts - (dropped["type"] ?? 0);
  const grounded = asked - (dropped["ungrounded"] ?? 0);
  const leaking = leaks.reduce((sum, rule) => sum + (dropped[rule] ?? 0), 0);
  const questions = cards.filter((card) => card.type === "basic" && /[?？]/u.test(card.question)).length;
  return {
    grounded: share(grounded, asked),
    questions: share(questions, cards.length),
    leaks: share(leaking, grounded),
    duplicates: share(
      dropped["duplicate"] ?? 0,
      cards.length + (dropped["duplicate"] ?? 0) + (dropped["budget"] ?? 0),
    ),
    coverage: coverageOf(document, cards),
  };
}

/** Share of the text, by length, that stands in blocks from which the deck quotes. */
function coverageOf({ blocks }: ParsedDocument, cards: readonly Card[]): number {
  const quoted = cards.map(({ source }) => ({
    start: source.offset,
    end: source.offset + source.quote.length,
  }));
  quoted.sort((a, b) => a.start - b.start);
  let all = 0;
  let covered = 0;
  let next = 0;
  let reach = 0;
  blocks.forEach((block, index) => {
    const units = isSubjectMatter(block) ? countUnits(blockWords(block)) : 0;
    const end = blocks[index + 1]?.offset ?? Number.POSITIVE_INFINITY;
    while ((quoted[next]?.start ?? Number.POSITIVE_INFINITY) < end) {
      reach = Math.max(reach, quoted[next++]?.end ?? 0);
    }
    if (units < minUnits) return;
    all += units;
    if (reach > block.offset) covered += units;
  });
  return share(covered, all);
}

function isSubjectMatter(block: Block): boolean {
  return block.type !== "heading" && block.type !== "image" && block.type !== "code";
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}
