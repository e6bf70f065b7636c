import { auxiliaries, determiner, preposition } from "./closed-classes.ts";
import { verbForm } from "./verb-forms.ts";

/** What may be told without "that", so that the clause told has a verb of its own. */
const telling =
  /^(?:held|showed|shown|proved|found|felt|ruled|noted|stated|suggested|declared|concluded|reali[sz]ed|discovered|ensured|meant|decided|learned|let|made|reported|agreed|understood|heard|announced|warned|admitted|denied|remembered|established|confirmed|demonstrated)$/;

/** "a captain called Roche organised a fleet": behind a participle with its complement, a past with an object is the verb. */
export function isPastWithObject(
  words: readonly string[],
  { at, later }: { at: number; later: number },
): boolean {
  const [first = "", next = ""] = [words[at], words[at + 1]];
  const isNaming = /^(?:called|named|nicknamed|dubbed)$/.test(first) && /^[A-Z]/.test(next);
  if (later < at + 2 || (!isNaming && (!preposition.test(next) || telling.test(first)))) return false;
  return isFinitePast(words, later);
}

/** Participles that are followed by an article all the same. */
const withComplement =
  /^(?:called|named|nicknamed|dubbed|titled|entitled|given|considered|deemed|granted|allowed|paid|taught|offered|sent|made|elected|appointed|left|worth)$/;

/** A past that cannot be a participle, as it is none by its form, or as it has an object. */
export function isFinitePast(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const form = verbForm(word)?.form;
  if (/[A-Z,]/.test(word) || isHeld(words[at - 1] ?? "")) return false;
  if (form === "past") return !nounLikePast.test(word);
  return form === "pastOrParticiple" && !withComplement.test(word) && hasObject(words, at);
}

/** "had organised", "the organised", "newly organised": no past of its own. */
function isHeld(before: string): boolean {
  return determiner.test(before) || auxiliaries.has(before) || /^be$|[a-z]ly$/.test(before);
}

const nounLikePast = /^(?:saw|rose|bore|lay|fell|drove|wound)$/;

/** An article behind it that does not begin "the following day". */
function hasObject(words: readonly string[], at: number): boolean {
  return (
    /^(?:the|an?|its|their|his|her|no)$/.test(words[at + 1] ?? "") &&
    !/^(?:following|same|next|previous|year|day|month|week|hour|time)\b/.test(words[at + 2] ?? "")
  );
}

/** "half a million displaced people": a form in -ed behind a number says which people. */
export function isBehindNumber(words: readonly string[], at: number): boolean {
  return (
    (words[at] ?? "").endsWith("ed") &&
    /^(?:hundreds?|thousands?|million|billion|dozen)$/.test(words[at - 1] ?? "") &&
    at + 2 >= words.length
  );
}
