import { verbForm } from "./verb-forms.ts";

const auxiliary =
  /^(?:is|are|was|were|has|have|had|can|cannot|could|may|might|must|shall|should|will|would|does|do|did|isn['’]t|aren['’]t|wasn['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t)$/;
const relative = /^(?:who|which|that|whose|whom)$/;
const preposition =
  /^(?:for|to|in|on|at|by|as|from|with|of|under|during|between|after|before|around|into|near|when|while|)$/;
const determiner = /^(?:the|an?|its|their|his|her|all|that|some|no)$/;

/**
 * What a sentence of notes is: a `statement` of a subject with its verb, or of what to do; `subjectless` where whoever it speaks
 * of stands in the heading ("To bear allegiance to the crown", "Can be removed by a resolution", "Placed the church under the
 * state"); a `phrase` without a verb of its own ("Queen of France, known for her lavish life").
 */
export function kindOf(sentence: string): SentenceKind {
  if (last.sentence !== sentence) last = { sentence, kind: readKind(sentence) };
  return last.kind;
}

type SentenceKind = "statement" | "subjectless" | "phrase";

/** One rule after the other asks of the same sentence. */
let last: { readonly sentence: string; readonly kind: SentenceKind } = { sentence: "", kind: "phrase" };

function readKind(sentence: string): SentenceKind {
  const words = sentence.replaceAll(/["“”()*]/g, "").split(" ");
  const [first = "", second = ""] = words;
  const isAim = first === "To" && !sentence.includes(", ");
  if (isAim || auxiliary.test(first.toLowerCase())) return "subjectless";
  const form = verbForm(first)?.form;
  // "Began in Great Britain, fed by": no participle, so nothing but a verb.
  if (form === "past" && second !== "") return "subjectless";
  const isPast = form === "past" || form === "pastOrParticiple";
  if (isPast && (determiner.test(second) || !sentence.includes(", "))) return "subjectless";
  return form === "base" || hasVerb(words) ? "statement" : "phrase";
}

/** Whether one of the words behind the first is a verb of the main clause. */
function hasVerb(words: readonly string[]): boolean {
  let verbsToPass = 0;
  for (const [at, raw] of words.entries()) {
    // A name is no verb: "the Reign of Terror".
    if (at === 0 || /^[A-Z]/.test(raw)) continue;
    const word = raw.replace(/[,.;:]+$/, "").toLowerCase();
    // "No pump of that size raised more": no clause of its own.
    if (word === "that" && preposition.test(words[at - 1] ?? "")) continue;
    if (relative.test(word)) verbsToPass = 1;
    else if (isVerb(word, words, at)) {
      if (verbsToPass === 0) return true;
      // "who served Leclerc and Rochambeau, deserted": joined verbs are of the same clause.
      const isPair = auxiliary.test(word) && verbForm(words[at + 1] ?? "") !== undefined;
      if (!/^(?:and|or)$/.test(words[at - 1] ?? "") && !isPair) verbsToPass--;
    }
  }
  return false;
}

function isVerb(word: string, words: readonly string[], at: number): boolean {
  if (auxiliary.test(word)) return true;
  const form =
    verbForm(word)?.form ??
    (/[a-z]{2}ed$|^re(?:took|wrote|built|made|gave)$/.test(word) ? "pastOrParticiple" : undefined);
  // "the law of the land, ratified in": a noun that may be a verb elsewhere.
  if (form === "base") return !determiner.test((words[at - 1] ?? "").toLowerCase());
  if (form === "third" || form === "past") return true;
  // "Queen of France, known for": a participle behind a comma; "Vine, in 1963, explained that" has its object.
  const isBehindComma = (words[at - 1] ?? "").endsWith(",");
  return form === "pastOrParticiple" && (!isBehindComma || !preposition.test(words[at + 1] ?? ""));
}
