import { stopWords } from "./stop-words.ts";

/** What a text says, folded: Latin words and numbers that carry content, and pairs of neighbouring Han characters. */
export function contentWords(text: string): readonly string[] {
  const folded = text.normalize("NFKC").toLowerCase();
  const words = (folded.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []).filter(
    (word) => (word.length > 2 || /\d/.test(word)) && !stopWords.has(word),
  );
  for (const run of folded.match(/\p{Script=Han}+/gu) ?? []) {
    if (run.length === 1) words.push(run);
    for (let at = 0; at + 2 <= run.length; at++) words.push(run.slice(at, at + 2));
  }
  return words;
}
