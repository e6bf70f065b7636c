import type { Related } from "./english-cell-relation.ts";
import { isMany } from "./english-subject.ts";
import type { Cell } from "./table-cell.ts";
import { isOwnedHead } from "./table-heads-english.ts";

const measure = /(?:pressure|temperature|time|value|range|rate|speed|concentration)$/;

/** "What is the function of the kidney?", where the head is a noun that everything may have. */
export function ownedQuestion(label: string, { cell, subject }: Related): string | undefined {
  if (label === "example") {
    const isMultiple = isMany(cell.name) && cell.value.includes(",");
    return isMultiple ? `What are examples of ${subject}?` : `What is an example of ${subject}?`;
  }
  if (!isOwnedHead(label) || isApart(label, cell, subject)) return undefined;
  const article =
    isMany(label) && /^(?:good|rich|possible|other|some|further|typical|common) /.test(label) ? "" : "the ";
  const of = withFor.test(label) ? "for" : "of";
  return `What ${isMany(label) ? "are" : "is"} ${article}${label} ${of} ${subject}?`;
}

/** Nouns that go with "for" what they belong to. */
const withFor =
  /(?:^|\s)(?:formulas?|formulae|equations?|symbols?|tests?|treatments?|remed(?:y|ies)|penalt(?:y|ies)|authorit(?:y|ies)|evidence|antidotes?|triggers?|deadlines?|time limits?|abbreviations?|notations?|requirements?)$/;

/** Whether a name cannot own such a thing inside a question. */
function isApart(label: string, { kind, name, value }: Cell, subject: string): boolean {
  // "Surface" under "Condition" has no pressure of its own.
  if (/^conditions?$/i.test(kind) && measure.test(label)) return true;
  // "identical" is no result but what the result is like.
  if (/(?:result|outcome|product)$/.test(label) && !value.includes(" ")) return true;
  // "an Ionic", "the Baroque".
  if (isQuality(name) && !subject.startsWith("the ")) return true;
  return subject.endsWith(label.split(" ").at(-1) ?? "");
}

/** "Giant ionic", "Metallic". */
function isQuality(name: string): boolean {
  return /(?:ic|ar|ent|ous|ive)$/.test(name);
}
