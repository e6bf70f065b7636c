import { isNamedAfterSomebody } from "../en/phrasing.ts";
import { isLabel } from "./labels.ts";
import { isNameOfThing, type Usage } from "./proper-term.ts";

/** A term of notes as it stands inside a sentence, where its capital is only that of the line. */
export function lowered(term: string, usage: Usage | undefined): string {
  if (isNameOfThing(term) && /\sof\s(?:the )?[A-Z]/.test(term)) return term;
  // "Effects of the Black Death": a common noun before a name.
  const [before = ""] = term.split(/\s(?:of|in|for)\s/);
  if (isLabel(before, "en")) return term.charAt(0).toLowerCase() + term.slice(1);
  const [first = "", second = ""] = term.split(" ");
  const isName =
    usage?.names.has(first) === true &&
    !usage.lowerWords.has(first.toLowerCase()) &&
    !usage.lowerWords.has(`${first.toLowerCase()}s`);
  const isPlain =
    !isName &&
    /^[A-Z][a-z-]*[aeiouy][a-z-]*(?:\s[a-z(].*)?$/.test(term) &&
    !isNamedAfterSomebody(first, second);
  return isPlain ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** "Neighbour principle (Lord Atkin)": the term without what stands in brackets behind it. */
export function withoutAside(term: string): string {
  return term.replace(/\s*\([^()]*\)$/, "");
}

/** Keeps the capital of a name such as "Gauss's law" or "North Star metric". */
export function properCase(original: string, lowered: string): string {
  // "Effects of the Black Death", but "Economies of Scale".
  const [before = ""] = lowered.split(/\s(?:of|in|for)\s/);
  if (before !== lowered && isLabel(before, "en")) return lowered;
  const words = withoutAside(original).split(" ");
  return words.length > 1 && words.slice(1).some((word) => /^[A-Z]/.test(word)) ? original : lowered;
}
