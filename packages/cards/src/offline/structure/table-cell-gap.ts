import { weakGapEdges, weakGaps } from "../../lint/lint-patterns.ts";
import { countHan, countUnits } from "../../text/units.ts";
import { tidyAnswer, type DraftSheet, type Finding } from "../drafts.ts";
import type { Prompt } from "./table-cell.ts";

/** Longest gap, its largest share of the line, and the least that must be left around it. */
const maxGapUnits = 12;
/** Longest gap where a question would do as well. */
const maxShortGapUnits = 5;
const maxGapShare = 0.5;
const minAround = 3;

/** Puts a cell on the sheet as its prompt asks for it: as a gap behind its labels, or as the answer to a question. */
export function askCell(
  sheet: DraftSheet,
  prompt: Prompt,
  { value, rule, ...rest }: Omit<Finding, "question" | "answer"> & { readonly value: string },
): void {
  const { labels = "", context, name } = prompt;
  if (name !== undefined) {
    const isHan = countHan(value) > 0;
    sheet.hide({ ...rest, rule: "name.table", sentence: `${name}${isHan ? "：" : ": "}${value}`, gap: name });
    return;
  }
  const around = context === undefined ? labels : `${context} › ${labels}`;
  const gap = prompt.gap ?? gapOf(value);
  if (labels !== "" && isGap(prompt, around, { value, gap })) {
    sheet.hide({
      ...rest,
      rule: rule.replace(/^[a-z]+/, "label"),
      sentence: labels + value,
      gap,
      ...(context === undefined ? {} : { context }),
    });
    return;
  }
  const question = prompt.question ?? asked(around);
  if (question !== undefined) sheet.ask({ ...rest, rule, question, answer: prompt.answer ?? value });
}

/** Whether a cell is asked for by a gap: it is short, and neither a list nor a phrase where a question would do as well. */
function isGap(
  prompt: Prompt,
  around: string,
  { value, gap }: { readonly value: string; readonly gap: string },
): boolean {
  if (prompt.gap !== undefined) return true;
  const isPlain = countUnits(gap) <= maxShortGapUnits && !/[,、].*[,、]/u.test(gap);
  return (prompt.question === undefined || isPlain) && fitsGap(around, { value, gap });
}

/** "Entry — s 9(1)(a)?" where the cell is too long for a gap and the head no noun. */
function asked(labels: string): string | undefined {
  const bare = labels.replace(/[:：]\s*$/u, "");
  if (bare === "") return undefined;
  return `${bare}${countHan(bare) > 0 ? "？" : "?"}`;
}

/** A cell without the small words it begins with: "as a trespasser" hides the trespasser; "at once" is hidden whole. */
function gapOf(value: string): string {
  return tidyAnswer(value).replace(/^(?:(?:as|of|in|by|at|to)\s)?(?:a|an|the)\s(?=\S)/i, "");
}

function fitsGap(around: string, { value, gap }: { readonly value: string; readonly gap: string }): boolean {
  const units = countUnits(gap);
  const before = countUnits(around) + countUnits(value) - units;
  if (units > maxGapUnits || before < minAround || units > maxGapShare * (units + before)) return false;
  return !around.includes(gap) && !weakGaps.has(gap.toLowerCase()) && !weakGapEdges.test(gap);
}
