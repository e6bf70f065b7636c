import type { CardDraft } from "../model.ts";
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
    return [{ ...base, type: "basic", question: card.question, answer: card.answer, rule: roleOf(card) }];
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
    return { ...base, type: "cloze", question, answer: hidden.join(" / "), text, rule: "gap.model" };
  });
}

/** Roles as the rules of the offline engine name them, so that a card of either engine has the same id. */
const roles: readonly (readonly [RegExp, string])[] = [
  [/^(why|what is the reason)\b|为什么|为何|原因/i, "reason"],
  [/^(when|in (which|what) (year|century|month))\b|何时|什么时候|哪一?年|什么时间/i, "date"],
  [/^where\b|在哪|何处|什么地方/i, "place"],
  [/^(how (many|much|long|far|old|large)|at what)\b|多少|几个|多大|多长/i, "value"],
  [/^(who|by whom)\b|谁|哪位|何人/i, "agent"],
  [/^what (is|are|does [^?]* mean)\b[^?]{0,60}\?|什么是|是什么|含义|定义/i, "definition"],
  [/purpose|used for|用途|作用|目的/i, "purpose"],
];

function roleOf({ question }: ModelCard): string {
  const role = roles.find(([pattern]) => pattern.test(question))?.[1] ?? "fact";
  return `${role}.model`;
}
