import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { type EnglishClause, hasFiniteVerb, isPlural, parseClause } from "./clause.ts";
import { isNounToo } from "./noun-verbs.ts";
import { type VerbForm, verbForm } from "./verb-forms.ts";

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const date = new RegExp(
  `^(?<before>.*?)\\s?\\b(?<when>(?:in|on|at|from|until|by|between|around|since|during|towards|throughout) (?:(?:about|around|roughly) )?(?:the (?:course|middle|end|beginning|start|(?:first|second) half|(?:last|first) quarter|close|turn) of )?(?:(?:the )?(?:early|late|mid)[ -])?(?:\\d{1,2} )?(?:(?:the )?(?:spring|summer|autumn|winter) of \\d{4}|${month}(?: \\d{1,2},)?(?: \\d{4})?|AD \\d{1,4}|(?:the )?\\d{1,4}s? (?:BCE?|AD|CE)\\b|(?:the (?:1\\d{3}|20\\d\\d|\\d{3})[’']?s|1\\d{3}(?:[’']?s)?|20\\d\\d(?:[’']?s)?|\\d{3}(?:[’']?s)?)\\b(?! (?:BC|AD|CE))|the (?:\\w+ ){1,3}century(?: (?:BCE?|AD|CE)\\b)?)(?: (?:to|and|until) (?:(?:\\d{1,2} )?${month}(?: \\d{4})?|\\d{3,4}))?)(?<after>.*)$`,
  "s",
);

/** What a text without a date has none of: tested before the slower search. */
const dateMark = new RegExp(`\\d|century|${month}`);

/** What is said `before` a date, the date (`when`), and what is said `after` it. */
export function dateIn(text: string): Readonly<Record<string, string>> | undefined {
  return dateMark.test(text) ? date.exec(text)?.groups : undefined;
}

/** What every answer holds that goes on from itself; one without it stays as it is. */
const mayGoOn =
  /[,:.]|\s(?:yet|while|whereas|but|although|though|and|so|after|before|when|for|because|until|as|later|earlier|well|once|whenever|even|causing|leading|resulting|allowing|making|thereby|thus|which|who|whose|where)\s|\sthe (?:following|next|same|previous) \S+$/;

/** A sentence behind a colon, or an example with no comma in it. */
const opensClause = /^(?:if|it|they|in|this|these|when)\s|^[A-Z][^,]*$|^[A-Z][\w’']* [a-z]/;

/** An answer without the clause that only goes on from it. */
export function trimmed(answer: string): string {
  const bare = answer.replace(/[.;,]+$/, "");
  return mayGoOn.test(bare) && !isPaired(bare) ? withoutSequel(bare) : bare;
}

/** "hardly anything but potatoes", "not only land but also ships": the first half alone would be false. */
function isPaired(answer: string): boolean {
  return pairOpener.test(answer) && /,? but (?!it\b|they\b|he\b|she\b|the\b)/.test(answer);
}

const pairOpener =
  /^(?:not (?:only|just|merely)|hardly any[a-z]*|scarcely any[a-z]*|nothing|no one|nobody)\s/;

/** "a treaty and then sailed home": without the second deed. */
function withoutDeed(full: string): string | undefined {
  const second = /,? and (?:(?:then|thus|also|so|therefore|thereby|hence) )?(?<verb>[a-z]+)\s/.exec(full);
  if (second === null || second.index <= 2) return undefined;
  const form = verbForm(captured(second, "verb"))?.form;
  const own = full.slice(0, second.index);
  // "data produced and supplied in digital form": two participles of one noun.
  const isPair = form === "pastOrParticiple" && /[a-z]{2,}(?:ed|en|wn)$/.test(own);
  const isDeed = /^(?:past|pastOrParticiple)$/.test(form ?? "") && !isPair;
  return isDeed && !/\b(?:who|which|that)\b/.test(own) ? own : undefined;
}

type Replace = (whole: string, own: string | undefined, comma: string) => string;

/** What goes on behind an answer, in the order in which it is cut; `marks` are literals that every such sequel holds one of. */
const sequels: readonly {
  readonly marks: readonly string[];
  readonly cut: RegExp;
  readonly keep?: Replace;
}[] = [
  // "a ban about a decade later", "a crime as well": when, and what was said before.
  {
    marks: [" later", " earlier", " afterwards", " as well"],
    cut: /(?<=\S)(?:,| about| some| only| just)* [a-z]+ (?:days?|weeks?|months?|years?|decades?) (?:later|earlier|afterwards)$| as well$/,
  },
  // ", and two days later war was declared": the next clause begins with its time.
  {
    marks: [", and "],
    cut: /, and (?:(?:[a-z]+ )?[a-z]+ (?:days?|weeks?|months?|years?) later|[a-z]+ (?:them|it|him|her)|then|soon after(?:wards)?|later|(?:in|by) \d{4}|on \d) .*$/s,
  },
  // "a fall in prices. don't mix up": notes that begin a sentence in lower case.
  { marks: [". "], cut: /(?<!\b(?:e\.g|i\.e|etc|vs|cf|ca))\. [a-z].*$/s },
  // "a fever the following month": when.
  {
    marks: [" the following ", " the next ", " the same ", " the previous "],
    cut: /(?<=\S)(?: in)? the (?:following|next|same|previous) (?:day|night|week|month|year|spring|summer|autumn|winter|century)$/,
  },
  // "the silk mill, opened in 1872" without its date.
  { marks: ["ed", "wn"], cut: /, [a-z]+(?:ed|wn)$/ },
  // ", an exploit he described as": of the deed, not of the thing.
  {
    marks: [", a"],
    cut: /, an? (?:[a-z]+ )?(?:exploit|step|move|decision|act|feat|fact|policy|measure|event|blow|defeat|victory|success|failure|claim|demand|practice|custom|view|doctrine|process|change|sign|mistake|rule|trend|reform|crime|gesture|promise|result|development|technique|method|strategy)(?:$| (?:that|which|who|he|she|it|they|known|called|of|made|seen|in|to|by)\b.*$)/s,
  },
  {
    marks: [" yet ", " while ", " whereas ", " but ", "though "],
    cut: /^(?<own>.*?)(?<comma>,?) (?:yet|while|whereas|but|although|(?:even )?though) .*$/s,
    keep: keepRelative,
  },
  {
    marks: [" it ", " they ", " he ", " she ", " there ", " we "],
    cut: /^(?<own>.*?)(?<!\bnot)(?<comma>,?) (?:and|so|after|before|when|while) (?:it|they|he|she|there|we)\s.*$/s,
    keep: keepRelative,
  },
  { marks: ["for example ", "for instance ", "e.g. "], cut: /,? (?:for example|for instance|e\.g\.) .*$/s },
  {
    marks: [" because ", " until ", " as soon as ", " once ", " whenever "],
    cut: /(?<=\S \S+),? (?:because|until|as soon as|once|whenever) .*$/s,
  },
  { marks: [" as ", " even "], cut: / (?:as if|as though|even (?:if|when|though)) .*$/s },
  {
    marks: ["ing ", " thereby ", " thus ", " whatever ", " regardless ", " no matter "],
    cut: /(?<! (?:stops?|stopped|starts?|started|keeps?|kept|begins?|began|of|by|for|from|in|without|when|while)) (?:causing|leading to|resulting in|allowing|making|thereby|thus|whatever|regardless of|no matter) .*$/s,
  },
  // "parasites of the genus Plasmodium, and in spite of its name": the rest of it was cut off.
  {
    marks: [", and "],
    cut: /, and (?:in spite of|despite|because of|at|by|in|on|from|for|with|under|after|before) (?:its|their|his|her|the) [a-z]+$/,
  },
  // "voting: the Third Estate demanded ...": a sentence after a colon explains what went before.
  {
    marks: [" - ", " – ", " — ", ": "],
    cut: /:? [-–—] .{3,}$|: (?<said>[\p{L}\d]+\s.{6,})$/su,
    keep: (whole, said) => (said === undefined || opensClause.test(said) || hasFiniteVerb(said) ? "" : whole),
  },
  // "are likely to live longer and have more young": the second verb belongs to the clause behind "that".
  {
    marks: [" and "],
    cut: /^(?<own>.*?),? and (?:(?:not|also|so|thus|therefore|then|hence) )?(?:is|are|was|were|be|has|have|had|can|cannot|could|may|might|must|shall|will|would|should|does|do|did)\s.*$/s,
    keep: (whole, own = "") => (/\b(?:that|which|who|whether|how|to)\b/.test(own) ? whole : own),
  },
];

function withoutSequel(answer: string): string {
  let whole = withoutSplice(withoutTail(answer));
  for (const { marks, cut, keep } of sequels) {
    if (marks.some((mark) => whole.includes(mark))) whole = whole.replace(cut, keep ?? (() => ""));
  }
  const full = withoutClause(whole).replace(
    /, (?:most often|usually|often|mostly|chiefly|mainly|especially|particularly|typically|largely|partly)$/,
    "",
  );
  const own = withoutDeed(full);
  if (own !== undefined) return own;
  if (countUnits(full) <= 24) return full;
  const cut = /^(.{20,}?),? (?:which|who|where|so that|although|but|because|, yet)\s/s.exec(full)?.[1];
  // "two stages, the first": a list whose second member was cut off.
  return (
    cut?.replace(/, (?:the|an?) [^,]*$| (?:in|of|for|to|by|from|with|at|on|under|through|during)$/, "") ??
    full
  ).replace(/,$/, "");
}

/** "a taxi that leaves when it is full", "looks harmless but is not": without a comma it belongs to the relative clause. */
function keepRelative(whole: string, own = "", comma = ""): string {
  // "allows the company to carry on although he knows": half of a condition.
  const isHalf = comma === "" && whole.slice(own.length).startsWith(" although ");
  if (isHalf && countUnits(whole) <= 22) return whole;
  return comma === "" && /\b(?:that|which|who|whose)\b[^,]*$/.test(own) ? whole : own;
}

/** "present remembering or new facts can interfere": what stands behind "or" is a clause of its own. */
function withoutClause(answer: string): string {
  for (const joint of answer.matchAll(clauseJoint)) {
    const own = answer.slice(0, joint.index);
    if (joint.index < 4 || opensSubordinate.test(own)) break;
    const clause = parseClause(answer.slice(joint.index + joint[0].length));
    const isWhole = clause !== undefined && clause.auxiliary !== "" && clause.setting === "";
    if (isWhole && !/\s(?:and|or)\s/.test(clause.subject)) return own;
  }
  return answer;
}

const clauseJoint =
  /,? (?:and|or) (?=(?:[\w’'()-]+ ){1,6}(?:can|cannot|could|may|might|must|will|would|should|is|are|was|were|has|had) )/g;
const opensSubordinate = /\b(?:that|which|who|whose|how|whether|what|why|when|if|between|both|where)\b/;

/** "the staging area, `git commit` records them": two sentences of notes with a mere comma between them. */
function withoutSplice(answer: string): string {
  const found = /^(?<own>[^,]{3,}), (?<next>[^,]{8,})$/.exec(answer);
  const clause = found === null ? undefined : parseClause(captured(found, "next"));
  const isWhole =
    clause !== undefined &&
    clause.setting === "" &&
    clause.rest !== "" &&
    clause.subject.split(" ").length <= 4;
  const isPlain =
    isWhole &&
    !/\b(?:and|or|who|which|that)\b/.test(clause.subject) &&
    !/\b(?:who|which|that|whose)\b|\b(?:an?|the|its|their|very|more|most|when|if) [a-z]+$/.test(
      captured(found, "own"),
    );
  return isPlain ? captured(found, "own") : answer;
}

/** What goes on behind a comma from what was said: its effect, its reason, its time. */
const tail =
  /, (?:[a-z]+ly (?:from|to|by|through|into|because|when|if|as|in|on|at)\b|(?:some|many|most|all|one|each|both|none) of (?:which|whom|them)\b|(?:in|of|for|to|by|from|with|at|on|under|through) (?:which|whom|whose)\b|payable\b|(?:most often|usually|often|mostly|chiefly|mainly|especially|particularly|typically)$).*$|, (?:(?:thus|thereby|hence|often|usually|mainly|mostly|so|in turn|partly) )?(?:(?!(?:during|including|concerning|regarding|according|king|thing|something|nothing|being|spring|string|ring|morning|evening|building)\b)[a-z]{3,}ing\s(?!and\b|or\b)|(?:as|since|because|so|after|before|when|whenever|where|until|unless|although|though|if|whereas|while|meaning|even|usually|often|mostly|especially|particularly|making|not least|giving|either|marked by|thus|hence|therefore|which|who|whose|in order|with the result) ).*$/s;

/** "the cost of borrowing, increasing investment": without what follows from it. */
export function withoutTail(answer: string): string {
  const cut = answer.replace(tail, "");
  // "reading, writing and reckoning": a list, not a tail.
  const isList =
    /^[^,]*(?:ing)?, [a-z]+ing\b[^,]*(?:,| and | or )/.test(answer) &&
    /ing\b/.test(cut.split(" ").at(-1) ?? "");
  return isList || countUnits(cut) === 0 ? answer : cut;
}

/** "are picked up by carriers and pass down a chain": a second verb agrees with the subject. */
export function asActive(clause: EnglishClause): EnglishClause {
  return { ...clause, auxiliary: "", verb: /^(?:is|was)$/.test(clause.auxiliary) ? "takes" : "take" };
}

/** "shop windows, cut wires, burned letters": two more members that begin with a past are predicates. */
function withoutPredicates(answer: string): string {
  if (!answer.includes(", ")) return answer;
  const [first = "", ...others] = answer.split(", ");
  return others.length > 1 && others.every((part) => isDeed(part)) ? first : answer;
}

/** "stored grain, prefers damp barns": notes that go on with the next verb. */
function withoutNextPredicate(answer: string, { verb }: EnglishClause): string {
  const found = /, (?:(?:also|always|often|usually|never|only) )?(?<verb>[a-z]+s) (?!of\b|and\b|or\b)/.exec(
    answer,
  );
  const next = verbForm(captured(found, "verb"));
  const isSame = next?.form === "third" && (verb === "takes" || verbForm(verb)?.form === "third");
  if (found === null || !isSame || isNounToo(next.lemma)) return answer;
  const own = answer.slice(0, found.index);
  return /\b(?:that|which|who)\b/.test(own) ? answer : own;
}

function isDeed(part: string): boolean {
  const [word = "", next = ""] = part.replace(/^and /, "").split(" ");
  const form = verbForm(word)?.form;
  if (form === "base") return /^(?:the|an?|its|their|every|each|all|any|to)$/.test(next);
  return next !== "" && next !== "by" && form?.startsWith("past") === true;
}

/** A verb, or a noun that looks like one, behind "and", "or", or the comma of a list of predicates. */
const joined =
  /(?:,? (?:and|or)|,(?= [a-z]+s [a-z][^,]*, and [a-z]+s )|,(?= [a-z]+ (?:the|an?|its|their|his|her) )) (?:(?:then|thus|thereby|therefore|hence|so|consequently|also|often|usually|directly|later|soon|eventually|finally|even|still|[a-z]{3,}ly) )?(?<verb>[a-z]+)\s(?=(?<next>\S+))/g;
const noObjectOfThird = /^(?:of|and|or|is|are|was|were|that|which|in|on|by|with)$/;
const objectStart = /^(?:[a-z]+|[a-z]+-.*|["“].*)$/;

/** "the lungs and spreads directly", "any defect and keep the house clean": a second predicate is no part of the object. */
export function withoutSecondVerb(whole: string, clause: EnglishClause): string {
  const answer = withoutPredicates(withoutNextPredicate(whole, clause));
  const own = clause.auxiliary === "" ? verbForm(clause.verb)?.form : "base";
  for (const joint of answer.matchAll(joined)) {
    const next = captured(joint.groups, "next");
    const verb = verbForm(captured(joint.groups, "verb"));
    if (verb === undefined || joint.index <= 2 || !agrees(verb.form, own)) continue;
    // "a system that holds and manipulates": the second verb belongs to the relative clause.
    const isDescribed =
      !/^, (?:and|or)\s/.test(joint[0]) && /\b(?:who|which|that)\b/.test(answer.slice(0, joint.index));
    const isNoun = isNounPair(answer.slice(0, joint.index), verb, next);
    if (isDescribed || isNoun || !mayFollow(next, own)) continue;
    return answer.slice(0, joint.index);
  }
  return answer;
}

/** "spending and taxes to influence demand", "warnings and reprimands to": a noun that looks like a verb. */
function isNounPair(before: string, verb: VerbForm, next: string): boolean {
  // "by guilt and tries to wash": no noun stands so.
  if (verb.lemma === "try" && next === "to") return false;
  const isThing =
    isNounToo(verb.lemma) &&
    /^(?:to|into|from|at|in|of|for|on|with|between|have|has|is|are|was|were|can|may|must)$/.test(next);
  const isPair = verb.form === "third" && isPlural(before.split(" ").at(-1) ?? "");
  return isThing || (isPair && /^(?:to|of|for|in|on|with|from)$/.test(next));
}

function agrees(form: string, own: string | undefined): boolean {
  return form === own || (own === "pastOrParticiple" && form === "past");
}

function mayFollow(next: string, own: string | undefined): boolean {
  return objectStart.test(next) && !(own === "third" && noObjectOfThird.test(next));
}

/** "in the bone marrow, T cells in the thymus": what is said of something else with the verb left out. */
export function withoutGap(answer: string, preposition: string): string {
  if (preposition === "") return answer;
  const cut = new RegExp(`^(?<own>[^,]{3,}), (?:[\\w-]+ ){1,4}${preposition} `).exec(answer);
  return cut === null ? answer : captured(cut, "own");
}

/** "a contract, from a family tie or from a deed": asked with "from", the answer needs it no more. */
export function withoutSame(answer: string, preposition: string): string {
  if (preposition === "" || !answer.includes(` ${preposition} `)) return answer;
  return answer.replace(
    new RegExp(`(?<joint>,(?: (?:and|or))?| (?:and|or|rather than|and not|but not)) ${preposition} `, "g"),
    "$<joint> ",
  );
}

/** What follows a verb: its preposition and that one's object. */
export const preposition =
  /^(?<preposition>near|beneath|below|above|behind|beyond|inside|outside|underneath|alongside|throughout|like|in|into|to|from|with|as|for|on|before|after|of|than|at|between|against|through|over|under|among|around|within|without|towards?|upon|about(?! (?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|half|twice))|along|across)\s(?<object>.{2,})$/s;

/** "in order", "to the throne": a preposition and a noun that say one thing together. */
export const setPhrase =
  /^(?:in (?:proportion|contrast|comparison|conjunction|connection|combination|association|honou?r|memory|support|exile|debt|control|doubt|need|search|pursuit|recognition|preparation|reaction|opposition|agreement|conflict|touch|half|two|pieces|decline|office|session|effect|motion|existence|contact|crowds|order|parallel|turn|sequence|general|particular|place|practice|fact|time|advance|detail|danger|use|force|effect|public|private|common|response|relation|line|accordance|favou?r|spite|case|addition|front|charge|terms|shape|size|number|return|exchange|(?:two|three|four|several|many) (?:ways|stages|steps|phases|layers|parts))|to (?:the throne|power|an end|light|terms|life|death|work|war|rest|sleep)|at (?:once|work|war|rest|stake|least|most|all|first|last)|on (?:purpose|time|average|foot|fire|top|trial)|by (?:hand|sea|land|force|mistake|chance)|under (?:way|control|pressure|attack)|out of\s|as well|on (?:behalf|the basis|account|the grounds?|the part)|by (?:means|virtue|way)|in (?:view|the (?:hope|name|face|event|absence|presence|course|light))|with (?:regard|respect|reference|a view)|at (?:the expense|risk))\b/;

/** "Strasbourg, Basel and Mainz", "northern Italy". */
/** "on the left and credits on the right", "in the dark for a day", "in the file and reviewed every year": only where. */
export function placeOnly(answer: string): string {
  const bare = answer
    .replace(/ as [a-z]+s$| with (?:the [A-Z]\S+|his [a-z]+|their [a-z]+)$/, "")
    .replace(
      /,? (?:and|or) (?:[a-z]+ed|kept|sent|held|made|taken|given|used|put) (?:in|into|by|every|once|twice|at|for|from|to|with|on|until|within|after|as)\s.*$/s,
      "",
    )
    .replace(
      /(?<=\S \S+) (?:so that|before|after|until|for (?:at least |up to |about )?(?:\d|an? (?:few|day|week|month|year|hour|minute)|two|three|four|five|six|several)) .*$/s,
      "",
    )
    .replace(/(?<=\S \S+) to (?<verb>[a-z]+) .*$/s, (whole: string, verb: string) =>
      verbForm(verb)?.form === "base" ? "" : whole,
    );
  const [first = ""] = bare.split(" ");
  const timed = / (?:on the (?:day|night|eve|morning)|at the time|in the (?:year|month|week)) .*$/.exec(bare);
  if (timed !== null && timed.index > 4) return bare.slice(0, timed.index);
  const again = new RegExp(`^(?<own>.{4,}?),? and [a-z]+s ${first} `).exec(bare);
  return again === null ? bare : captured(again, "own");
}

const namedPlace =
  /^(?:(?:the )?(?:(?:north|south|east|west|central)\w* )?)[A-Z][a-z]+(?:(?:,| and| or) [A-Z][a-z]+)*(?: (?:City|Valley|Islands?|Sea|Ocean|River|Mountains|Bay|Province))?$/;

const placeNoun =
  "(?:cytoplasm|cytosol|nucleus|nucleolus|matrix|stroma|lumen|membranes?|walls?|cells?|tissues?|organs?|glands?|ducts?|tubules?|loop|ventricles?|atrium|atria|intestines?|bowel|colon|stomach|mouth|throat|oesophagus|esophagus|skin|cortex|medulla|lobes?|hemispheres?|brain|brainstem|spinal cord|cord|heart|lungs?|alveoli|liver|kidneys?|spleen|thymus|marrow|bones?|muscles?|blood|bloodstream|plasma|lymph nodes?|nodes?|synapses?|pancreas|thyroid|pituitary|hypothalamus|hippocampus|amygdala|retina|eyes?|ears?|cochlea|nose|oceans?|seas?|lakes?|rivers?|valleys?|mountains|deserts?|forests?|tropics|crust|mantle|core|atmosphere|stratosphere|troposphere|soils?|ridges?|trenches|zones?|belts?|regions?|areas?|deltas?|estuaries|plains?|orbit|disc|disk|cloud|city|cities|towns?|villages?|countryside|country|countries|building|room|hospitals?|factories|laborator(?:y|ies)|surface|bottom|top|centre|center|edges?|sides?|base|tip|poles?|equator|interior|exterior|outside|inside|north|south|east|west|capital|palace|cathedral|leaves|leaf|roots?|stems?|flowers?|seeds?|ovary|ovaries|testes|uterus|cervix|womb|placenta|vagina|bladder|gut|mitochondri(?:a|on)|ribosomes?|chloroplasts?|thylakoids?|lysosomes?|reticulum|apparatus|[a-z]+(?:somes?|plasts?|plasm))";
const indoors = new RegExp(
  `^(?:the|an?|both|most|many|some|all|each|[a-z-]+) ?(?:[a-z-]+ ){0,3}${placeNoun}(?: (?:of|in|near|between|that|which|where)\\b.*)?$`,
);

/** Whether "in" or "at" such a thing tells where: "the inner membrane", "mid-ocean ridges", "northern Italy". */
function isPlace(phrase: string): boolean {
  if (namedPlace.test(phrase)) return true;
  return (indoors.test(phrase) || new RegExp(`^${placeNoun}$`).test(phrase)) && !notThere.test(phrase);
}

const onTop =
  /^(?:the|an?|both|each|its|either) (?:[a-z-]+ ){0,3}(?:surface|sides?|top|bottom|edges?|base|coasts?|shores?|banks?|floor|walls?|skin|tip|membranes?|face|back|front|chromosomes?|islands?|continents?)\b/;

/** Whether a preposition and its object tell where something is. */
export function isWhere(word: string, object: string): boolean {
  if (/^(?:beneath|below|behind|beyond|inside|outside|underneath|alongside)$/.test(word)) {
    return !/\d/.test(object);
  }
  if (word === "on") return onTop.test(object);
  return /^(?:in|at|near|within|between|above|throughout)$/.test(word) && isPlace(object);
}

/** "in the case of cells", "in the number of cells": what is counted lies nowhere. */
const notThere =
  /^(?:the )?(?:number|case|role|size|amount|form|rate|level|activity|function|volume|field|use|production|growth|process|terms|case|study|change|changes|increase|decrease|[a-z]+(?:tion|ment|sis|ity)) (?:of|in)\b/;

/** Whether a phrase begins with the bare form of a verb. */
export function isBaseVerb(phrase: string): boolean {
  return verbForm(phrase.split(" ")[0] ?? "")?.form === "base";
}
