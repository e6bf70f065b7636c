import type { Block } from "@deckle/documents";
import { letterKey } from "../../text/letter-key.ts";
import { countUnits } from "../../text/units.ts";
import { isStatement } from "../en/noun-phrase.ts";
import { isNoise } from "../noise.ts";
import { type Place, topicAt } from "../place.ts";
import { type Study, tongueOfText } from "../study.ts";
import { withoutNumber } from "./clause-number.ts";
import { draftLine } from "./lines.ts";
import { isAspect, namesOneThing } from "./labels.ts";
import { isSequence, isTask, type Lead, membersQuestion } from "./members.ts";
import { labelOwner } from "./owner.ts";
import { readTermLine } from "./term-line.ts";

type Item = Extract<Block, { type: "listItem" }>;

const maxItems = 9;
const maxItemUnits = 12;
/** A member this long is a sentence of its own. */
const longMemberUnits = 9;
const longStepUnits = 9;
const maxMembers = 5;
const maxAnswerUnits = 26;
const maxQuoteUnits = 60;
const maxNameUnits = 5;
/** The names stand in lines with their meanings. */
const maxNamesQuoteUnits = 120;

/** A list item: a term, running text, a step, or a member of a list that is asked for as a whole. */
export function draftListItem(place: Place, block: Item): void {
  const items = listAround(place, block);
  const [first, second] = items;
  if (first === undefined || second === undefined || !isPlain(items)) {
    if (block.id === first?.id) askNames(place, items);
    draftLine(place, block);
    return;
  }
  if (items.length === 2 && isQuestion(first) && !isQuestion(second)) {
    // "Q. ...", "A. ...", which a reader takes for two numbered items.
    if (block.id === first.id) askPair(place, first, second);
    return;
  }
  const at = items.findIndex((item) => item.id === block.id);
  draftPlainItem(place, { block, items, lead: leadOf(place, block, at) });
}

/** A step, a member of a list that is asked for as a whole, or running text. */
function draftPlainItem(place: Place, listed: Listed): void {
  const { block, items, lead } = listed;
  if (block.ordered && lead.text !== "" && isInOrder(lead, items)) {
    askStep(place, listed);
    if (countUnits(block.text) > longStepUnits) draftLine(place, block);
    return;
  }
  const isAsked = lead.text !== "" && askMembers(place, listed);
  if (!isAsked || countUnits(block.text) > longMemberUnits) draftLine(place, block);
}

function isQuestion({ text }: Item): boolean {
  return /[?？]\s*$/u.test(text);
}

/** Numbered items come one after the other where the line above them says so, or where each tells what happens. */
function isInOrder(lead: Lead, items: readonly Item[]): boolean {
  const areMost = (part: readonly Item[]) => part.length >= items.length * 0.6;
  if (areMost(items.filter(({ text }) => stateEn.test(text) || stateZh.test(text)))) return false;
  if (isSequence(lead)) return true;
  // "Minerals", "Players": many things, of which each item says something.
  const areThings = /^[A-Z]?[a-z]+(?: [a-z]+)*(?<![siu])s$/.test(lead.text);
  if (items.length < 3 || areThings || isTask(lead) || isAspect(lead.text)) return false;
  return areMost(items.filter(({ text }) => isStatement(text)));
}

/** "Nitrate is needed to make amino acids": how things are, and not what happens next. */
const stateEn =
  /^[^,;]*?\b(?:is|are|was|were)\s(?:needed|used|required|known|called|found|made|an?|the|not|more|less|most|very|always|usually|responsible|important)\b|\b(?:has|have|contains?|includes?|means?|needs?|requires?|consists?|belongs?)\s/;
const stateZh = /^[^，。；]{2,10}(?:是|属于|具有|含有|包括|位于|需要)[^，。；]{2,}$/u;

function askPair({ study, sheet }: Place, question: Item, answer: Item): void {
  sheet.ask({
    rule: "answer.given",
    question: question.text,
    answer: answer.text,
    quote: study.document.text.slice(question.offset, answer.offset + answer.text.length),
    score: 0.98,
  });
}

/** The items of a block's list; an item of a very long list is taken by itself. */
function listAround({ study, index }: Place, block: Item): readonly Item[] {
  const isMember = (at: number) => {
    const other = study.blocks[at];
    return other?.type === "listItem" && other.listId === block.listId;
  };
  let start = index;
  while (index - start <= maxItems && isMember(start - 1)) start--;
  const items: Item[] = [];
  for (let at = start; at - start <= maxItems && isMember(at); at++) {
    const item = study.blocks[at];
    if (item?.type === "listItem") items.push(item);
  }
  return items.length > maxItems ? [] : items;
}

/** By the first item of a list: it is asked for each of them. */
const plainLists = new WeakMap<Item, { readonly last: Item; readonly isPlain: boolean }>();

function isPlain(items: readonly Item[]): boolean {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) return false;
  const known = plainLists.get(first);
  if (known?.last === last) return known.isPlain;
  const verdict = { last, isPlain: arePlain(items) };
  plainLists.set(first, verdict);
  return verdict.isPlain;
}

function arePlain(items: readonly Item[]): boolean {
  const terms = items.filter((item) => readTermLine(item.text) !== undefined).length;
  return (
    terms < items.length / 2 &&
    items.every((item) => countUnits(item.text) < maxItemUnits && !isNoise(item.text)) &&
    items.every((item) => item.depth === items[0]?.depth)
  );
}

interface Listed {
  readonly block: Item;
  readonly items: readonly Item[];
  readonly lead: Lead;
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

function askStep({ study, sheet }: Place, { block, items, lead: { text, owner } }: Listed): void {
  // The reader keeps no numbers, so the item alone is the quote; two letters are too few to find again.
  if (letterKey(block.text).length < 3 || /[?？]\s*$/u.test(block.text)) return;
  const number = items.indexOf(block) + 1;
  const isZh = tongueOfText(study, text + block.text) === "zh";
  const isLabel =
    /^(?:主要|具体|操作|实验|基本)?(?:步骤|过程|流程|顺序|程序|操作|阶段)$|^(?:steps?|stages?|procedure|process|method|phases?)$/iu;
  const heading =
    isLabel.test(text) && owner !== "" && owner !== text ? `${owner}${isZh ? "的" : ": "}${text}` : text;
  const named = heading.replace(/^[a-z](?=[a-z]*[ -])/, (letter) => letter.toUpperCase());
  // "The order of succession" over persons: a rank, and no step.
  const isRank =
    !isZh &&
    /\b(?:order|ranking|hierarchy)\b/i.test(text) &&
    items.every((item) => item.text.split(" ").length <= 4);
  sheet.ask({
    rule: "step.ordered-list",
    question: isRank
      ? `${named}: what comes ${ordinals[number - 1] ?? `as number ${number}`} of ${items.length}?`
      : isZh
        ? `${named}：第 ${number} ${/阶段|时期$/u.test(named) ? "个阶段" : "步"}是什么（共 ${items.length} ${/阶段|时期$/u.test(named) ? "个" : "步"}）？`
        : `${named}: what is step ${number} of ${items.length}?`,
    answer: block.text,
    quote: block.text,
    score: 0.5,
  });
}

/** Asks for all members of a short list at its first item; says whether the list is asked for. */
function askMembers({ study, sheet }: Place, { block, items, lead }: Listed): boolean {
  const found = membersOf(
    study,
    lead,
    items.map(({ text }) => text),
  );
  const quote = quoteOf(study, items);
  if (found === undefined || countUnits(quote) > maxQuoteUnits) return false;
  if (block.id === items[0]?.id) {
    sheet.ask({ rule: "members.list", ...found, quote, score: 0.72, difficulty: "hard" });
  }
  return true;
}

/** "Rivers erode in four ways:" above "Abrasion: ...": what the list counts are the names before the colons. */
function askNames(place: Place, items: readonly Item[]): void {
  const [first] = items;
  if (first === undefined || items.length < 2) return;
  const { study, sheet } = place;
  const names = items.map(({ text }) => readTermLine(withoutNumber(text))?.term ?? "");
  const areNames = names.every(isShortName) && names.filter(isAspect).length * 2 < names.length;
  const lead = leadOf(place, first, 0);
  const found = areNames && lead.text !== "" ? membersOf(study, lead, names) : undefined;
  const quote = quoteOf(study, items);
  if (found === undefined || countUnits(quote) > maxNamesQuoteUnits) return;
  sheet.ask({ rule: "members.names", ...found, quote, score: 0.74, difficulty: "hard" });
}

function isShortName(name: string): boolean {
  return name !== "" && countUnits(name) <= maxNameUnits && !/[?？。]$/u.test(name);
}

function quoteOf(study: Study, items: readonly Item[]): string {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) return "";
  return study.document.text.slice(first.offset, last.offset + last.text.length);
}

/** What a course sets out to teach: "Describe the difference ...". */
const task =
  /^(?:describe|explain|understand|list|compare|define|discuss|identify|evaluate|analy[sz]e|outline|state|calculate|recogni[sz]e)\s|^(?:了解|理解|掌握|学会|能够?)/iu;

/** The question for the members of a list, and all of them in one answer. */
function membersOf(
  study: Study,
  lead: Lead,
  texts: readonly string[],
): { readonly question: string; readonly answer: string } | undefined {
  const tongue = tongueOfText(study, lead.text + (texts[0] ?? ""));
  if (tongue === "other" || texts.length > maxMembers || texts.some((text) => task.test(text))) {
    return undefined;
  }
  const parts = texts.map((text) => text.replace(/[\s。；;，,、.]+$/u, ""));
  const isJoined = parts.some((part) => /[、，,；;]/u.test(part));
  const answer = parts.join(tongue === "zh" ? (isJoined ? "；" : "、") : isJoined ? "; " : ", ");
  const question = countUnits(answer) > maxAnswerUnits ? undefined : membersQuestion(lead, tongue, study);
  return question === undefined ? undefined : { question, answer };
}

/** The line that announces a list, the item that it is nested in, else the topic above it. */
function leadOf(place: Place, block: Item, at: number): Lead {
  const first = { ...place, index: place.index - at };
  const topic = topicAt(first);
  const owner = labelOwner(first, block) || (namesOneThing(topic) ? topic : "");
  const before = place.study.blocks[first.index - 1];
  if (before?.type === "paragraph") {
    const isAnnouncing = /[:：]\s*$|\bthe following [a-z ]+$/u.test(before.text);
    if (isAnnouncing) return { text: announced(before.text, owner), isAnnounced: true, owner };
    // "K-means 步骤" without a colon.
    const isTitle = countUnits(before.text) < 8 && isSequence({ text: before.text });
    if (isTitle) return { text: before.text.trim(), isAnnounced: false, owner };
  }
  if (before?.type === "listItem" && before.depth < block.depth) {
    const text = before.text.replace(/[:：\s]+$/u, "");
    return { text: countUnits(text) < 14 ? text : "", isAnnounced: /[:：]\s*$/u.test(before.text), owner };
  }
  const heading = (topicAt(place) || place.study.title).replace(/[:：\s]+$/u, "");
  return { text: heading, isAnnounced: false, owner };
}

/** What a line ending in a colon announces; empty where it is long, or points at what was said before it. */
function announced(line: string, owner: string): string {
  const sentence =
    withoutNumber(line)
      .split(/(?<=[.!?。！？])\s*/u)
      .at(-1) ?? "";
  const text = sentence.replace(/[:：\s]+$/u, "").replace(/\s+(?:are|is|include|includes)$/u, "");
  const isPointing = /^(?:its?|their|they|these|this)\b/iu.test(text) || /^[其它这]/u.test(text);
  if (countUnits(text) >= 14 || isPointing) return "";
  // "操作票的执行分为以下步骤": the line is not said again.
  const steps =
    /^(?<what>.{2,16}?)(?:分为|包括|按照?|有)?(?:以下|下列|如下)(?:几个|[\p{Script=Han}\d]个)?(?<steps>步骤|流程|程序|阶段)(?:进行|如下)?$/u.exec(
      text,
    )?.groups;
  if (steps !== undefined) {
    const what = steps["what"] ?? "";
    return `${what}${what.includes("的") ? "" : "的"}${steps["steps"] ?? ""}`;
  }
  // "常见的有四种" of "语流音变".
  return /^(?:常见|主要|大致|一般|通常|可?分为|(?:根据|按照?|依)[^，]{2,10}?可?分)/u.test(text) &&
    owner !== ""
    ? `${owner}${text}`
    : text;
}
