const han = "[〇零一二三四五六七八九十百千\\d]{1,6}";

const patterns: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^第${han}[编篇部卷](?=\\s|$|[^分门件落])`, "u"), 1],
  [new RegExp(`^第${han}[章讲课](?=\\s|$|\\S)`, "u"), 1],
  [new RegExp(`^第${han}节`, "u"), 2],
  [/^(?:chapter|part|unit|lesson|appendix)\s+(?:\d{1,3}|[ivxlc]{1,6}|[a-z])\b/i, 1],
  [/^(?:section)\s+\d{1,3}(?:\.\d{1,3})*\b/i, 2],
  [/^[一二三四五六七八九十]{1,3}、/, 2],
  [/^[(（][一二三四五六七八九十]{1,3}[)）]/, 3],
];

/**
 * Level that a heading's own numbering gives: `Chapter 2` and `第二章` 1, `第二节` 2, `2.1` 2, `2.1.3` 3.
 * `undefined` where the text does not begin with such a number.
 */
export function levelOfNumbering(text: string): number | undefined {
  const decimal = /^(\d{1,3}(?:[.．]\d{1,3}){0,5})[.．]?(?:\s+|(?=[^\d\s.．,，%/:-]))/.exec(text)?.[1];
  if (decimal !== undefined) return decimal.split(/[.．]/).length;
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}
