import { letterKey } from "../../text/letter-key.ts";
import { countUnits } from "../../text/units.ts";
import { weakGaps } from "../../lint/lint-patterns.ts";
import type { Place } from "../place.ts";
import { splitSentences } from "../sentences.ts";
import { isShown } from "./chinese-account.ts";
import { isBareWord, isEmptyNote, isNoName } from "./chinese-told.ts";
import { amountsOf } from "./hidden-amounts.ts";
import { isGeneralHeading, isLabel, namesOneThing } from "./labels.ts";
import { isDateText } from "./table-cell.ts";
import { isPredicated, tellingWords } from "./predicated.ts";
import { termAnswer } from "./term-answer.ts";
import type { TermContext } from "./term-context.ts";
import type { TermLine } from "./term-line.ts";

const maxTermUnits = 7;
const maxMeaningUnits = 26;
const minMeaningUnits = 3;
const maxGapUnits = 8;
/** With less than this around the gap, the line is shown under its heading. */
const minAroundUnits = 5;

interface Part {
  /** The line as it stands in the document. */
  readonly quote: string;
  readonly context: TermContext;
}

/**
 * A term line for which no question is sure, with one side of it hidden: true whatever the two sides are to each other. The
 * term is hidden where its meaning tells it; a short meaning behind an arrow, a rank or a field, where the term asks for it.
 */
export function hidePart(place: Place, line: TermLine, part: Part): void {
  const isAsking =
    asking.test(line.term) ||
    line.mark === "arrow" ||
    part.context.asksFor === "meaning" ||
    part.context.owner !== undefined ||
    (part.context.tongue === "zh" && isBareWord(line.meaning));
  if (isEmptyNote(line.term, line.meaning)) return;
  if (part.context.tongue === "en" && !isAsking && isPredicated(line.meaning)) {
    hideSaid(place, line, part);
    return;
  }
  if (isAsking && (hideMeaning(place, line, part) || line.mark !== "arrow")) return;
  // "划线更正法 → 凭证没错，只是账簿记录有文字错误": what leads to so much is the gap.
  if (!hideAmounts(place, line, part)) hideTerm(place, line, part);
}

/** "稽留热：[39～40℃]，24小时波动不超过1℃": what a Chinese line tells in numbers. Says whether it tells any. */
function hideAmounts(place: Place, { term, meaning }: TermLine, { quote, context }: Part): boolean {
  const sentence = fromTo(quote, term, meaning.replace(/[。；]\s*$/u, ""));
  if (context.tongue !== "zh" || sentence === "" || isDateText(term)) return false;
  const topic = headingOf(context);
  const isNear = topic !== "" && !letterKey(term).includes(letterKey(topic));
  const gaps = amountsOf(sentence, meaning);
  for (const gap of gaps) {
    place.sheet.hide({
      rule: "amount.term-gap",
      sentence,
      gap,
      quote,
      score: 0.7,
      ...(isNear ? { context: topic } : {}),
    });
  }
  return gaps.length > 0;
}

/** "网络层以上：网关", "acid + base = salt + water", "1st: tonic": what the term asks for stands behind it. */
const asking =
  /(?:以上|以下|以内|之间)$|\s\+\s|\p{Script=Han}\s?[+＋−×÷]\s?\p{Script=Han}|^\d+(?:st|nd|rd|th)$/iu;

function hideTerm(place: Place, { term, meaning }: TermLine, { quote, context }: Part): void {
  const told = termAnswer(meaning, "");
  const units = countUnits(told);
  const isTold = units >= minMeaningUnits && countUnits(told) > countUnits(term);
  const isSayable =
    countUnits(term) <= maxTermUnits && letterKey(term).length > 1 && !weakGaps.has(term.toLowerCase());
  if (!isTold || !isSayable || isLabel(term, context.tongue) || isGivenAway(term, told)) return;
  if (!isName(term) || isShown(term, told) || isOfSomethingElse(context.aspect ?? "", told)) return;
  const sentence = fromTo(quote, term, told);
  if (sentence === "") return;
  const topic = headingOf(context);
  const isNear = topic !== "" && !letterKey(topic).includes(letterKey(term));
  place.sheet.hide({
    rule: "term.term-gap",
    sentence,
    gap: term,
    quote,
    score: 0.6,
    ...(isNear ? { context: topic } : {}),
  });
}

/** "船队依靠季风航行", "德语有四个格": a clause, and no name to be found from what is told. */
const clause =
  /^(?:区别|比较|区分|辨析|避免|防止|保持|注意|确认|核对|检查|办理)\p{Script=Han}{2}|^\p{Script=Han}{2,4}(?:因素|条件|方面|目的|措施|原因|步骤|要求|情况|问题|做法|效果|阶段)$|(?:的目的|措施)$|^[两三四五六七八九十几][种个类大项条点方]|(?:以上|以下|以内|之间|时|之前|之后)$|依靠|利用|通过|采用|具有|符合|分为|分成|[^本]是|有[两三四五六七八九十]/u;

/** A cause among causes, "全血 4，取决于": what is told is how it acts, and singles out nothing. */
function isOfSomethingElse(aspect: string, told: string): boolean {
  return /(?:原因|病因|诱因|影响|意义|措施)$/u.test(aspect) || /取决于|如下|以下/u.test(told);
}

/** The line from its term to the end of what is told; empty where either stands otherwise in it. */
function fromTo(line: string, term: string, told: string): string {
  const start = line.indexOf(term);
  const end = line.indexOf(told);
  return start < 0 || end < 0 ? "" : line.slice(start, end + told.length);
}

function isName(term: string): boolean {
  // "小学而大遗 小、大": a sentence and the words of it that are told.
  if (/\p{Script=Han}\s\p{Script=Han}.*、/u.test(term)) return false;
  return !clause.test(term) && !isNoName(term);
}

/** What is said of "Fiscal drag" may not say "drag". */
function isGivenAway(term: string, meaning: string): boolean {
  if (letterKey(meaning).includes(letterKey(term))) return true;
  if (/^\p{Script=Han}{3,}/u.test(term) && meaning.includes(term.slice(0, 2))) return true;
  const said = meaning.toLowerCase();
  return (term.toLowerCase().match(/[a-z]{5,}/g) ?? []).some((word) => said.includes(word.slice(0, -1)));
}

function headingOf({ owner, aspect = "", topic, title }: TermContext): string {
  // Under "misc" a line belongs to nothing that is said; the title may be the first heading of many.
  const isUnder = /^(?:misc|other|random|extra|其他|其它|杂项|补充)/iu.test(owner ?? topic);
  const named = isUnder
    ? ""
    : ([owner ?? topic, title].find((text) => !isGeneralHeading(text)) ?? "").replace(/[:：\s]+$/u, "");
  if (aspect === "" || named.toLowerCase().includes(aspect.toLowerCase())) return named;
  const small = /^[A-Z][a-z]/.test(aspect) ? aspect.toLowerCase() : aspect;
  const isWhole = named === "" || /\sof\s|的/u.test(aspect);
  if (isWhole) return aspect;
  return /\p{Script=Han}/u.test(aspect) ? `${named}的${aspect}` : `${named}, ${small}`;
}

/** "Burden: on the [claimant]": what is told of a term, in the line as it stands. */
function hideSaid(place: Place, { term, meaning }: TermLine, { quote, context }: Part): void {
  const [first = meaning] = splitSentences(meaning);
  const gap = tellingWords(first);
  // "1.10 V. In the outer circuit": a unit before the stop hides the end of the sentence.
  const end = first.slice(gap.length).search(/\.\s[A-Z]/);
  const told = end < 0 ? first : first.slice(0, end + gap.length);
  const sentence = fromTo(quote, term, told);
  if (sentence === "" || countUnits(gap) > maxGapUnits || weakGaps.has(gap.toLowerCase())) return;
  const topic = headingOf(context);
  const isBrief = countUnits(sentence) - countUnits(gap) < minAroundUnits;
  if (isBrief && topic === "") return;
  place.sheet.hide({
    rule: "meaning.term-gap",
    sentence,
    gap,
    quote,
    score: 0.6,
    ...(isBrief ? { context: topic } : {}),
  });
}

/** What stands behind the mark is the gap, under what the line stands under. */
function hideMeaning(place: Place, line: TermLine, { quote, context }: Part): boolean {
  const { term, meaning } = line;
  const topic = headingOf(context);
  const gap = meaningGap(line, topic);
  const isNear = namesOneThing(topic) && !term.includes(topic);
  const isEnough = isNear || term.includes(topic) || countUnits(term) >= minTermUnits;
  if (gap === "" || !quote.includes(term) || !isEnough) return false;
  const sentence = `${quote.slice(quote.indexOf(term), quote.indexOf(meaning))}${gap}`;
  place.sheet.hide({
    rule: "meaning.term-gap",
    sentence,
    gap,
    quote,
    score: 0.6,
    ...(isNear ? { context: topic } : {}),
  });
  return true;
}

/** A short meaning, or as much of it as is whole without the rest; empty where there is none. */
function meaningGap({ term, meaning, mark }: TermLine, topic: string): string {
  const whole = meaning.replace(/[。.]\s*$/u, "");
  const [first = "", ...more] = whole.split(/[，,；;。]|\s[(（]/u);
  // "富有弹性 → 降价，总收益↑": both come of it.
  const isOne = mark === "arrow" && isShortGap(whole, topic + term) && /^[^。；;]+$/u.test(whole);
  const gap = isOne ? whole : first;
  // "凭证没错，只是账簿记录有误": half of what comes of it; not "产量过多，因为私人成本低".
  const isHalf =
    gap !== whole && /\p{Script=Han}/u.test(gap) && !/^(?:因为|由于|所以|如|即)/u.test(more[0] ?? "");
  const isWhole = more.length === 0 || (mark === "arrow" && !isHalf);
  return isWhole && isShortGap(gap, `${topic} ${term}`) && !weakGaps.has(gap) ? gap : "";
}

/** A term that is enough to go by where no heading names what it belongs to. */
const minTermUnits = 3;

function isShortGap(gap: string, shown: string): boolean {
  const units = countUnits(gap);
  return units <= maxGapUnits && units <= countUnits(shown) + 1 && letterKey(gap).length > 1;
}

/** A number with its unit; else a name: what a note about a term tells that can be asked for. */
const amount =
  /(?<![\w.(-])\d[\d.,]*(?:\s?%|\s(?!(?:for|not|of|to|in|and|or|the|is|as|at|by|what|so|if)\b)[a-z]{2,10})?(?![\w(-])/;
const name = /(?<=\s)[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*/;

/** "invented by Dijkstra", "header only 8 bytes", noted down behind the meaning of a term. */
export function hideDetail(place: Place, term: string, note: string): void {
  const [gap] = amount.exec(note) ?? name.exec(note) ?? [];
  const units = countUnits(note);
  if (gap === undefined || units < 3 || units > maxMeaningUnits || /^(?:e\.?g|eg|see|use|cf)\b/i.test(note)) {
    return;
  }
  const bare = note.replace(/[.\s]+$/, "");
  place.sheet.hide({ rule: "detail.term-gap", sentence: `${term}: ${bare}`, gap, quote: bare, score: 0.5 });
}
