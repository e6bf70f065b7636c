import { captured } from "../text/captured.ts";
import { splitsWord } from "../lint/lint-measures.ts";
import { weakGapEdges, weakGaps } from "../lint/lint-patterns.ts";
import { letterKey } from "../text/letter-key.ts";
import { countUnits } from "../text/units.ts";
import { headingOver } from "./context.ts";
import type { SentenceInHand } from "./draft-sentences.ts";
import { type Place, topicAt } from "./place.ts";
import type { Tongue } from "./study.ts";
import { lacksOwner } from "./zh/left-out-subject.ts";
import { isFact, isOwnerless } from "./zh/fact-sentence.ts";
import { subjectTerm } from "./zh/gap-subjects.ts";
import { objectsOf } from "./zh/gap-objects.ts";
import { isLimited } from "./zh/number-gap.ts";
import { isTellingGap } from "./zh/tell-gap.ts";

export interface Gap {
  readonly text: string;
  readonly worth: number;
}

const year = /(?<![\d.,])\d{4}(?![\d.,]\d)(?:년)?/g;
const measured =
  /(?<![\d.,])\d[\d.,]*(?:\s?(?:%|°C|K|mL|L|kg|g|km|m|cm|mm|nm|Hz|V|W|J|N)(?!\p{L})|\s(?:million(?:en|es|s|i)?|millones|milliards?|Milliarden?)(?!\p{L}))/gu;
const hanNumber =
  /[一二][〇零○一二三四五六七八九]{3} ?年(?:[一二三四五六七八九十]{1,3}月(?:[一二三四五六七八九十]{1,3}日)?|[春夏秋冬初底末])?|\d{1,2} ?世纪(?: ?\d{1,2} ?年代)?(?:[初末]期?|中[叶期]|[前后]半?期)?|\d+(?: ?[:：] ?\d+)+|[百千万]分之[一二三四五六七八九十百零〇\d]{1,5}|\d{3,4} ?年(?: ?\d{1,2} ?月(?: ?\d{1,2} ?[日号]|[初底末])?|[春夏秋冬][天季]?|[初底末]|元旦|[上下]半年)?|\d{1,2} ?月 ?\d{1,2} ?[日号]|第?(?:\d{1,3}(?: \d{3})+|[\d.]+)(?:°|℃|%)?(?:\s?[～~\-—–±]\s?[\d.]+)?\s?(?:%|℃|°C|个?工作日|[mμ]?[gL]\/d?L|m?mol\/L|[kMGm]?(?:V|Hz|Pa|W|Wh|eV|mol)(?![A-Za-z])|m(?![A-Za-z/²³])|mmHg|km\/h|m\/s²?|m?[Ll]\/min|kg|km|cm|mm|nm|μm|mg|m[lL]|ms|g(?![A-Za-z])|分(?=[，。、以的为]|$)|时(?=左右|前后|许|整)|个?组块|组(?![块织成合件])|[年月日天岁倍个种次周]|[平立]方米|千瓦时?|毫米|厘米|[名件亩里艘座所枚支条位吨两克升‰码页米伏安瓦帕]|分钟|小时|世纪|亿|万|元|人|秒|千米|公里|千卡|毫升|毫克|摄氏度|°|分贝|光年)*(?:\/(?:分钟?|小时|kg|m[lL]|[hsdLl天日年]))?|(?<![一二三四五六七八九十百千万亿两多余几数\d])(?![百千万亿])[一二三四五六七八九十百千万亿两半]{1,6}(?:[多余][万亿]?)?(?:(?:个工作日|个?小时|个?星期|周岁|年|日|个月|天|周)(?:以?内)?|分钟|世纪(?:[一二三四五六七八九]十年代)?|公里|千米|公斤|成(?=[的以半左多]|$)|[首字卷回篇章座级名位条项户亩里尺丈寸斤吨米层届艘架枚票幅件秒](?!成|[\p{Script=Han}]?[学城军长])|倍|种|个|次|元|人|％)/gu;
const hasNumber = /[\d一二三四五六七八九十百千万]/u;
const opened = /[“《「『«„]/u;
const quoted = /[“《「『«„]\s?([^”》」』»“]{2,24}?)\s?[”》」』»“]/gu;
const maxSentenceUnits = 42;
const maxGapUnits = 9;
const longSentenceUnits = 16;
/** A second gap in one sentence must be as good as the object of its verb. */
const sureWorth = 0.45;

/**
 * Hides the most telling phrase of a sentence that is not English, or two of a long one. Whole phrases only; never a verb,
 * what the section is about, or one of several equal members.
 */
export function hideGaps(place: Place, marked: SentenceInHand, tongue: Exclude<Tongue, "en">): number {
  const sentence = marked.sentence.replace(/^[☆★◆◇▲△●■※\s]+|^(?:例如|比如|如)，/u, "");
  const hand = { ...marked, sentence };
  const units = countUnits(sentence);
  if (units > maxSentenceUnits || units < 5) return 0;
  const gaps = ownGaps(place, hand, tongue);
  if (gaps.length === 0) return 0;
  const context =
    hand.context ??
    (tongue === "zh" && (isOwnerless(sentence) || lacksOwner(sentence)) ? headingOver(place, "") : undefined);
  if (context === "") return 0;
  const chosen: Gap[] = [];
  for (const gap of gaps) {
    if (chosen.length >= (units > longSentenceUnits && gap.worth >= sureWorth ? 2 : 1)) break;
    if (!chosen.some((other) => other.text.includes(gap.text) || gap.text.includes(other.text))) {
      chosen.push(gap);
    }
  }
  chosen.forEach((gap, at) => {
    const whole = leadOf(place, sentence, gap.text) + sentence;
    place.sheet.hide({
      rule: "gap.sentence",
      sentence: whole,
      gap: gap.text,
      ...(context === undefined ? {} : { context }),
      quote: whole,
      score: gap.worth - at * 0.12,
      difficulty: "medium",
    });
  });
  return chosen.length;
}

const seasonal = /^(?:[春夏秋冬]季|[前后早中晚]期|白天|夜[间晚]|[高低]温|平时|战时)/u;

/** "亚洲东部冬季盛行西北风；夏季盛行[东南风]": where, the part before the semicolon says. */
function leadOf({ study, index }: Place, sentence: string, gap: string): string {
  if (!seasonal.test(sentence)) return "";
  const block = study.blocks[index];
  const text = block !== undefined && "text" in block ? block.text : "";
  const at = text.indexOf(sentence);
  if (at < 0 || !/；\s?$/u.test(text.slice(0, at))) return "";
  const lead = text.slice(text.lastIndexOf("。", at) + 1, at).trimStart();
  return lead.includes(gap) || countUnits(lead + sentence) > maxSentenceUnits ? "" : lead;
}

interface OwnGaps {
  readonly index: number;
  readonly hand: SentenceInHand;
  readonly gaps: readonly Gap[];
}

/** A sentence without a question is looked at as a part, and as a whole, which is often the same. */
const lastGaps = new WeakMap<Place["study"], OwnGaps>();

/** The gaps of a sentence that is shown alone; none of a Chinese one that needs another sentence. */
function ownGaps(place: Place, hand: SentenceInHand, tongue: Exclude<Tongue, "en">): readonly Gap[] {
  const { study, index } = place;
  const last = lastGaps.get(study);
  const isSame =
    last?.index === index &&
    last.hand.sentence === hand.sentence &&
    last.hand.bold === hand.bold &&
    last.hand.taken === hand.taken;
  if (isSame) return last.gaps;
  const gaps = tongue === "zh" && !isFact(hand.sentence) ? [] : gapsOf(place, hand, tongue);
  lastGaps.set(study, { index, hand, gaps });
  return gaps;
}

/** The gaps of a sentence that is not English, best first; `before` is the sentence shown in front of it, if one is. */
export function gapsOf(
  place: Place,
  hand: SentenceInHand,
  tongue: Exclude<Tongue, "en">,
  before = "",
): readonly Gap[] {
  const { sentence, bold, taken } = hand;
  return (
    [...candidates(hand, tongue)]
      .filter(({ text }) => text !== taken && (tongue !== "zh" || isTellingGap(sentence, text, bold, before)))
      // Whether a gap cuts a word is asked last: it takes longer than everything else.
      .filter(({ text }) => !isTopic(place, text) && isFit(sentence, text))
      .sort((a, b) => b.worth - a.worth)
  );
}

/** What the section or the whole document is about is given away by everything around it. */
export function isTopic(place: Place, gap: string): boolean {
  const key = letterKey(gap);
  return [topicAt(place), place.study.title].some((topic) => topic !== "" && letterKey(topic).includes(key));
}

/** Bold type that raises the voice instead of marking a term: "务必谨慎", "不", "从低到高". */
const emphasis =
  /^(?:并不|务必|必须|一定|千万|切勿|不|无(?!机|性|氧|线|形)|没|仅|只|从|才|可以|应当?|能够?|需要?|先|再|最|更|很|非常|已|未|都|均|也|又|全部|所有|注意)|[了的着]$/u;

function* candidates(hand: SentenceInHand, tongue: Exclude<Tongue, "en">): Generator<Gap> {
  const { sentence, bold } = hand;
  for (const phrase of bold) {
    const text = phrase.replace(/^是(?!非|否)/u, "");
    if (sentence.includes(phrase) && !emphasis.test(phrase)) yield { text, worth: 0.6 };
  }
  for (const match of opened.test(sentence) ? sentence.matchAll(quoted) : []) {
    yield { text: match[1] ?? "", worth: 0.58 };
  }
  yield* tongue === "zh" ? chineseCandidates(sentence) : otherCandidates(sentence);
}

/** What something is; what stands behind 由, 用 or 与 is half a predicate. */
const complement =
  /(?<![不于总还但])(?:是(?!指|否)|(?<![行成认作以因人])为|叫做|(?<=[就也便则点方])叫|称为|[合统总并通俗史又亦简]称|号称|即)(?<what>[^，。；]{2,14})$/u;

function* chineseCandidates(sentence: string): Generator<Gap> {
  const subject = subjectTerm(sentence);
  if (subject !== "") yield { text: subject, worth: 0.29 };
  for (const { 0: number, index } of hasNumber.test(sentence) ? sentence.matchAll(hanNumber) : []) {
    // "一种" counts nothing.
    if (/^一[种个级层大]$/u.test(number)) continue;
    const text = reignBefore(sentence, number, index) + number.trim() + restOf(sentence, number, index);
    yield { text, worth: worthOfNumber(sentence, number, index) };
  }
  for (const part of sentence.split(/[，；。]/u)) {
    for (const text of objectsOf(part)) yield { text, worth: worthOfObject(part, text) };
    const found = complement.exec(part);
    // "为消除顺序效应", "有生命的人": a part that only begins with such a word has no complement.
    if (found === null || (found.index < 2 && !/^\p{Script=Han}?叫/u.test(part))) continue;
    const what = captured(found, "what").replace(/^[了着]/u, "");
    // A time, a description or a whole predicate is no thing to fill in.
    if (
      !/(?:[时后前的中]|时[用也不接].*|一致|相同|相等|有关)$|支付|完成|退还|提交|后再|再回|并且?|从而|并|就|^(?:加强|消除|维护|巩固|防止|保证|提高|减少|解决)|(?:形成|引起|组成)$/u.test(
        what,
      )
    ) {
      // "战争的转折点" is a description, which many words may give.
      yield { text: what, worth: what.includes("的") ? 0.42 : 0.46 };
    }
  }
}

/** What somebody founded or found tells more than when; where a thing lies, or a description, less. */
function worthOfObject(part: string, text: string): number {
  return !text.includes("的") && deed.test(part.slice(0, part.lastIndexOf(text))) ? 0.51 : 0.45;
}

const deed =
  /(?:发明|发现|提出|创立|创办|设立|建立|成立|签订|签署|颁布|实行|推行|采用|采取|开创|首创|编写|撰写|注入|生成)了?$/u;

/** "两年[两个月]", "1小时[30分钟]": the smaller part of one amount. */
function restOf(sentence: string, number: string, at: number): string {
  const after = sentence.slice(at + number.length);
  return /[年月时]$/u.test(number) ? (smallerPart.exec(after)?.[0] ?? "") : "";
}

const smallerPart = /^零?[\d一二三四五六七八九十两半]{1,3}(?:个月|个?小时|天|分钟?)/u;

/** "不满[一年]仍不签的，须支付...": when it is so is less than what is so; "三个" is less than what is counted. */
function worthOfNumber(sentence: string, number: string, at: number): number {
  const isCase = /^[^，。；]*的，/u.test(sentence.slice(at + number.length)) && !/^\d{4}/.test(number);
  if (/^\d{4} ?年/u.test(number)) return 0.505;
  if (isCount(number) || isCase || /[级层]$/u.test(number)) return 0.44;
  // "35 kV 为 [1 m]": what is measured, and not of what.
  return /(?:[为是达约能存过满至到]|[超低高少多]于|不足|最[多少长短]) ?$/u.test(sentence.slice(0, at))
    ? 0.51
    : 0.5;
}

/** "三个": less than what is counted. */
function isCount(number: string): boolean {
  return /^[一二三四五六七八九十两]{1,2}[个种]$/u.test(number);
}

/** "嘉靖四十年", "天宝十四载": a year counted within a reign is hidden with it. */
function reignBefore(sentence: string, number: string, at: number): string {
  if (!/^[一二三四五六七八九十百]{1,3}年$/u.test(number)) return "";
  const name = sentence.slice(Math.max(0, at - 2), at);
  return reigns.has(name) ? name : "";
}

const reigns: ReadonlySet<string> = new Set(
  (
    "建元 元光 元朔 元狩 元鼎 太初 建武 永平 建安 黄初 太康 永嘉 太和 开皇 大业 武德 贞观 永徽 显庆 开元 天宝 乾元 大历 建中 " +
    "元和 长庆 会昌 大中 咸通 乾符 广明 建隆 开宝 雍熙 咸平 景德 天圣 庆历 嘉祐 治平 熙宁 元丰 元祐 崇宁 政和 宣和 靖康 建炎 绍兴 " +
    "乾道 淳熙 嘉定 淳祐 咸淳 至元 大德 至正 洪武 建文 永乐 洪熙 宣德 正统 景泰 天顺 成化 弘治 正德 嘉靖 隆庆 万历 天启 崇祯 " +
    "顺治 康熙 雍正 乾隆 嘉庆 道光 咸丰 同治 光绪 宣统 民国 明治 大正 昭和 平成 令和 萬曆 天啟 崇禎 順治 乾隆 嘉慶 道光 咸豐 光緒 宣統 民國"
  ).split(" "),
);

/** Of a language without rules of its own: years, amounts and names, which every language marks. */
function* otherCandidates(sentence: string): Generator<Gap> {
  for (const [number] of sentence.matchAll(year)) yield { text: number, worth: 0.53 };
  for (const [number] of sentence.matchAll(measured)) yield { text: number.trim(), worth: 0.52 };
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) {
    for (const [number] of sentence.matchAll(japaneseYear)) yield { text: number, worth: 0.54 };
    for (const [word] of sentence.matchAll(katakana)) yield { text: word, worth: 0.44 };
  }
  for (const { 0: name, index } of sentence.matchAll(properName)) {
    if (index > 0) yield { text: name, worth: name.includes(" ") ? 0.48 : 0.44 };
  }
}

const japaneseYear = /\d{3,4}年(?:\d{1,2}月(?:\d{1,2}日)?)?/gu;
const katakana = /(?<!\p{Script=Katakana})[\p{Script=Katakana}ー]{4,}(?!\p{Script=Katakana})/gu;
const properName =
  /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]+(?:\s(?:of|the|de|del|la|von|van|der|di|da|du|des)(?=\s\p{Lu})|\s\p{Lu}[\p{L}’'-]+)*/gu;

/** "脂质和[蛋白质]", "Wasser und [Licht]": one of several equal members can be any of them. */
function isMember(sentence: string, at: number, gap: string): boolean {
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + gap.length);
  return (
    /(?:[”》][“《]$)|(?:[、和及或とや]|以及|(?<!\p{L})(?:and|or|et|ou|und|oder|sowie|y|e|o)\s(?:\p{Ll}{1,4}\s)?)[“《「*]?$/u.test(
      before,
    ) ||
    /^[”》][“《]|^[”》」*]?(?:[、和及或とや]|以及|,?\s(?:and|or|et|ou|und|oder|sowie|y|e|o)\s|,\s\p{Lu}[^,]*,)/u.test(
      after,
    )
  );
}

/** "6.02×[10]²³", "n_{[12]}", "^[2]$", "3×4": a number of a formula is no fact by itself. */
function isInFormula(sentence: string, at: number, gap: string): boolean {
  if (!/^\d/.test(gap)) return false;
  const before = sentence.slice(0, at);
  return (
    /[\^_{×*＝"']\s?$/u.test(before) ||
    /^\s?[×*^}⁰¹²³⁴-⁹⁺⁻"']/u.test(sentence.slice(at + gap.length)) ||
    before.split("$").length % 2 === 0
  );
}

/** "65[...]": a number loses its sense when only its first digits are hidden. */
function cutsNumber(sentence: string, at: number, gap: string): boolean {
  if (isInFormula(sentence, at, gap)) return true;
  // "1 2 3 4", "100 mg：40 mg": one of a row, half of a ratio.
  if (/\d ?(?:mg|g|ml)?[:：\s]\s?$/u.test(sentence.slice(0, at)) && /^\d/.test(gap)) return true;
  if (/^ ?[:：] ?\d/u.test(sentence.slice(at + gap.length))) return true;
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

/** Whether a gap is a whole phrase that stands in the sentence once, is none of several equal members and no common word. */
export function isFit(sentence: string, gap: string): boolean {
  const units = countUnits(gap);
  const at = sentence.indexOf(gap);
  if (units < 0.6 || units > maxGapUnits || isWeak(gap, sentence.slice(0, at))) return false;
  if (at < 0 || pointer.test(sentence.slice(0, at))) return false;
  if (isMember(sentence, at, gap)) return false;
  const isPartOfWord =
    /[\p{Script=Latin}\d’'/_-]$/u.test(sentence.slice(0, at)) ||
    /^(?:-\w|\p{Script=Latin})/u.test(sentence.slice(at + gap.length)) ||
    // "[35] kV 为 1 m": without its unit.
    (/\d$/u.test(gap) &&
      /^ ?[kMGTmμn]?(?:V|Hz|Pa|Wh?|eV|mol|m|g|L|A|J|N|Ω)(?![A-Za-z])/u.test(sentence.slice(at + gap.length)));
  // "1) cheaper 2) faster": the number of an item.
  const isItemNumber = /^\d{1,2}$/.test(gap) && /^[)）.]/u.test(sentence.slice(at + gap.length));
  if (isPartOfWord || isItemNumber || cutsNumber(sentence, at, gap)) return false;
  // What stands in the sentence twice gives itself away.
  const around = letterKey(sentence.slice(0, at) + sentence.slice(at + gap.length));
  return !around.includes(letterKey(gap)) && !splitsWord(sentence, at, gap);
}

/** A word too common, half a quotation, a day without its month: nothing to remember. */
function isWeak(gap: string, before: string): boolean {
  if (/^一[日天次个种元人倍年月周]$/u.test(gap)) return !isLimited(before);
  if (weakGaps.has(gap.toLowerCase()) || weakGapEdges.test(gap)) return true;
  if (/^[^（(]*[）)]|[（(][^）)]*$/u.test(gap)) return true;
  return /[，；]/u.test(gap) || /^[^“]*”|“[^”]*$|^[^《]*》|《[^》]*$|^\d{1,2} ?[日号月]$/u.test(gap);
}
