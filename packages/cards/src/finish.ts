import type { Block, ParsedDocument } from "@deckle/documents";
import { cardBudget, withinBudget } from "./budget.ts";
import { identify } from "./card-identity.ts";
import { measureQuality } from "./deck-quality.ts";
import { deduplicate } from "./deduplicate.ts";
import { createGrounding } from "./ground.ts";
import type { GroundedDraft } from "./grounded-draft.ts";
import { lintCard } from "./lint/lint-card.ts";
import type { Card, CardDraft, CardOptions, GeneratedDeck } from "./model.ts";
import { createPacer, type Pacer } from "./yielding.ts";

const warningCost = 0.1;
const charactersPerDraft = 400;
/** A step that looks at all cards at once, which takes some ten milliseconds for a book: others come in after it. */
const wholeTurn = Number.POSITIVE_INFINITY;

interface FinishRequest {
  readonly drafts: readonly CardDraft[];
  readonly options: CardOptions;
  readonly chunks: number;
  /** Most cards; by the document's length and the options when absent. */
  readonly budget?: number;
  readonly signal?: AbortSignal;
}

/** Turns drafts of any engine into a deck: ground, lint, deduplicate, identify, cut to the budget, sort, report. */
export async function finish(document: ParsedDocument, request: FinishRequest): Promise<GeneratedDeck> {
  const dropped: Record<string, number> = {};
  const drop = (reason: string, count = 1) => {
    if (count > 0) dropped[reason] = (dropped[reason] ?? 0) + count;
  };
  const pace = createPacer(request.signal);
  const sound = await checkAll(document, request, { drop, pace });
  const unique = await deduplicate(sound, pace);
  drop("duplicate", sound.length - unique.length);
  const ids = identify(unique);
  await pace(wholeTurn);
  const idOf = new Map(unique.map((entry, index) => [entry, ids[index] ?? ""]));
  const budget = request.budget ?? cardBudget(document, request.options);
  const chosen = withinBudget(unique, budget, request.options);
  drop("budget", unique.length - chosen.length);
  await pace(wholeTurn);
  const cards = [...chosen]
    .sort((a, b) => a.source.offset - b.source.offset || a.order - b.order)
    .map((entry) => cardOf(entry, idOf.get(entry) ?? ""));
  return {
    cards,
    report: {
      chunks: request.chunks,
      drafts: request.drafts.length,
      cards: cards.length,
      dropped,
      quality: measureQuality(document, cards, { drafts: request.drafts.length, dropped }),
    },
  };
}

async function checkAll(
  document: ParsedDocument,
  { drafts, options }: FinishRequest,
  { drop, pace }: { readonly drop: (reason: string) => void; readonly pace: Pacer },
): Promise<readonly GroundedDraft[]> {
  const blocks = new Map<string, Block>(document.blocks.map((block) => [block.id, block]));
  const ground = createGrounding(document);
  const sound: GroundedDraft[] = [];
  for (const [order, draft] of drafts.entries()) {
    await pace(charactersPerDraft);
    if (options.types?.includes(draft.type) === false) {
      drop("type");
      continue;
    }
    const block = blocks.get(draft.blockId);
    const source = block === undefined ? undefined : ground(block, draft);
    if (source === undefined) {
      drop("ungrounded");
      continue;
    }
    const issues = lintCard(draft, document.lang);
    const error = issues.find((issue) => issue.severity === "error");
    if (error !== undefined) {
      drop(error.rule);
      continue;
    }
    sound.push({ draft: { ...draft, score: draft.score - issues.length * warningCost }, source, order });
  }
  return sound;
}

function cardOf({ draft, source }: GroundedDraft, id: string): Card {
  const { type, question, answer, difficulty, tags, engine, rule, text } = draft;
  const base = { id, question, answer, difficulty, tags, engine, rule, source };
  return type === "cloze" && text !== undefined ? { ...base, type, text } : { ...base, type: "basic" };
}
