import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { parseClause } from "../en/clause.ts";
import { invert } from "../en/phrasing.ts";
import type { Place } from "../place.ts";
import { withoutNumber } from "./clause-number.ts";
import { type Study, tongueOfText } from "../study.ts";

type Paragraph = Extract<Block, { type: "paragraph" }>;

const maxItems = 5;
const maxAnswerUnits = 38;
const maxQuestionUnits = 26;
const maxQuoteUnits = 110;

const itemNumber =
  /^(?:[（(][一二三四五六七八九十\d]{1,3}[）)]|[①-⑳]|\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|[a-z]\)|\d{1,2}[)）])\s*/u;

/** The numbered lines that stand under a line ending in a colon; none under any other line. */
function itemsUnder({ study, index }: Place, lead: Paragraph): readonly Paragraph[] {
  if (!/[:：]\s*$/u.test(lead.text)) return [];
  const items: Paragraph[] = [];
  for (let at = index + 1; items.length <= maxItems; at++) {
    const block = study.blocks[at];
    if (block?.type !== "paragraph" || !itemNumber.test(block.text)) break;
    items.push(block);
  }
  return items;
}

/** Whether a line is one of the numbered lines under a line that ends in a colon. */
export function isEnumerated(study: Study, index: number, block: Block): boolean {
  if (block.type !== "paragraph" || !itemNumber.test(block.text)) return false;
  for (let at = index - 1; index - at <= 30; at--) {
    const before = study.blocks[at];
    if (before?.type !== "paragraph") return false;
    if (/[:：]\s*$/u.test(before.text)) return true;
    if (!itemNumber.test(before.text)) return false;
  }
  return false;
}

/** "有下列情形之一的：（一）...（二）...", "The notice shall state: (a) ... (b) ...": asked for as a whole when it is short. */
export function draftEnumeration(place: Place, lead: Paragraph): void {
  const items = itemsUnder(place, lead);
  const last = items.at(-1);
  if (last === undefined || items.length < 2 || items.length > maxItems) return;
  const answer = items.map((item) => bareItem(item.text)).join(tongue(place, lead) === "zh" ? "；" : "; ");
  const quote = place.study.document.text.slice(lead.offset, last.offset + last.text.length);
  if (countUnits(answer) > maxAnswerUnits || countUnits(quote) > maxQuoteUnits) return;
  const question =
    tongue(place, lead) === "zh" ? chineseQuestion(lead.text) : englishEnumeration(lead.text, place.study);
  if (question === undefined) return;
  place.sheet.ask({ rule: "members.enumeration", question, answer, quote, score: 0.82, difficulty: "hard" });
}

function tongue({ study }: Place, lead: Paragraph) {
  return tongueOfText(study, lead.text);
}

function bareItem(text: string): string {
  return text
    .replace(itemNumber, "")
    .replace(/[;；,，.。]\s*(?:and|or)?\s*$/u, "")
    .trim();
}

/** "经营者有下列情形之一的，可以处罚款" becomes "经营者有哪些情形之一的，可以处罚款？". */
function chineseQuestion(lead: string): string | undefined {
  const sentence = lastSentence(withoutNumber(lead)).replace(/[:：\s]+$/u, "");
  if (!/下列|以下(?![简罚的])/u.test(sentence)) return undefined;
  const asked = sentence
    .replace(/(?:下列|以下)(?=[两二三四五六七八九十])/u, "哪")
    .replace(/下列|以下/u, "哪些");
  const clauses = asked.split("，");
  while (countUnits(clauses.join("，")) > maxQuestionUnits && !/哪/u.test(clauses[0] ?? "")) clauses.shift();
  const question = clauses.join("，").replace(/^(?:但是?|并且?|而且?|其中)/u, "");
  return countUnits(question) > maxQuestionUnits + 8 ? undefined : `${question}？`;
}

/** "The notification shall describe" becomes "What must the notification describe?". */
export function englishEnumeration(lead: string, study: Study): string | undefined {
  const sentence = lastSentence(withoutNumber(lead)).replace(/[:\s]+$/, "");
  const open = sentence.replace(
    /,?\s*(?:(?:all|any|both|each|one|at least one|one or more) of )?(?:the following|these|as follows)(?:\s\w+)?$/i,
    "",
  );
  const clause = parseClause(`${open} something`);
  const asked = clause === undefined ? undefined : invert(clause, study);
  if (clause === undefined || asked === undefined) return undefined;
  const rest = clause.rest.replace(/\s?something$/, "");
  // "The claimant must prove that:".
  if (/\bthat$/.test(rest)) return `What ${asked}${rest.replace(/\s?that$/, "")}?`;
  if (/\b(?:if|when|where|unless)$/.test(rest)) {
    return `When ${asked} ${rest.replace(/,?\s*(?:if|when|where|unless)$/, "")}?`.replace(/\s+\?/, "?");
  }
  return countUnits(rest) > 12 ? undefined : `What ${asked}${rest === "" ? "" : ` ${rest}`}?`;
}

function lastSentence(text: string): string {
  return (
    text
      .split(/(?<=[.!?]\s)|(?<=[。！？；])/u)
      .at(-1)
      ?.trim() ?? text
  );
}
