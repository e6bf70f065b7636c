import type { Study } from "../study.ts";
import { isPlural, parseClause } from "./clause.ts";
import type { EnglishCard } from "./english-card.ts";
import { insideSentence, isPerson } from "./phrasing.ts";
import type { SentenceParts } from "./split-clauses.ts";
import { verbForm } from "./verb-forms.ts";

/** What a sentence says in passing of a name: "Castlereagh, the foreign secretary,", "X, also called Y,". */
export function asideCards(parts: SentenceParts, study: Study): readonly EnglishCard[] {
  return [besideName(parts, study), otherName(parts, study)].filter((card) => card !== undefined);
}

function besideName(parts: SentenceParts, study: Study): EnglishCard | undefined {
  const { apposition } = parts;
  if (apposition === undefined || /\b(?:by|in|of|and)$/.test(apposition.name)) return undefined;
  if (/^the (?:first|second|last|only) time\b/.test(apposition.what)) return undefined;
  // "Two notches in the block, the kentō": the name is what should be asked for.
  if (/^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Several|Many|Some)\b/.test(apposition.name)) {
    return undefined;
  }
  // "A band of pirates, the Victual Brothers,": the name is what should be asked for.
  const isTurned = /^An? [a-z]/.test(apposition.name) && /^the [A-Z]/.test(apposition.what);
  const name = isTurned ? apposition.what : insideSentence(apposition.name, study);
  const what = isTurned ? insideSentence(apposition.name, study) : apposition.what;
  const isSomebody = isSomebodyNamed(name, what);
  const be =
    isToldOfOne(parts) && !isSomebody && !isTurned && !isToldInPast(parts)
      ? "is"
      : beOf(name, isSomebody || (/ |^[a-z]/.test(name) && isToldInPast(parts)));
  const question = `${isSomebody ? "Who" : "What"} ${be} ${name}?`;
  return { rule: "definition.apposition", question, answer: what, score: 0.66 };
}

function otherName({ alias }: SentenceParts, study: Study): EnglishCard | undefined {
  if (alias === undefined || alias.how === "or" || /^(?:several|many|various|other)\b/.test(alias.called)) {
    return undefined;
  }
  const how = alias.how === "also called" ? "also called" : "also known as";
  const name = insideSentence(alias.name, study);
  return {
    rule: "name.alias",
    question: `What ${beOf(name, false)} ${name} ${how}?`,
    answer: alias.called,
    score: 0.62,
    difficulty: "easy",
  };
}

/** One capital word may be anything, a substance or a town; two are a person's, unless what is said is a building's. */
function isSomebodyNamed(name: string, what: string): boolean {
  const head = what.split(/ (?:of|who|that|which|for|in|on|at|by|from|with|to) /)[0] ?? "";
  // "the last of the old teachers": the head says only which.
  const noun = /^the [a-z]+$/.test(head) ? what : head;
  return isPerson(noun) || (name.includes(" ") && isPerson(name) && !thing.test(head));
}

const thing =
  /\b(?:church|cathedral|mosque|temple|palace|castle|fortress|tower|bridge|city|town|village|capital|port|river|lake|mountain|island|region|province|country|state|ship|book|novel|poem|play|film|painting|opera|symphony|song|newspaper|journal|law|act|treaty|war|battle|campaign|company|party|organi[sz]ation|movement|disease|bacterium|virus|drug|plant|animal|bird|fish|protein|enzyme|hormone|gene|planet|star|comet|programme|project|operation|site|stadium|hotel|university|school|museum|library|street|square|park|festival|holiday|building|monastery|statue|canal|railway)$/;

function beOf(name: string, isPast: boolean): string {
  const head = (name.split(/\s(?:of|in|for)\s/)[0] ?? "").split(" ").at(-1) ?? "";
  // "John Maynard Keynes": a name in -s is one person.
  const isOne = /^(?:\p{Lu}[\p{Ll}’'.-]* )+\p{Lu}[\p{Ll}’'-]+$/u.test(name) && isPerson(name);
  const isMany = !isOne && isPlural(head) && /^(?:[a-z]|The |\d)|s$/.test(name);
  if (isMany) return isPast ? "were" : "are";
  return isPast ? "was" : "is";
}

function isToldInPast({ clauses }: SentenceParts): boolean {
  const clause = parseClause(clauses.at(-1) ?? "");
  if (clause === undefined) return false;
  if (clause.auxiliary !== "") return /^(?:was|were|had)$/.test(clause.auxiliary);
  return verbForm(clause.verb)?.form.startsWith("past") === true;
}

/** "Bigos ... is often called": one thing, though its name ends in -s. */
function isToldOfOne({ clauses }: SentenceParts): boolean {
  const clause = parseClause(clauses.at(-1) ?? "");
  return /^(?:is|was|has)$/.test(clause?.auxiliary ?? "") || verbForm(clause?.verb ?? "")?.form === "third";
}
