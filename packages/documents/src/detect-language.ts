import type { DocumentLanguage } from "./model.ts";

const englishWords = new Set(
  "the of and to is are that with for by was this from which it as be on an or not have has can its these their at but when".split(
    " ",
  ),
);

/** Small words of other languages in Latin letters; a text of theirs holds some, however short its lines are. */
const foreignWords = new Set(
  "de la les des du une que der das und ist ein eine het een van voor niet della los las por para uma og det som att och på yang untuk adalah bir ile jest egy mga ang".split(
    " ",
  ),
);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** English and other Latin languages differ in their small words: English prose holds 25-40 % of the ones above. */
function isEnglish(words: readonly string[], text: string): boolean {
  const known = words.filter((word) => englishWords.has(word)).length / Math.max(1, words.length);
  if (known >= 0.08) return true;
  const accented = count(text, /[\u00c0-\u024f]/g) / Math.max(1, text.length);
  // Vocabulary lists and slides have few small words; accents then tell French or German from English.
  if (accented >= 0.002) return false;
  // A cram sheet may have none at all, and none of another language either.
  return words.length < 30 || known >= 0.02 || !words.some((word) => foreignWords.has(word));
}

/** Main language, judged on the first 60 000 characters. */
export function detectLanguage(text: string): DocumentLanguage {
  const sample = text.slice(0, 60_000);
  const han = count(sample, /\p{Script=Han}/gu);
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const words = (sample.match(/[a-z\u00c0-\u024f]{2,}/gi) ?? []).map((word) => word.toLowerCase());
  const letters = count(sample, /\p{L}/gu);
  const latinLetters = count(sample, /\p{Script=Latin}/gu);
  if (letters === 0) return "other";
  if (kana > 0.05 * (han + kana) && kana > 0.02 * letters) return "other";
  if (letters - han - kana - latinLetters > 0.3 * letters) return "other";
  // A Chinese word has about 1.6 characters; this makes the two counts comparable.
  const hanWords = han / 1.6;
  const hanShare = hanWords / Math.max(1, hanWords + words.length);
  if (hanShare >= 0.7) return "zh";
  if (hanShare > 0.12) return "mixed";
  return isEnglish(words, sample) ? "en" : "other";
}
