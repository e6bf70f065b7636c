import type { Block } from "@deckle/documents";
import { letterKey } from "../../text/letter-key.ts";
import { countUnits } from "../../text/units.ts";
import { isNoise } from "../noise.ts";
import { type Place, topicAt } from "../place.ts";
import { tongueOfText } from "../study.ts";
import { draftLine } from "./lines.ts";
import { readTermLine } from "./term-line.ts";

type Item = Extract<Block, { type: "listItem" }>;

const maxItems = 9;
const maxItemUnits = 12;
const longItemUnits = 6;

/** A list item: a term, running text, or a step or member of a list of short items. */
export function draftListItem(place: Place, block: Item): void {
  const items = listAround(place, block);
  const first = items[0];
  if (first === undefined || items.length < 2 || !isPlain(items)) {
    draftLine(place, block);
    return;
  }
  if (countUnits(block.text) > (block.ordered ? 9 : longItemUnits)) draftLine(place, block);
  const lead = leadOf(
    place,
    items.findIndex((item) => item.id === block.id),
  );
  if (lead === "") return;
  if (block.ordered) askStep(place, { block, items, lead });
  else if (first.id === block.id) hideMembers(place, items, lead);
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

function isPlain(items: readonly Item[]): boolean {
  const terms = items.filter((item) => readTermLine(item.text) !== undefined).length;
  return (
    terms < items.length / 2 &&
    items.every((item) => countUnits(item.text) < maxItemUnits && !isNoise(item.text)) &&
    items.every((item) => item.depth === items[0]?.depth)
  );
}

interface Step {
  readonly block: Item;
  readonly items: readonly Item[];
  readonly lead: string;
}

function askStep({ study, sheet }: Place, { block, items, lead }: Step): void {
  // The reader keeps no numbers, so the item alone is the quote; two letters are too few to find again.
  if (letterKey(block.text).length < 3) return;
  const number = items.indexOf(block) + 1;
  sheet.ask({
    rule: "step.ordered-list",
    question:
      tongueOfText(study, lead + block.text) === "zh"
        ? `${lead}：共 ${items.length} 项，第 ${number} 项是什么？`
        : `${lead}: what is step ${number} of ${items.length}?`,
    answer: block.text,
    quote: block.text,
    score: 0.5,
  });
}

function hideMembers({ study, sheet }: Place, items: readonly Item[], lead: string): void {
  const first = items[0];
  const last = items.at(-1);
  if (first === undefined || last === undefined) return;
  const quote = study.document.text.slice(first.offset, last.offset + last.text.length);
  if (countUnits(quote) > 45) return;
  const isZh = tongueOfText(study, lead + first.text) === "zh";
  const sentence = `${lead}${isZh ? "：" : ": "}${items.map((item) => item.text).join(isZh ? "、" : ", ")}`;
  for (const item of items) {
    sheet.hide({ rule: "member.list", sentence, gap: item.text, quote, score: 0.45, difficulty: "hard" });
  }
}

/** The line that announces a list, else the topic above it. */
function leadOf(place: Place, items: number): string {
  const before = place.study.blocks[place.index - items - 1];
  if (before?.type === "paragraph" && /[:：]\s*$/u.test(before.text)) {
    const sentence = before.text.split(/(?<=[.!?。！？])\s*/u).at(-1) ?? "";
    const lead = sentence.replace(/[:：\s]+$/u, "").replace(/\s+(?:are|is|include|includes)$/u, "");
    if (
      countUnits(lead) < 14 &&
      !/^(?:its?|their|they|these|this|其|它)\b/iu.test(lead) &&
      !/^[其它]/u.test(lead)
    ) {
      return lead;
    }
  }
  return topicAt(place) || place.study.title;
}
