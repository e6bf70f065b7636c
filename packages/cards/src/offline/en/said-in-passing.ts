import { captured } from "../../text/captured.ts";
import { hasFiniteVerb, isPlural, parseClause } from "./clause.ts";
import { isPastOf, lemmaOfIng } from "./ing-forms.ts";
import { cutSetting } from "./settings.ts";
import { conjugate, isParticiple, verbForm } from "./verb-forms.ts";

/** A sentence without what it says in passing, and that as clauses of their own. */
export interface Tellings {
  readonly main: string;
  readonly beside: readonly string[];
}

const maxSubjectWords = 9;
const maxAside = 220;

/**
 * Takes out of a sentence what stands between its subject and its verb, or in front of both: "Vincent, having demanded the vote,
 * led a rising" tells that Vincent led a rising, and that he demanded the vote. What holds no fact of its own is left out; a sentence
 * of another build comes back as it is.
 */
export function tellingsOf(sentence: string): Tellings {
  // "too: it is the gas, not the ash, which cools": behind the colon a sentence begins.
  const pieces = withoutComments(sentence).split(/(; |: (?=it (?:is|was) ))/);
  const read = pieces
    .map((piece, at) => (at % 2 === 1 ? { main: piece, beside: [] } : readPart(piece)))
    .map(({ main, beside }, at) => ({
      main: at === 0 ? main : main.replace(/^(?:The|An?)(?= )/, (word) => word.toLowerCase()),
      beside,
    }));
  return {
    main: read.map(({ main }) => main).join(""),
    beside: read.flatMap(({ beside }) => beside),
  };
}

/** "as most historians suppose", "by the way": what the writer says of what he says. */
const comment =
  /,? (?:as (?:(?:most|many|some) )?[a-z]+ (?:prefer to say|like to say|suppose|believe|think|say|agree|put it|call it|know|note|argue|hold|assume)|as (?:we|you) (?:shall|will|have) [a-z]+|by the way|to be sure|it is (?:said|thought|believed|true)|above all|in fact|of all things|so to speak|at any rate|in any case|to this day),/g;

function withoutComments(sentence: string): string {
  return sentence.includes(", ") ? sentence.replace(comment, "") : sentence;
}

function readPart(part: string): Tellings {
  if (!part.includes(", ") && !part.includes("It ") && !part.includes("it ")) {
    return { main: part, beside: [] };
  }
  const named = withName(part);
  return (
    cleftOf(named) ??
    participleBefore(named) ??
    asideBehind(named) ??
    perfectBehind(named) ?? { main: named, beside: [] }
  );
}

/** "One of them, Sonthonax,": the name tells who. */
const oneOfThem =
  /^(?:One|The (?:first|last|best|most famous|best known|greatest)) of (?:them|these|those)(?: [a-z]+)?, (?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*),/u;

function withName(part: string): string {
  if (!part.includes(" of th")) return part;
  const found = oneOfThem.exec(part);
  if (found === null) return part;
  const name = captured(found, "name");
  const behind = part.slice(found[0].length).trimStart();
  return isPredicateOf(name, behind) ? `${name} ${behind}` : `${name}, ${behind}`;
}

const cleft =
  /^(?:(?<when>[A-Z][^,]{2,40}),? )?[Ii]t (?:is|was) (?<who>(?:the |an? )?(?!this\b|these\b|that\b|those\b|not\b|only\b|one\b|then\b|there\b|here\b|because\b|when\b|until\b|partly\b|mainly\b|in\b|on\b|at\b|by\b|for\b|from\b|with\b|after\b|to\b|under\b|during\b|through\b|as\b|like\b|so\b|such\b|[a-z]+ly\b)[^,;]+?)(?<aside>, [^;]+?,|, not [^,;]+,?)? (?<word>who|that|which) (?<did>.+)$/s;
const phraseBefore =
  /^(?:(?:in|at|on|by|for|after|during|from|under|with|within) [^,]{2,70}?, |(?:in|on|by|from) (?:(?:\d{1,2} )?[A-Z][a-z]+ )?\d{3,4},? )/;

/** "It was Harunobu who in 1765, for a set of calendars, brought out the prints": Harunobu did, in 1765. */
function cleftOf(part: string): Tellings | undefined {
  if (!/^(?:At first,? |In [^,]{2,40},? )?[Ii]t (?:is|was) /.test(part)) return undefined;
  const found = cleft.exec(part);
  const who = captured(found, "who");
  if (found === null || who.split(" ").length > maxSubjectWords || hasFiniteVerb(who)) return undefined;
  let did = captured(found, "did");
  let setting = captured(found, "when");
  for (let phrase = phraseBefore.exec(did); phrase !== null; phrase = phraseBefore.exec(did)) {
    if (setting === "") setting = phrase[0].replace(/,? $/, "");
    did = did.slice(phrase[0].length);
  }
  if (!isPredicateOf(who, did)) return undefined;
  const aside = captured(found, "aside");
  const kept = aside.startsWith(", not ") ? "" : aside;
  const opened = setting === "" ? "" : `${capitalised(setting)}, `;
  const subject = setting === "" ? capitalised(who) : who;
  return { main: `${opened}${subject}${kept} ${did}`, beside: [] };
}

/** Whether a text that begins with a verb is said of a noun. */
function isPredicateOf(noun: string, predicate: string): boolean {
  const subject = capitalised(noun);
  return parseClause(`${subject} ${predicate}`)?.subject === subject;
}

const noParticiple =
  /^(?:According|During|Including|Following|Regarding|Considering|Depending|Concerning|Excluding|Beginning|Starting|Assuming|Given|Provided|Supposing|Owing|Judging|Speaking|Failing|Pending|Barring|King|Spring|Nothing|Something|Everything|Anything|Red|Hundred|United|Sacred|Indeed|Need|Seed|Feed|Speed|Breed)$/;

/** "Changing sides in May 1794, he drove back the Spaniards": he changed sides, and he drove them back. */
function participleBefore(part: string): Tellings | undefined {
  const [first = ""] = part.split(" ", 1);
  const isIng = /^[A-Z][a-z]+ing$/.test(first);
  if (
    noParticiple.test(first) ||
    !(isIng || first === "Born" || (/^[A-Z]/.test(first) && isParticiple(first.toLowerCase())))
  ) {
    return undefined;
  }
  for (const comma of part.matchAll(/, /g)) {
    const said = part.slice(0, comma.index);
    const main = part.slice(comma.index + 2);
    if (said.length > maxAside) return undefined;
    const subject = subjectOf(main);
    if (subject === "" || said.split(" ").length < 2) continue;
    const finite = finiteOf(said, subject, agreementOf(subject, main.slice(subject.length + 1)));
    return { main: capitalised(main), beside: tellingOnly(finite) };
  }
  return undefined;
}

const minDeedWords = 7;

/** "lost the harbour": without a name, a date or much else it is told in passing indeed. */
function tellingOnly(deed: string | undefined): readonly string[] {
  if (deed === undefined) return [];
  return /\d|\s\p{Lu}.*\s\p{Ll}.*\s\p{Lu}/u.test(deed) || deed.split(" ").length >= minDeedWords
    ? [deed]
    : [];
}

/** The subject of a clause, which may be a pronoun; empty where there is no clause. */
function subjectOf(main: string): string {
  const pronoun = captured(/^(?<pronoun>he|she|it|they) /.exec(main), "pronoun");
  if (pronoun !== "") {
    return parseClause(`${standIn(pronoun)}${main.slice(pronoun.length)}`) === undefined ? "" : pronoun;
  }
  if (!/^(?:[A-Z]|(?:the|an?|his|her|its|their) )/.test(main)) return "";
  const clause = parseClause(capitalised(main));
  if (clause === undefined || clause.setting !== "") return "";
  return main.slice(0, clause.subject.length);
}

/** What a pronoun is read as, since no clause begins with one. */
function standIn(pronoun: string): string {
  return pronoun === "they" ? "The men" : "The man";
}

/** The tense and the number of a main clause, which what is said beside it shares. */
interface Agreement {
  readonly isPast: boolean;
  readonly isMany: boolean;
}

function agreementOf(subject: string, predicate: string): Agreement {
  const noun = /^(?:he|she|it|they)$/.test(subject) ? standIn(subject) : capitalised(subject);
  const clause = parseClause(`${noun} ${predicate}`);
  const isPast = isPastOf(clause);
  const auxiliary = clause?.auxiliary ?? "";
  const form = auxiliary === "" ? verbForm(clause?.verb ?? "")?.form : undefined;
  if (/^(?:is|was|has)$/.test(auxiliary) || form === "third") return { isPast, isMany: false };
  if (/^(?:are|were|have)$/.test(auxiliary) || form === "base") return { isPast, isMany: true };
  return { isPast, isMany: isPlural(headOf(noun)) || / and /.test(noun) };
}

/** "having demanded the vote", "hard pressed by royalists", "fearing a revolt" as what somebody did; nothing for what is no deed. */
function finiteOf(said: string, subject: string, agreement: Agreement): string | undefined {
  const [first = "", second = "", ...others] = said.split(" ");
  const word = first.toLowerCase();
  const noun = capitalised(subject);
  if (word === "having") return perfectOf(noun, second, others);
  if (word.endsWith("ing")) {
    const lemma = lemmaOfIng(word);
    if (lemma === undefined || !agreement.isPast || noDeed.test(lemma)) return undefined;
    return `${noun} ${conjugate(lemma, "past")} ${[second, ...others].join(" ")}`;
  }
  if (!isParticiple(word) && word !== "born") return undefined;
  // "pressed by the guilds": in what state somebody was, and no deed.
  if (suffered.test(word)) return undefined;
  // "Founded in 1088, the university is the oldest": what was done has a date of its own.
  const isPast = agreement.isPast || /\b\d{3,4}\b|\bby [A-Z]/.test(said);
  return `${noun} ${beOf({ ...agreement, isPast })} ${word} ${[second, ...others].join(" ")}`;
}

const suffered =
  /^(?:pressed|hated|feared|loved|admired|supported|backed|helped|led|followed|accompanied|surrounded|driven|moved|inspired|influenced|encouraged|alarmed|shocked|angered|weakened|exhausted|torn|plagued|haunted|hit|struck|determined|convinced|tired)$/;

/** What somebody felt or wanted is why he did something, and no deed. */
const noDeed =
  /^(?:fear|hope|want|seek|try|believe|think|know|feel|wish|intend|aim|need|hold|stand|lie|sit|live|contain|include|consist|belong|last|remain|stay|become|seem|depend|rely|act|work|serve|range|vary|weigh|measure|cover)$/;

function perfectOf(noun: string, verb: string, others: readonly string[]): string | undefined {
  const form = verbForm(verb);
  if (form === undefined || verb === "been") return undefined;
  return `${noun} ${conjugate(form.lemma, "past")} ${others.join(" ")}`;
}

function beOf({ isPast, isMany }: Agreement): string {
  if (isPast) return isMany ? "were" : "was";
  return isMany ? "are" : "is";
}

function headOf(noun: string): string {
  return (noun.split(/\s(?:of|in|from|for|between|at|on|with)\s/)[0] ?? "").split(" ").at(-1) ?? "";
}

/** "He died in 1946, having negotiated a loan": he died, and he had negotiated a loan. */
function perfectBehind(part: string): Tellings | undefined {
  // Nearly no sentence has one: tested before the slower search.
  if (!part.includes(", having ")) return undefined;
  const found = /^(?<main>[^;]+), having (?<verb>[a-z]+) (?<rest>[^;]+)$/.exec(part);
  const main = captured(found, "main");
  const subject = subjectOf(main.replace(/^(?:He|She|It|They) /, (word) => word.toLowerCase()));
  if (found === null || subject === "") return undefined;
  const deed = perfectOf(capitalised(subject), captured(found, "verb"), [captured(found, "rest")]);
  return { main, beside: tellingOnly(deed) };
}

const opensAside =
  /^(?:having|not|being|once|now|then|already|long|himself|itself|herself|themselves|hard|newly|deeply|though|although|if|while|like|unlike|such as|as|with|without|in|on|at|by|from|of|for|after|before|despite|under|over|among|amid|who|which|whose|the|an?|his|her|its|their)\b/;

/** "A cinder cone, such as Parícutin, which in 1943 began to grow, is a heap": a cinder cone is a heap. */
function asideBehind(part: string): Tellings | undefined {
  const { setting, body } = cutSetting(part);
  const first = body.indexOf(", ");
  const subject = body.slice(0, first);
  if (first < 1 || !isSubject(subject)) return undefined;
  for (const comma of body.slice(first + 2).matchAll(/, /g)) {
    const said = body.slice(first + 2, first + 2 + comma.index);
    const predicate = body.slice(first + 2 + comma.index + 2);
    if (said.length > maxAside || !mayBeAside(said)) return undefined;
    if (!/^[a-z]/.test(predicate) || !isPredicateOf(subject, predicate)) continue;
    // "Castlereagh, the foreign secretary,": what somebody is has a card of its own.
    if (/^(?:the|an?) [^,]+$|^(?:who|which) [^,]+$|^(?:also )?(?:called|known as) [^,]+$/.test(said)) {
      return undefined;
    }
    const finite = aloneOf(said, subject, agreementOf(subject, predicate));
    const opened = setting === "" ? "" : `${setting}, `;
    return { main: `${opened}${subject} ${predicate}`, beside: tellingOnly(finite) };
  }
  return undefined;
}

/** What stands between subject and verb as a clause of its own, up to its own first comma. */
function aloneOf(said: string, subject: string, agreement: Agreement): string | undefined {
  const whole = said.replace(/, (?:who|which|where|whose)\s.*$/s, "");
  const relative = captured(/^(?:who|which) (?<predicate>.+)$/s.exec(whole), "predicate");
  if (relative !== "") {
    return isPredicateOf(subject, relative) ? `${capitalised(subject)} ${relative}` : undefined;
  }
  const bare = whole.replace(/^(?:newly|already|then|first|later|originally) (?=[a-z]+(?:ed|n|t) )/, "");
  return finiteOf(bare, subject, agreement);
}

function isSubject(text: string): boolean {
  return (
    text.split(" ").length <= maxSubjectWords &&
    /^(?:[A-Z]|(?:the|an?|his|her|its|their) )/.test(text) &&
    !noSubject.test(text) &&
    !hasFiniteVerb(text)
  );
}

const noSubject =
  /^(?:If|When|While|As|Since|Because|Although|Though|Unless|Until|Once|After|Before|In|On|At|By|From|For|With|Without|Under|During|To|Yet|But|And|So|Or|Then|There|Here|What|How|Why|Where|Who|Like|Unlike|Despite|Between|Among|Within|Throughout|However|Thus|Hence|Moreover|[A-Z][a-z]+ly)\b/;

/** "his successor", "feared by all": what stands behind the comma is none of several subjects. */
function mayBeAside(said: string): boolean {
  const [first = ""] = said.split(" ", 1);
  return (
    opensAside.test(said) ||
    first === "born" ||
    isParticiple(first) ||
    lemmaOfIng(first) !== undefined ||
    /^[a-z]+ly /.test(said)
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
