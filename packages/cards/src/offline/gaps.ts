import { captured } from "../text/captured.ts";
import { splitsWord } from "../lint/lint-measures.ts";
import { weakGapEdges, weakGaps } from "../lint/lint-patterns.ts";
import { letterKey } from "../text/letter-key.ts";
import { verbForm } from "./en/verb-forms.ts";
import { countUnits } from "../text/units.ts";
import type { SentenceInHand } from "./draft-sentences.ts";
import type { Place } from "./place.ts";
import type { Tongue } from "./study.ts";

interface Gap {
  readonly text: string;
  readonly worth: number;
}

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const latinNumber = new RegExp(
  `[£$€¥]\\d[\\d,.]*(?: (?:million|billion|per \\w+))?|(?:\\b\\d{1,2} )?${month}(?: \\d{1,2},)?(?: \\d{4})?|\\b\\d[\\d,.:–-]*(?:\\s?%|\\s?(?:°C|K|mL|L|kg|km|m|cm|mm|nm|Hz|V|W|J|N)\\b|\\s(?:million|billion|percent|per cent|months?|years?|days?|weeks?|hours?|minutes?|seconds?|states|francs|dollars|bits|bytes|litres?|metres?|degrees?)(?:\\s(?!(?:with|without|of|in|on|at|to|from|for|by|and|or|than|after|before|is|are|was|were|have|has|had|can|may|must|will|should|that|which|when|if|but|as|so|old|later|earlier)\\b)[a-z]+)?)?`,
  "g",
);
const numberWord =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred)\s(?:[a-z-]+\s)?[a-z]+s\b/g;
const hanNumber =
  /\d+(?: ?[:：] ?\d+)+|[百千万]分之[一二三四五六七八九十百零〇\d]{1,5}|\d{3,4} ?年(?: ?\d{1,2} ?月(?: ?\d{1,2} ?[日号])?)?|\d{1,2} ?月 ?\d{1,2} ?[日号]|(?:约|第)?[\d.]+(?:\s?[～~\-—–±]\s?[\d.]+)?\s?(?:%|℃|°C|个?工作日|mmHg|kg|km|cm|mm|m\/s²?|nm|[年月日岁倍个种次周]|[名件亩里艘座所枚支条位组吨两克升‰]|分钟|小时|世纪|亿|万|元|人|组块|秒)*|[一二三四五六七八九十百]{1,4}(?:周岁|年|日|个月|倍|种|个|次|日内|天|小时|元|人|％)/gu;
const quoted = /[“《]([^”》]{2,16})[”》]/gu;
const maxSentenceUnits = 42;
const maxGapUnits = 9;
const longSentenceUnits = 16;

/** Hides the most telling phrase of a sentence, or two of a long one. Whole phrases only; never a verb. */
export function hideGaps(place: Place, hand: SentenceInHand, tongue: Tongue): number {
  const { sentence } = hand;
  const units = countUnits(sentence);
  if (units > maxSentenceUnits || units < 5) return 0;
  const gaps = [...candidates(hand, tongue)]
    .filter((gap) => gap.text !== hand.taken && isFit(sentence, gap.text))
    .sort((a, b) => b.worth - a.worth);
  const chosen: Gap[] = [];
  for (const gap of gaps) {
    if (chosen.length >= (units > longSentenceUnits ? 2 : 1)) break;
    if (!chosen.some((other) => other.text.includes(gap.text) || gap.text.includes(other.text))) {
      chosen.push(gap);
    }
  }
  chosen.forEach((gap, at) => {
    place.sheet.hide({
      rule: "gap.sentence",
      sentence,
      gap: gap.text,
      ...(hand.context === undefined ? {} : { context: hand.context }),
      quote: sentence,
      score: gap.worth - at * 0.12,
      difficulty: "medium",
    });
  });
  return chosen.length;
}

function* candidates(hand: SentenceInHand, tongue: Tongue): Generator<Gap> {
  const { sentence, bold } = hand;
  for (const phrase of bold) if (sentence.includes(phrase)) yield { text: phrase, worth: 0.6 };
  for (const match of sentence.matchAll(quoted)) yield { text: match[1] ?? "", worth: 0.58 };
  yield* tongue === "zh" ? chineseCandidates(sentence) : latinCandidates(sentence);
}

const complement =
  /(?<![不于总还但])(?:是(?!指|否)|(?<![行成认作以因人])为|叫做|称为|即|(?<=[常可多需应先])用|由|在于|至|到|有|于|受|与|使)(?<what>[^，。；]{2,14})$/u;

function* chineseCandidates(sentence: string): Generator<Gap> {
  for (const [number] of sentence.matchAll(hanNumber)) {
    // "一种" counts nothing.
    if (!/^一[种个级层大]$/u.test(number)) yield { text: number.trim(), worth: 0.5 };
  }
  for (const part of sentence.split(/[，；。]/u)) {
    const found = complement.exec(part);
    // "为消除顺序效应", "有生命的人": a part that only begins with such a word has no complement.
    if (found === null || found.index < 2) continue;
    const what = captured(found, "what").replace(/^[了着]/u, "");
    // A time, a description or a whole predicate is no thing to fill in.
    if (
      !/(?:[时后前的中]|一致|相同|相等|有关)$|支付|完成|退还|提交|后再|再回|并且?|从而|并|就|^(?:加强|消除|维护|巩固|防止|保证|提高|减少|解决)|(?:形成|引起|组成)$/u.test(
        what,
      )
    ) {
      yield { text: what, worth: 0.46 };
    }
  }
}

function* latinCandidates(sentence: string): Generator<Gap> {
  for (const [number] of sentence.matchAll(latinNumber)) {
    yield { text: number.replace(/[,.:]+$/, ""), worth: 0.52 };
  }
  for (const match of sentence.matchAll(nounPhrase)) {
    const phrase = match[1] ?? "";
    const isVerb = /^(?:past|pastOrParticiple|third)$/.test(
      verbForm(phrase.split(" ").at(-1) ?? "")?.form ?? "",
    );
    if (!isVerb) yield { text: phrase, worth: 0.4 };
  }
  for (const match of sentence.matchAll(/"([^"]{3,40})"/g)) yield { text: match[1] ?? "", worth: 0.5 };
  for (const [number] of sentence.matchAll(numberWord)) yield { text: number, worth: 0.4 };
  for (const [name] of sentence.slice(1).matchAll(properName)) yield { text: name, worth: 0.48 };
}

const nounPhrase = /\b(?:an?|the)\s((?:[a-z-]+\s){0,2}[a-z-]{4,})(?=[,.;]|$)/g;
const properName =
  /(?<!\p{L})\p{Lu}[\p{L}’'-]+(?:\s(?:of|the|de|von|van|and)(?=\s\p{Lu})|\s\p{Lu}[\p{L}’'-]+)*/gu;

/** "65[...]": a number loses its sense when only its first digits are hidden. */
function cutsNumber(sentence: string, at: number, gap: string): boolean {
  const before = /\d[,.]?$/.test(sentence.slice(0, at)) && /^\d/.test(gap);
  if (
    /[\d一二三四五六七八九十][到至~～-]$/u.test(sentence.slice(0, at)) &&
    /^[\d一二三四五六七八九十]/u.test(gap)
  ) {
    return true;
  }
  return before || (/\d$/.test(gap) && /^[,.]?\d/.test(sentence.slice(at + gap.length)));
}

/** What a number after it only points at. */
const pointer =
  /(?:\b(?:sections?|articles?|paragraphs?|clauses?|chapters?|figures?|tables?|schedules?|parts?|rules?|steps?|lectures?|lessons?|weeks?|units?|appendix|no|version|and|or|v|vs)\.?\s|第|[=<>≤≥]\s?|[(（])$/iu;

function isFit(sentence: string, gap: string): boolean {
  const units = countUnits(gap);
  if (units < 0.6 || units > maxGapUnits || isWeak(gap)) return false;
  const at = sentence.indexOf(gap);
  if (at < 0 || splitsWord(sentence, at, gap) || pointer.test(sentence.slice(0, at))) return false;
  const isPartOfWord =
    /[\p{Script=Latin}\d’'/_-]$/u.test(sentence.slice(0, at)) ||
    /^(?:-\w|\p{Script=Latin})/u.test(sentence.slice(at + gap.length));
  // "1) cheaper 2) faster": the number of an item.
  const isItemNumber = /^\d{1,2}$/.test(gap) && /^[)）.]/u.test(sentence.slice(at + gap.length));
  if (isPartOfWord || isItemNumber || cutsNumber(sentence, at, gap)) return false;
  // What stands in the sentence twice gives itself away.
  return !letterKey(sentence.slice(0, at) + sentence.slice(at + gap.length)).includes(letterKey(gap));
}

/** A word too common, half a quotation, a day without its month: nothing to remember. */
function isWeak(gap: string): boolean {
  if (/^(?:you|your|we|our|i|he|she)$/i.test(gap) || new RegExp(`^${month}$`).test(gap)) return true;
  if (/^一[日天次个种元人倍年月周]$/u.test(gap)) return true;
  if (weakGaps.has(gap.toLowerCase()) || weakGapEdges.test(gap)) return true;
  return /[，；]/u.test(gap) || /^[^“]*”|“[^”]*$|^[^《]*》|《[^》]*$|^\d{1,2} ?[日号月]$/u.test(gap);
}
