import { captured } from "../../text/captured.ts";
import type { SentenceInHand } from "../draft-sentences.ts";
import { hideGaps } from "../gaps.ts";
import type { Place } from "../place.ts";
import type { ClauseCard } from "./clause-card.ts";
import { clauseRules, cutSetting } from "./clause-rules.ts";
import { resolvePronoun, splitClauses, withoutConnective } from "./clauses.ts";
import { effect } from "./effect-rules.ts";
import { duty } from "./duty-rules.ts";
import {
  adopted,
  inherit,
  joined,
  lacksOwner,
  leadingNoun,
  measuredAlike,
  ownerAbove,
  ownerInTitle,
  withOwnerBefore,
  withWhole,
} from "./left-out-subject.ts";
import { isHeaded, settled } from "./headed.ts";
import { isHeadlessDate } from "./headless-date.ts";
import { askView, holderAbove, type View, viewIn } from "./view.ts";
import { when } from "./date-rules.ts";
import { why } from "./reason-rules.ts";
import { naming, saying, socalled } from "./sentence-rules.ts";

const maxCards = 4;

/** "他认为，...", "按照这种理论，...": a view whose holder is named in another sentence. */
const namelessView =
  /^(?:[他她]们?|作者|有人|人们|有?些?学者|专家)[^，。]{0,4}(?:认为|指出|主张|强调|相信)|^(?:按照?|根据|依照|在)(?:这|该|此|上述|其)[^，]{0,12}[，看]/u;

/** What introduces a sentence and is no part of what it says. */
const remark =
  /^(?:需要|值得|应当?|必须)(?:特别)?(?:注意|指出|说明|强调)的是，|^(?:一般说?来|一般来说|通常来说|总的来说|总之|换句话说|也就是说|简单[地的]说，?|具体(?:来说|说来)|也就是|众所周知|事实上|实际上|此外|另外|最后|其次|首先|此后|后来|随后|与此同时|第[一二三四五]|例如|比如)，|^\d{1,2}[)）]\s*(?=\p{Script=Han})|^【[^】]{1,6}】/u;

/** Drafts one Chinese sentence; answers what it speaks of, for the pronouns of the next. */
export function draftChinese(place: Place, printed: SentenceInHand): string {
  const hand = { ...printed, sentence: printed.sentence.replace(remark, "") };
  const holder = holderAbove(place);
  if (holder === "" || namelessView.test(hand.sentence)) return openedWith(hand);
  const whole = wholeCards(hand);
  const view = whole.length > 0 ? undefined : viewIn(hand.sentence);
  if (view !== undefined) return draftView(place, hand, view);
  const { cards, unasked } = draftGroups(place, hand, whole);
  for (const gap of unasked) {
    hideRest(place, holder === undefined ? gap : { ...gap, context: holder.slice(0, -1) }, whole);
  }
  askAll(place, printed, heldBy(holder ?? "", cards.slice(0, maxCards)));
  return cards.find((card) => card.rule !== "date.year")?.subject ?? openedWith(hand);
}

interface DraftedGroups {
  readonly cards: readonly ClauseCard[];
  /** The parts that no card asks for. */
  readonly unasked: readonly SentenceInHand[];
}

/** The parts of a sentence between its semicolons, one after the other. */
function draftGroups(place: Place, hand: SentenceInHand, whole: readonly ClauseCard[]): DraftedGroups {
  const cards: ClauseCard[] = [...whole];
  const unasked: SentenceInHand[] = [];
  let subject = subjectOf(place, hand);
  const groups = partsOf(hand.sentence);
  for (const [at, printed] of groups.entries()) {
    const group = at > 0 ? withOwnerBefore(printed, subject) : printed;
    const isTaken = isAsked(group, whole);
    const found = isTaken ? [] : draftPart(group, subject).filter(isHeaded);
    subject = found[0]?.subject ?? nameIn(group, whole) ?? openingOf(group, subject);
    const more = elsewise(group, subject, isTaken ? whole : found);
    cards.push(...found, ...more);
    const isCovered = (isTaken || found.length + more.length > 0) && !place.study.wantsGapsOnly;
    // "；一八五三年攻占南京": who did stands in the part before.
    if (!isCovered && isWhole(group) && !(at > 0 && isHeadlessDate(group))) {
      unasked.push({ ...hand, sentence: group, ...under(groups, at), ...headOf(place, group) });
    }
  }
  return { cards, unasked };
}

/** What a sentence speaks of that does not say so: the heading, the sentence before, the title. */
function subjectOf(place: Place, { sentence, subject }: SentenceInHand): string {
  if (!lacksOwner(sentence)) return subject;
  return ownerAbove(place) || subject || ownerInTitle(place);
}

function partsOf(sentence: string): readonly string[] {
  return named(sentence.replace(/[。！]$/u, "")).split(/[；;]\s*/u);
}

function openingOf(part: string, subject: string): string {
  return isWhole(part) ? leadingNoun(part) : subject;
}

/** "这种现象称为超导，由某人发现": what follows tells of what was named. */
const afterName = /(?<name>，这[^，]{0,8}(?:称为|称作|叫做|叫作|叫)[^，。；]{2,18})，(?=由|[最首]先由)/u;

function named(sentence: string): string {
  return sentence.includes("，这") ? sentence.replace(afterName, "$<name>；") : sentence;
}

function nameIn(group: string, whole: readonly ClauseCard[]): string | undefined {
  return whole.find(({ rule, answer }) => rule === "name.this" && group.endsWith(answer))?.answer;
}

/** The dates of a part; where nothing at all is asked of it, what it leads to. */
function elsewise(group: string, subject: string, found: readonly ClauseCard[]): readonly ClauseCard[] {
  const dates = when(group, subject).filter(isHeaded);
  return found.length + dates.length > 0 ? dates : effect(group).filter(isHeaded);
}

/** What somebody holds is asked as that: "康德认为，认识只能达到什么". */
function draftView(place: Place, hand: SentenceInHand, view: View): string {
  const { holder, what } = view;
  const asked = draftGroup(what, "").filter(isHeaded);
  const topical = asked.length > 0 ? undefined : askView(view);
  const cards = topical === undefined ? heldBy(holder, asked.slice(0, 2)) : [topical];
  if (cards.length > 0) askAll(place, hand, cards);
  else hideRest(place, { ...hand, sentence: hand.sentence.replace(/[。！]$/u, "") }, []);
  return leadingNoun(holder) || hand.subject;
}

function heldBy(holder: string, cards: readonly ClauseCard[]): readonly ClauseCard[] {
  return holder === "" ? cards : cards.map((card) => ({ ...card, question: holder + card.question }));
}

/** What a sentence without a card speaks of. */
function openedWith({ sentence, subject }: SentenceInHand): string {
  const opening = splitClauses(sentence)[0] ?? "";
  return isWhole(opening) ? leadingNoun(opening) : subject;
}

/** "条约规定：割让台湾；赔偿军费；...": what the later parts stand under. */
function under(groups: readonly string[], at: number): { readonly context?: string } {
  const lead = captured(/^(?<lead>[^：]{2,16})：/u.exec(groups[0] ?? ""), "lead");
  return at === 0 || lead === "" ? {} : { context: lead };
}

/** "患者应绝对卧床", "第一阶段在基质中进行": which patients, the first stage of what, stands in the heading. */
function headOf(place: Place, sentence: string): { readonly context?: string } {
  const owner = /^(?:患者|病人|患儿|第[一二三四五六七八九十](?:阶段|步|期|次))/u.test(sentence)
    ? ownerAbove(place)
    : "";
  return owner === "" ? {} : { context: owner };
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
  hideGaps(place, taken === undefined ? hand : { ...hand, taken }, "zh");
}

const reasoned = /[因由故为]|所以/u;

/** Cards of the sentence as a whole; where there is one, its clauses are not taken one by one. */
function wholeCards({ sentence, subject }: SentenceInHand): readonly ClauseCard[] {
  const parts = named(sentence).split(/(?<=；)/u);
  const names = parts.map((part) => naming(part)).filter((card) => card !== undefined);
  const found = [
    sentence.includes("；") ? undefined : socalled(sentence),
    saying(sentence, subject),
    reasoned.test(sentence) ? why(sentence, subject) : undefined,
  ].filter((card) => card !== undefined);
  if (found.length + names.length > 0) return [...found, ...names];
  return parts
    .filter(
      (part, at) => at === 0 || follows.test(part) || ranged.test(part) || !/^[^，]{1,6}的，/u.test(part),
    )
    .flatMap((part, at) => duty(wholePart(part, parts[at - 1] ?? "", parts[0] ?? "")))
    .filter(isHeaded);
}

function wholePart(part: string, before: string, first: string): string {
  if (follows.test(part)) return `${caseOf(before)}${part}`;
  return ranged.test(part) && part !== first ? rangeOf(part, first) : part;
}

const ranged = /^[一二三四五六七八九十百两\d]+ ?[个万]?(?:年|个月|月|日|天|周岁|岁|人|元|米)以[上下]/u;

/** "期限一年以上的, 试用不得超过一个月；三年以上的，不得超过六个月": both take their beginnings from the first. */
function rangeOf(part: string, first: string): string {
  const measured = captured(
    /^(?<what>[^，一二三四五六七八九十百两\d]{2,14})(?=[一二三四五六七八九十百两\d])/u.exec(first),
    "what",
  );
  const bound = captured(/的，(?<who>[^，]{1,10}?)(?:不得|应当|可以)/u.exec(first), "who");
  const isBare = bound !== "" && /的，(?:不得|应当|可以)/u.test(part);
  return measured + (isBare ? part.replace("的，", `的，${bound}`) : part);
}

/** "；逾期超过30日的，...": a further case of whoever the case before named. */
const follows = /^(?:逾期|超过|情节|属于|仍|拒不|造成|经)/u;

function caseOf(part: string): string {
  const [first = ""] = splitClauses(part);
  if (/^对于?[^，]{2,}$/u.test(first)) return `${first}，`;
  return first.endsWith("的") ? `${first.slice(0, -1)}，` : "";
}

function askAll(place: Place, { sentence }: SentenceInHand, cards: readonly ClauseCard[]): void {
  const formula = formulaAbove(place);
  for (const { subject: _subject, ...card } of cards) {
    // "特点是：①...；②...": the first alone is half of it.
    if (card.answer.includes("①") && !card.answer.includes("②")) continue;
    const { question: asked, answer } = settled(card);
    const isSymbol = card.question.startsWith("$") && formula !== "";
    const question = isSymbol ? `公式 ${formula} 中，${asked}` : asked;
    place.sheet.ask({ ...card, question, answer, quote: sentence });
  }
}

/** Whether a text needs nothing before it. */
function isWhole(text: string): boolean {
  const opening = splitClauses(text)[0] ?? "";
  if (
    /^第[一二三四五六]次(?=[在于的是由目为持]|发生)|^(?:为(?!了|什么)|是|则|即|且|并|应|可(?!以.{0,2}是)|宜|须|需(?!求)|不得|不宜|[\d一二三四五六七八九十]+[日年个天]?[^，]{0,3}(?:不得|应当|可以))/u.test(
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

/** "所谓甲，就是...；乙则是...": a definition in each part. */
function draftPart(group: string, subject: string): readonly ClauseCard[] {
  const said = group.includes("所谓") ? socalled(group) : undefined;
  return said === undefined ? draftGroup(group, subject) : [said];
}

function draftGroup(group: string, subject: string): readonly ClauseCard[] {
  const { setting, body, isTime = false } = cutSetting(group);
  const clauses = splitClauses(body);
  const cards: ClauseCard[] = [];
  let current = (isTime ? leadingNoun(setting) : "") || subject;
  for (let at = 0; at < clauses.length; at++) {
    const read = readClause(clauses, { at, current, last: cards.at(-1) });
    current = read.current;
    const { card } = read;
    if (card === undefined || !isHeaded(card)) continue;
    const condition = isLaterLimit(card, at, cards) ? conditionOf(clauses.slice(0, at)) : "";
    if (condition === undefined) continue;
    cards.push({
      ...card,
      question: (isTime && isTimeless(card) ? "" : setting) + condition + card.question,
    });
    // The clauses that the answer took in are done.
    while (at + 1 < clauses.length && card.answer.includes(clauses[at + 1] ?? "")) at++;
  }
  return cards;
}

/** What has its own date, and the first or best of its kind: the time before the sentence says nothing of it. */
function isTimeless({ question }: ClauseCard): boolean {
  return /\d{3,4} ?年|最[早大小高长]|第一[个部座次]/u.test(question);
}

/** A limit that stands behind clauses of which nothing was asked: it may hold only for them. */
function isLaterLimit({ rule }: ClauseCard, at: number, cards: readonly ClauseCard[]): boolean {
  return rule === "value.limit" && at > 0 && cards.length === 0;
}

/** "三年以上固定期限的劳动合同，"; nothing where the clauses are too long for a question. */
function conditionOf(clauses: readonly string[]): string | undefined {
  const text = clauses.join("，");
  return text.length > 30 || /^(?:它|他|她|其|这|那|此)/u.test(text) ? undefined : `${text}，`;
}

/** "因此炎症是...的过程": what was argued for, beside the definition that stands elsewhere. */
const concluded = /^(?:因此|所以|因而|可见|总之|于是)/u;

interface ReadingPlace {
  readonly at: number;
  readonly current: string;
  /** The card before. */
  readonly last: ClauseCard | undefined;
}

interface ClauseReading {
  readonly card?: ClauseCard | undefined;
  readonly current: string;
}

/** "合外力为零，则动量守恒": a condition, and nothing that is so. */
function isConditionOf(next = ""): boolean {
  return next.startsWith("则");
}

function readClause(clauses: readonly string[], { at, current, last }: ReadingPlace): ClauseReading {
  const printed = clauses[at] ?? "";
  const bare = withoutConnective(printed);
  // "X 的 Y 是 Z，其...": X or Z.
  if (bare.startsWith("其") && last?.rule === "attribute.of") return { current: "" };
  const before = last === undefined ? (clauses[at - 1] ?? "") : "";
  const spokenOf = adopted(bare, last) || current;
  const owned =
    joined(clauses, at, last) ??
    measuredAlike(bare, last) ??
    ownedClause(bare, { at, before, current: spokenOf });
  if (owned === undefined || isConditionOf(clauses[at + 1])) return { current };
  const card = firstOf({ text: owned, rest: clauses.slice(at + 1), isLater: isLaterClause(owned, at, last) });
  const isArgued = card?.rule === "definition.sentence" && concluded.test(printed);
  return {
    card: isArgued ? undefined : card,
    current: spokenAfter(card, { bare, owned, at, current }),
  };
}

/** Whether a clause may have left its subject out; not "类胡萝卜素吸收蓝紫光" behind "叶绿素吸收红光". */
function isLaterClause(clause: string, at: number, last: ClauseCard | undefined): boolean {
  if (at === 0 || last?.rule !== "fact.object") return at > 0;
  const verb = captured(
    /(?<verb>\p{Script=Han}{2})(?:什么|哪[些类])\p{Script=Han}{0,3}？$/u.exec(last.question),
    "verb",
  );
  return verb === "" || clause.indexOf(verb) < 2;
}

/** A clause with the subject it leaves out, or refers to by a pronoun. */
function ownedClause(
  bare: string,
  { at, before, current }: { readonly at: number; readonly before: string; readonly current: string },
): string | undefined {
  // "屋顶采用重檐, 这是最高的等级": what the clause before says, and no thing in it.
  if (at > 0 && /^这(?:就|便|正|也|即)?[是叫]/u.test(bare)) return undefined;
  const whole = withWhole(bare, current);
  if (whole !== bare) return whole;
  return at > 0 || lacksOwner(bare) ? inherit(bare, before, current) : resolvePronoun(bare, current);
}

/** What the sentence before spoke of is not what this one does, unless it said "it", or told only by what it is divided. */
function openedSubject({ bare, owned, current }: Omit<ReadClause, "at">): string {
  const isBasis = /^(?:按|根据|依)/u.test(bare) && (bare.length <= 10 || bare.includes(current));
  return leadingNoun(owned) || (owned === bare && !isBasis ? "" : current);
}

interface ReadClause {
  readonly bare: string;
  readonly owned: string;
  readonly at: number;
  readonly current: string;
}

/** What the clauses after this one speak of. */
function spokenAfter(card: ClauseCard | undefined, { bare, owned, at, current }: ReadClause): string {
  if (bare.startsWith("默认")) return current;
  if (card === undefined) return at === 0 ? openedSubject({ bare, owned, current }) : current;
  // The object may be what the next clause speaks of: "阳性见于某病，治疗首选...".
  if (/(?:见于|首选|禁用|引起|导致|造成|适用于|用于)什么[^，]{0,4}？$/u.test(card.question)) return "";
  // "留样量不少于125克，由专人管理": whose amount it is goes on.
  const isBareAmount = card.rule === "value.amount" && !card.subject.includes("的");
  return /^[按根]/u.test(bare) || isBareAmount ? current : card.subject;
}

function firstOf(clause: Parameters<(typeof clauseRules)[number]>[0]): ClauseCard | undefined {
  for (const rule of clauseRules) {
    const card = rule(clause);
    if (card !== undefined) return card;
  }
  return undefined;
}
