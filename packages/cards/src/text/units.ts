import { codeAt } from "./code-at.ts";

const wordPattern = /[\p{L}\p{N}]/u;
const letterPattern = /\p{L}/u;
const hanPerUnit = 1.6;

/** What a UTF-16 unit is, as bits: of Han text, counted as kana, a rare Han character, part of a word, another letter. */
const han = 1;
const kana = 2;
const rare = 4;
const word = 8;
const letter = 16;
const known = 128;
/** Filled in as units are met: every text is counted several times. */
const kinds = new Uint8Array(0x1_00_00);

function kindOf(code: number): number {
  const kind = kinds[code] ?? 0;
  return kind === 0 ? learnKind(code) : kind;
}

function learnKind(code: number): number {
  const kind =
    known |
    (isHanCode(code) ? han : 0) |
    (isKanaCode(code) ? kana : 0) |
    (isRareHanCode(code) ? rare : 0) |
    (isWordCode(code) ? word : 0) |
    (isOtherLetterCode(code) ? letter : 0);
  kinds[code] = kind;
  return kind;
}

/** Number of Han characters. */
export function countHan(text: string): number {
  const { length } = text;
  let count = 0;
  for (let at = 0; at < length; at++) if ((kindOf(codeAt(text, at)) & (han | rare)) !== 0) count++;
  return count;
}

/**
 * Length of a text in units: a word between spaces is one, 1.6 Han characters or kana are one. Walks the text once: this is called for
 * every block of a document, and regular expressions over megabytes would hold the process up.
 */
export function countUnits(text: string): number {
  const { length } = text;
  let words = 0;
  let characters = 0;
  let isInWord = false;
  for (let at = 0; at < length; at++) {
    const code = codeAt(text, at);
    const kind = kindOf(code);
    if ((kind & (han | kana)) !== 0) {
      characters++;
      isInWord = false;
    } else if ((kind & word) !== 0) {
      if (!isInWord) words++;
      isInWord = true;
    } else if (isInWord) isInWord = isJoint(code) && at + 1 < length && isWordCode(codeAt(text, at + 1));
  }
  return words + characters / hanPerUnit;
}

/** Basic Han blocks, and the first half of a Han character outside the basic plane. */
function isHanCode(code: number): boolean {
  return (
    (code >= 0x34_00 && code <= 0x9f_ff) ||
    (code >= 0xd8_40 && code <= 0xd8_88) ||
    (code >= 0xf9_00 && code <= 0xfa_ff)
  );
}

/** Kana stand without spaces, as Han characters do. */
function isKanaCode(code: number): boolean {
  return code >= 0x30_41 && code <= 0x30_ff;
}

/** Radicals, 々, 〇 and the numerals of Suzhou. */
function isRareHanCode(code: number): boolean {
  return (
    (code >= 0x2e_80 && code <= 0x2f_d5) ||
    code === 0x30_05 ||
    code === 0x30_07 ||
    (code >= 0x30_21 && code <= 0x30_29) ||
    (code >= 0x30_38 && code <= 0x30_3b)
  );
}

function isWordCode(code: number): boolean {
  const isDigit = code >= 48 && code <= 57;
  const isBasicLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  const mayBeLetter = code >= 0xaa && code < 0x30_00 && (code < 0x20_00 || code > 0x20_6f);
  const isHangul = code >= 0xac_00 && code <= 0xd7_a3;
  return isDigit || isBasicLetter || isHangul || (mayBeLetter && wordPattern.test(String.fromCharCode(code)));
}

/** The marks that hold a word together: don't, 3.5, well-known. */
function isJoint(code: number): boolean {
  return code === 0x27 || code === 0x20_19 || code === 0x2e || code === 0x2d;
}

/** Whether a text is mostly written in Han characters. */
export function isHanText(text: string): boolean {
  const { length } = text;
  let characters = 0;
  let others = 0;
  for (let at = 0; at < length; at++) {
    const kind = kindOf(codeAt(text, at));
    if ((kind & (han | rare)) !== 0) characters++;
    if ((kind & letter) !== 0) others++;
  }
  return characters > 0 && characters / (characters + others) > 0.3;
}

/** A letter of another script than Han. */
function isOtherLetterCode(code: number): boolean {
  if (code < 0xaa) return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  // Most of what stands between Han characters: Han characters, and marks.
  if (isHanCode(code) || (code >= 0x20_00 && code <= 0x20_6f)) return false;
  if ((code >= 0x30_00 && code <= 0x30_30) || (code >= 0xff_00 && code <= 0xff_20)) return false;
  return !isRareHanCode(code) && letterPattern.test(String.fromCharCode(code));
}
