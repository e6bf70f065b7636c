import { isTrait } from "./column-labels.ts";
import { isAmount, isIndexHead } from "./table-cell.ts";
import { wordColumn } from "./table-forms.ts";

type Rows = readonly (readonly string[])[];

/** Heads of the paperwork of a course: who to write to, when it meets, what it counts. */
const paperwork =
  /^(?:e-?mail|phone|tel\.?|telephone|office(?: hours?)?|instructor|lecturer|tutor|teacher|due(?: date)?|deadline|readings?|assignments?|homework|marks?|max(?:imum)? marks?|weight(?:ing|age)?|credits?|ects|grade|score|done|completed|assignee|owner|priority|milestone|chapter|pages?|room|venue|opens|closes|opening(?: times?| hours)?|closing(?: times?)?|开门时间|关门时间|营业时间|电话|邮箱|办公室|办公时间|教师|任课教师|主讲(?:人|教师)?|教室|作业|截止(?:日期|时间)|学分|学时|课时|分值|满分|得分|成绩|考核方式|负责人|优先级|进度|完成情况|章节|页码|教材)$/i;
/** Heads over the rows of a timetable. */
const occasion =
  /^(?:weeks?|wk|sessions?|lectures?|class(?:es)?|days?|dates?|modules?|units?|周次?|第?几?周|星期|节次|课次|日期|时间|assessments?|component|coursework|考核项目|题型)$/i;

/** Two lists side by side: what stands in one row has nothing to do with each other. */
const oneSide =
  /^(?:advantages?|pros|benefits|strengths|merits|do'?s?|similarities|优点|优势|好处|优|利|相同点|共同点)$/i;

/** "Push factors | Pull factors": what stands in one row of them has nothing to do with each other either. */
function isPairOfLists(one: string, other: string): boolean {
  const listed =
    /\b(?<noun>factors|arguments|causes|effects|reasons|points|forces|influences|features|symptoms|sources|methods)$/i;
  const noun = listed.exec(one)?.groups?.["noun"]?.toLowerCase();
  if (noun !== undefined) return noun === listed.exec(other)?.groups?.["noun"]?.toLowerCase();
  return one.endsWith("因素") && other.endsWith("因素");
}

/** Whether a table says something of its subject: not a timetable, a marking scheme, a list of people to write to or bare data. */
export function isFactTable(header: readonly string[], rows: Rows): boolean {
  const [first = "", ...others] = header.map((head) => head.trim());
  const administrative = others.filter((head) => paperwork.test(head)).length;
  if (oneSide.test(first) || (others.length === 1 && isPairOfLists(first, others[0] ?? ""))) return false;
  if (administrative >= 2 || (administrative > 0 && occasion.test(first))) return false;
  return !isData(header, rows) && !isMeasured(rows);
}

/** A table of numbers under heads that measure nothing: results of a run, a truth table, a distance table. */
function isData(header: readonly string[], rows: Rows): boolean {
  const values = rows.flatMap((row) => row.slice(1)).filter((cell) => cell.trim() !== "");
  const heads = header.slice(1);
  if (values.length < 4 || heads.length < 2) return false;
  if (values.every((cell) => /^[01TF真假]$/i.test(cell.trim()))) return true;
  if (heads.every((head) => /^[\d.,\s-]+$/.test(head))) return true;
  return (
    heads.length >= 3 &&
    values.every((cell) => isAmount(cell)) &&
    !heads.some((head) => isTrait(head) || /[（(]/u.test(head))
  );
}

/** Rows of measurements: a fraction names nothing, and a number only what is said in words. */
function isMeasured(rows: Rows): boolean {
  const names = rows.map((row) => (row[0] ?? "").trim());
  const values = rows.flatMap((row) => row.slice(1));
  if (names.every((name) => /^-?\d*\.\d+$/.test(name))) return values.some(isAmount);
  const isOfYears = names.every((name) => /^[12]\d{3}$/.test(name));
  return !isOfYears && rows.length > 2 && names.every((name) => /^\d+$/.test(name)) && values.every(isAmount);
}

/** Rows that only add the others up. */
export function isTotal(name: string): boolean {
  return /^(?:total|sum|overall|average|mean|all|合计|总计|小计|平均|总和)$/i.test(name.trim());
}

/**
 * The column whose cells name the rows: the first, or the one behind it where the first only counts them or says several
 * times to what they belong.
 */
export function nameColumn(header: readonly string[], rows: Rows): number {
  const word = wordColumn(header, rows);
  if (word > 0) return word;
  const isNumbered = isCount(rows) && !rank.test((header[0] ?? "").trim());
  const start = isIndexHead(header[0] ?? "") || isNumbered ? 1 : 0;
  if (start + 1 < header.length && !isDistinct(rows, start) && isDistinct(rows, start + 1)) return start + 1;
  return start + 1 < header.length ? start : 0;
}

/** Heads over numbers that are names: "Stage 1". */
const rank =
  /^(?:stages?|phases?|levels?|grades?|class(?:es)?|types?|acts?|scenes?|chapters?|steps?|periods?|tiers?|groups?|orders?|阶段|等级|级别|层级|层次|期|级|幕|回)$/i;

/** Cells that are 1, 2, 3 under whatever head. */
function isCount(rows: Rows): boolean {
  return (
    rows.length > 2 && rows.every((row, at) => (row[0] ?? "").replace(/[.、)）]$/u, "") === String(at + 1))
  );
}

function isDistinct(rows: Rows, column: number): boolean {
  const cells = rows.map((row) => (row[column] ?? "").trim());
  return cells.every((cell) => cell !== "") && new Set(cells).size === cells.length;
}
