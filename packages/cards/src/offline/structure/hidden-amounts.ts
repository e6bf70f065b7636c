import { countOf } from "../../text/count-of.ts";
import { countUnits } from "../../text/units.ts";

const maxGaps = 3;
const maxLineUnits = 45;
const han = "[一二三四五六七八九十百千万两半]";
const number = `(?:[-−]?\\d[\\d.,]*(?:\\s?[%‰℃°])?(?:\\s?[～~–—-]\\s?\\d[\\d.,]*)?|${han}{1,6})`;
const unit =
  "(?:[%‰℃°′]|(?:[A-Za-zμΩ](?![A-Za-z]*\\s?[=＝])[A-Za-z²³\\/·℃Ω]{0,7})|(?:亿|万|千|百)?(?:周岁|岁|个?月|年|天|日|小时|分钟?|秒|元|倍|人|米|千米|公里|厘米|毫米|克|千克|公斤|吨|升|毫升|度|滴|次|吨)(?:\\/(?:分钟?|小时|日|天))?)";
const amount = new RegExp(
  `(?<![\\w.<>=×*/^+−-]\\s?)[<>≤≥]?\\s?${number}\\s?${unit}(?:以上${number}\\s?${unit}以下|以[上下内])?`,
  "gu",
);
/** "货值不足一万元，罚……": the case, and not what is told of it. */
const condition = /^(?:[^，；]*(?:不足|不满|未满|超过|低于|高于|满)[^，；]*|[^，；罚处]*以[上下])$/u;
/** A year tells when, one of something or the first is no amount. */
const noAmount = /^(?:第|一[个次日天年人]$|\d{3,4}\s?年)/u;

/**
 * The amounts of a line of notes, each for a gap of its own: "39～40℃" and "1℃" of "稽留热：39～40℃，24小时波动不超过1℃". One of
 * each clause, none of a clause that only says when; none where a line is too long to be shown whole.
 */
export function amountsOf(line: string, meaning: string): readonly string[] {
  if (countUnits(line) > maxLineUnits) return [];
  const gaps: string[] = [];
  const clauses = meaning.replace(/[。；]\s*$/u, "").split(/[，；。]/u);
  clauses.forEach((clause, at) => {
    const isCase = at < clauses.length - 1 && condition.test(clause.trim());
    // What stands last in its clause is told, and what stands before it belongs to it: "24小时波动不超过1℃".
    const found = isCase
      ? undefined
      : [...clause.replace(/[（(][^（）()]*[）)]/gu, "").matchAll(amount)].at(-1)?.[0].trim();
    if (found !== undefined && !noAmount.test(found) && countOf(line, found) === 1) gaps.push(found);
  });
  return gaps.slice(0, maxGaps);
}
