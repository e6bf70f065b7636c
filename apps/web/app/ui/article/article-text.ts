import type { Article, ArticleBlock, MarkedText } from "#content/article.ts";
import { plainText } from "./marked-text.tsx";

const chineseCharactersPerMinute = 400;
const wordsPerMinute = 220;

/** Every text of an article with its marks, but not its code and what stands in its drawings. */
export function markedTexts(article: Article<string>): readonly MarkedText[] {
  return [
    article.lead,
    ...article.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
  ];
}

/** The questions of an article with their answers, as plain text. */
export function questionsOf(
  article: Article,
): readonly { readonly question: string; readonly answer: string }[] {
  return article.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === "object" && "questions" in block ? block.questions : []))
    .map(({ question, answer }) => ({
      question,
      answer: answer
        .flatMap(textsOf)
        .map((text) => plainText(text))
        .join(" "),
    }));
}

/** Words and Chinese characters that a person reads in an article. */
export function lengthOf(article: Article<string>): { readonly words: number; readonly characters: number } {
  const text = markedTexts(article)
    .map((marked) => plainText(marked))
    .join("\n");
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replaceAll(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return { words, characters };
}

/** Whole minutes, at least one, at the pace of an adult who reads to learn. */
export function readingMinutes(article: Article<string>): number {
  const { words, characters } = lengthOf(article);
  return Math.max(1, Math.round(words / wordsPerMinute + characters / chineseCharactersPerMinute));
}

function textsOf(block: ArticleBlock<string>): readonly string[] {
  if (typeof block === "string") return [block];
  if ("points" in block) return block.points;
  if ("steps" in block) return block.steps;
  if ("note" in block) return [block.note];
  if ("table" in block) return [...block.table.head, ...block.table.rows.flat()];
  if ("searches" in block) return block.searches.map(([, finds]) => finds);
  if ("cards" in block) return block.cards.flatMap(({ front, back }) => [front, back]);
  if ("questions" in block) {
    return block.questions.flatMap(({ question, answer }) => [question, ...answer.flatMap(textsOf)]);
  }
  return [];
}
