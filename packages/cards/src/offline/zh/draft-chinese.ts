import { captured } from "../../text/captured.ts";
import { countHan } from "../../text/units.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import { hideGaps } from "../gaps.ts";
import { type Place, topicAt } from "../place.ts";
import type { ClauseCard } from "./clause-card.ts";
import { clauseRules, cutSetting } from "./clause-rules.ts";
import { resolvePronoun, splitClauses, withoutConnective } from "./clauses.ts";
import { duty } from "./duty-rules.ts";
import { isTellingGap } from "./tell-gap.ts";
import { naming, saying, socalled, when, why } from "./sentence-rules.ts";

const attributeFirst =
  /^(?:默认[^，]{1,5}(?:是|为)|目的|作用|意义|原因|条件|方法|特点|实质|符号|方向|单位|现象|表现|法律后果|过去式|厚度|长度|高度|直径|面积|体积|寿命|键角|密度|代表(?:人物|诗人|作家|作品?|作)|[男女]?主人公|通俗的说法|官能团)/u;
const predicateFirst =
  /^(?:又|也|亦)?(?:称为?|叫做?|被[称誉尊]|简称|俗称|意为)|^(?:又?可分为|历时|具有|属于|用于|适用于|(?:主要|常)?由|分为|负责|指)/u;
/** A question that begins with its verb has lost what it asks about. */
const headless =
  /^(?:按|根据)[^，]{1,14}(?:分为|包括)|^什么是[是由为]|^(?:用来|用以|用于|在[^，]{1,12}(?:推行|实行|设立|建立|开展|采用)什么|则|承担|没有|未|主要|前后|以防|以便|是|由|为(?!什么)|终于|期间|并|从而|使(?!用)|应|可以?|会|能|指|与|不|其|这|那|也|于)/u;
const maxCards = 4;

/** Drafts one Chinese sentence; answers what it speaks of, for the pronouns of the next. */
export function draftChinese(place: Place, hand: SentenceInHand): string {
  const whole = wholeCards(hand);
  const cards: ClauseCard[] = [...whole];
  let subject = (ownerless.test(hand.sentence) && ownerAbove(place)) || hand.subject;
  const groups = hand.sentence.replace(/[。！]$/u, "").split(/[；;]\s*/u);
  for (const [at, group] of groups.entries()) {
    const isTaken = isAsked(group, whole);
    const found = isTaken ? [] : draftGroup(group, subject).filter(isHeaded);
    subject = found[0]?.subject ?? (isWhole(group) ? leadingNoun(group) : subject);
    const dates = when(group, subject).filter(isHeaded);
    cards.push(...found, ...dates);
    const isCovered = (isTaken || found.length + dates.length > 0) && !place.study.wantsGapsOnly;
    if (!isCovered && isWhole(group)) {
      hideRest(place, { ...hand, sentence: group, ...under(groups, at) }, whole);
    }
  }
  askAll(place, hand, cards.slice(0, maxCards));
  return cards.find((card) => card.rule !== "date.year")?.subject ?? openedWith(hand);
}

/** What a sentence without a card speaks of. */
function openedWith({ sentence, subject }: SentenceInHand): string {
  const opening = splitClauses(sentence)[0] ?? "";
  return isWhole(opening) ? leadingNoun(opening) : subject;
}

/** What the heading names, for a sentence that begins with a bare "查询方式分为"; not "概述", which names nothing. */
function ownerAbove(place: Place): string {
  const topic = topicAt(place).replace(/^(?:[（(]?[一二三四五六七八九十\d]+[）)、.．]?)\s*/u, "");
  const isGeneral =
    /(?:概述|概念|定义|分类|简介|引言|背景|总结|小结|综述|绪论|其他|措施|方法|病因|表现|笔记|要点|检查|机制|治疗|诊断|知识点?|复习|原理|过程|意义|影响|内容|特点|基础)$|[、，：:与和及]|^第/u;
  return isGeneral.test(topic) || countHan(topic) < 2 || countHan(topic) > 10 ? "" : topic;
}

/** "条约规定：割让台湾；赔偿军费；...": what the later parts stand under. */
function under(groups: readonly string[], at: number): { readonly context?: string } {
  const lead = captured(/^(?<lead>[^：]{2,16})：/u.exec(groups[0] ?? ""), "lead");
  return at === 0 || lead === "" ? {} : { context: lead };
}

/** Whether the cards of the whole sentence ask what a part of it says; a name at its end leaves the rest unasked. */
function isAsked(group: string, whole: readonly ClauseCard[]): boolean {
  const isDuty = whole.some(({ rule }) => rule.startsWith("duty") || rule === "value.deadline");
  return isDuty
    ? duty(group).length > 0
    : whole.some(({ rule }) => rule !== "name.this") || naming(group) !== undefined;
}

function hideRest(place: Place, hand: SentenceInHand, whole: readonly ClauseCard[]): void {
  const taken = whole.find(({ rule }) => rule === "name.this")?.answer.replace(/[“”《》]/gu, "");
  hideGaps(onlyTelling(place, hand), taken === undefined ? hand : { ...hand, taken }, "zh");
}

/** The place with a sheet that takes no gap which nobody could fill in. */
function onlyTelling(place: Place, { bold }: SentenceInHand): Place {
  const { sheet } = place;
  return {
    ...place,
    sheet: {
      ...sheet,
      hide: (gap) => (isTellingGap(gap.sentence, gap.gap, bold) ? sheet.hide(gap) : undefined),
    },
  };
}

/** Cards of the sentence as a whole; where there is one, its clauses are not taken one by one. */
function wholeCards({ sentence, subject }: SentenceInHand): readonly ClauseCard[] {
  const parts = sentence.split(/(?<=；)/u);
  const named = parts.map((part) => naming(part)).filter((card) => card !== undefined);
  const found = [socalled(sentence), saying(sentence), why(sentence, subject)].filter(
    (card) => card !== undefined,
  );
  if (found.length + named.length > 0) return [...found, ...named];
  return parts
    .filter((part, at) => at === 0 || follows.test(part) || !/^[^，]{1,6}的，/u.test(part))
    .flatMap((part, at) => duty(follows.test(part) ? `${caseOf(parts[at - 1] ?? "")}${part}` : part))
    .filter(isHeaded);
}

/** "；逾期超过30日的，...": a further case of whoever the case before named. */
const follows = /^(?:逾期|超过|情节|仍|拒不|造成|经)/u;

function caseOf(part: string): string {
  const [first = ""] = splitClauses(part);
  if (/^对于?[^，]{2,}$/u.test(first)) return `${first}，`;
  return first.endsWith("的") ? `${first.slice(0, -1)}，` : "";
}

function askAll(place: Place, { sentence }: SentenceInHand, cards: readonly ClauseCard[]): void {
  const formula = formulaAbove(place);
  for (const { subject: _subject, ...card } of cards) {
    const isSymbol = card.question.startsWith("$") && formula !== "";
    const question = isSymbol ? `公式 ${formula} 中，${card.question}` : card.question;
    place.sheet.ask({ ...card, question, quote: sentence });
  }
}

function isHeaded(card: ClauseCard): boolean {
  return !headless.test(card.question) && !ownerless.test(card.question);
}

/** Whether a text needs nothing before it. */
function isWhole(text: string): boolean {
  const opening = splitClauses(text)[0] ?? "";
  if (
    /^(?:为(?!了|什么)|是|则|即|且|并|应|可(?!以.{0,2}是)|宜|须|需(?!求)|不得|不宜|[\d一二三四五六七八九十]+[日年个天]?[^，]{0,3}(?:不得|应当|可以))/u.test(
      opening,
    )
  ) {
    return false;
  }
  return resolvePronoun(opening, "") !== undefined && withoutConnective(opening) === opening;
}

function formulaAbove({ study, index }: Place): string {
  const before = study.blocks[index - 1];
  return before?.type === "formula" ? `$${before.latex ?? before.text}$` : "";
}

function draftGroup(group: string, subject: string): readonly ClauseCard[] {
  const { setting, body } = cutSetting(group);
  const clauses = splitClauses(body);
  const cards: ClauseCard[] = [];
  let current = subject;
  for (let at = 0; at < clauses.length; at++) {
    const bare = withoutConnective(clauses[at] ?? "");
    const before = at > 0 && cards.length === 0 ? (clauses[at - 1] ?? "") : "";
    const owned =
      at > 0 || ownerless.test(bare) ? inherit(bare, before, current) : resolvePronoun(bare, current);
    if (owned === undefined) continue;
    const card = firstOf({ text: owned, rest: clauses.slice(at + 1), isLater: at > 0 });
    current = spokenOf(card, { bare, owned, at, current });
    if (card === undefined) continue;
    cards.push({ ...card, question: setting + card.question });
    // The clauses that the answer took in are done.
    while (at + 1 < clauses.length && card.answer.includes(clauses[at + 1] ?? "")) at++;
  }
  return cards;
}

interface ReadClause {
  readonly bare: string;
  readonly owned: string;
  readonly at: number;
  readonly current: string;
}

/** What the clauses after this one speak of. */
function spokenOf(card: ClauseCard | undefined, { bare, owned, at, current }: ReadClause): string {
  if (bare.startsWith("默认")) return current;
  if (card === undefined) return at === 0 ? leadingNoun(owned) || current : current;
  // The object may be what the next clause speaks of: "阳性见于某病，治疗首选...".
  if (/(?:见于|首选|禁用|引起|导致|造成|适用于|用于)什么？$/u.test(card.question)) return "";
  return /^[按根]/u.test(bare) ? current : card.subject;
}

/** "按部位分为...", "查询方式分为...": whose division it is stands before. */
const ownerless =
  /^(?:按[^，]{1,12}分为|根据[^，]{1,12}分为|(?:典型|主要|常见|查询|工作|存储|分类|基本|临床|早期|晚期|全身|局部|首发|突出)?的?(?:病理变化|方式|类型|种类|表现|症状|体征|并发症|后果|特点|特征|过程|步骤|端口|病因|诱因|原因|说法)(?:分为|包括|是|为|有)|(?:失败|成功|兴起|爆发|灭亡|衰落|治疗|诊断|发病|死亡|预防)(?:的(?:根本|主要|直接)?(?:原因|关键|首选|教训|标准|依据|目的|原则|意义|基础)(?:是|为|在于|包括|有)|首选|以[^，]{2,16}为主))/u;

/** A later clause with the subject it leaves out. */
function inherit(clause: string, before: string, subject: string): string | undefined {
  if (before.length > 8 && /^(?:叫做?|称为)/u.test(clause)) return before + clause;
  if (subject !== "" && ownerless.test(clause)) {
    return /^[按根]/u.test(clause) ? subject + clause : `${subject}的${clause}`;
  }
  if (subject !== "" && attributeFirst.test(clause)) return `${subject}的${clause}`;
  if (subject !== "" && predicateFirst.test(clause)) return subject + clause;
  return resolvePronoun(clause, subject);
}

function firstOf(clause: Parameters<(typeof clauseRules)[number]>[0]): ClauseCard | undefined {
  for (const rule of clauseRules) {
    const card = rule(clause);
    if (card !== undefined) return card;
  }
  return undefined;
}

/** The noun a sentence opens with, where that is plain to see: a title, or a name before its verb. */
function leadingNoun(clause: string): string {
  const title = /^[^，的]{0,8}的?(?<noun>《[^》]+》)(?!的)/u.exec(clause);
  if (title !== null) return captured(title, "noun");
  const found =
    /^(?<noun>[\p{Script=Han}A-Za-z·]{2,8}?)(?:在|于|被|吸取|首创|是|统治|通过|把|将|又|西行|六次|出身|出生)/u.exec(
      clause,
    );
  const noun = captured(found, "noun").replace(/(?:主要|一般|通常|常|多|则)$/u, "");
  return /[的与和及]|(?:发生|出现|开始|生活|成立|位)$/u.test(noun) ? "" : noun;
}
