import type { Block } from "@deckle/documents";
import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { headingOver } from "../context.ts";
import { type Place, topicAt } from "../place.ts";
import { isAspect } from "./labels.ts";

type Table = Extract<Block, { type: "table" }>;
type Line = Extract<Block, { type: "paragraph" }>;

/** What a table is of: its caption, the short line above it, what that line divides, or the heading. */
export function subjectOfTable(place: Place, { caption = "", rows }: Table): string {
  const before = place.study.blocks[place.index - 1];
  const topic = topicOrTitle(place);
  if (before?.type !== "paragraph") return captionOf(caption) || topic;
  const word = persons.test((rows[0]?.[0] ?? "").trim()) ? wordIn(before.text) : "";
  if (word !== "") return `“${word}”`;
  const numberedLine = caption === "" && numbered.test(before.text) ? before.text : caption;
  return captionOf(numberedLine) || dividedIn(before.text) || announcedIn(before) || topic;
}

/** "Treatment", "Signs & symptoms". */
function areAspects(heading: string): boolean {
  return heading.split(/\s*(?:&|、|,|\band\b|[与和])\s*/u).every((part) => isAspect(part.trim()));
}

/** Heads over the persons of a verb, or over nothing. */
const persons = /^(?:人称|人称代词|主语|persons?|pronouns?|subjects?)?$/i;

/** "以 parler 为例：", "The verb *poder*:": the word that a line announces. */
function wordIn(line: string): string {
  const found =
    /(?:以|动词)\s*[“"]?(?<zh>[a-zà-ÿ]{2,})[”"]?\s*为例[：:。]?$/u.exec(line) ??
    /\b(?:verb|infinitive|conjugation of|forms of|take|e\.g\.|example:?)\s+[“"‘'*]?(?<en>[a-zà-ÿ]{3,})[”"’'*]?\s*(?:\([^()]*\))?\s*[:.]?$/iu.exec(
      line,
    );
  return captured(found, "zh") || captured(found, "en");
}

/** The heading; under "分期与表现" what the title says is treated: "压力性损伤的预防与照护". */
function topicOrTitle(place: Place): string {
  const nearest = topicAt(place);
  // "Treatment" under "Pneumothorax".
  const topic = areAspects(nearest) ? headingOver(place, "") || nearest : nearest;
  if (!/^(?:分[期级型类度])(?:[与和及、]\p{Script=Han}{2,4})?$/u.test(topic)) return topic;
  const treated =
    /(?:^|[\s：:—])(?<thing>\p{Script=Han}{2,8})的(?:预防|治疗|护理|照护|诊断|诊治|管理|急救|防治|处理)[^：:]*$/u;
  return captured(treated.exec(place.study.title), "thing") || topic;
}

function captionOf(text: string): string {
  const named = withoutNumber(text);
  if (countUnits(named) > 14) return "";
  // "Approximate percentage of elements in living organisms compared to the non-living world".
  return countUnits(named) > 7
    ? named.replace(/^(.{12,}?)\s(?:in|compared|among|between|across)\s.*$/iu, "$1")
    : named;
}

/** "火灾按照可燃物的类型分为六类". */
function dividedIn(line: string): string {
  const found =
    /^(?<thing>\p{Script=Han}{2,8}?)(?:按|根据|依据|可以|可分|主要|一般|通常|共|分)[^。]*分为[^。]{1,4}[类种级型期]/u.exec(
      line,
    );
  return captured(found, "thing");
}

/** "Nerves of the arm:", or a line of its own in bold. */
function announcedIn(line: Line): string {
  const short = line.text.replace(/[:：]$/u, "");
  const isMarked = short !== line.text || isBold(line);
  const isNamed = isMarked && countUnits(short) <= 6 && !/[，,。.]|如下|下表|下列|follow|below/iu.test(short);
  return isNamed ? short : "";
}

/** "**The verb in the present**": a line of its own in bold. */
function isBold({ text, runs = [] }: Line): boolean {
  return runs.some((run) => run.bold === true && run.end - run.start >= text.length - 1);
}

const numbered = /^(?:table|表)\s*\d[\d.-]*\s*[:：.]?\s*/iu;

function withoutNumber(caption: string): string {
  return caption
    .replace(numbered, "")
    .replace(/\s*[（(][^（）()]*[）)]/gu, "")
    .trim();
}

/** "Electoral college comparison (A vs B)", "存储方式对比": what things are compared in; empty where it is only they. */
export function comparedIn(about: string, header: readonly string[]): string {
  if (!comparison.test(withoutAside(about))) return "";
  const rest = withoutAside(about).replace(comparison, "").trim();
  const isOnlyThey = header.slice(1).some((head) => rest.includes(head.trim()));
  if (/^(?:本质|主要|核心|关键|根本|两者|二者|[两三四五几]|key|main|major)/iu.test(rest) || rest.length < 3) {
    return "";
  }
  return isOnlyThey || /\b(?:between|and|vs)\b|[与和]/iu.test(rest) ? "" : rest;
}

const comparison =
  /^comparison of (?:the )?|\s*\b(?:comparison|compared|differences?)\s*$|\s*(?:的)?(?:对比|比较|区别|异同)$/iu;

/** What stands before a name that says nothing alone: the table's subject, or the title. */
export function aboutOf(kind: string, topic: string, title: string): string {
  // Under "The accusative" the nominative would be named after it.
  const isOtherCase =
    /格$|^cases?$/iu.test(kind) &&
    /第.格|^格$|\b(?:nominative|accusative|dative|genitive|ablative)\b/iu.test(topic);
  if (isOtherCase) return /^\p{Script=Han}{1,3}语/u.exec(title)?.[0] ?? title;
  return wholeOf(topic || title);
}

/** "Hypoglycemia classification", "Advantages and disadvantages of smart cities": what has them. */
function wholeOf(topic: string): string {
  const whole = topic
    .replace(
      /^(?:advantages|pros|benefits|strengths|levels|grades|types|kinds|classification|severity)(?:,? (?:and|&) [a-z]+)? of (?:the )?/iu,
      "",
    )
    .replace(/\s(?:classification|grading|levels|grades|categories)$/iu, "");
  return whole === topic ? topic : whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** "Statins (oral)" without its aside. */
export function withoutAside(topic: string): string {
  return topic.replace(/\s*[（(][^（）()]*[）)]$/u, "");
}
