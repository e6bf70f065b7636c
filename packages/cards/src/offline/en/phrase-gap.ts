import { auxiliaries, clauseWord, preposition } from "./closed-classes.ts";
import type { Gap } from "./english-gap-fit.ts";
import { vague } from "./object-gap.ts";
import { verbForm } from "./verb-forms.ts";

const minWords = 7;
const maxSentenceWords = 34;
const maxPhraseWords = 6;
/** Less than any other gap of the sentence. */
export const phraseWorth = 0.27;

const article = /^(?:an?|the|any|its|their)$/;
/** What ends a noun phrase besides prepositions, auxiliaries and the joints of clauses. */
const stop =
  /^(?:or|nor|yet|so|not|who|whose|whom|whether|though|although|since|without|except|per|about|via|through|off|out|up|down|back|away|despite|once|when|whenever|wherever|unless|like|it|he|she|they|we|you|them|him|us|me|himself|herself|itself|themselves|this|that|these|those|his|her|our|its|their|the|an?|any|all|both|each|every|some|many|most|much|more|less|fewer|few|several|another|other|others|such|same|own|only|even|also|still|just|too|very|first|last|next|later|earlier|instead|again|together|alone|rather|ever|never|always|often|soon|then|now|here|there|today|thereby|one|ones|no|none|nobody|nothing)$/;
/** Who or what every text of its kind speaks of, and nouns that say nothing by themselves. */
export const plain =
  /^(?:people|persons?|public|state|world|country|countries|nation|nations|population|society|government|power|control|rule|life|death|war|peace|law|laws|rights?|land|money|work|labour|house|home|hands?|head|side|front|order|favour|favor|line|support|help|use|need|force|fact|question|kind|way|ways|day|days|year|years|month|months|week|weeks|century|decade|decades|time|times|age|period|moment|end|beginning|middle|rest|whole|half|part|parts|others?|matter|business|addition|return|advance|general|particular|practice|theory|principle|court|courts|judge|judges|claimants?|defendants?|plaintiffs?|part(?:y|ies)|owners?|buyers?|sellers?|persons?|men|women|children|members|users?|patients?|students?|teachers?|workers?|employers?|employees?|community|family|body|water|food|air|energy|place|places|areas?|regions?|level|degree|extent|number|amount|size|form|forms|case|cases|situation|situations|circumstances|conditions?|purposes?|reasons?|evidence|information|confusion|organi[sz]ations?|leaders?|reactions?|data|details?|example|account|basis|process|processes|development|growth|success|failure|difficult(?:y|ies)|problems?|issues?|crisis|events?|action|actions|activity|activities|behaviour|behavior|environment|history|language|words?|sentences?|text|future|past|present|product|products|goods|services|market|markets|economy|prices?|costs?|expense|value|values|tests?|studies|study|research|results?|effects?|person|pleasure|surprise|risk|danger|chance|choice|benefit|advantage|disadvantage|decision|manner|fashion|terms|ground|grounds|merits|contents?|document|documents|thing|things|enemy|enemies|king|emperor|throne|army|troops|soldiers|city|town|name|names|view|views|mind|hand|eyes|face|foot|heart|field|fields|own|side|sides)$/;
const groupName = /^[A-Z][a-z]+(?:ish|ian|ean|can|man|ese|ch)$/;

interface Word {
  readonly text: string;
  readonly at: number;
  /** The mark behind it. */
  readonly mark: string;
}

/**
 * The noun phrase that a plain sentence ends in, where nothing else of it can be hidden: "carries a maximum of [life
 * imprisonment]", "take by the [right of survivorship]". What a sentence ends in is what it tells anew; a noun alone tells too little.
 */
export function phraseGap(sentence: string): Gap | undefined {
  const words = wordsOf(sentence);
  // A line of notes, or what to do: only a whole statement tells enough.
  if (!/^[A-Z][^@=→]*[.]["”)]?$/.test(sentence) || isNoStatement(words[0]?.text ?? "")) return undefined;
  if (words.length < minWords || words.length > maxSentenceWords) return undefined;
  for (let start = Math.max(1, words.length - maxPhraseWords); start < words.length - 1; start++) {
    if (!isPhrase(words, start)) continue;
    const at = words[start]?.at ?? 0;
    const last = words.at(-1);
    return { text: sentence.slice(at, (last?.at ?? 0) + (last?.text.length ?? 0)), at, worth: phraseWorth };
  }
  return undefined;
}

/** "Bring one source to the seminar", "Examples are". */
function isNoStatement(first: string): boolean {
  return verbForm(first)?.form === "base" || /^(?:Examples?|You)$/.test(first);
}

function wordsOf(sentence: string): readonly Word[] {
  return [...sentence.matchAll(/(?<text>[^\s,;:.()"“”]+)(?<mark>[,;:.()"“”]*(?: ?[("“])?)/g)].map(
    ({ index, groups }) => ({
      text: groups?.["text"] ?? "",
      at: index,
      mark: groups?.["mark"] ?? "",
    }),
  );
}

/** Whether the words from one on are a whole, telling phrase behind a verb or a preposition. */
function isPhrase(words: readonly Word[], start: number): boolean {
  if (!opens(words, start)) return false;
  let end = nounsFrom(words, start);
  const joint = end === start || isClosed(words, end) ? "" : (words[end]?.text ?? "");
  // "right of survivorship", "death or personal injury": whole, or not at all.
  if (/^(?:of|and|or)$/.test(joint)) {
    end = nounsFrom(words, joint === "of" && article.test(words[end + 1]?.text ?? "") ? end + 2 : end + 1);
  }
  return end === words.length && isTelling(words.slice(start), article.test(words[start - 1]?.text ?? ""));
}

/** Whether a phrase may begin here: behind a preposition or a verb, with or without an article between. */
function opens(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  // "such as lead and mercury": any others would do.
  if (before === undefined || before.mark !== "" || words[start - 2]?.text === "such") return false;
  if (!article.test(before.text)) return leads(words, start - 1);
  const led = words[start - 2];
  return led !== undefined && led.mark === "" && leads(words, start - 2);
}

/** Whether a word is a preposition or a verb that takes what follows; "total" of "use of total reflection" is none. */
function leads(words: readonly Word[], at: number): boolean {
  const word = words[at]?.text ?? "";
  if (/^(?:of|than|about|like|after|before|until|since|during|around)$/.test(word)) return false;
  if (preposition.test(word) || /^(?:without|through|as)$/.test(word)) return true;
  const form = /^[a-z]/.test(word) ? verbForm(word)?.form : undefined;
  if (form === "base" && !beforeBase.test(words[at - 1]?.text ?? "")) return false;
  return form !== undefined && !/^(?:say|says|said|means|meant)$/.test(word);
}

/** What a verb in its bare form stands behind: "to", an auxiliary, an adverb, its subject in the plural. */
const beforeBase =
  /^(?:to|can|cannot|could|may|might|must|shall|should|will|would|do|does|did|not|and|or|that|which|who|they|it|[a-z]+ly|never|always|often|[A-Za-z]*[^su]s|\d+|people|children|men|women)$/;

/** Where the nouns and their qualities that begin at a word end. */
function nounsFrom(words: readonly Word[], start: number): number {
  let at = start;
  while (at < words.length && at - start < 4) {
    const { text = "", mark = "" } = words[at] ?? {};
    const isFirst = at === start;
    if (!isFirst && isClosed(words, at)) break;
    if (!/^[a-z][a-z-]+$/.test(text) && !(isFirst && groupName.test(text))) break;
    if (isJoint(text) || (!isFirst && isVerb(text))) break;
    at++;
    if (mark !== "") break;
  }
  return at;
}

function isVerb(word: string): boolean {
  const form = verbForm(word)?.form;
  return form === "past" || form === "pastOrParticiple" || form === "participle";
}

/** Whether a mark, or the end of the sentence, stands before a word. */
function isClosed(words: readonly Word[], at: number): boolean {
  return at >= words.length || (words[at - 1]?.mark ?? "") !== "";
}

function isJoint(word: string): boolean {
  return (
    preposition.test(word) ||
    auxiliaries.has(word) ||
    clauseWord.test(word) ||
    stop.test(word) ||
    (word.endsWith("ly") && !/^(?:assembly|family|monopoly|anomaly|supply|ally|reply)$/.test(word))
  );
}

function isTelling(words: readonly Word[], isLed: boolean): boolean {
  const texts = words.map(({ text }) => text);
  const phrase = texts.join(" ");
  const nouns = phrase.split(/ (?:of(?: the| an?)?|and|or) /).map((part) => part.split(" "));
  if (vague.test((nouns[0] ?? []).join(" ")) || loose.test(phrase) || nouns.some((part) => !isHead(part))) {
    return false;
  }
  if (/ (?:and|or) /.test(phrase)) return nouns.every((part) => verbForm(part[0] ?? "") === undefined);
  if (/^(?:past|third|participle)$/.test(verbForm(texts[0] ?? "")?.form ?? "")) return false;
  if (nouns.length > 1) return nouns.some((part) => !plain.test(part.at(-1) ?? ""));
  return !plain.test(texts.at(-1) ?? "") && (isLed || !isVerbLike(texts[0] ?? ""));
}

/** Qualities and numbers that nobody can fill in. */
const loose =
  /^[a-z]+ier\b|^(?:behalf|account|basis|favou?r|light|charge|spite|view|terms|search|need|front|place|lieu|respect|addition) of\b|^(?:example|instance|possible|entire|defined|sufficient(?! interest)|normal|healthy|certain|desired|severe|innocent|required|sole|poorer|richer|deeper|wider|faster|slower|cheaper|safer|greater|fewer|lighter|heavier|older|younger|stronger|weaker|larger|smaller|simpler|two|three|four|five|six|ten)\b/;

/** Whether a part of a phrase ends in a noun: not "a child drown", "the columns matters". */
function isHead(part: readonly string[]): boolean {
  const last = part.at(-1) ?? "";
  return isNoun(last) && !endsInVerb(part);
}

/** "a child drown", "the columns matters": a noun and its verb; "a legal claim" is one phrase. */
function endsInVerb(part: readonly string[]): boolean {
  if (part.length < 2) return false;
  const last = part.at(-1) ?? "";
  return (
    (verbForm(last) !== undefined || /^matters?$/.test(last)) &&
    !/(?:al|ic|ous|ive|ary|ed)$/.test(part.at(-2) ?? "")
  );
}

function isVerbLike(word: string): boolean {
  return verbForm(word)?.form === "base" && !/(?:al|ic|ous|ive|ary)$/.test(word);
}

function isNoun(word: string): boolean {
  return (
    word.length > 2 &&
    !/(?:ous|ive|able|ible|ful|less|ic|ing|ical)$/.test(word) &&
    !/^(?:whatever|otherwise|alight|beforehand|afterwards?|hard|well|far|long|high|low|wrong|large|small|free|open|true|false|able|available|necessary|similar|different)$/.test(
      word,
    ) &&
    verbForm(word)?.form !== "pastOrParticiple"
  );
}
