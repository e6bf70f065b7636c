import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { type Place, topicAt } from "../place.ts";
import { topicOf } from "../topic.ts";
import { tongueOfText } from "../study.ts";
import { isAspect, namesOneThing } from "./labels.ts";
import { withoutMark } from "./line-mark.ts";
import { membersQuestion } from "./members.ts";
import { labelOwner } from "./owner.ts";
import { readTermLine } from "./term-line.ts";

type Paragraph = Extract<Block, { type: "paragraph" }>;

const maxMembers = 5;
const maxLeadUnits = 10;
const maxNameUnits = 8;
const maxQuoteUnits = 110;
const itemNumber = /^(?:[（(][一二三四五六七八九十\d]{1,2}[）)]|[①-⑳]|\d{1,2}[、．.)）])\s*/u;
const counted = /^(?<number>[二两三四五])[个种类大项条点]/u;
const countedBehind = /(?<number>[二两三四五])(?:法|步|招|律|原则|要素)$/u;
const numerals: Readonly<Record<string, number>> = { 二: 2, 两: 2, 三: 3, 四: 4, 五: 5 };

/** "错账更正三法：", "四个基本假设各管一件事——". */
const announcing = /(?:各\p{Script=Han}{2,5}|如下)?\s*(?:[:：]|——)\s*$/u;

/** "遗忘的原因：" above "① 衰退说", "② 干扰说：……", lines of Chinese notes that no reader takes for a list: asked for as a whole. */
export function draftMemberLines(place: Place, block: Paragraph): void {
  if (tongueOfText(place.study, block.text) !== "zh") return;
  const { study, index } = place;
  const above = study.blocks[index - 1];
  if (announcing.test(block.text)) {
    const text = withoutMark(block.text.replace(announcing, "")).replace(itemNumber, "");
    askMembers(place, { text, isAnnounced: true, from: index + 1, start: block.offset });
  } else if (above?.type === "heading" && itemNumber.test(block.text)) {
    askMembers(place, { text: topicOf(above.text), isAnnounced: false, from: index, start: block.offset });
  }
}

interface Announced {
  readonly text: string;
  readonly isAnnounced: boolean;
  /** Where its members begin. */
  readonly from: number;
  /** Where the quote begins. */
  readonly start: number;
}

function askMembers(place: Place, lead: Announced): void {
  const { study, sheet } = place;
  const items = membersFrom(place, lead);
  const last = items.at(-1);
  if (last === undefined || items.length < 2 || countUnits(lead.text) > maxLeadUnits) return;
  const names = items.map(({ text }) => nameOf(text));
  const quote = study.document.text.slice(lead.start, last.offset + last.text.length);
  const areNames =
    names.every((name) => name !== "" && countUnits(name) <= maxNameUnits) &&
    names.filter(isAspect).length * 2 < names.length;
  if (!areNames || countUnits(quote) > maxQuoteUnits) return;
  const question = questionOf(place, lead, items);
  if (question === undefined) return;
  sheet.ask({
    rule: "members.lines",
    question,
    answer: names.join(names.some((name) => /[、，]/u.test(name)) ? "；" : "、"),
    quote,
    score: 0.74,
    difficulty: "hard",
  });
}

/** The numbered lines from a place on; under "三种……：" as many lines with a term as it says. */
function membersFrom({ study }: Place, { text, from }: Announced): readonly Paragraph[] {
  const most = numerals[(counted.exec(text) ?? countedBehind.exec(text))?.groups?.["number"] ?? ""];
  const items: Paragraph[] = [];
  for (let at = from; items.length <= maxMembers; at++) {
    const block = study.blocks[at];
    if (block?.type !== "paragraph" || items.length === most) break;
    const isMember =
      itemNumber.test(block.text) || (most !== undefined && readTermLine(block.text) !== undefined);
    if (!isMember) break;
    items.push(block);
  }
  // More than can be asked for, or fewer than are announced.
  return items.length > maxMembers || (most !== undefined && items.length !== most) ? [] : items;
}

function questionOf(
  place: Place,
  { text, isAnnounced }: Announced,
  items: readonly Paragraph[],
): string | undefined {
  if (countedBehind.test(text)) return `${text}是什么？`;
  if (counted.test(text)) return `有哪${text.replace(/^二/u, "两")}？`;
  const [first] = items;
  const topic = topicAt(place);
  const owner = first === undefined ? "" : labelOwner(place, first) || (namesOneThing(topic) ? topic : "");
  return membersQuestion({ text, isAnnounced, owner }, "zh", place.study);
}

/** "② 干扰说：前摄抑制……", "① 衰退说（巴甫洛夫）": the name without what is said of it. */
function nameOf(text: string): string {
  const bare = text.replace(itemNumber, "").replace(/[。；，\s]+$/u, "");
  const term = readTermLine(bare)?.term ?? bare;
  return term
    .replace(/\s*[（(][^（）()]*[）)]$/u, "")
    .replace(/(?:，|——).*$/u, "")
    .trim();
}
