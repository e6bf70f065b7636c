import { isPerson } from "../en/phrasing.ts";
import { isConcreteKind, isMany, isPlaceKind, kindNoun } from "./english-subject.ts";
import { languageOf } from "./language-names.ts";
import type { Cell } from "./table-cell.ts";

const who =
  /^(?:key |main |chief |first )?(?:authors?|inventors?|discoverers?|founders?|leaders?|rulers?|kings?|emperors?|presidents?|composers?|painters?|directors?|writers?|proponents?|commanders?|architects?|designers?|creators?|developers?)$/;
const belonging =
  /^(?:group|family|order|phylum|layer|kingdom|class|genus|category|branch|domain|subfamily|drug class)$/;
/** Heads over those who make something. */
const byPerson =
  /^(?:(?:key |main |famous )?(?:thinkers?|authors?|writers?|philosophers?|scientists?|economists?|psychologists?|sociologists?|theorists?|artists?|painters?|composers?|poets?|playwrights?|names?|persons?|people|figures?|scholars?|historians?))$/i;
/** Heads whose names are qualities: "Baroque", "Romantic". */
const ages = /^(?:periods?|eras?|ages?|styles?|movements?|stages?|phases?)$/i;
const allegiance = /^(?:empire|dynasty|house|tribe|party|school|movement)$/;
const sort = /^(?:type|kind|sort)$/;
const region = /^(?:continent|country|state|region|province|city|county|ocean|hemisphere)$/;

/** A cell and its row's name as it stands inside a question. */
export interface Related {
  readonly cell: Cell;
  readonly subject: string;
}

/** Who, where, to which, of what kind, what it is called. */
export function relationQuestion(label: string, related: Related): string | undefined {
  const { cell, subject } = related;
  if (label === "name") return `What is ${subject} called?`;
  const language = languageOf(label.replace(/ (?:name|term|translation)$/, ""));
  if (language !== "") return `What is ${subject} called in ${language}?`;
  if (/^(?:leading |key |main )?(?:cases?|authority|precedents?)$/.test(label) && / v\.? /.test(cell.value)) {
    return `Which case is the authority for ${subject}?`;
  }
  if (
    /^(?:(?:main|key|major|best-known) )?(?:work|book|publication|novel|painting|poem|play)$/.test(label) &&
    byPerson.test(cell.kind)
  ) {
    return `Which ${label} is by ${subject}?`;
  }
  if (/^(?:winner|victor)$/.test(label)) return `Who won ${subject}?`;
  if (who.test(label)) {
    const isSure = isPerson(cell.value.split(/[,(;]/)[0] ?? "") && !ages.test(cell.kind);
    return isSure ? `Who ${isMany(label) ? "are" : "is"} the ${label} of ${subject}?` : undefined;
  }
  return placeQuestion(label, related) ?? groupQuestion(label, related);
}

function placeQuestion(label: string, { cell: { kind, isHead }, subject }: Related): string | undefined {
  if (region.test(label) && isPlaceKind(kind)) {
    return `${label === "continent" ? "On" : "In"} which ${label} is ${subject}?`;
  }
  const isPlace = /^(?:location|where)$/.test(label) && isConcreteKind(kind) && !isHead;
  return isPlace ? `Where is ${subject} located?` : undefined;
}

function groupQuestion(label: string, { cell, subject }: Related): string | undefined {
  const { value, name, kind, isHead } = cell;
  if (belonging.test(label)) return isHead ? undefined : `Which ${label} does ${subject} belong to?`;
  if (allegiance.test(label) && /^[A-Z]/.test(value)) return `Which ${label} did ${subject} belong to?`;
  const thing = kindNoun(kind);
  // "Section 21" is no type of section.
  if (/^(?:section|article|rule|clause|port|chapter|regulation|group|class)$/.test(thing)) return undefined;
  return sort.test(label) && thing !== ""
    ? `What ${label} of ${thing} is ${subject.includes(thing) ? name : subject}?`
    : undefined;
}
