import { auxiliaries, determiner, preposition } from "./closed-classes.ts";
import { isBehindNumber, isPastWithObject } from "./finite-past.ts";
import { isPluralNoun } from "./noun-in-s.ts";
import { isNounToo } from "./noun-verbs.ts";
import { cutSetting } from "./settings.ts";
import { isParticiple, type VerbForm, verbForm } from "./verb-forms.ts";

/** An English main clause taken apart. */
export interface EnglishClause {
  /** "Under the postal rule," without its comma; empty when there is none. */
  readonly setting: string;
  readonly subject: string;
  /** is, was, can, must, has ...; empty before a plain verb. */
  readonly auxiliary: string;
  /** not, often, also ... between the verbs. */
  readonly adverb: string;
  /** The main verb as it stands: "takes", "sent", "chaired"; empty after a plain "is". */
  readonly verb: string;
  readonly rest: string;
}

export const be = /^(?:is|are|was|were)$/;
const noSubject =
  /^(?:is|are|was|were|has|have|had|can|could|may|must|will|would|should|do|does|did|it|they|he|she|this|these|those|that|we|you|i|there|here|what|which|who|when|if|because|although|while|as|since|how|why|where|to|not|and|but|or|so|such|both|some|others?|below|beneath|above|behind|beyond|inside|in|on|at|by|for|with|from|of|after|before|no|always|simply|just|even|please|during|under|within|without|until|despite|throughout|among|through|between|like|unlike|usually|often|sometimes|normally|generally|typically|rarely|never|only|more|less|thereby|unless|whether|once|neither|everything|everybody|everyone|nothing|anything|whatever|whoever|things|otherwise|thereafter|thereupon|either of|to|students?|critics|most people|let)\b/i;
const adverbs =
  /^(?:not|also|often|usually|always|never|only|merely|still|then|now|generally|typically|commonly|mainly|mostly|most|normally|largely|later|soon|henceforth|thereafter|both|all|first|finally|eventually|sometimes|rarely|already|therefore|thus|however|roughly|about|primarily|further|[a-z]+ly)$/;
const maxSubjectWords = 11;

/** Cutting a sentence asks several times what one piece of it is; no more pieces are kept than one sentence has. */
const recent = new Map<string, EnglishClause | undefined>();
const maxRecent = 32;

/** Takes a clause apart at its main verb; nothing when that is not plain to see. */
export function parseClause(text: string): EnglishClause | undefined {
  if (recent.has(text)) return recent.get(text);
  if (recent.size >= maxRecent) recent.clear();
  const clause = readClause(text);
  recent.set(text, clause);
  return clause;
}

function readClause(text: string): EnglishClause | undefined {
  const { setting, body } = cutSetting(text.trim().replace(/[.;,:!]+$/, ""));
  const words = body.split(/\s+/);
  const at = findVerb(words);
  if (at === undefined || at > maxSubjectWords) return undefined;
  const subjectWords = words.slice(0, at);
  const adverbBefore = isAdverb(subjectWords.at(-1) ?? "") ? (subjectWords.pop() ?? "") : "";
  const subject = subjectWords.join(" ");
  if (isNoSubject(subject, subjectWords)) return undefined;
  return { setting, subject, ...readPredicate(words.slice(at), adverbBefore) };
}

/** Whether what stands before a verb is no noun with its own words: half a sentence, an instruction, a pronoun. */
function isNoSubject(subject: string, words: readonly string[]): boolean {
  return (
    subject === "" ||
    noSubject.test(subject) ||
    bareQuality.test(subject) ||
    /\s(?:it|they|he|she|we|you|i)\b|:\s|\s(?:because|whether|if|unless|when|although|but)\s|\s(?:later|earlier|ago)\b/i.test(
      subject,
    ) ||
    beginsWithVerb(words) ||
    /\s(?:itself|themselves|himself|herself)$/.test(subject) ||
    (/ [-–—](?: |$)|^[A-Za-z]+ly$/.test(subject) && !nounInLy.test(subject)) ||
    /\s(?!(?:call|nam|nicknam|dubb)ed [A-Z])[a-z]{3,}ed (?:(?:the|an?|its|their|his|her)\s|[A-Z])/.test(
      subject.replace(/\b(?:who|that|which)\b.*$/, ""),
    ) ||
    /\([^)]*$|“[^”]*$|^[^"]*"[^"]*$/.test(subject) ||
    /[,;:]$|\b(?:that|which|who) (?:is|are|was|were)$/.test(subject) ||
    /,\s/.test(subject.replace(/,\s\w+,?(?=\s(?:and|or)\b)/g, ""))
  );
}

/** "High notes peak": what looks like the verb is the noun. */
const bareQuality =
  /^(?:high|low|large|small|long|short|hot|warm|new|old|young|bad|strong|weak|fast|slow|thick|thin|wide|narrow|heavy|deep|hard|soft|early|late|dry|wet|common|simple|modern)$/i;

/** "Resulted from acts ...": the rest of a sentence whose subject was cut off. */
function beginsWithVerb([first = "", second = ""]: readonly string[]): boolean {
  if (second === "") return isPredicateAlone(first);
  const form = verbForm(first)?.form;
  // "Repeat until two results agree": an instruction.
  if (form === "base" && /^(?:until|the|an?|your|all|each)$/.test(second)) return true;
  const isPast = form === "past" || form === "pastOrParticiple" || form === "participle";
  return isPast && (preposition.test(second) || /^(?:the|an?|its|their|his|her|that)$/.test(second));
}

/** "carries malaria", "ruled lands far beyond": the predicate of another sentence. */
function isPredicateAlone(word: string): boolean {
  const known = /^[a-z]/.test(word) ? verbForm(word) : undefined;
  if (known === undefined) return false;
  return known.form.startsWith("past") || (known.form === "third" && !isNounToo(known.lemma));
}

function readPredicate(words: readonly string[], adverbBefore: string) {
  const first = words[0] ?? "";
  if (!auxiliaries.has(first)) {
    return { auxiliary: "", adverb: adverbBefore, verb: first, rest: words.slice(1).join(" ") };
  }
  let at = 1;
  const between: string[] = adverbBefore === "" ? [] : [adverbBefore];
  while (at < words.length && isAdverb(words[at] ?? "") && at < 4) between.push(words[at++] ?? "");
  const next = (words[at] ?? "").replace(/,$/, "");
  if (isMainVerb(first, next)) {
    const rest = words.slice(at + 1).join(" ");
    // "must show, on the balance of probabilities, that": what stands between two commas is said in passing.
    const isAside = (words[at] ?? "").endsWith(",");
    return {
      auxiliary: first,
      adverb: between.join(" "),
      verb: next,
      rest: isAside ? rest.replace(/^[^,]{3,50}, (?=that\s|the\s|an?\s)/, "") : rest,
    };
  }
  return { auxiliary: first, adverb: between.join(" "), verb: "", rest: words.slice(at).join(" ") };
}

function isMainVerb(auxiliary: string, word: string): boolean {
  if (be.test(auxiliary)) return isParticiple(word);
  if (/^(?:has|have|had)$/.test(auxiliary)) return isParticiple(word) || /^(?:been|had)$/.test(word);
  // After "must" or "can" stands a verb, known or not.
  return verbForm(word)?.form === "base" || (!/^(?:have|not)$/.test(word) && /^[a-z]{2,}$/.test(word));
}

const nounInLy =
  /(?:poly|family|assembly|anomaly|bully|belly|butterfly|lily|jelly|homily|melancholy|monopoly)$/;

/** "rely" and "apply" end like adverbs. */
function isAdverb(word: string): boolean {
  return adverbs.test(word) && !nounInLy.test(word) && verbForm(word)?.form !== "base";
}

const relativeWord = /^(?:that|which|who|whose|where)$/i;

/** "plates that cover the gills", "a driver whose speed invites harm": behind "that" stands the relative clause's verb. */
function isVerbInRelative(words: readonly string[], at: number): boolean {
  const form = verbForm(words[at] ?? "")?.form;
  const before = words[at - 1] ?? "";
  if (relativeWord.test(before)) {
    // "in which rewards guide": here the word in -s is the subject.
    if (form === "third" && preposition.test(words[at - 2] ?? "")) return false;
    return form === "base" || (form === "third" && !/^(?:whose|where)$/.test(before));
  }
  return form === "third" && !determiner.test(before);
}

/** Index of the main verb: past relative clauses, and past participles that only describe the subject. */
function findVerb(words: readonly string[]): number | undefined {
  let relative = 0;
  let helper = -9;
  for (let at = 1; at < Math.min(words.length, maxSubjectWords + 6); at++) {
    const word = words[at] ?? "";
    if (relativeWord.test(word)) {
      relative = 1;
      continue;
    }
    const isRelatives = relative === 1 && isVerbInRelative(words, at);
    if (!isRelatives && !isFinite(words, at)) continue;
    if (relative === 1) {
      relative = 0;
      helper = at;
      continue;
    }
    // "individuals that are better adapted leave": the participle belongs to the relative clause.
    if (at - helper <= 3 && auxiliaries.has(words[helper] ?? "") && isParticiple(word)) continue;
    if (formAt(words, at) === "pastOrParticiple" && describesSubject(words, at)) continue;
    return at;
  }
  return undefined;
}

/** Whether a phrase that should be a noun holds a verb: "Ragusa introduced a trentino". */
export function hasFiniteVerb(phrase: string): boolean {
  return /\s[a-z]+ed\s/.test(phrase) || findVerb(phrase.split(/\s+/)) !== undefined;
}

function isFinite(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  if (auxiliaries.has(word)) return !isNounLikeAuxiliary(word, before);
  const form = formAt(words, at);
  if (form === undefined || isNounByLook(word, before, form)) return false;
  switch (form) {
    case "participle":
      return false;
    case "base":
      return isVerbOfPlural(words, at) || isVerbOfHead(words, at) || isSamePast(words, at);
    case "third":
      // "Ada's notes for": what somebody owns is a noun.
      return !/[’']s$/.test(before) && !isPluralNoun(words, at);
    case "past":
    case "pastOrParticiple":
      return true;
  }
}

function formAt(words: readonly string[], at: number): VerbForm["form"] | undefined {
  return verbForm(words[at] ?? "")?.form ?? (isUnknownPast(words, at) ? "pastOrParticiple" : undefined);
}

/** "the war flared up again": a word in -ed that no list knows, between a noun and what stands behind a verb. */
function isUnknownPast(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!word.endsWith("ed") || !/^[a-z]{3,}[^aeou]ed$|^[a-z]{2,}[ou]ed$/.test(word)) return false;
  if (verbForm(word) !== undefined || adjectiveInEd.test(word)) return false;
  const before = words[at - 1] ?? "";
  if (/ly$|,$/.test(before) || preposition.test(before) || auxiliaries.has(before)) return false;
  return behindUnknown.test(words[at + 1] ?? "");
}

const adjectiveInEd =
  /^(?:hundred|sacred|naked|wicked|rugged|ragged|crooked|beloved|biped|indeed|rabid|aged|learned|blessed|cursed|dogged|jagged|wretched|kindred|hatred|shed|sled|infrared|[a-z]+-[a-z]+)$/;
const behindUnknown =
  /^(?:up|down|out|off|away|back|again|together|apart|over|across|around|into|onto|upon|through|against|towards?|the|an?|its|their|his|her)$/;

/** "the court set out a test": a past that looks like the bare verb, with its object. */
function isSamePast(words: readonly string[], at: number): boolean {
  if (!/^(?:set|put|cut|let|hit|shut|spread|split|cast)$/.test(words[at] ?? "")) return false;
  const before = words[at - 1] ?? "";
  const isNoun =
    /^[A-Za-z’'-]{3,}$/.test(before) &&
    !/^(?:data|mind|rule|tool|chip|film|jet|sub|and|not|can|may)$/.test(before);
  return (
    isNoun &&
    !preposition.test(before) &&
    !auxiliaries.has(before) &&
    /^(?:the|an?|its|his|her|their|out|up|aside|down|off)$/.test(words[at + 1] ?? "")
  );
}

/** A capital, a comma behind it, or an article before it. */
function isNounByLook(word: string, before: string, form: string): boolean {
  if (/[A-Z]|,$/.test(word)) return true;
  return determiner.test(before) && !(form === "base" && /^(?:all|both|each)$/.test(before));
}

/** "strength of will", "the might of Rome". */
function isNounLikeAuxiliary(word: string, before: string): boolean {
  return (
    /^(?:will|might|can|must|may)$/.test(word) &&
    /^(?:of|the|an?|free|good|own|his|her|their|its)$/.test(before)
  );
}

/** "Glaciers in Norway move at", "Plants of the genus absorb the light": the verb agrees with the head of the subject. */
function isVerbOfHead(words: readonly string[], at: number): boolean {
  const joint = words.findIndex((word) => preposition.test(word) || word === "and");
  if (joint < 1 || joint >= at - 1) return false;
  const before = words[at - 1] ?? "";
  const next = words[at + 1] ?? "";
  if (preposition.test(before) || !behindVerb.test(next)) return false;
  const isBare = /^[A-Z]/.test(before) || !isNounToo(verbForm(words[at] ?? "")?.lemma ?? "");
  // "NAD and FAD act": two of them.
  if (words[joint] === "and") return isBare || /^(?:as|together|like|upon)$/.test(next);
  return isBare && isPlural(words[joint - 1] ?? "");
}

const behindVerb =
  /^(?:the|an?|its|their|at|in|on|to|from|into|through|with|by|over|across|around|about|up|more|less|many|all|no|only|both|as|together|like|upon|\d\S*)$/;

/** "cells divide", but not "cells and divide", "the forms may", "data subject". */
function isVerbOfPlural(words: readonly string[], at: number): boolean {
  const last = words[at - 1] ?? "";
  const before = isAside(last) ? (words[at - 2] ?? "") : last;
  const next = words[at + 1] ?? "";
  const isNoun =
    (/^(?:of|and|or)$/.test(next) &&
      !(next === "of" && /^(?:consist|dispose|die|think|approve|conceive)$/.test(words[at] ?? ""))) ||
    auxiliaries.has(next) ||
    /^(?:data|media)$/.test(before) ||
    /[’']s$/.test(before);
  return isPlural(before) && !isNoun;
}

/** "Plants usually absorb", "the planets all travel": a word between a plural and its verb. */
function isAside(word: string): boolean {
  return (
    /^(?:all|both|each|also|often|usually|always|never|only|still|then|now|sometimes|rarely)$|[a-z]{3}ly$/.test(
      word,
    ) && !nounInLy.test(word)
  );
}

/** Whether a subject's last word is a plural noun. */
export function isPlural(word: string): boolean {
  const bare = word.replace(/[^\w'’-]/g, "");
  return (
    /[^sui]s$|[^aeiou]ies$|sses$|xes$|ae$|^[a-z]{3,}[^aeiou]i$|^[a-z]{3,}ei$/.test(bare) ||
    /^(?:people|children|men|women|criteria|bacteria|data|mitochondria|atria|cilia|flagella|ova|strata|spectra|phenomena|they|we)$/.test(
      bare,
    )
  );
}

const byAmount =
  /^(?:increased|decreased|reduced|dropped|declined|grew|rose|fell|shrank|expanded|started|began|ended|responded|reacted|lived|worked|acted|continued|succeeded|opened|closed|improved|advanced|differed|stood|came|went|passed|travelled|spread)$/;

/** What the words around a form in -ed already tell; nothing when the rest of the sentence must. */
function describesByItself(words: readonly string[], at: number): boolean | undefined {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  // "The envoy believed poverty was ...": a clause without its "that".
  if (/^(?:believed|thought|argued|claimed|feared|hoped|felt|insisted|assumed|said|knew)$/.test(word)) {
    return /^(?:to|by|in|at|of)$/.test(next);
  }
  if (/^(?:and|or|an?|the)$/.test(words[at - 1] ?? "")) return true;
  // "a gland located in the neck": what is only said of a thing.
  if (/^(?:located|situated|entitled|housed|composed|comprised|dated)$/.test(word)) return true;
  // "actions followed by reinforcers", but "prices increased by".
  return next === "by" && !byAmount.test(word) ? true : undefined;
}

/** "acceptance sent by letter takes effect": a later finite verb shows that the first only describes. */
function describesSubject(words: readonly string[], at: number): boolean {
  const decided = describesByItself(words, at);
  if (decided !== undefined) return decided;
  if (isBehindNumber(words, at)) return true;
  for (let later = at + 1; later < Math.min(words.length, at + 7); later++) {
    const word = words[later] ?? "";
    if (
      /[,;:]$/.test(words[later - 1] ?? "") ||
      /^(?:that|which|who|what|how|whether|why|when|because|if|and|but|while|as|where|than)$/.test(word)
    ) {
      return false;
    }
    if (auxiliaries.has(word) || isThirdWithObject(words, later)) return true;
    if (isPastWithObject(words, { at, later })) return true;
  }
  return false;
}

function isThirdWithObject(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (verbForm(word)?.form !== "third" || !isFinite(words, at)) return false;
  return (
    next !== "" &&
    !preposition.test(next) &&
    !/^(?:out|up|down|off|than|per|that|which|who)$/.test(next) &&
    !/[.,;]$/.test(word)
  );
}
