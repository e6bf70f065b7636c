import { captured } from "../../text/captured.ts";
import type { EnglishCard } from "./english-card.ts";
import { isFinite, type Token, tokenAt } from "./part-of-speech.ts";
import { verbForm } from "./verb-forms.ts";

/**
 * Whether what a card takes for a verb is one in its sentence, and for a subject or an answer a phrase: not "When did books print?" of
 * "Books printed before that year are called incunabula", nor "What do workers clean? => cells, then they nurse".
 */
export function agreesWithTags({ rule, question, answer }: EnglishCard, tokens: readonly Token[]): boolean {
  if (!phraseRule.test(rule)) return true;
  const words = tokens.filter(({ tag }) => tag !== "PUNCT");
  return !hasVerbInSubject(question, words) && !runsOn(answer, words);
}

/** Rules whose answer is a phrase; what is said, or a condition, has a verb of its own. */
const phraseRule = /^(?:fact|agent|date|value|place)\./;
const asked = /\b(?<helper>do|does|did) (?<said>[^?]+)\?$/;

/** Whether the subject of a question holds a verb, or its verb is none. */
function hasVerbInSubject(question: string, tokens: readonly Token[]): boolean {
  const found = asked.exec(question);
  const said = captured(found, "said").split(" ");
  const { start, length } = longestRun(said, tokens);
  if (found === null || length === 0) return false;
  const run = tokens.slice(start, start + length);
  if (countLoose(run) > (standsBare(captured(found, "helper"), run) ? 1 : 0)) return true;
  const verb = tokenAt(tokens, start + length);
  const isVerb = verbForm(verb.text)?.lemma === said[length];
  // "books printed before": a participle with no auxiliary before it is no verb of theirs.
  return isVerb && verb.tag === "VBN" && !run.some(({ tag }) => isFinite(tag));
}

/** "do squirrels hide", "did Thuringia cut": the verb reads as it does in the sentence. */
function standsBare(helper: string, run: readonly Token[]): boolean {
  return (
    helper === "do" ||
    (helper === "did" && run.some(({ text, tag }) => tag === "VBD" && verbForm(text)?.lemma === text))
  );
}

/** The most words from the beginning of a phrase on that stand side by side in a sentence. */
function longestRun(words: readonly string[], tokens: readonly Token[]) {
  let best = { start: 0, length: 0 };
  for (const start of tokens.keys()) {
    let length = 0;
    while (length < words.length && isSame(words[length] ?? "", tokenAt(tokens, start + length))) length++;
    if (length > best.length) best = { start, length };
  }
  return best;
}

function isSame(word: string, { text }: Token): boolean {
  return text !== "" && text.toLowerCase() === word.toLowerCase().replace(/^["“(]+|["”),;:.]+$/g, "");
}

/** Whether an answer has a verb that no "which" or "that" in it opens. */
function runsOn(answer: string, tokens: readonly Token[]): boolean {
  const words = answer.split(" ");
  const { start, length } = longestRun(words, tokens);
  // "Must have, Should have, Could have": names.
  return length > 0 && !/^\p{Lu}/u.test(answer) && countLoose(inAnswer(tokens.slice(start), answer)) > 0;
}

/** The words of an answer, as far as they stand in the sentence. */
function inAnswer(tokens: readonly Token[], answer: string): readonly Token[] {
  const [first] = tokens;
  const end = (first?.at ?? 0) + answer.length;
  return tokens.filter(({ at, text }) => at + text.length <= end);
}

const opener =
  /^(?:that|because|although|though|whereas|while|unless|if|whether|since|until|before|after|once|as|than|where|when|how|why)$/;

/** How many verbs have no clause of their own. */
function countLoose(tokens: readonly Token[]): number {
  const openers = tokens.filter(
    ({ text, tag }, at) =>
      tag.startsWith("W") || opener.test(text) || (tag === "CC" && isFinite(tokenAt(tokens, at + 1).tag)),
  ).length;
  return Math.max(0, tokens.filter(({ tag }) => isFinite(tag)).length - openers);
}
