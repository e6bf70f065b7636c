import { frequent } from "./frequent-characters.ts";

/** What a text would be made of, were it read rightly. */
export type Reading =
  | { readonly kind: "ideographs"; readonly script: keyof typeof frequent }
  /** An alphabet of its own, by its commoner letters. */
  | { readonly kind: "alphabet"; readonly common: ReadonlySet<string> }
  /** Latin letters with those of one language among them. */
  | { readonly kind: "latin"; readonly accented: ReadonlySet<string> };

// oxlint-disable-next-line no-control-regex -- control characters are what is counted
const broken = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffd\p{Cn}\p{Co}]/u;
const punctuation = /[，。、：；？！「」『』（）《》〈〉“”‘’·…—～\u3000]/u;
const halfWidthKana = /[\uff61-\uff9f]/u;
const asciiLetter = /[a-z]/i;

/** Worth of one character beyond ASCII among ideographs. */
function worthOfIdeograph(character: string, script: keyof typeof frequent): number {
  if (punctuation.test(character)) return 0.8;
  if (halfWidthKana.test(character)) return -1;
  const isJapanese = script === "any" || script === "japanese";
  if (/\p{Script=Hiragana}/u.test(character)) return isJapanese ? 1 : 0.4;
  if (/[\p{Script=Katakana}ー]/u.test(character)) return isJapanese ? 0.8 : 0.3;
  const isFrequent = frequent[script].has(character);
  if (/\p{Script=Han}/u.test(character)) return isFrequent ? 1 : 0;
  if (/\p{Script=Hangul}/u.test(character)) {
    if (script !== "any" && script !== "korean") return -0.5;
    return isFrequent ? 1 : 0.2;
  }
  return /[\uff01-\uff60]/u.test(character) ? 0.5 : -0.3;
}

/** Signs stand between words; capitals begin them. `undefined` for letters in their right place. */
function worthOfPlace(character: string, before: string, after: string): number | undefined {
  if (/\p{M}/u.test(character)) return undefined;
  if (!/\p{L}/u.test(character)) {
    const isSign = /[«»“”„‘’–—…§°€£©®·½№¿¡\u00a0]/u.test(character);
    const isInside = /\p{L}/u.test(before) && /\p{L}/u.test(after) && !/[’·–—]/.test(character);
    return isSign && !isInside ? 0.6 : -1;
  }
  const isCapitalInside = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before);
  return isCapitalInside ? -1.5 : undefined;
}

function worthOfLetter(
  character: string,
  before: string,
  after: string,
  common: ReadonlySet<string>,
): number {
  // Alphabets do not mix inside a word.
  if (asciiLetter.test(before) || asciiLetter.test(after)) return -1;
  // Small letters are the rule; alphabets without case have no other.
  if (/\p{Lu}/u.test(character)) return 0.3;
  return common.has(character) ? 0.9 : 0.2;
}

function worthOfAccented(
  character: string,
  before: string,
  after: string,
  accented: ReadonlySet<string>,
): number {
  if (!accented.has(character.toLowerCase())) return -0.5;
  const isBesideLatin = asciiLetter.test(before) || asciiLetter.test(after);
  if (isBesideLatin) return 0.8;
  return /\p{L}/u.test(before + after) ? -0.2 : 0.2;
}

function worthOf(character: string, before: string, after: string, reading: Reading): number {
  if (broken.test(character)) return -3;
  if (reading.kind === "ideographs") return worthOfIdeograph(character, reading.script);
  const place = worthOfPlace(character, before, after);
  if (place !== undefined) return place;
  return reading.kind === "alphabet"
    ? worthOfLetter(character, before, after, reading.common)
    : worthOfAccented(character, before, after, reading.accented);
}

/** Enough to be sure, and little enough to try every encoding on. */
const maxScored = 2000;

/**
 * How well a decoding reads, from -3 to 1, by its characters beyond ASCII: about 0.7 for everyday text in its own
 * encoding, near 0 or below for bytes read by another encoding's table. 0 where there are none.
 */
export function scoreDecoding(text: string, reading: Reading): number {
  const characters = Array.from(text.slice(0, maxScored));
  let [sum, count] = [0, 0];
  for (const [index, character] of characters.entries()) {
    if (character <= "\u007f" && !broken.test(character)) continue;
    count++;
    sum += worthOf(character, characters[index - 1] ?? " ", characters[index + 1] ?? " ", reading);
  }
  return count === 0 ? 0 : sum / count;
}
