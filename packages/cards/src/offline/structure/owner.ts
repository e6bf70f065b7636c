import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { isStatement } from "../en/noun-phrase.ts";
import { type Place, topicAt } from "../place.ts";
import { isBareHeading, isPlainHeading, topicOf } from "../topic.ts";
import { isAspect, namesOneThing } from "./labels.ts";
import { readTermLine } from "./term-line.ts";

type Line = Extract<Block, { type: "paragraph" | "listItem" }>;
type Item = Extract<Line, { type: "listItem" }>;

/** What a line stands under, nearest first. */
export interface Standing {
  /** Head of the list that the line is nested in; empty where there is none. */
  readonly head: string;
  /** "Causes", "特点": an aspect between the line and what it is said of. */
  readonly aspect: string;
}

const maxHeadUnits = 8;
const farthest = 30;

/** The heads above an item of a list: "社会本位论" above "观点：...", "Aggregate supply" above "Short-run: ...". */
export function standingOf(place: Place, block: Line): Standing {
  const heads = headsOf(place, block);
  const head = heads.find((text) => !isAspect(text)) ?? "";
  const nearest = heads[0] ?? announcement(place, block);
  return { head, aspect: nearest !== "" && isAspect(nearest) ? nearest : "" };
}

function headsOf({ study, index }: Place, block: Line): readonly string[] {
  if (block.type !== "listItem") return [];
  const heads: string[] = [];
  let depth = block.depth;
  let listId = block.listId;
  let isOrdered = block.ordered;
  for (let at = index - 1; index - at <= farthest; at--) {
    const above = study.blocks[at];
    if (above?.type !== "listItem") break;
    if (above.depth === depth && above.listId !== listId) {
      // "1. Behavior" above "- Definition: ...": the number is the head of the list behind it.
      if (!above.ordered || isOrdered || readTermLine(above.text) !== undefined) break;
    } else if (!isHeadOf(above, depth, () => isUnderName(study.blocks, at))) continue;
    const head = headText(above.text);
    if (head === "") break;
    heads.push(head);
    if (above.depth === 0 || !isAspect(head)) break;
    ({ depth, listId, ordered: isOrdered } = above);
  }
  return heads;
}

/** An item further out; in a flat list, a line without a meaning is the head of those that follow. */
function isHeadOf(above: Item, depth: number, isUnderName: () => boolean): boolean {
  if (above.depth < depth) return true;
  const isFlat = above.depth === 0 && depth === 0 && !isSaid(above.text) && !isUnderName();
  return isFlat && !/[:：]\s*$/u.test(above.text) && readTermLine(above.text) === undefined;
}

/** Whether a list stands right under a heading that names one thing, which its lines are about: none of them is a head. */
function isUnderName(blocks: readonly Block[], index: number): boolean {
  let at = index;
  while (index - at <= farthest && blocks[at]?.type === "listItem") at--;
  const above = blocks[at];
  return above?.type === "heading" && namesOneThing(topicOf(above.text)) && !/(?<![siu])s$/.test(above.text);
}

/** "names end in -olol", "end in -pril": said of what stands above, and no head of what follows. */
function isSaid(text: string): boolean {
  return isStatement(text) || /^[a-z]+ (?:in|on|at|by|from|with|to|for|as|of|the|an?) /.test(text);
}

function headText(text: string): string {
  const term = readTermLine(text)?.term ?? text.replace(/[:：\s]+$/u, "");
  const bare = term.replace(/\s*[（(][^（）()]*[）)]/gu, "").replace(/[\s*⭐★☆]+$/u, "");
  return countUnits(bare) <= maxHeadUnits && !/[。.！!？?；;，,]/u.test(bare) ? bare : "";
}

/** The short line above a list that announces it: "影响价格弹性的因素：", "常见状态码：". */
export function announcement({ study, index }: Place, block: Line): string {
  if (block.type !== "listItem") return "";
  for (let at = index - 1; index - at <= 12; at--) {
    const before = study.blocks[at];
    if (before?.type === "listItem" && before.listId === block.listId) continue;
    const isLead = before?.type === "paragraph" && /^[^。]{2,24}[:：]\s*$/u.test(before.text);
    return isLead ? before.text.replace(/[:：\s]+$/u, "") : "";
  }
  return "";
}

/**
 * What an aspect belongs to, where that is sure: the head of its list; a short line of its own above it; the heading, where
 * that names one thing and nothing else has been named since. Empty where it is not sure.
 */
export function labelOwner(place: Place, block: Line): string {
  const { head } = standingOf(place, block);
  if (head !== "") return withoutAspect(head);
  const line = lineAbove(place, block);
  if (line !== undefined) return withoutAspect(line);
  const { title } = place.study;
  const sections = block.section.map(topicOf).toReversed();
  const named = [topicAt(place), ...sections, title].find((text) => text !== "" && !isAspect(text)) ?? "";
  const owner = withoutAspect(named.replace(/\s*[（(][^（）()]*[）)]$|[:：\s]+$/gu, ""));
  return namesOneThing(owner) ? owner : "";
}

/** "K-means 步骤" is about K-means. */
export function withoutAspect(text: string): string {
  const bare = text
    .replace(
      /^(?:key |main |major )?(?:features|facts|properties|points|characteristics|causes|effects|consequences|results|impacts?|significance|events|stages) (?:of|about) (?:the )?/i,
      "",
    )
    .replace(/(?:的|\s)(?:步骤|流程|过程|概述|简介|特点|定义|概念)$/u, "")
    // "死锁预防" stands beside "诊断": both are of 死锁.
    .replace(/(?<=\p{Script=Han}{2})(?:预防|诊断|治疗|检测|解除|病因|症状|护理)$/u, "");
  return bare === "" || isAspect(bare) ? "" : bare;
}

/**
 * The line nearest above that names something: a short line of its own is the owner; a term with its own meaning leaves it
 * open (empty); nothing up to the heading gives way to the heading (undefined).
 */
function lineAbove(place: Place, block: Line): string | undefined {
  const { study, index } = place;
  for (let at = index - 1; at >= 0; at--) {
    if (index - at > farthest) return "";
    const above = study.blocks[at];
    if (above === undefined || above.type === "heading") return undefined;
    if (above.type !== "paragraph" && above.type !== "listItem") continue;
    if (study.notes[at]?.skip === true) {
      // A heading that only its look gives away, or noise.
      if (isPlainHeading(above.text) || isBareHeading(above.text)) return undefined;
      continue;
    }
    // A list that is over, and the aspects of the same list.
    if (above.type === "listItem") {
      if (block.type === "paragraph" || above.depth >= block.depth) continue;
      return "";
    }
    const named = namedBy(above.text.trim(), topicAt(place));
    if (named !== undefined) return named;
  }
  return undefined;
}

/** What a line makes of the aspects below it: their owner; empty, where it names another thing; undefined, where neither. */
function namedBy(text: string, topic: string): string | undefined {
  const line = readTermLine(text);
  if (line !== undefined) {
    const isTopic = line.term.toLowerCase() === topic.toLowerCase();
    return isTopic || isAspect(line.term) ? undefined : "";
  }
  if (!isBareLine(text)) return undefined;
  const bare = topicOf(text.replace(/[:：\s]+$/u, "").replace(/\s*[（(][^（）()]*[）)]$/u, ""));
  if (/^\p{Script=Han}$/u.test(bare)) return "";
  if (!/[:：]\s*$/u.test(text)) return bare;
  // "Coffman conditions:" announces a list that is over.
  return withoutAspect(bare) === bare && !isAspect(bare.split(" ").at(-1) ?? "") ? "" : undefined;
}

/** "2. Gross Domestic Product (GDP)", "K-means 步骤": a few words without a stop, and no clause. */
function isBareLine(text: string): boolean {
  if (isStatement(text) || /\s(?:when|if|because|that|is|are|to|of|by)\s*:?$/i.test(text)) return false;
  // "舒张压 60～80 mmHg": a value.
  if (/\p{Script=Han}/u.test(text) && /\d\s?[～~–-]\s?\d|\d\s?(?:[%℃]|[a-zA-Z]+$)/u.test(text)) return false;
  return countUnits(text) <= maxHeadUnits && !/[。！？?；;，,、]|\.$|\.\s[a-z]/u.test(text);
}
