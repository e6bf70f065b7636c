/** Why a password is refused; the pages say it in the reader's language. */
export type PasswordProblem = "too_short" | "too_long" | "has_personal_data" | "too_simple" | "too_common";

/** Characters, not bytes. NIST 800-63B-4 and ASVS 5.0: length and a list of bad ones, no rules about kinds of characters. */
export const passwordLength = { min: 10, max: 256 } as const;

const minDistinct = 5;
const minPersonalLength = 4;
const keyboardRows = [
  "1234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
];

/** Words that remain when digits, punctuation and the usual replacements are taken off the most common passwords. */
const commonWords = new Set(
  (
    "password passwort passwd pass admin administrator root user guest login welcome letmein changeme secret test testing " +
    "qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abc abcd abcdef iloveyou loveyou " +
    "monkey dragon sunshine princess football baseball superman batman master shadow michael jordan trustno hello freedom " +
    "whatever computer internet samsung google facebook starwars pokemon summer winter spring autumn " +
    "woaini woaini woaiwojia aini nihao mima mimamima xiaoming wangyi zhangwei deckle kahe anki flashcard flashcards"
  ).split(" "),
);

const replacements: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * The first thing wrong with a new password, or undefined.
 * @param personal what others may know of the person: e-mail address, name. Parts shorter than four characters are ignored.
 */
export function findPasswordProblem(
  password: string,
  personal: readonly string[],
): PasswordProblem | undefined {
  const text = password.normalize("NFKC");
  const length = Array.from(text).length;
  if (length < passwordLength.min) return "too_short";
  if (length > passwordLength.max) return "too_long";
  const lower = text.toLowerCase();
  if (hasPersonalData(lower, personal)) return "has_personal_data";
  if (isSimple(lower)) return "too_simple";
  if (isCommon(lower)) return "too_common";
  return undefined;
}

function hasPersonalData(password: string, personal: readonly string[]): boolean {
  return personal
    .flatMap((text) => [text, text.split("@")[0] ?? ""])
    .map((text) => text.normalize("NFKC").toLowerCase().trim())
    .some((text) => text.length >= minPersonalLength && password.includes(text));
}

/** Few different characters, or hardly anything but steps along the alphabet, the digits or a keyboard row. */
function isSimple(password: string): boolean {
  const characters = Array.from(password);
  if (new Set(characters).size < minDistinct) return true;
  const steps = characters
    .slice(1)
    .filter((character, index) => isStep(characters[index] ?? "", character)).length;
  return steps >= characters.length - 3;
}

function isStep(from: string, to: string): boolean {
  if (from === to) return true;
  return keyboardRows.some((row) => {
    const position = row.indexOf(from);
    return position >= 0 && (row[position + 1] === to || (position > 0 && row[position - 1] === to));
  });
}

function isCommon(password: string): boolean {
  // With other letters in it (Chinese, say) the Latin ones alone say nothing.
  if (!/^[ -~]*$/.test(password)) return false;
  const core = password.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const candidates = [password.replace(/[^a-z]/g, ""), undoReplacements(password), undoReplacements(core)];
  return candidates.some((word) => commonWords.has(word) || isRepeated(word));
}

/** `p@ssw0rd` is `password`. */
function undoReplacements(text: string): string {
  return text.replace(/[^a-z]/g, (character) => replacements[character] ?? "");
}

/** `passwordpassword` is as guessable as `password`. */
function isRepeated(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return word.length >= minPersonalLength && half + half === word && commonWords.has(half);
}
