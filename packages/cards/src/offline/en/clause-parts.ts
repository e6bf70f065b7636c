import { isStatement } from "./noun-phrases.ts";
import { isFinite, isNoun, type Token, tokenAt } from "./part-of-speech.ts";

/** A clause as a sentence of its own, and its words where they stand in the whole. */
interface ClausePart {
  readonly tokens: readonly Token[];
  readonly text: string;
}

const joint = /^(?:and|but|yet|so|whereas|while)$/;
/** Words whose other half stands in the other part. */
const paired = /^(?:either|neither|both|not|if|unless|whether)$/i;
/** "When the news crossed the ocean, it was": the condition belongs to what follows. */
const condition = /^(?:when|once|as|while|although|though|because|since|until|after|before|where|despite)$/i;

/** The clauses of a sentence that are sentences of their own, each with a capital and a stop; none of a sentence of one clause. */
export function clauseParts(sentence: string, tokens: readonly Token[]): readonly ClausePart[] {
  const parts: (readonly Token[])[] = [];
  let start = 0;
  for (const [at, { text }] of tokens.entries()) {
    if (!/^[;:,]$|^and$/.test(text)) continue;
    const next = joint.test(tokenAt(tokens, at + 1).text) ? at + 2 : at + 1;
    const left = tokens.slice(start, at);
    if (!/^[;:]$/.test(text) && !isSeam(left, tokens, next)) continue;
    if (!isStatement(left) || !isStatement(tokens.slice(next))) continue;
    parts.push(left);
    start = next;
  }
  if (parts.length === 0) return [];
  return [...parts, tokens.slice(start)].map((part) => ({ tokens: part, text: written(sentence, part) }));
}

/** Whether a comma or "and" parts two sentences: what stands on its left, and where the right begins. */
function isSeam(left: readonly Token[], tokens: readonly Token[], next: number): boolean {
  const isCondition = tokenAt(tokens, next - 1).text === "," && condition.test(tokenAt(left, 0).text);
  return opensStatement(tokens, next) && !isCondition && !left.some(({ text }) => paired.test(text));
}

function written(sentence: string, tokens: readonly Token[]): string {
  const words = /^[.,;:]$/.test(tokens.at(-1)?.text ?? "") ? tokens.slice(0, -1) : tokens;
  const last = tokenAt(words, words.length - 1);
  const text = sentence.slice(tokenAt(words, 0).at, last.at + last.text.length);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** So many words may stand before the verb. */
const subjectReach = 14;
const ofSubject = /^(?:NNP?S?|DT|PDT|PRP\$?|POS|JJ[RS]?|CD|IN|TO|VBN|VBG|EX|FW|RB)$/;
const subordinate = /^(?:that|because|although|though|since|as|if)$/;

/** Whether a subject and its verb begin at a word: "in 1985 a lahar from Nevado del Ruiz buried". */
export function opensStatement(tokens: readonly Token[], start: number): boolean {
  let first = start;
  while (tokenAt(tokens, first).tag === "RB") first++;
  if (subordinate.test(tokenAt(tokens, first).text)) return false;
  const behind = tokens.slice(first, start + subjectReach);
  const verb = behind.findIndex(({ tag }) => isFinite(tag));
  const subject = behind.slice(0, Math.max(0, verb));
  return (
    subject.every(({ tag }) => ofSubject.test(tag)) && subject.some(({ tag }) => isNoun(tag) || tag === "PRP")
  );
}
