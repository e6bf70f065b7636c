import { kindNoun } from "./english-subject.ts";
import type { Cell } from "./table-cell.ts";

/** Heads over persons and cases, whose names are words of a language. */
export const places = /^(?:persons?|pronouns?|subjects?|cases?)$/i;

/** A row's name before its label: "Plagal cadence" for a quality, "Deficiency: cowardice" for a part in the row. */
export function shownName(cell: Cell, subject: string | undefined): string {
  const { name, kind } = cell;
  const thing = kindNoun(kind);
  if (isStage(name, thing)) return `${withCapital(name)} ${thing}`;
  const phrase = phraseWith(name, thing, subject ?? "");
  if (phrase !== "") return phrase;
  if (isRange(name) && /^[A-Z][a-z]+(?: [a-z]+){0,3}$/.test(kind)) return `${kind}: ${name}`;
  if (places.test(kind)) return name;
  const isOpenName = subject === undefined || /^[a-z-]+$/.test(name);
  if (!isOpenName || !needsKind(cell, thing)) return name;
  // "Broadcast" under "Work" needs no kind, "cowardice" under "Deficiency" does.
  return roles.test(thing) ? `${title(kind)}: ${name}` : withCapital(name);
}

/** "Plagal cadence", "Class B": what the subject adds to the name; empty where it adds nothing. */
function phraseWith(name: string, thing: string, subject: string): string {
  const phrase = subject.replace(/^the /, "");
  const isWithKind = thing !== "" && subject !== phrase && phrase.endsWith(thing);
  const isWithSign = name.length <= 3 && /^[a-z]/.test(phrase) && phrase.endsWith(` ${name}`);
  return isWithKind || isWithSign ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : "";
}

/** Kinds that say which part a thing plays in its row. */
const roles =
  /^(?:deficiency|excess|input|condition|case|duty|breach|cause|situation|problem|error)s?\b|(?:broken|given|present|ending)$/;

function withCapital(name: string): string {
  return /^[a-z]+(?: [a-z]+)*$/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

function title(kind: string): string {
  return kind.trim().charAt(0).toUpperCase() + kind.trim().slice(1);
}

/** "Planning" under "Phase". */
function isStage(name: string, thing: string): boolean {
  return (
    /^(?:phase|stage|plane|layer|tier)$/.test(thing) &&
    /^[A-Za-z][a-z]+(?: [a-z]+)?$/.test(name) &&
    !name.endsWith(thing)
  );
}

function needsKind({ name, isHead, isDate }: Cell, thing: string): boolean {
  const isKind = !isHead && !isDate && thing !== "" && thing.split(" ").length <= 2;
  return (
    isKind && !/^[a-z]{1,4}\.? \d/.test(name) && !name.includes("(") && !name.toLowerCase().includes(thing)
  );
}

/** "1 month to 2 years", "less than 5". */
function isRange(name: string): boolean {
  return /^(?:[\d<>≤≥]|(?:less|more|up|over|under|between|from|above|below|at least) )/.test(name);
}
