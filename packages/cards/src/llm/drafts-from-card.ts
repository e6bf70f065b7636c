import type { CardDraft } from "../model.ts";
import { letterKey } from "../text/letter-key.ts";
import type { ModelCard } from "./model-card.ts";
import type { FoundQuote } from "./passage-index.ts";

const gap = /\{\{c(\d+)::(.*?)(?:::.*?)?\}\}/gs;
const maxGaps = 3;
/** Worth of a card whose quote was found word for word, and of one with a quote that was mended. */
const exactScore = 0.75;
const fuzzyScore = 0.65;

/**
 * The drafts of a model's card: one for a question, one for each number of a gap in a cloze text, the other gaps being
 * filled. The quote becomes the document's own words.
 */
export function draftsFromCard(card: ModelCard, found: FoundQuote): readonly CardDraft[] {
  const base = {
    quote: found.quote,
    blockId: found.blockId,
    difficulty: card.difficulty,
    tags: card.tags,
    engine: "llm" as const,
    score: found.match === "exact" ? exactScore : fuzzyScore,
  };
  if (card.type === "basic") {
    return [
      { ...base, type: "basic", question: card.question, answer: card.answer, rule: roleOf(card, found) },
    ];
  }
  const numbers = [...new Set([...card.text.matchAll(gap)].map(([, number]) => number))].slice(0, maxGaps);
  return numbers.map((number) => {
    const hidden: string[] = [];
    const fill = (show: (words: string) => string) =>
      card.text.replace(gap, (_, own: string, words: string) => (own === number ? show(words) : words));
    const text = fill((words) => {
      hidden.push(words);
      return `{{c1::${words}}}`;
    });
    const question = fill(() => "[...]");
    const answer = hidden.join(" / ");
    const column = cellColumn(found.quote, answer);
    // A cell behind its labels, as the rules hide it.
    const rule = column === undefined ? "gap.model" : `label-${column}.model`;
    return { ...base, type: "cloze", question, answer, text, rule };
  });
}

/**
 * Roles as the rules of the offline engine name them, by how a question asks: a card of either engine that asks the same
 * of the same sentence has the same id. The first that fits counts.
 */
const roles: readonly (readonly [RegExp, string])[] = [
  [/[称叫誉尊](?:为|做|作|之为)?什么|简称|别名|\b(?:called|known as|named)\b[^?]*\?|\bstand for\b/iu, "name"],
  [/^(?:简述|概述|试述)|^(?:describe|outline|give an account of)\b/iu, "account"],
  [/第 ?\d+ ?(?:项|步)是什么|\bwhat is step \d+\b/iu, "step"],
  [/公式是什么|\bformula for\b/iu, "formula"],
  [
    /认为什么|指出什么|内容是什么|规定了?什么|\bwhat (?:does|do|did) [^?]* (?:state|say|point out|hold|argue)\b/iu,
    "saying",
  ],
  [/^what (?:is|was|are|were) .{1,60}['’]s [\w -]{3,30}\?$/iu, "attribute"],
  [/^(?:why|what is the reason)\b|为什么(?![？?]|$)|为何|什么原因/iu, "reason"],
  [
    /^(?:until |under [^,]{1,40}, )?when (?:is|are|does|do|must|may|can|should)\b|在什么(?:条件|情况)下/iu,
    "condition",
  ],
  [
    /^(?:when|in (?:which|what) (?:year|century|month|decade))\b|何时|什么时候|[哪那]一?[年天月日]|哪个(?:世纪|年代)|什么时间/iu,
    "date",
  ],
  [/(?:是谁|是什么人)？?$|^who (?:is|was|were|are) [^?]{1,40}(?<! by)\?$/iu, "definition"],
  [/^(?:who|by whom|what (?:causes|caused|produces))\b|[由被]?谁|由什么|哪位|何人/iu, "agent"],
  [
    /\bwithin what time\b|\bhow (?:many|much|long|far|old|large|often|high|tall|deep|heavy)\b|\bat what\b|多少|几[个条种次年天]|多[大长高久重]/iu,
    "value",
  ],
  [
    /不得做什么|(?:应当|必须|可以|有权)(?:怎样做|做什么)|^what (?:must|shall|may) [^?]* (?:not )?do\b/iu,
    "duty",
  ],
  [/^where\b|\bin which (?:city|country|place|town)\b|在哪|何处|什么地方/iu, "place"],
  [
    /分为(?:哪|什么|几)|由哪些.{0,8}(?:组成|构成)|\bwhat (?:does|do) [^?]* consist of|\binto what\b/iu,
    "parts",
  ],
  [/\bpurpose\b|\bused for\b|用途|用于什么|目的/iu, "purpose"],
  [
    /^(?:[^,?]{1,40}, )?what (?:(?:is|are|was|were) |(?:does|do|did) [^?]* (?:mean|represent)\b)[^?]{0,80}\?|什么是|是什么|是指什么|包括哪|含义|定义/iu,
    "definition",
  ],
];

const vocabularyRoles: typeof roles = [
  [/用.{1,4}语怎么说|\bhow do you say\b/iu, "word"],
  [/^[“"][^”"]+[”"]\s?是什么意思|^what does [“"][^”"]+[”"] mean\b/iu, "meaning"],
];

/** A row of a table as it stands in the document's text. */
const cellBorder = "\t";

function roleOf({ question, answer }: ModelCard, { quote }: FoundQuote): string {
  const column = cellColumn(quote, answer);
  const cell = column === undefined ? undefined : `cell-${column}`;
  return `${roleIn(vocabularyRoles, question) ?? cell ?? roleIn(roles, question) ?? "fact"}.model`;
}

function roleIn(known: typeof roles, question: string): string | undefined {
  return known.find(([pattern]) => pattern.test(question))?.[1];
}

/** Which cell of its row an answer is, from 1 on; nothing where the quote is no row, or the answer its name. */
function cellColumn(quote: string, answer: string): number | undefined {
  const cells = quote.split(cellBorder).map(letterKey);
  const column = cells.length > 1 ? cells.lastIndexOf(letterKey(answer)) : -1;
  return column > 0 ? column : undefined;
}
