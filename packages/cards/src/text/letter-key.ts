import { codeAt } from "./code-at.ts";

/** Letters and digits of a text only, folded: two texts with one key differ in nothing that a reader hears. */
export function letterKey(text: string): string {
  return plainKey(text) ?? foldedKey(text);
}

function foldedKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * The key of a text of ASCII, common Han characters and the marks that stand between them, which is most text: folding it
 * needs no tables, and takes a third of the time. Nothing for any other text.
 */
function plainKey(text: string): string | undefined {
  let key = "";
  let from = 0;
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const code = codeAt(text, at);
    if (isFoldedLetter(code)) continue;
    if (!isPlainMark(code) && !isCapital(code)) return undefined;
    key += text.slice(from, at);
    if (isCapital(code)) key += String.fromCharCode(code + 32);
    from = at + 1;
  }
  return from === 0 ? text : key + text.slice(from);
}

/** Stays as it is: a to z, a digit, à to ÿ, or a basic Han character. */
function isFoldedLetter(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return (code >= 0x4e_00 && code <= 0x9f_a5) || (code >= 0xdf && code <= 0xff && code !== 0xf7);
}

/** A to Z, À to Þ: the small letter stands 32 places behind. */
function isCapital(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

/** No letter, and still none when folded: ASCII, ° · × ÷ ›, “ ” ‘ ’ – — …, ← to ↓, 、 。 〈 to 】, and the wide marks of ASCII. */
function isPlainMark(code: number): boolean {
  if (code < 0x80) return true;
  if (code >= 0x20_10 && code <= 0x20_27) return true;
  if (code >= 0x30_00 && code <= 0x30_02) return true;
  if (code >= 0x30_08 && code <= 0x30_11) return true;
  if (code >= 0x21_90 && code <= 0x21_93) return true;
  if (code >= 0xff_01 && code <= 0xff_20) return code < 0xff_10 || code > 0xff_19;
  return plainMarks.has(code);
}

const plainMarks: ReadonlySet<number> = new Set([0xb0, 0xb7, 0xd7, 0xf7, 0x20_39, 0x20_3a]);

/**
 * Three-letter windows of a key, as numbers: all that is asked of them is which two keys share. Two windows in four
 * thousand million have one number.
 */
export function trigrams(key: string): ReadonlySet<number> {
  const windows = new Set<number>();
  const { length } = key;
  for (let at = 0; at + 3 <= length; at++) {
    windows.add(spread(spread(spread(0, codeAt(key, at)), codeAt(key, at + 1)), codeAt(key, at + 2)) >>> 2);
  }
  return windows;
}

function spread(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x9e_37_79_b1);
}

/** Whether what two sets share is more than such a part, 0 to 1, of all they hold. Stops as soon as that is known. */
export function isOverlapAbove(limit: number, one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  // both / (small + large - both) > limit
  const needed = (limit * (small.size + large.size)) / (1 + limit);
  let possible = small.size;
  if (possible <= needed) return false;
  for (const entry of small) {
    if (large.has(entry)) continue;
    possible -= 1;
    if (possible <= needed) return false;
  }
  return true;
}
