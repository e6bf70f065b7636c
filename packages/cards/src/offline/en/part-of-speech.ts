import { emptyLexicon, type Lexicon, type PartOfSpeech } from "./lexicon.ts";
import { isRare, kindsOf } from "./word-kinds.ts";

/** A word or a mark of a sentence. */
export interface Token {
  readonly text: string;
  readonly at: number;
  readonly tag: PartOfSpeech;
  /** A word that no list of common words has. */
  readonly isRare: boolean;
}

/** Marks the words of an English sentence with what they are in it. */
export type Tagger = (sentence: string) => readonly Token[];

interface Word extends Token {
  tag: PartOfSpeech;
  /** What the word can be. */
  readonly tags: readonly PartOfSpeech[];
  readonly lower: string;
}

/** An amount, a word with its hyphens and short forms, an initial, or one mark. "cat's" and "isn't" are two each. */
const pieces =
  /\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s)?(?![\p{L}])|\p{Lu}\.(?=\s)|(?:n['’]t|['’](?:s|re|ve|ll|d|m))(?![\p{L}])|[\p{L}\d][\p{L}\p{M}\d]*?(?=n['’]t(?!\p{L}))|[\p{L}\d][\p{L}\p{M}\d]*(?:(?:[-/.&]|['’](?!(?:s|re|ve|ll|d|m)(?!\p{L})))[\p{L}\d][\p{L}\p{M}\d]*)*|[^\s]/gu;

/** One rule after the other asks of the same sentence, whole and in parts. */
const maxRemembered = 8;

/** A tagger of sentences; the last few asked for are remembered. */
export function createTagger(
  lexicon: Lexicon = emptyLexicon,
  names: ReadonlySet<string> = new Set(),
): Tagger {
  const known = new Map<string, readonly Token[]>();
  return (sentence) => {
    const found = known.get(sentence);
    if (found !== undefined) return found;
    if (known.size >= maxRemembered) known.clear();
    const tokens = tagged(sentence, lexicon, names);
    known.set(sentence, tokens);
    return tokens;
  };
}

function tagged(sentence: string, lexicon: Lexicon, names: ReadonlySet<string>): readonly Token[] {
  const words: Word[] = [];
  for (const { 0: text, index } of sentence.matchAll(pieces)) {
    const before = words.at(-1);
    const isFirst = before === undefined || /^["“(.:]$/.test(before.text);
    const lower = text.toLowerCase();
    const tags = kindsOf(text, lower, { lexicon, isFirst: isFirst && !names.has(text) });
    words.push({ text, at: index, lower, tags, tag: tags[0] ?? "NN", isRare: isRare(lower, tags, lexicon) });
  }
  settle(words);
  return words;
}

/** "is", "got", after which a verb in -ed is done to its subject. */
const be = /^(?:is|are|was|were|be|been|being|becomes?|became|'re|’re|got|gets?)$/;
const have = /^(?:has|have|had|having|'ve|’ve)$/;
const support = /^(?:do|does|did)$/;
const nominative = /^(?:i|he|she|it|we|they|who)$/;
const mark = /^[,;:.()—–]$/;

const finite: ReadonlySet<PartOfSpeech> = new Set(["VBD", "VBP", "VBZ", "MD"]);
const noun: ReadonlySet<PartOfSpeech> = new Set(["NN", "NNS", "NNP", "NNPS"]);
/** What opens a noun phrase, or goes on in it. */
const inPhrase: ReadonlySet<PartOfSpeech> = new Set(["DT", "PRP$", "POS", "JJ", "JJR", "JJS", "CD", "WP$"]);
/** What follows the last word of a noun phrase. */
const behindPhrase: ReadonlySet<PartOfSpeech> = new Set(["PUNCT", "IN", "TO", "MD", "VBD", "VBZ", "WDT"]);
/** What may follow a verb and not the noun that it might be. */
const behindVerb = /^(?:DT|PRP\$?|IN|TO|RBR?|JJ|CD|NNP?S?|VBN|VBG|WRB|WP)$/;

export function isNoun(tag: PartOfSpeech): boolean {
  return noun.has(tag);
}

/** A verb with its tense: "is", "buried", "may". */
export function isFinite(tag: PartOfSpeech): boolean {
  return finite.has(tag);
}

/** The word at a place of a sentence; a mark without letters where it has none. */
export function tokenAt(tokens: readonly Token[], at: number): Token {
  return tokens[at] ?? edge;
}

/** What has been read of the clause that a word stands in. */
interface Clause {
  /** Whether it has its verb. */
  hasVerb: boolean;
  /** Its verb, after which "and" may join another of the same form. */
  verb: PartOfSpeech | "";
  /** Whether the clause around it still lacks its own. */
  readonly isInside: boolean;
}

function newClause(isInside = false): Clause {
  return { hasVerb: false, verb: "", isInside };
}

/** Where a sentence has nothing. */
const edge: Word = { text: "", at: 0, tag: "PUNCT", tags: ["PUNCT"], lower: "", isRare: false };

/** A word with what stands before and behind it, those before already settled. */
interface Sight {
  readonly words: readonly Word[];
  readonly at: number;
  readonly word: Word;
  readonly before: Word;
  readonly next: Word;
  /** The likeliest kind of the next word. */
  readonly nextKind: PartOfSpeech;
  readonly clause: Clause;
  /** The auxiliary before it, with no more than an adverb between. */
  readonly helper: Word | undefined;
  readonly can: (tag: PartOfSpeech) => boolean;
}

/** Decides word by word what those with several kinds are. */
function settle(words: Word[]): void {
  let clauses: Clause[] = [newClause()];
  for (const [at, word] of words.entries()) {
    const clause = clauses.at(-1) ?? newClause();
    // Most words are of one kind, whatever stands around them.
    word.tag = (at === 0 ? undefined : single(word)) ?? kindIn(sightAt(words, at, clause));
    if (isFinite(word.tag)) {
      clause.hasVerb = true;
      clause.verb = word.tag;
    }
    if (/^[;:—–()]$/.test(word.text)) clauses = [newClause()];
    else if (opensClause(words, at)) clauses.push(newClause(!clause.hasVerb));
    else if (word.text === "," && clause.hasVerb && clauses.length > 1) clauses.pop();
    else if (word.tag === "CC") clause.hasVerb = false;
  }
}

function sightAt(words: readonly Word[], at: number, clause: Clause): Sight {
  const word = words[at] ?? edge;
  const next = words[at + 1] ?? edge;
  return {
    words,
    at,
    word,
    before: words[at - 1] ?? edge,
    next,
    nextKind: next.tags[0] ?? "PUNCT",
    clause,
    helper: helperOf(words, at),
    can: (tag) => word.tags.includes(tag),
  };
}

function helperOf(words: readonly Word[], at: number): Word | undefined {
  let before = at - 1;
  while (before > at - 4 && words[before]?.tag.startsWith("RB") === true) before--;
  const word = words[before] ?? edge;
  const isHelper = word.tag === "MD" || [be, have, support].some((kind) => kind.test(word.lower));
  return isHelper ? word : undefined;
}

const subordinate =
  /^(?:that|which|who|whom|whose|what|because|although|though|whereas|while|unless|if|whether|when|where|why|how)$/;
const maySubordinate = /^(?:since|until|before|after|as|once)$/;
const clauseReach = 7;

/** Whether a word opens a clause of its own: "after the war" is none. */
function opensClause(words: readonly Word[], at: number): boolean {
  const { lower, tag } = words[at] ?? edge;
  if (subordinate.test(lower)) return tag !== "DT";
  if (!maySubordinate.test(lower)) return false;
  const behind = words.slice(at + 1, at + clauseReach);
  const end = behind.findIndex(({ text }) => mark.test(text));
  return (end < 0 ? behind : behind.slice(0, end)).some(({ tags: [kind = "PUNCT"] }) => isFinite(kind));
}

type Rule = (sight: Sight) => PartOfSpeech | undefined;

function kindIn(sight: Sight): PartOfSpeech {
  for (const rule of rules) {
    const kind = rule(sight);
    if (kind !== undefined) return kind;
  }
  return sight.word.tags[0] ?? "NN";
}

/** The first that knows decides. */
const rules: readonly Rule[] = [
  nameOfTwo,
  ({ word }) => single(word),
  one,
  that,
  her,
  toVerb,
  plainAuxiliary,
  lastOfPhrase,
  helped,
  past,
  inS,
  bare,
];

/** "Crater Lake": a name by its second word. */
function nameOfTwo({ at, word, nextKind }: Sight): PartOfSpeech | undefined {
  const isCapital = at === 0 && /^\p{Lu}/u.test(word.text);
  return isCapital && nextKind === "NNP" && word.tags[0] === "NN" ? "NNP" : undefined;
}

/** A word of one kind; a verb may still be a noun or a participle that the list does not have. */
function single({ tags, lower }: Word): PartOfSpeech | undefined {
  const [kind] = tags;
  const isSure = tags.length === 1 && (lower === "be" || !/^VB[DGNP]?$/.test(kind ?? ""));
  return isSure ? kind : undefined;
}

/** "one month"; "the one". */
function one({ word, nextKind }: Sight): PartOfSpeech | undefined {
  if (word.lower !== "one") return undefined;
  return isNoun(nextKind) ? "CD" : "PRP";
}

function her({ word, nextKind }: Sight): PartOfSpeech | undefined {
  if (word.lower !== "her") return undefined;
  return isNoun(nextKind) || inPhrase.has(nextKind) ? "PRP$" : "PRP";
}

/** "to print", "to Rome". */
function toVerb({ before, can }: Sight): PartOfSpeech | undefined {
  if (before.tag !== "TO") return undefined;
  if (can("VB") || can("VBP")) return "VB";
  return can("NN") ? "NN" : undefined;
}

function plainAuxiliary({ word, can }: Sight): PartOfSpeech | undefined {
  return can("VBP") && /^(?:are|have|do|'re|’re|'ve|’ve)$/.test(word.lower) ? "VBP" : undefined;
}

/** "may print", "does not print"; "is printing". */
function helped({ helper, can }: Sight): PartOfSpeech | undefined {
  const takesBare = helper !== undefined && (helper.tag === "MD" || support.test(helper.lower));
  if (takesBare && (can("VB") || can("VBP"))) return "VB";
  return can("VBG") && !can("NN") ? "VBG" : undefined;
}

/** "include": the list has slips; of verbs only "cut", "put", "come" and "run" read alike in the past. */
function isPast({ tags, lower }: Word): boolean {
  if (!tags.includes("VBD") && !tags.includes("VBN")) return false;
  return readsAlike.test(lower) || !(tags.includes("VB") || tags.includes("VBP"));
}

const readsAlike = /(?:[dt]|come|run)$/;

/** "the fact that", "that river", "rivers that". */
function that({ word, before, next, nextKind }: Sight): PartOfSpeech | undefined {
  if (word.lower !== "that") return undefined;
  if (next === edge) return "DT";
  const isVerb = next.tags.some((tag) => isFinite(tag)) && !next.tags.includes("NNS");
  if (isVerb || nextKind === "RB" || nextKind === "VB") return isNoun(before.tag) ? "WDT" : "DT";
  const isOne = nextKind === "NN" && (before === edge || before.tag === "IN" || before.text === ",");
  return isOne ? "DT" : "IN";
}

/** "the northern [plain] rose", "in the [north]", "a [rising] in 1790", "a narrow [mould], so": with no noun behind it. */
function lastOfPhrase({ word, before, nextKind, can }: Sight): PartOfSpeech | undefined {
  const isOpen = inPhrase.has(before.tag) && before.tag !== "CD";
  if (!isOpen || !behindPhrase.has(nextKind) || word.tags[0]?.startsWith("N") === true) return undefined;
  return can("NN") || can("VBG") || can("VB") ? "NN" : undefined;
}

/** "was buried", "the buried town", "a town buried by ash lies", "ash buried the town". */
function past(sight: Sight): PartOfSpeech | undefined {
  const { word, before, helper, can } = sight;
  if (!isPast(word)) return undefined;
  // "the cut", "a rise", "the saw".
  if (word.tags[0] === "NN" && (inPhrase.has(before.tag) || before.tag === "IN")) return "NN";
  const participle = can("VBN") ? "VBN" : "VBD";
  const own = can("VBD") ? "VBD" : "VBN";
  if (nominative.test(before.lower)) return own;
  if (helper !== undefined || (inPhrase.has(before.tag) && !isNumberOf(sight))) return participle;
  const isOneForm = own === participle && !word.lower.endsWith("ed");
  return isOneForm ? own : pastOfBoth(sight);
}

/** "of 1801 abolished slavery", "Article 48 allowed": a year, or a number behind its noun, is no amount of what follows. */
function isNumberOf({ words, at, before }: Sight): boolean {
  return before.tag === "CD" && (/^\d{4}$/.test(before.text) || isNoun(words[at - 2]?.tag ?? "PUNCT"));
}

/** A form that may be the past or the participle, by the verb that its clause has or lacks. */
function pastOfBoth(sight: Sight): PartOfSpeech {
  const { words, at, word, before, next, clause } = sight;
  if (before.tag === "CC" && clause.verb !== "") return clause.verb === "VBD" ? "VBD" : "VBN";
  const behindComma = before.text === "," ? pastBehindComma(sight) : undefined;
  if (behindComma !== undefined) return behindComma;
  if (before === edge || clause.hasVerb || before.tag === "IN") return "VBN";
  const isDone = next.lower === "by" && word.tags[0] === "VBN";
  return isDone || hasVerbBehind(words, at) ? "VBN" : "VBD";
}

/** "Ogé, having demanded in vain, led a rising"; "drove back the Spaniards, negotiated the withdrawal and". */
function pastBehindComma({ words, at, word, nextKind, clause }: Sight): PartOfSpeech | undefined {
  if (!clause.hasVerb && words.slice(0, at).some(({ tag }) => isNoun(tag))) {
    // "Queen of France, known for"; "Hiroshige, the poet of rain, answered with": behind two commas by what the word mostly is.
    const isSecond = words.slice(0, at - 1).some(({ text }) => text === ",");
    const isLoose = nextKind === "IN" && !(isSecond && word.tags[0] === "VBD");
    return hasVerbBehind(words, at) || isLoose ? "VBN" : "VBD";
  }
  return clause.verb === "VBD" && /^(?:DT|PRP\$|NNP|NNS)$/.test(nextKind) ? "VBD" : undefined;
}

/** Whether the clause has its verb behind a word. */
function hasVerbBehind(words: readonly Word[], at: number): boolean {
  for (const [offset, word] of words.slice(at + 1).entries()) {
    // "Books printed before that year are": "that" behind a preposition opens nothing.
    const opens = subordinate.test(word.lower) && words[at + offset]?.tag !== "IN";
    if (mark.test(word.text) || word.tag === "CC" || opens) return false;
    const [first = "NN", second] = word.tags;
    if (isFinite(first) || be.test(word.lower) || have.test(word.lower)) return true;
    // "a fleet called the Armada guards the coast".
    if (first === "NNS" && second === "VBZ" && words[at + offset + 2]?.tag === "DT") return true;
  }
  return false;
}

/** "cell membranes are", "the cell prints a copy". */
function inS(sight: Sight): PartOfSpeech | undefined {
  const { before, clause, can } = sight;
  if (!can("VBZ") || !can("NNS")) return undefined;
  const isInPhrase = inPhrase.has(before.tag) || before.tag === "IN" || before.text.includes("-");
  if (before === edge || isInPhrase) return "NNS";
  if (isJoined(sight)) return clause.verb === "VBZ" && mayGoOn(sight) ? "VBZ" : "NNS";
  if (/^(?:he|she|it|who|which)$/.test(before.lower)) return "VBZ";
  return mayBeVerb(sight) ? "VBZ" : "NNS";
}

/** "and prints", "but also prints". */
function isJoined({ words, at, before }: Sight): boolean {
  return before.tag === "CC" || (before.tag === "RB" && words[at - 2]?.tag === "CC");
}

/** "warnings and reprimands to fines": what is mostly a noun is a verb only before an object. */
function mayGoOn({ word, nextKind }: Sight): boolean {
  return word.tags[0] === "VBZ" ? behindVerb.test(nextKind) : /^(?:DT|PRP\$?)$/.test(nextKind);
}

/** Whether the clause still lacks its verb, and a word in -s stands where it may be. */
function mayBeVerb({ word, before, next, nextKind, clause }: Sight): boolean {
  if ((clause.hasVerb && !clause.isInside) || next === edge || before.tag === "NNS") return false;
  const isEnd = (next.text === "." || next.text === ",") && word.tags[0] !== "VBZ";
  const mayFollow = isNoun(before.tag) || /^(?:PRP|WDT|WP|RB|PUNCT|EX)$/.test(before.tag);
  return mayFollow && !isEnd && !isFinite(nextKind) && nextKind !== "VB";
}

/** "the print", "prints that show", "they run", "Print the page". */
function bare(sight: Sight): PartOfSpeech | undefined {
  const { word, before, nextKind, can } = sight;
  if (!can("VB") && !can("VBP")) return undefined;
  const kind = word.tags[0] ?? "NN";
  if (before === edge) return kind === "VB" && behindVerb.test(nextKind) ? "VB" : kind;
  return bareBehind(sight) ?? kind;
}

function bareBehind(sight: Sight): PartOfSpeech | undefined {
  const { words, at, word, before, clause } = sight;
  const other = word.tags.find((tag) => !tag.startsWith("VB")) ?? "NN";
  if (isOnlyVerb(sight)) return "VBP";
  if (isBehindNoun(sight)) return other;
  if (/^(?:NNS|NNPS|PRP|WDT|WP)$/.test(before.tag)) {
    return clause.hasVerb && isNoun(before.tag) ? other : "VBP";
  }
  if (before.tag === "CC") return bareJoined(words[at - 2]?.tag, clause) ?? other;
  return before.tag === "RB" && !clause.hasVerb && hasMany(sight) ? "VBP" : undefined;
}

/** "these reach the liver", "Some larvae of the fluke turn into": a clause has a verb. */
function isOnlyVerb(sight: Sight): boolean {
  const { words, at, word, before, nextKind, clause } = sight;
  if (/^(?:these|those)$/.test(before.lower)) return !clause.hasVerb && nextKind === "DT";
  const isLikely = hasMany(sight) || word.tags[0]?.startsWith("VB") === true;
  return /^NNP?$/.test(before.tag) && !clause.hasVerb && isLikely && !hasVerbBehind(words, at);
}

function hasMany({ words, at }: Sight): boolean {
  return words.slice(0, at).some(({ tag }) => tag === "NNS");
}

/** "is print", "the print", "cell print", "a tenfold increase". */
function isBehindNoun({ words, at, before }: Sight): boolean {
  const isHeld = be.test(before.lower) || have.test(before.lower);
  const isDegree = before.tag === "RB" && words[at - 2]?.tag === "DT";
  return isHeld || isDegree || inPhrase.has(before.tag) || /^(?:IN|NNP?|VB.?)$/.test(before.tag);
}

/** "They hatch and feed", "to hatch and feed". */
function bareJoined(before: PartOfSpeech | undefined, { verb }: Clause): PartOfSpeech | undefined {
  if (verb === "VB" || verb === "VBP") return "VBP";
  return before === "VB" ? "VB" : undefined;
}
