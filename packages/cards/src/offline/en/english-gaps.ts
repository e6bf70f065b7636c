import { countUnits } from "../../text/units.ts";
import { headingOver } from "../context.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import type { Place } from "../place.ts";
import type { Study } from "../study.ts";
import { auxiliaries, clauseWord, preposition } from "./closed-classes.ts";
import { complementGap } from "./complement-gap.ts";
import { type Gap, isFit } from "./english-gap-fit.ts";
import { names } from "./name-gaps.ts";
import { partWith, withoutJoints } from "./readable-sentence.ts";
import { phraseGap, phraseWorth } from "./phrase-gap.ts";
import { isOneOfMany, isToldBy, lackOf } from "./stands-alone.ts";
import { verbForm } from "./verb-forms.ts";
import { subjectGap } from "./subject-gap.ts";
import { objectGap } from "./object-gap.ts";
import { kindOf } from "./whole-statement.ts";

/** An English sentence, and what its clause says of its subject, where no rule asks for that. */
interface EnglishSentence extends SentenceInHand {
  readonly complement?: string;
}

const minSentenceUnits = 6;
const maxSentenceUnits = 42;
const longSentenceUnits = 14;
/** A second gap in one sentence must be as good as a date or a whole name. */
const sureWorth = 0.5;

/**
 * Hides the most telling phrase of an English sentence, or two of a long one: whole dates, amounts, names and terms.
 * `quote` is the sentence as it stands in the document, where a pronoun of it has been replaced.
 */
export function hideEnglishGaps(place: Place, hand: EnglishSentence, quote: string): void {
  const sentence = withoutJoints(hand.sentence);
  const units = countUnits(sentence);
  if (units < minSentenceUnits || units > maxSentenceUnits || talk.test(sentence)) return;
  if (!isClosed(sentence) || isNote(sentence)) return;
  const need = needOf(sentence);
  // What a sentence in the middle of a text lacks, the one before it tells better than the heading: both are shown.
  if (need === undefined || (need === "topic" && hand.subject !== "")) return;
  const found = englishGapsOf(place, { ...hand, sentence });
  // Any other noun phrase of a sentence under a heading that only half tells what it speaks of is a guess.
  const gaps = need === "topic" ? found.filter(({ worth }) => worth > phraseWorth) : found;
  for (const [rank, { text, worth }] of chosenOf(gaps, units).entries()) {
    const under = need === "topic" ? headingFor(place, sentence, text) : contextOf(hand);
    if (under === undefined) continue;
    place.sheet.hide({
      rule: "gap.sentence",
      sentence: onDay(partWith(sentence, text), text),
      gap: text,
      ...under,
      quote,
      score: worth - rank * 0.12,
      difficulty: "medium",
    });
  }
}

/** "5 November British paratroops landed", a line of a list of dates: its day is when. */
function onDay(sentence: string, gap: string): string {
  return /^\d{1,2} [A-Z][a-z]+$/.test(gap) && sentence.startsWith(`${gap} `) ? `On ${sentence}` : sentence;
}

type Context = Pick<SentenceInHand, "context">;

function contextOf({ context }: SentenceInHand): Context | undefined {
  if (context === "") return undefined;
  return context === undefined ? {} : { context };
}

/** The heading that tells what a sentence speaks of; nothing where none does. */
function headingFor(place: Place, sentence: string, gap: string): Context | undefined {
  const context = headingOver(place, gap);
  return context !== "" && isToldBy(context, sentence) ? { context } : undefined;
}

/** "On May 1949 - land blockade lifted", "where I is the current", "Some verbs are called ...", "is quite different": no whole fact. */
function isNote(sentence: string): boolean {
  return (
    / \/ .* \/ /.test(sentence) ||
    (/\s(?:[-–]|->|→)\s/.test(sentence) && !/[.!]["”']?$/.test(sentence)) ||
    /^Where [A-Zα-ω]\w{0,2} (?:is|=)|^(?:Some|Many|Most|Certain|Several|Other) [a-z]+ (?:are|is) called\b/.test(
      sentence,
    ) ||
    /\b(?:is|are|was|were|has|have|had)\b[^.,]*\b(?:different|similar)\b(?! (?:from|to|than|in)\b)[^.]{0,24}\.?$/.test(
      sentence,
    )
  );
}

/** "has 7 regions and associates with (do not": a line that was cut in the middle of an aside. */
function isClosed(sentence: string): boolean {
  return sentence.split("(").length === sentence.split(")").length;
}

/** The gaps of an English sentence, best first. */
export function englishGapsOf({ study }: Place, hand: EnglishSentence): readonly Gap[] {
  const { sentence, taken, complement = "" } = hand;
  const said = complementGap(sentence, complement);
  const added = said !== undefined && isFit(sentence, said) && !isTopic(said.text, study) ? [said] : [];
  return [...added, ...fitGaps(hand, study)]
    .filter(({ text }) => text !== taken)
    .sort((a, b) => b.worth - a.worth);
}

/** One rule after the other asks of the same sentence, whole and in parts. */
const maxRemembered = 8;
const remembered = new WeakMap<Study, Map<string, readonly Gap[]>>();

function fitGaps(hand: EnglishSentence, study: Study): readonly Gap[] {
  const known = remembered.get(study) ?? new Map<string, readonly Gap[]>();
  const key = [hand.sentence, ...hand.bold].join("\n");
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= maxRemembered) known.clear();
  const gaps = candidates(hand, study).filter((gap) => isFit(hand.sentence, gap));
  remembered.set(study, known.set(key, gaps));
  return gaps;
}

/** The best gap, and of a long sentence a second one that has nothing to do with it. */
function chosenOf(gaps: readonly Gap[], units: number): readonly Gap[] {
  const [first, ...others] = gaps;
  if (first === undefined) return [];
  const second =
    units > longSentenceUnits
      ? others.find(
          ({ text, worth }) => worth >= sureWorth && !text.includes(first.text) && !first.text.includes(text),
        )
      : undefined;
  return second === undefined ? [first] : [first, second];
}

/** Whether a sentence is understood by itself, or under its heading; nothing when neither. */
function needOf(sentence: string): "nothing" | "topic" | undefined {
  const kind = kindOf(sentence);
  const lack = lackOf(sentence);
  if (kind === "phrase" || lack === "sentence") return undefined;
  return kind === "subjectless" ? "topic" : lack;
}

/** Whether a sentence is a statement that needs nothing before it, and no talk. */
export function tellsByItself(sentence: string): boolean {
  return kindOf(sentence) === "statement" && lackOf(sentence) === "nothing" && !isTalk(sentence);
}

/** Whether the writer speaks of himself, to the reader or of what he thinks: no fact to learn. */
export function isTalk(sentence: string): boolean {
  return talk.test(sentence);
}

const talk =
  /\b(?:we|us|you|me|let's|let us|of course|surely|perhaps|arguably|unfortunately|fortunately|interestingly|surprisingly|seems?|seemed|so-called)\b|(?:^|[,;] |\b(?:and|but|that|when|if|as|what|which|because) )I\b(?!\.)|^(?:Please|Missed|Note|Remember|Recall|Consider|Imagine|Suppose|Compare|Discuss|Explain|See|Think|Revise|Check|Ask|Read|Look|Assume)\b|\?\?|!$/;

function candidates({ sentence, bold }: EnglishSentence, study: Study): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const text of bold) gaps.push({ text, at: sentence.indexOf(text), worth: 0.6 });
  gaps.push(...calledIn(sentence), ...matches(sentence, quoted, 0.54));
  // "In 2015 there were some 30 million users": the year is when somebody counted.
  if (!counting.test(sentence)) gaps.push(...dates(sentence));
  gaps.push(
    ...matches(sentence, amount, 0.52),
    ...matches(sentence, value, 0.5),
    ...matches(sentence, apposed, 0.51),
    ...matches(sentence, yearOf, 0.46),
    ...matches(sentence, age, 0.46),
    ...matches(sentence, era, 0.43),
    ...names(sentence),
    ...matches(sentence, counted, 0.44),
    ...(/\b(?:make|made|render)/.test(sentence) ? matches(sentence, made, 0.4) : []),
    ...longNoun(sentence),
  );
  const subject = subjectGap(sentence);
  if (subject !== undefined) gaps.push(subject);
  const object = objectGap(sentence);
  if (object !== undefined) gaps.push(object);
  const phrase = phraseGap(sentence);
  if (phrase !== undefined) gaps.push(phrase);
  for (const gap of matches(sentence, finalNoun, 0.4)) {
    if (isTerm(gap.text, study) && !isClause(sentence.slice(0, gap.at), gap.text)) gaps.push(gap);
  }
  return gaps.filter(({ text, at }) => at >= 0 && !isTopic(text, study));
}

/** "a people called the [Hyksos] came": without the verb behind it. */
function calledIn(sentence: string): readonly Gap[] {
  return matches(sentence, called, 0.57).map((gap) => {
    const words = gap.text.split(" ");
    const verbAt = words.findIndex((word, at) => at > 0 && verbForm(word)?.form === "past");
    return verbAt < 0 ? gap : { ...gap, text: words.slice(0, verbAt).join(" ") };
  });
}

/** "By 1955 two thirds of it came by sea": the year is when somebody looked, and any near it would do. */
function dates(sentence: string): readonly Gap[] {
  return matches(sentence, dated, 0.53).map((gap) =>
    /\b[Bb]y $/.test(sentence.slice(0, gap.at)) ? { ...gap, worth: 0.42 } : gap,
  );
}

function matches(sentence: string, pattern: RegExp, worth: number): readonly Gap[] {
  return [...sentence.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index, worth }));
}

/** What a thing is called: "a phase known as the naming explosion". */
const called =
  /(?<=\b(?:called|known as|termed|named|nicknamed|dubbed|referred to as) (?:the |an? )?)(?!(?:several|many|other|various|some|such|what|one|its|their|his|her|after|for|by|in|on|to|a|the)\b)[\w’'-]{3,}(?: (?!or\b)[\w’'-]+){0,3}?(?=[.;]?$|[,;)] | (?:in|which|that|because|and|where|who|after|from|by|when|is|was) )/g;
/** "The last emperor, Constantine XI, had": who it was. "A gunfounder named Orban". */
const apposed =
  /(?<=^(?:The|A|An|His|Her|Their|Its) (?:[a-z-]+ ){1,4}?[a-z-]+, )[A-Z][\w’'-]+(?: (?:of |the |de )?[A-Z][\w’'-]*)*(?=, )|(?<=\b(?:his|her|its|their) (?:[a-z-]+ ){0,2}[a-z-]+, )[A-Z][\w’'-]+(?: (?:of |the |de )?[A-Z][\w’'-]*)*(?=[.;]|$|, [a-z])(?!, (?:and|or)\b)|(?<=\bthe (?:port|city|town|village|island|province|fortress|valley|river|Battle|battle) of )[A-Z][\w’'-]+(?=[.,;]|$| (?:in|on|by|to|from|was|were|is|and|which|where|that)\b)|(?<=\bnamed )[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*(?= [a-z])/g;
/** "the sack of 1268". */
const yearOf =
  /(?<=\b(?!level|total|number|average|population|value|sum|some)[a-z]{3,} of )\d{4}\b(?! [a-z]+s\b)/g;
/** "became emperor at the age of thirteen". */
const age =
  /(?<=\b(?:(?:at|under|over|by|from|until) the age of|aged) )(?:\d{1,2}|ten|eleven|[a-z]+(?:een|ty(?:-[a-z]+)?|ine|elve))\b/g;
const counting =
  /\b(?:estimated|there (?:were|was|are)|on average|totalled|fell|rose|dropped|grew|increased|decreased)\b.*\d/;

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const quoted = /(?<=["“])[^"“”]{3,40}(?=["”])/g;
/** A date whole: with its day and month, its era, both ends of a span. */
const dated = new RegExp(
  `\\b(?:\\d{1,2} )?${month}(?: \\d{1,2},)? \\d{4}\\b|\\b\\d{1,2} ${month}\\b|(?<=\\b(?:[Ii]n|[Bb]y|[Ss]ince|[Uu]ntil|[Aa]round|[Ff]rom|[Ii]n about|between) )(?:AD )?\\d{3,4}s?(?: (?:to|until|and|[–-]) \\d{3,4})?(?: (?:BCE?|AD|CE))?\\b|\\b\\d{1,3} (?:BCE?|AD|CE)\\b`,
  "g",
);
/** "By the early nineteenth century", "in the 1830s": a time that is told roughly. */
const era =
  /(?<=\b(?:[Ii]n|[Bb]y|[Ss]ince|[Uu]ntil|[Ff]rom|[Dd]uring) the )(?:(?:(?:early|late|mid-?) ?)?(?:[a-z-]+th|first|second|third|[a-z]+-first|\d{1,2}(?:th|st|nd|rd)) century(?: (?:BCE?|AD|CE|B\.C\.(?:E\.)?))?|\d{3}0s)\b/g;
const unit =
  "(?:%|°C|°F|K|mL|L|kg|g|mg|km|m|cm|mm|nm|Hz|kHz|MHz|V|W|J|N|Pa|kPa|mmHg|ppb|ppm|bits?|bytes|KB|MB|GB)[²³]?(?![A-Za-z])";
const digits = "\\d+(?:[.,]\\d+)*";
/** An amount with its unit, also one in words: "200 million taels", "per cent of", "metres per second". */
const amount = new RegExp(
  `[£$€¥]${digits}(?: (?:million|billion|trillion))?|\\b(?!(?:1\\d|20)\\d\\d [a-z])${digits}(?:[–-]${digits})?(?: (?:to|and) ${digits})?\\s?(?:${unit}|(?:(?:million|billion|trillion)(?: [a-z]+)?|percent|per cent|people|men|women|children|feet|mice|kelvin|hertz|yen|yuan|(?!(?:of|in|on|at|to|from|for|by|and|or|than|with|without|after|before|as|is|was|has|this|its|his|the|an?|that|which)\\b)(?:(?![a-z]*[^s]s )[a-z]+ )?[a-z]{2,}(?<!ou|i|u|s)s)\\b(?: (?:per [a-z]+|old))?)`,
  "g",
);
/** A value without a unit: "a refractive index of 2.42". */
const value = /(?<=\b(?:of|is|at|to|about|by) )\d[\d,]*(?:\.\d+)?(?=[.;,]?$|[;,] )|\b\d+(?:\.\d+|:\d+)\b/g;
/** "four chambers": a number in words with what it counts. */
const numeral =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|hundred|thousand)";
const counted = new RegExp(
  `(?<!\\b(?:to|or|and|of|[Tt]he|several|an?|some|few) )\\b${numeral}\\s(?:(?:to|or) ${numeral}\\s)?(?:[a-z-]+\\s)?[a-z]+s(?:['’] [a-z]+)?\\b(?=[,.;]|$| \\(| (?:of|in|after|before|from|for|to|at|on|with|and|later)\\b)`,
  "g",
);
/** "makes the contract [voidable]". */
const made =
  /(?<=\b(?:make|makes|made|render|renders|rendered) (?:the|an?|any) (?:[a-z-]+ ){1,2})(?:void|null|[a-z]{3,}(?:able|ible|ous|less|tight|proof))(?=[.;,]|$)/g;
/** "reduce murder to [manslaughter]": a noun long enough to be a term, alone behind the last preposition. */
function longNoun(sentence: string): readonly Gap[] {
  const end = sentence.endsWith(".") ? sentence.length - 1 : sentence.length;
  const at = sentence.lastIndexOf(" ") + 1;
  const text = sentence.slice(at, end);
  const isLong = text.length >= minLongNoun && /^[a-z]+$/.test(text) && !noTerm.test(text);
  return isLong && lastPreposition.test(sentence.slice(0, at)) ? [{ text, at, worth: phraseWorth }] : [];
}

const minLongNoun = 10;
const lastPreposition = /[a-z] (?:to|by|from|into|through|with|for) $/;
const noTerm =
  /^(?:international|independent|individual|circumstances|information|development|experience|government|understanding|professional|everything|themselves|prosecution|participants|researchers|consumption|improvement|achievement|performance|convenience|inheritance|explanation|imagination|instruction|examination|opportunit|responsib|communicat|organi[sz]ation)|(?:ly|ing|ed|ous|ive|able|ible|ful)$/;
/** The noun that a sentence ends in: "bends towards the normal". */
const finalNoun = /(?<=\b(?:an?|the)\s)(?:(?!of\b|and\b|or\b|in\b|for\b)[a-z-]+\s){0,2}[a-z-]{4,}(?=[.;]?$)/g;

/** What a whole document is about is not worth hiding. */
function isTopic(text: string, { title }: Study): boolean {
  return title.toLowerCase().includes(text.toLowerCase());
}

/** Who takes part, and what everything happens to: guessed as easily as forgotten. */
const role =
  /^(?:defendants?|claimants?|plaintiffs?|courts?|judges?|jury|government|people|public|state|world|patients?|users?|clients?|servers?|files?|pages?|office|market|economy|body|water|ground|time|end|law|contract|owner|buyer|seller|employers?|employees?|teacher|students?|children|family|society|population|verb|noun|word|sentence|exceptions?|offences?|crimes?)$/;

/** "until a [customer orders]", "so the [verb comes last]": a noun with its verb. "enjoyment of the [premises]": half of a phrase. */
function isClause(before: string, text: string): boolean {
  const words = text.split(" ");
  if (/(?:able|ible|ous)$/.test(text)) return true;
  // "each is a [society]": a kind of which there are many.
  if (words.length === 1) return /\b(?:of (?:the|an?)|(?:is|are|was|were|be) an?)\s$/.test(before);
  // "a customer orders": one of it has no plural.
  const isOneWithVerb = /\ban?\s$/.test(before) && /(?<!ie|[sui])s$/.test(text);
  const isThird = isOneWithVerb || words.slice(1).some((word) => verbForm(word)?.form === "third");
  return isThird && opensClause.test(before);
}

const opensClause =
  /\b(?:until|when|if|unless|so|because|that|as|while|where|once|after|before|but|and) (?:the|an?)\s$/;

function isJoint(word: string): boolean {
  return preposition.test(word) || auxiliaries.has(word) || clauseWord.test(word);
}

/** Whether a noun is one of the document's terms: said more than once, or made of two words, and no common word. */
function isTerm(phrase: string, { lowerWords }: Study): boolean {
  const words = phrase.split(" ");
  const last = words.at(-1) ?? "";
  // "leave the [body as urine]", "a [virtual image cannot]": more than a noun.
  if (words.some(isJoint)) return false;
  if (
    /^(?:past|pastOrParticiple|third)$/.test(verbForm(last)?.form ?? "") ||
    /ly$|^(?:here|there|more|less|much|well|instead|again|alone|today|itself|together|too|also|first|well)$/.test(
      last,
    )
  ) {
    return false;
  }
  if (
    /^(?:same|other|first|second|latter|former|following|new|next|whole|only|right|wrong|more|most|very|few|lot|good|bad|single|certain|particular)\b/.test(
      phrase,
    )
  ) {
    return false;
  }
  if (words.length === 1 && (isOneOfMany(last) || role.test(last))) return false;
  return (lowerWords.get(last) ?? 0) >= 2;
}
