import type { TextRun } from "@deckle/documents";
import { isStatement } from "../en/noun-phrase.ts";
import { verbForm } from "../en/verb-forms.ts";
import type { TermLine } from "./term-line.ts";

interface Marked {
  readonly text: string;
  readonly runs?: readonly TextRun[];
}

const name = /^[A-Z][A-Za-z &()'’-]{2,50}$/;
const capitals = /^(?:[A-Z]{2,}|of|the|and|in|to|for|[ &-])+$/;
const begins = /^(?:is|are|was|were|has|have|had|can|may|must|will|and|or|of|in)$/;

/** "`SUNK COST` Money already spent": a name in the marks of code, without a colon, and what it means. */
export function readMarkedTerm(text: string, block: Marked): TermLine | undefined {
  const run = block.runs?.[0];
  if (run?.code !== true || run.start !== 0 || !block.text.startsWith(text)) return undefined;
  const term = text.slice(0, run.end).trim();
  const meaning = text.slice(run.end);
  if (!name.test(term) || !/^ \S+ \S/.test(meaning)) return undefined;
  const said = sayMeaning(term, meaning.trim());
  return said === undefined ? undefined : { term: inSmall(term), meaning: said, mark: "colon" };
}

/** What follows the name, where it is no sentence that goes on from it: "`Axiom` Statement held true", "`SURPLUS` too much of it". */
function sayMeaning(term: string, meaning: string): string | undefined {
  if (/^[A-Z][a-z]* [a-z(]/.test(meaning)) return meaning.charAt(0).toLowerCase() + meaning.slice(1);
  if (!isInCapitals(term) || !/^[a-z]/.test(meaning)) return undefined;
  const [first = ""] = meaning.split(" ");
  const goesOn =
    begins.test(first) ||
    verbForm(first)?.form === "third" ||
    (isStatement(meaning) && !/^an? /.test(meaning));
  return goesOn ? undefined : meaning;
}

function isInCapitals(term: string): boolean {
  return capitals.test(term) && term.length >= 6;
}

/** "LAW of SUPPLY" as it stands in a sentence; "GDP", "NATO" keep their capitals. */
function inSmall(term: string): string {
  if (!isInCapitals(term)) return term;
  return term.replace(/[A-Z]{2,}/g, (word) => (/[AEIOUY]/.test(word) ? word.toLowerCase() : word));
}
