import { isGeneralLabel, isTrait, isTraitHead } from "./column-labels.ts";
import { isDateText } from "./table-cell.ts";

type Rows = readonly (readonly string[])[];

const dateHead = /^\s*$|\b(?:years?|dates?|time|period|when|century)\b|年|时间|日期|时期|世纪|公元/i;

/** Who stands at the head of the rows: things, dates, or traits of the things that stand at the head of the columns. */
export type Shape = "things" | "dates" | "traits" | "traits of the topic";

export function shapeOf(header: readonly string[], rows: Rows, topic: string): Shape {
  const [first = "", ...others] = header;
  const names = rows.map((row) => row[0] ?? "");
  if (dateHead.test(first) && names.every(isDateText)) return "dates";
  if (!isTraitHead(first)) return isTransposed(others, names) ? "traits" : "things";
  return shapeOfTraits(header, names, topic);
}

/** Of a table whose first head stands over traits, or over nothing. */
function shapeOfTraits(header: readonly string[], names: readonly string[], topic: string): Shape {
  const [first = "", ...others] = header;
  if (others.length === 1) return isGeneralLabel(others[0] ?? "") ? "traits of the topic" : "things";
  // "项目 | 经度 | 纬度" under "经度和纬度".
  if (first.trim() !== "" && others.every((label) => label !== "" && topic.includes(label))) return "traits";
  if (areStages(others) && !names.some((name) => stage.test(name))) return "traits";
  return areThings(others) && (first.trim() !== "" || names.some(isTrait)) ? "traits" : "things";
}

/** "导入期 | 成长期 | 成熟期" over rows of what each stage has. */
function areStages(heads: readonly string[]): boolean {
  return heads.every((head) => stage.test(head));
}

/** Whether heads stand over things, and not over what is said of them. */
function areThings(others: readonly string[]): boolean {
  return others.every((label) => !isTrait(label) && !isGeneralLabel(label));
}

/** "人物 | 迪亚士 | 哥伦布" over "航线", "时间": things at the head of the columns, traits at the head of the rows. */
function isTransposed(others: readonly string[], names: readonly string[]): boolean {
  const isHan = others.every((label) => /^[\p{Script=Han}·]+$/u.test(label));
  const traits = names.filter(isTrait).length;
  return others.length > 1 && isHan && areThings(others) && 3 * traits > 2 * names.length;
}

const stage = /(?:期|阶段|时代|世纪)$|\b(?:stage|phase)(?: \d+)?$/iu;
