import { captured } from "../../text/captured.ts";
import { auxiliaries } from "./closed-classes.ts";
import { verbForm } from "./verb-forms.ts";

/**
 * Words that point out of a card: a learner who sees only the card cannot tell what they mean. Closed classes and nouns of
 * general vocabulary; each pattern says why.
 */

const monthName =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b";

/** After these a pronoun may mean what the same sentence named before them. */
const subordinate =
  /\b(?:that|which|who|whom|whose|what|if|when|whenever|because|unless|where|as|than|whether|until|so|before|after|and|but|yet|or|while|though|although|once|since|how|saying|meaning|showing|believing|fearing|hoping|by [a-z]+ing|to [a-z]+(?= [a-z]))\b/;
const pronoun = /(?<![\w’'-])(?:it|them|him|they|he|she|itself|themselves|its|their|his|her)(?![\w’'-])/;

/** "this process", "such cases", "that year": what was said before, in another card. */
const pointing =
  /\b[Aa]nother (?!'s|(?:can|cannot|is|was|may|must|has|had)\b)|^Other\b|^(?:Many|Some|Most|Several|Few|Both|Each) (?:were|was|are|had|have|[a-z]+ed)\b|\b(?:this|these)\b|\bthose (?!who|of|which|that|with|in)[a-z]+|\bsuch (?!as\b)[a-z]+|\bthat (?:year|month|day|time|period|century|decade|war|case|date|moment|point|age|reason|way|kind|election|battle|reign|meeting|conference|event|agreement|treaty|speech|victory|defeat|January|February|March|April|May|June|July|August|September|October|November|December)\b/i;

/** "the former", "the new value", "six days later": measured against something that is not there. */
const relativeToBefore =
  /\bthe (?:only|one|main) exceptions?\b(?! (?:to|of|from)\b)|\bthe (?:former|latter|same(?! (?:[a-z]+ ){1,2}(?:as|that)\b| time(?=[.,;]|$)| (?:effect|amount|age|size|direction|length|rate|period|level|speed|temperature|pressure|mass|weight|height|plane)(?=[.,;?]| every\b|$))|above|previous|resulting|said|following|new|remaining|rest|others?)\b(?! (?:sides?|ends?|halves)\b)|\bthe (?:two|three|four) (?!sides\b|ends\b|halves\b)(?:[a-z]+s|women|men|children)\b(?! (?:of|that|which|who|in)\b)|\b(?:days?|weeks?|months?|years?|decades?|centuries) (?:(?:later|earlier|afterwards)\b|before\b(?! \w))|(?<!(?:million|billion|thousand) )\b(?:years|months|weeks|days) ago\b|\bthe (?:next|same) (?:day|week|month|year|century)\b|\bthe (?:next|following|past|last|previous) (?:\d+|[a-z]+) (?:years|months|weeks|days|decades|centuries)\b|\bthe (?:first|last|other|second|third) (?:one|two|three|four|five|few)\b(?! (?:of|[a-z]+s)\b)/i;

/** "the first version": the first of what? A name such as "the First Triumvirate" says it. */
const bareOrdinal =
  /\b[Tt]he (?:first|second|third|last|initial|final) (?:[a-z]+(?=[?.]|,(?! [A-Z])|$)|(?:version|formulation|part|type|kind|way|form|stage|phase|step|group|case|point|reason|objection|argument|premise|condition|requirement|element|limb|draft)\b(?! (?:of|for)\b| in (?!(?:the )?\d|[A-Z][a-z]+ \d)))|\b[Tt]he turning point\b(?! (?:of|for)\b| in (?!(?:the )?\d|[A-Z][a-z]+ \d))|\b[Tt]he (?:maximum|minimum) (?:penalty|sentence|fine|term|age|amount|height|speed)\b(?! (?:of|for)\b)|\b(?:is|are) most (?:often|commonly) (?:affected|involved|used|seen|found)\.?$/;

/** "What did soldiers now depend on?", "also", "instead": they go on from a sentence before. */
const goingOn =
  /\b(?:both|each other|the others?)\?$|\b(?:our|your|my)\b|\ba (?:much|far) (?:more\s|[a-z]+er\s)|\b(?:(?<!\()now|also(?! (?:called|known))|too(?=[.,;?]|$)|therefore|however|instead(?! of\b)|thus|hence|thereby|thereafter|furthermore|moreover|nevertheless|likewise|so far|here)\b(?<!far too)|\b(?:above|below)(?=[.,;:)?]|$)|^(?:Above|Below) (?:it|this|that|them|these)\b|^Nor\b|^That (?!(?:same|the|an?|he|she|it|they|there|this|all|no|does|did|may|can|must|would|will)\b)[a-z]+ [a-z]+(?:s|ed)?\b(?! (?:that|which|is|was)\b)|^That (?:is|was)\b/;

/**
 * Nouns of which there are many, so that "the" alone does not tell which: works, events, agreements, studies, plans. A
 * court, a government, a cell or a patient is meant in general and may stand bare.
 */
const oneOfMany =
  "novel|book|play|poem|story|tale|film|movie|essay|article|paper|report|text|letter|speech|narrator|protagonist|hero|heroine|war|battle|treaty|agreement|pact|accord|alliance|revolution|revolt|rebellion|uprising|reform|reforms|crisis|movement|campaign|siege|invasion|massacre|scandal|incident|event|events|king|queen|emperor|pope|dynasty|republic|kingdom|colony|city|town|village|island|country|region|territory|experiment|study|survey|participants|researchers|authors|findings|results|theory|model|hypothesis|idea|concept|notion|view|argument|approach|technique|scheme|project|programme|method|process|procedure|mechanism|reaction|problem|issue|question|solution|answer|decision|judgment|judgement|ruling|case|act|statute|bill|test|doctrine|principle|effect|effects|cause|causes|reason|reasons|advantage|disadvantage|symptoms|condition|disease|disorder|illness|treatment|diagnosis|drug|value|values|amount|number|figure|pattern|trend|change|changes|difference|thing|things|part|parts|term|word|name|phrase|example|examples|product|brand|group|team|organisation|organization|party|system|device|machine|structure|feature|features|factor|factors|type|types|form|forms|stage|phase|step|area|place|site|point|line|expression|formula|equation|function|variable|option|object|work|works|image|tool|practice|strategy|policy|plan|goal|aim|purpose|role|situation|position|objective|outcome|relationship|connection|link|domain|domains|network|route|routes|dome|fort|founder|winner|loop|emphasis|era|conflict|conference|edition|series|aspect|crux|boycott|penalty|protests?|proposals?|investigation|ban|expedition|voyage|discovery|painting|sculpture|temple|tomb|monument|statue|song|album|symphony|opera|medication|dosage";
/** "the northern route", "the most common cause": an adjective that ranks or places, and does not name. */
const telling =
  "(?:(?:most|least) (?:common|important|frequent|likely|famous|serious|significant|effective|popular|obvious|notable) (?:[a-z]+ (?=cause|causes|reason|type|form|site|symptoms?|complication))?|(?:maximum|minimum|northern|southern|eastern|western|central|whole|entire|main|chief|principal|major|key|crucial|commonest|original|actual|real|early|earliest|later|latest|final|overall|underlying|immediate|usual|typical|ancient|modern|official|stated|declared) (?!line\\b))";
/** "the treaty", "the novel" with nothing behind it that tells which. */
const bareNoun = new RegExp(
  `\\b(?:[Tt]he (?:${telling})?|[Aa]n?other |[Bb]oth )(?:${oneOfMany})\\b(?!['’-]|, [A-Z]|\\s(?:of|that|which|who|whose|where|when|in (?!(?:the )?\\d|(?:early |late )?${monthName})|between|for|with|to|on|by|from|at|against|as|under|over|above|below|beyond|around|within|near|[A-Z(“"]))`,
);
/** "The commonest causes in Europe are": of what. */
const ofWhat =
  /^The (?:commonest|most (?:common|frequent|important|serious)|main|chief|principal|leading|usual|typical|early|late) (?:[a-z]+ )?(?:causes?|symptoms?|signs?|complications?|treatments?|triggers?|findings?|effects?|side-effects?)\b(?! (?:of|for|that|which|why)\b)/;
/** "one of them": of whom was said before; "fled to Ruse, many of them on foot" says it itself. */
const ofOthers =
  /(?<![a-z], )\b(?:one|some|most|many|all|both|each|none|part|any|several) of (?:them|these|those|it)\b/i;

const court =
  /\b(?:[Tt]he )?(?:House of Lords|Court of Appeal|Supreme Court|High Court|Privy Council|Crown Court|Lords|[Cc]ourts?|judges?|jury|claimants?|defendants?|plaintiffs?|appellants?|respondents?)\b/g;
const decided =
  /\b(?:held|ruled|decided|awarded|dismissed|allowed|quashed|upheld|overruled|reversed|rejected|found|confirmed|did)\b/;

/** "The House of Lords awarded 2,500 pounds": in which case? Told where a name or a year stands in the sentence too. */
function lacksCase(text: string): boolean {
  const isOfCourt = /\b(?:[Cc]ourts?|Lords|Council|judges?|jury|claimants?|defendants?)\b/.test(text);
  if (!isOfCourt || !decided.test(text)) return false;
  return !/\b[A-Z]|\d{4}/.test(text.replace(court, "").trimStart().slice(1));
}

/** "His reasons", "They had come"; "It is a crime to" speaks of nothing before it. */
const beginning =
  /^(?:He|His|She|Her|They|Their|Its)\b|^It (?!(?:is|was) (?:an? |the |not |clear|said|possible|likely|hard|easy|true|illegal|unlawful|important))/;

/** "The claimant must reduce the loss; this duty is called mitigation": what is named stands before the semicolon. */
const namedHere =
  /^(?<first>[^;]{20,}); th(?:is|ese) (?=(?:[a-z]+ ){1,3}(?:is|are|was|were) (?:called|known as|termed)\b)/;

const countedFromYear =
  /\b[a-z]+ (?:years|months|weeks|days) (?:later|earlier|afterwards)\b(?<=\b\d{4}\b.*)/g;

/** "Special notice is required": for what. */
const requiredFor = /^[^,;:]*\b(?:is|are) (?:required|needed)\.?$/;
const forWhat = /\b(?:for|to|if|when|where|unless|whenever|wherever|before|that|who|which|in|by|under|on)\b/i;

/** "the treaty", "the value": what is named in a sentence that does not say which it means. */
export function unnamedIn(sentence: string): string {
  return bareNoun.exec(sentence)?.[0].split(" ").at(-1) ?? "";
}

/**
 * What a sentence or a question needs beside itself to be understood: `topic` when the heading over it would do ("the first
 * version", "the most common cause"), `sentence` when only the sentence before tells ("this process", "it", "six days later").
 */
export function lackOf(sentence: string): "nothing" | "topic" | "sentence" {
  // "took up the post in 1856, and two years later": counted from the year in the same sentence.
  const text = sentence.replace(countedFromYear, "").replace(namedHere, "$<first>; the ");
  if (
    beginning.test(text) ||
    pointing.test(text) ||
    relativeToBefore.test(text) ||
    goingOn.test(text) ||
    isOfOthers(text) ||
    lacksCase(text) ||
    eachAlone(text) ||
    lacksPurpose(text) ||
    hasLoosePronoun(text)
  ) {
    return "sentence";
  }
  return bareOrdinal.test(text) || bareNoun.test(text) || ofWhat.test(text) ? "topic" : "nothing";
}

function isOfOthers(text: string): boolean {
  return (text.includes(" of th") || text.includes(" of it")) && ofOthers.test(text);
}

function lacksPurpose(text: string): boolean {
  const mayLack = text.includes(" required") || text.includes(" needed");
  return mayLack && requiredFor.test(text) && !forWhat.test(text);
}

/** "Each weighs about 150 g", "Each is named after": each of what stands in the sentence before. */
function eachAlone(text: string): boolean {
  if (!text.startsWith("Each ")) return false;
  const [, second = ""] = text.split(" ", 2);
  return auxiliaries.has(second) || verbForm(second)?.form === "third";
}

/** Whether the heading over a text that lacks a topic tells which it means: "the treaty" needs a heading that is a treaty's name. */
export function isToldBy(heading: string, text: string): boolean {
  const noun = captured(particular.exec(text), "noun").toLowerCase();
  if (noun === "" || heading.toLowerCase().includes(noun.replace(/s$/, ""))) return true;
  // "The fall of Antioch" tells which city is meant, "The Crusades" does not.
  return place.test(noun) && /\b(?:of|in|at) (?:the )?[A-Z][a-z]+|^[A-Z][a-z]+[^s\s]$/.test(heading);
}

const place = /^(?:city|town|village|island|country|kingdom|colony|republic|region|territory|siege|dynasty)$/;

/** What has a name of its own, and is no part of another thing. */
const particular =
  /\b[Tt]he (?<noun>war|battle|treaty|agreement|pact|accord|alliance|revolution|revolt|rebellion|uprising|reforms?|crisis|movement|campaign|siege|invasion|massacre|scandal|incident|king|queen|emperor|pope|dynasty|republic|kingdom|colony|city|town|village|island|country|region|territory|experiment|study|survey|report|letter|speech|case|act|statute|bill|decision|judge?ment|ruling|party|group|team|company|conference|boycott|expedition|voyage|point|line|figure|value|number|formula|equation|expression|object|question|answer|problem|argument|example|difference)\b(?! (?:of|that|which|who|between|for|with|on|by|against|[A-Z]))/;

/** Whether a noun alone could be any of many: "the city", "the decision". */
export function isOneOfMany(noun: string): boolean {
  return bareAnswer.test(`the ${noun}`);
}

/** Whether a sentence, or a question, says itself what it speaks of. */
export function standsAlone(text: string): boolean {
  return lackOf(text) === "nothing";
}

const bareAnswer = new RegExp(`^(?:the|an?other) (?:${oneOfMany}|same|former|latter|rest|others?|two)$`, "i");

const measuredElsewhere = /\b(?:this|these|such an?|the (?:same|opposite|reverse|contrary))\b/i;

/** Whether an answer says more than "the diagnosis" or "this". */
export function isTelling(answer: string): boolean {
  if (measuredElsewhere.test(answer) || ofOthers.test(answer)) return false;
  if (/^the (?:first|second|third|last|initial|final|new) [a-z]+$/.test(answer)) return false;
  return !bareAnswer.test(answer);
}

const namingSetting = /^[A-Z].{2,}\b(?:the|an?|[A-Z][a-z]+)\b[^,]*,/;

/** Whether a sentence has somebody before "his", and more than one before "their". */
export function hasOwner(word: string, before: string): boolean {
  if (/^(?:its|itself)$/.test(word)) return true;
  if (!/^(?:their|themselves)$/.test(word)) return somebody.test(before) || isNamed(before);
  return several.test(before.replace(/^(?:does|is|was|has)\b/i, ""));
}

/** "Akbar abolished the tax": somebody with one name, who did something. */
function isNamed(before: string): boolean {
  const [first = "", second = ""] = before.split(" ");
  return /^[A-Z][a-z]{2,}$/.test(first) && /^(?:past|pastOrParticiple)$/.test(verbForm(second)?.form ?? "");
}

const several = /\b[a-z’'-]+[^sui]s\b|\band\b|\b(?:people|children|men|women|who|both|parties|each|every)\b/i;
/** Words in -er that nobody is. */
const nobody =
  "after|under|over|other|rather|either|neither|whether|never|ever|later|earlier|longer|larger|greater|smaller|higher|lower|former|latter|together|water|power|order|matter|number|letter|winter|summer|quarter|border|river|paper|silver|favor|labor|harbor|color|error|terror|major|minor|prior|center|chapter|character|charter|disaster|weather|corner|layer|paper|tower|transfer|offer|factor|sector|committee|jubilee|coffee|degree|agree|three|free|fee|tree|important|significant|list|exist|most|almost";
const somebody = new RegExp(
  `(?<!\\b(?:[Ii]n|[Oo]n|[Aa]t|[Bb]y|[Ff]rom|[Ss]ince|[Uu]ntil|[Aa]fter|[Bb]efore|[Dd]uring|[Tt]o|[Nn]ear|[Tt]he))\\s(?!${monthName})[A-Z][a-z]+|^(?!(?:The|An?|In|On|At|By|From|Since|Until|After|Before|During|To|Near|When|What|Where|Why|How)\\b)[A-Z][a-z]+ (?:[A-Z]|v\\b)|\\b(?:who|man|woman|boy|girl|child|husband|wife|son|daughter|brother|sister|king|queen|prince|duke|pope|saint|judge|victim|thief|guest|hero|tribune|person|patient|infant|mother|father|client|parent|(?!(?:${nobody})\\b)[a-z]{3,}(?:or|er|ee|ant|ist|ian|eon))\\b(?!['’]s)`,
);

/** "Built under Justinian, it stood ...": who or what was built stands in the sentence before. */
const subjectless =
  /^(?:While (?:initially|originally|at first|once|still|only) |(?:[A-Z][a-z]+(?:ed|ing)|Built|Known|Born|Made|Given|Written|Found|Set|Seen|Left|Taken|Held|Led|Cut|Lost|Put|Won) (?!(?:the|a|an) )|(?:Despite|Besides|In addition to|After|Before|By|Apart from|Unlike|Like) )[^,]*,["”]? $/;

/** "How does the database resolve it?": a pronoun with nothing before it that it could mean. */
function hasLoosePronoun(text: string): boolean {
  const found = pronoun.exec(text);
  if (found === null) return false;
  const before = text.slice(0, found.index);
  // "Why did Ann sell her house?" has somebody before it; "When does it ...?" has nobody.
  const isOwner = /^(?:its|their|his|her|itself|themselves)$/.test(found[0]);
  if (isOwner) {
    return (before.trim().split(/\s+/).length < 3 && !isNamed(before)) || !hasOwner(found[0], before);
  }
  if (subjectless.test(before)) return true;
  // "To contain France, the delegates surrounded it": the setting names it.
  // "On 26 July, in a speech at the harbour, he announced": who, unless somebody stands before him, or his name behind.
  if (before.endsWith(", ") && /^s?he$/.test(found[0])) {
    const behind = text.slice(found.index);
    return !somebody.test(before) && !isNamed(before) && !/, [A-Z][a-z]+ /.test(behind);
  }
  if (namingSetting.test(before) && !/^(?:What|When|Where|Who|How|Why)\b/.test(before)) return false;
  return !subordinate.test(
    before.replace(/^(?:what|when|where|who|how|why|until when|since when|in|on|at|to)\b/i, ""),
  );
}
