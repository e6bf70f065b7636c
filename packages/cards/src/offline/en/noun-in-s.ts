import { auxiliaries, clauseWord, determiner, preposition } from "./closed-classes.ts";
import { isNounToo } from "./noun-verbs.ts";
import { verbForm } from "./verb-forms.ts";

/** Whether a word in -s is a noun here: by what stands before it, or by what follows. */
export function isPluralNoun(words: readonly string[], at: number): boolean {
  return (
    isCounted(words, at) ||
    isObjectOfDoing(words, at) ||
    isNounInS(words, at) ||
    isPluralBeforeVerb(words, at) ||
    isPluralWithPhrase(words, at)
  );
}

/** "Status codes in the 400 range indicate ...": behind the phrase that describes it stands the verb. */
function isPluralWithPhrase(words: readonly string[], at: number): boolean {
  const lemma = verbForm(words[at] ?? "")?.lemma ?? "";
  if (!isNounToo(lemma) || !phraseStart.test(words[at + 1] ?? "")) return false;
  for (let later = at + 2; later < Math.min(words.length - 1, at + 7); later++) {
    const word = words[later] ?? "";
    if (phraseEnd.test(word) || clauseWord.test(word)) return false;
    // "Police forces around the world use drones": a second noun that only may be one, with its object behind it.
    if (word === "use" || isBareVerb(word, words[later - 1] ?? "")) return true;
    if (isVerbOfAdjectivePlural(words, { at, later })) return true;
  }
  return false;
}

/** "Enslaved delegates from the north met at ...": behind an adjective stands a noun, and its verb is the past. */
function isVerbOfAdjectivePlural(
  words: readonly string[],
  { at, later }: { at: number; later: number },
): boolean {
  const form = verbForm(words[later] ?? "")?.form;
  if (!isAdjective(words, at) || (form !== "past" && form !== "pastOrParticiple")) return false;
  const next = words[later + 1] ?? "";
  return !determiner.test(words[later - 1] ?? "") && (preposition.test(next) || determiner.test(next));
}

const phraseEnd = /[,;:.]$|^(?:to|can|may|must|will)$/;
const phraseStart = /^(?:of|in|on|for|with|between|from|above|below|over|under|around|throughout|across)$/;

function isBareVerb(word: string, before: string): boolean {
  return (
    verbForm(word)?.form === "base" &&
    !isNounToo(word) &&
    !determiner.test(before) &&
    !preposition.test(before)
  );
}

/** "Issuing shares in order to defeat a bid is": what the deed at the start is done to. */
function isObjectOfDoing(words: readonly string[], at: number): boolean {
  const isDoing = at === 1 && /^[A-Z][a-z]{2,}ing$/.test(words[0] ?? "") && phraseStart.test(words[2] ?? "");
  const lemma = isDoing ? (verbForm(words[1] ?? "")?.lemma ?? "") : "";
  return isNounToo(lemma) && !/^(?:result|lead|end|start|begin|work|help|depend|rest)$/.test(lemma);
}

/** "50 shares", but not "Article 48 lists", "the Act of 1911 ends". */
function isCounted(words: readonly string[], at: number): boolean {
  const number = words[at - 1] ?? "";
  return (
    /^\d[\d,.]*$/.test(number) && !/^(?:1\d|20)\d\d$/.test(number) && !/^[A-Z]/.test(words[at - 2] ?? "")
  );
}

/** "causes of", "use in", "basic needs cause", "a damages clause is": nouns that look like verbs in -s. */
function isNounInS(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  // Verbs that take "of" or "on" and have no noun like them.
  if (
    /^(?:consists|depends|relies|differs|arises|belongs|refers|occurs|originates|results(?= in))$/.test(
      words[at] ?? "",
    )
  ) {
    return false;
  }
  return (
    /^(?:of|and|or|is|are|was|were|has|have|can|must|may)$/.test(next) ||
    /^(?:to|should|must|can|may)$/.test(words[at - 1] ?? "") ||
    isFollowedByAuxiliary(words, at)
  );
}

/** "a damages clause is": the verb comes later, so this is a noun. */
function isFollowedByAuxiliary(words: readonly string[], at: number): boolean {
  for (let later = at + 1; later < Math.min(words.length, at + 4); later++) {
    const word = words[later] ?? "";
    if (/[,;]$/.test(words[later - 1] ?? "") || clauseWord.test(word)) return false;
    if (auxiliaries.has(word)) return true;
  }
  return false;
}

/** Nouns too, but behind a word in -s with an object of their own far more often the verb. */
const mostlyVerb =
  /^(?:reduce|produce|provide|lead|measure|support|increase|decrease|cover|face|share|feature|guide|rise|fall|match|point|hold|keep|help|pass|move|act|pay|contract|approach|raise|cause|form|need|own|last)$/;

/** "Sunglasses with polarising filters reduce glare": a word in -s that a verb in its plural follows is a noun. */
function isPluralBeforeVerb(words: readonly string[], at: number): boolean {
  if (isBeforeNotOrSuch(words, at)) return true;
  const skipped = aside.test(words[at + 1] ?? "") ? 2 : 1;
  const next = words[at + skipped] ?? "";
  const behind = words[at + skipped + 1] ?? "";
  // "helps reduce": two verbs.
  const isHelper = /^(?:helps|lets|makes|dares|goes|comes)$/.test(words[at] ?? "");
  if (isNounBefore(words[at] ?? "", next, behind)) return true;
  if (verbForm(next)?.form !== "base" || behind === "" || isHelper) return false;
  return !isNounToo(next) || isBehindAdjective(words, at, behind) || isRatherVerb(next, behind);
}

/** "promises not supported", "processes such as": a verb takes no bare "not", and no "such as". */
function isBeforeNotOrSuch(words: readonly string[], at: number): boolean {
  return words[at + 1] === "not" || (words[at + 1] === "such" && words[at + 2] === "as");
}

/** "registered charges rank", "the planetary orbits lie within": what stands behind an adjective is a noun. */
function isBehindAdjective(words: readonly string[], at: number, behind: string): boolean {
  return isAdjective(words, at) || (isSurelyAdjective(words[at - 1] ?? "") && preposition.test(behind));
}

/** "slave states declared their secession", "seven states declaring": the verb comes after it. */
function isNounBefore(word: string, next: string, behind: string): boolean {
  const lemma = verbForm(word)?.lemma ?? "";
  const form = verbForm(next)?.form;
  const isPast = form === "past" || form === "pastOrParticiple";
  // "pioneers devised a system": behind a verb in -s an article cannot follow another verb.
  if (isPast && /^(?:the|an?|its|their|his|her)$/.test(behind)) return true;
  // "the law of diminishing returns states that": of two words in -s the second is the verb.
  if (form === "third" && /^(?:that|the|an?)$/.test(behind)) return true;
  if (!isNounToo(lemma)) return false;
  const isDoing =
    /^[a-z]{2,}ing$/.test(next) && !/^(?:start|stop|risk|need|fear|love|hate|mean|involve)$/.test(lemma);
  return (
    isDoing || (isPast && /^(?:that|to|in|on|at|from|against|no|all|by|into|through|for|with)$/.test(behind))
  );
}

function isSurelyAdjective(word: string): boolean {
  return /(?:etary|inary|onary|ous|able|ible|ful|less|[nrt]al|[st]ive|tic)$/.test(word) && word.length > 5;
}

/** "registered charges rank": an adjective alone is no subject. */
function isAdjective([first = ""]: readonly string[], at: number): boolean {
  return at === 1 && /(?:ed|al|ive|ous|ic|ary|able|ible|ful|less)$/.test(first);
}

/** "filters reduce glare", but "shows increase in", "gives support to". */
function isRatherVerb(verb: string, behind: string): boolean {
  return mostlyVerb.test(verb) && (!jointWord.test(behind) || /^(?:rise|fall|point|act)$/.test(verb));
}

const aside = /^(?:only|also|often|usually|always|never|generally|typically|mainly|then|both|all)$/;
const jointWord = /^(?:of|in|for|to|and|or|is|are|was|were)$/;
