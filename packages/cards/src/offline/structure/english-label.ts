import { capitalised } from "./english-quality.ts";
import { isManyTerm } from "./english-many.ts";
import { namesOneThing } from "./labels.ts";
import type { TermLine } from "./term-line.ts";

/** What a rule or a disease has, whatever its words are. */
const timeless =
  /^(?:.*\s)?(?:requirements?|elements?|exceptions?|tests?|rules?|conditions?|criteria|burden.*|standard.*|remed(?:y|ies)|defen[cs]es?|symptoms?|signs?|(?:side|adverse) effects|contraindications|complications|toxins?|target|mechanism.*|management|prophylaxis|transmission|treatments?|prevention|diagnosis|investigations?|functions?|types?|features?|uses?|properties|units?|formula|structure|advantages?|disadvantages?)$/i;

const persons =
  /^(?:ministers|leaders|kings|queens|generals|artists|authors|poets|painters|composers|scientists|thinkers|rulers|presidents|members|founders|opponents|supporters|allies|rivals|wives|children|sons|daughters)$/i;

/** "Flight to Varennes (June 1791)": what was the significance? */
export function labelQuestion(
  { meaning }: TermLine,
  { term, owner }: { readonly term: string; readonly owner: string },
): string {
  if (/^held$/i.test(term)) return `What was held in ${owner}?`;
  const isMany = /[^sui]s$|criteria$/.test(term) && !/(?:diagnos|prognos)is$/i.test(term);
  const isTold = /\d{3,4}/.test(owner) || /(?:^|\s)[A-Za-z]?[a-z]+ed\s/.test(meaning);
  const isPast = isTold && !timeless.test(term);
  const wh = persons.test(term) ? "who" : "what";
  const be = isPast ? (isMany ? "were" : "was") : isMany ? "are" : "is";
  return `${capitalised(owner)}: ${wh} ${be} the ${term.toLowerCase()}?`;
}

/** "Ministers: Wolsey (fell 1529), Cromwell" under "Henry VIII": the names of those that the heading's thing had. */
export function namesQuestion(
  line: TermLine,
  { term, owner }: { readonly term: string; readonly owner: string },
): string | undefined {
  const isOwned = owner !== "" && namesOneThing(owner) && /^[A-Z]?[a-z]+$/.test(term) && isManyTerm(term);
  return isOwned && names.test(line.meaning) ? labelQuestion(line, { term, owner }) : undefined;
}

const names = /^[A-Z][a-z’'-]+(?: [A-Z][a-z’'-]+)*(?:\s?\([^()]*\))?[,;] [A-Z]/;
