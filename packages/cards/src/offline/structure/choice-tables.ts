import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import type { Place } from "../place.ts";
import { tongueOfText } from "../study.ts";

type Table = Extract<Block, { type: "table" }>;

const yes = /^(?:是|有|可能|会|能|可以|支持|允许|√|✓|✔|●|\+|yes|y|true|possible|supported|allowed)$/i;
const no =
  /^(?:否|无|没有|不可能|不会|不能|不可以|不支持|不允许|×|✗|✘|○|-|–|no|n|false|impossible|not possible|not supported|not allowed)$/i;
const maxColumns = 7;
const maxQuoteUnits = 60;

/**
 * A table that only says yes or no in each cell: one card a row, asking which columns apply, instead of one card a cell
 * that can be guessed. Says whether the table was one.
 */
export function draftChoices(place: Place, block: Table): boolean {
  const headerAt = Math.max(0, block.headerRows - 1);
  const header = block.rows[headerAt] ?? [];
  const rows = block.rows.slice(headerAt + 1);
  const cells = rows.flatMap((row) => row.slice(1));
  if (
    header.length < 3 ||
    header.length > maxColumns ||
    rows.length === 0 ||
    !cells.every((cell) => yes.test(cell.trim()) || no.test(cell.trim()))
  ) {
    return false;
  }
  const text = place.study.document.text;
  for (const row of rows) {
    const end = text.indexOf(row.join("\t"), block.offset) + row.join("\t").length;
    const quote = text.slice(block.offset, end).trim();
    if (end > block.offset && countUnits(quote) <= maxQuoteUnits) askRow(place, { header, row, quote });
  }
  return true;
}

function askRow(
  { study, sheet }: Place,
  { header, row, quote }: { header: readonly string[]; row: readonly string[]; quote: string },
): void {
  const [name = ""] = row;
  const isZh = tongueOfText(study, header.join("") + name) === "zh";
  const sign = row.slice(1).find((cell) => yes.test(cell.trim())) ?? "";
  const chosen = header.filter((_, at) => at > 0 && yes.test((row[at] ?? "").trim()));
  const labels = header.slice(1);
  if (name === "" || chosen.length === 0 || chosen.length === labels.length) return;
  const word = /[\p{L}]/u.test(sign) ? sign : isZh ? "是" : "yes";
  sheet.ask({
    rule: "choice.table",
    question: isZh
      ? `“${name}”在${labels.join("、")}中，哪一项或哪几项“${word}”？`
      : `“${name}”: which of ${labels.join(", ")} is “${word}”?`,
    answer: chosen.join(isZh ? "、" : ", "),
    quote,
    score: 0.72,
    difficulty: "medium",
  });
}
