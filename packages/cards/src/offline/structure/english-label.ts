import { capitalised } from "./english-quality.ts";
import type { TermLine } from "./term-line.ts";

/** "Flight to Varennes (June 1791)": what was the significance? */
export function labelQuestion(
  { meaning }: TermLine,
  { term, owner }: { readonly term: string; readonly owner: string },
): string {
  if (/^held$/i.test(term)) return `What was held in ${owner}?`;
  const isMany = /[^sui]s$|criteria$/.test(term) && !/(?:diagnos|prognos)is$/i.test(term);
  const isPast = /\d{3,4}/.test(owner) || /(?:^|\s)[A-Za-z]?[a-z]+ed\s/.test(meaning);
  const be = isPast ? (isMany ? "were" : "was") : isMany ? "are" : "is";
  return `${capitalised(owner)}: what ${be} the ${term.toLowerCase()}?`;
}
