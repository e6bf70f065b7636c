import { countUnits } from "../../text/units.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import type { Place } from "../place.ts";
import type { Study } from "../study.ts";
import { type Gap, isFit, isJoint } from "./english-gap-fit.ts";
import { standsAlone } from "./stands-alone.ts";
import { verbForm } from "./verb-forms.ts";

const minSentenceUnits = 6;
const maxSentenceUnits = 36;
const longSentenceUnits = 14;
/** A second gap in one sentence must be as good as a date or a name. */
const sureWorth = 0.48;

/**
 * Hides the most telling phrase of an English sentence, or two of a long one: whole dates, amounts, names and terms.
 * `quote` is the sentence as it stands in the document, where a pronoun of it has been replaced.
 */
export function hideEnglishGaps(place: Place, hand: SentenceInHand, quote: string): void {
  const { sentence } = hand;
  const units = countUnits(sentence);
  if (units < minSentenceUnits || units > maxSentenceUnits) return;
  if (talk.test(sentence) || !standsAlone(sentence)) return;
  const gaps = candidates(hand, place.study)
    .filter((gap) => isFit(sentence, gap))
    .sort((a, b) => b.worth - a.worth);
  const [first, ...others] = gaps;
  if (first === undefined) return;
  const second =
    units > longSentenceUnits
      ? others.find(
          ({ text, worth }) => worth >= sureWorth && !text.includes(first.text) && !first.text.includes(text),
        )
      : undefined;
  for (const [rank, { text, worth }] of [first, ...(second === undefined ? [] : [second])].entries()) {
    place.sheet.hide({
      rule: "gap.sentence",
      sentence,
      gap: text,
      ...(hand.context === undefined ? {} : { context: hand.context }),
      quote,
      score: worth - rank * 0.12,
      difficulty: "medium",
    });
  }
}

/** The writer speaks of himself, to the reader or of what he thinks: no fact to learn. */
const talk =
  /\b(?:we|us|you|me|let's|let us|of course|surely|perhaps|arguably|unfortunately|fortunately|interestingly|surprisingly|seems?|seemed|so-called)\b|(?:^|[,;] |\b(?:and|but|that|when|if|as|what|which|because) )I\b(?!\.)|^(?:Note|Remember|Recall|Consider|Imagine|Suppose|Compare|Discuss|Explain|See|Think|Revise|Check|Ask|Read|Look)\b|\?\?|!$/;

function candidates({ sentence, bold, taken }: SentenceInHand, study: Study): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const text of bold) gaps.push({ text, at: sentence.indexOf(text), worth: 0.6 });
  gaps.push(...matches(sentence, called, 0.57), ...matches(sentence, quoted, 0.54));
  // "In 2015 there were some 30 million users": the year is when somebody counted.
  if (!counting.test(sentence)) gaps.push(...matches(sentence, dated, 0.53));
  gaps.push(
    ...matches(sentence, amount, 0.52),
    ...matches(sentence, value, 0.5),
    ...names(sentence),
    ...matches(sentence, counted, 0.44),
  );
  for (const gap of matches(sentence, finalNoun, 0.4)) if (isTerm(gap.text, study)) gaps.push(gap);
  return gaps.filter(({ text, at }) => at >= 0 && text !== taken && !isTopic(text, study));
}

function matches(sentence: string, pattern: RegExp, worth: number): readonly Gap[] {
  return [...sentence.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index, worth }));
}

/** What a thing is called: "a phase known as the naming explosion". */
const called =
  /(?<=\b(?:called|known as|termed|named|nicknamed|dubbed|referred to as) (?:the |an? )?)(?!(?:several|many|other|various|some|such|what|one|after|for|by|in|on|to|a|the)\b)[\w’'-]{3,}(?: (?!or\b)[\w’'-]+){0,3}?(?=[.;]?$|[,;)] | (?:in|which|that|because|and|where|who|after|from|by|when|is|was) )/g;
const counting =
  /\b(?:estimated|there (?:were|was|are)|on average|totalled|fell|rose|dropped|grew|increased|decreased)\b.*\d/;

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const quoted = /(?<=["“])[^"“”]{3,40}(?=["”])/g;
/** A date whole: with its day and month, its era, both ends of a span. */
const dated = new RegExp(
  `\\b(?:\\d{1,2} )?${month}(?: \\d{1,2},)? \\d{4}\\b|\\b\\d{1,2} ${month}\\b|(?<=\\b(?:[Ii]n|[Bb]y|[Ss]ince|[Uu]ntil|[Aa]round|[Ff]rom|[Ii]n about|between) )(?:AD )?\\d{3,4}s?(?: (?:to|until|and|[–-]) \\d{3,4})?(?: (?:BCE?|AD|CE))?\\b|\\b\\d{1,3} (?:BCE?|AD|CE)\\b`,
  "g",
);
const unit =
  "(?:%|°C|°F|K|mL|L|kg|g|mg|km|m|cm|mm|nm|Hz|kHz|MHz|V|W|J|N|Pa|kPa|mmHg|ppb|ppm|bits?|bytes|KB|MB|GB)(?![A-Za-z])";
const digits = "\\d+(?:[.,]\\d+)*";
/** An amount with its unit, also one in words: "200 million taels", "per cent of", "metres per second". */
const amount = new RegExp(
  `[£$€¥]${digits}(?: (?:million|billion|trillion))?|\\b(?!(?:1\\d|20)\\d\\d [a-z])${digits}(?:[–-]${digits})?(?: (?:to|and) ${digits})?\\s?(?:${unit}|(?:(?:million|billion|trillion)(?: [a-z]+)?|percent|per cent|people|men|women|children|feet|mice|kelvin|hertz|yen|yuan|(?!(?:of|in|on|at|to|from|for|by|and|or|than|with|without|after|before|as|is|was|has|this|its|his)\\b)(?:[a-z]+ )?[a-z]{2,}(?<!ou|i|u|s)s)\\b(?: (?:per [a-z]+|old))?)`,
  "g",
);
/** A value without a unit: "a refractive index of 2.42". */
const value = /(?<=\b(?:of|is|at|to|about|by) )\d[\d,]*(?:\.\d+)?(?=[.;,]?$|[;,] )|\b\d+(?:\.\d+|:\d+)\b/g;
/** "four chambers": a number in words with what it counts. */
const numeral = "(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred)";
const counted = new RegExp(
  `(?<!\\b(?:to|or|and|of) )\\b${numeral}\\s(?:(?:to|or) ${numeral}\\s)?(?:[a-z-]+\\s)?[a-z]+s\\b(?=[,.;]|$)`,
  "g",
);
/** The noun that a sentence ends in: "bends towards the normal". */
const finalNoun = /(?<=\b(?:an?|the)\s)(?:(?!of\b|and\b|or\b|in\b|for\b)[a-z-]+\s){0,2}[a-z-]{4,}(?=[.;]?$)/g;

const nameWord = "\\p{Lu}[\\p{L}’'-]*\\p{L}|\\p{Lu}\\.";
const name = new RegExp(
  `(?<![\\p{L}\\d’'-])(?:${nameWord})(?:\\s(?:(?:of|the|de|von|van|da|di|for|v|and(?= \\p{Lu}\\p{L}+ (?:Act|Company|Ltd)))\\s)*(?:${nameWord}|[IVX]+\\b))*`,
  "gu",
);

/** Names, each with all of its words; not the abbreviation, the example, the member of a list, the owner or the place that goes without saying. */
function names(sentence: string): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const { 0: found, index } of sentence.matchAll(name)) {
    const isWhole = found.includes(" ");
    const text =
      index === 0
        ? found.replace(
            /^(?:The|A|An|Some|Many|Most|All|Each|Every|No|Both|Several|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Then|Early|Late|Most|Other|New|Old|Modern|Recent|In|On|At|By|Under|When|If|After|Before|During|For|As|With|From|Since|While|Although|To|Of)\s/,
            "",
          )
        : found;
    const at = index + found.length - text.length;
    if (index === 0 && !text.includes(" ")) continue;
    const before = sentence.slice(0, at);
    const behind = sentence.slice(at + text.length);
    const isShort = /^[A-Z]{2,}s?$/.test(text);
    if (isShort || isPartOfMore(before, behind) || /[’']s?$/.test(text)) continue;
    if (isWhole && /\S(?:ian|ean|ish|ern)$/.test(text) && /^\s[a-z]/.test(behind)) continue;
    if (!isWhole && (describes(text, behind) || endsPhrase(before, behind))) continue;
    gaps.push({ text, at, worth: isWhole ? 0.5 : 0.48 });
  }
  return gaps;
}

/** "Donoghue v", "such as Kenya", "Russia, Germany and France", "(Leeds", "Bowman’s": half of a name or of a list, or an aside. */
function isPartOfMore(before: string, behind: string): boolean {
  return (
    /(?:\bv\.?|\b(?:such as|like|including|e\.g\.|for example)(?: the)?|\b(?:and|or)(?: the)?|,|[([“"‘]|(?!The\b|In\b|By\b|On\b|At\b|Under\b|When\b|After\b)\b[A-Z][\w’'.-]*)\s?$/.test(
      before,
    ) ||
    /^(?:\s(?:v\.?\s|and\s|or\s)|,\s(?:(?:the\s)?[A-Z]|and\s|or\s)|[’'”")\]]|\s[([]|\s\d)/.test(behind) ||
    /^(?:In|On|At)\s(?:the )?$/.test(before) ||
    // "reduced QOL, increased dependence": one of many.
    (/,\s[^,]*$/.test(before) && behind.startsWith(","))
  );
}

/** "the organ of Corti": the end of a term. "the commonest causes in Europe": where all of it happens. */
function endsPhrase(before: string, behind: string): boolean {
  return /\b[a-z]+ of $/.test(before) || (/\bin (?:the )?$/.test(before) && /^[.;]?$/.test(behind));
}

/** "ADH hormone", "Christian monarchy", "Liaodong peninsula": a name that only describes the noun behind it. */
function describes(text: string, behind: string): boolean {
  const next = /^\s(?<word>[a-z]+)/.exec(behind)?.groups?.["word"] ?? "";
  if (next === "") return false;
  return /(?:ian|ean|ish|ese|ic|ch|ern)$/.test(text) || (!isJoint.test(next) && verbForm(next) === undefined);
}

/** What a whole document is about is not worth hiding. */
function isTopic(text: string, { title }: Study): boolean {
  return title.toLowerCase().includes(text.toLowerCase());
}

/** Whether a noun is one of the document's terms: said more than once, or made of two words, and no common word. */
function isTerm(phrase: string, { lowerWords }: Study): boolean {
  const words = phrase.split(" ");
  const last = words.at(-1) ?? "";
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
  return (lowerWords.get(last) ?? 0) >= 2;
}
