import { isManyTerm } from "./english-many.ts";

/** Headings over what was made or changed in several fields; the terms below them are the fields. */
const overFields =
  /^(?!.*\b(?:terms|words)\b).*\b(?:inventions?|innovations?|discoveries|achievements?|reforms|improvements|advances|exports|imports|crops|natural resources)\b/i;
/** Headings that name what stands behind the mark and not before it: "Antidotes" over "Opioids: naloxone". */
const overMeanings =
  /^(?:antidote|capital|symbol|unit|currency|inventor|discoverer|author|composer|painter|founder|opposite|antonym|synonym|abbreviation|colou?r|vector|host|indicator|nickname|motto|anthem|formula)(?:s|es)?$|^(?:currencies|formulae|hosts)$/i;
const verb = /\b(?:is|are|was|were|has|have|had|can|will|that|which|who)\b/;

/** "Textiles: power loom, cotton gin" under "Key Inventions": names of one field, and no word on what the field is. */
export function membersUnderHeading(term: string, meaning: string, heading: string): string | undefined {
  if (verb.test(meaning) || /^(?:an?|the)\s/i.test(meaning)) return undefined;
  const words = meaning.split(" ").length;
  if (overMeanings.test(heading) && words <= 4) return `${term}: what is the ${singular(heading)}?`;
  if (!overFields.test(heading) || heading.split(" ").length > 6) return undefined;
  const areNames = /,\s/.test(meaning) || /^[A-Z]/.test(meaning);
  const small =
    heading.charAt(0).toLowerCase() +
    heading.slice(1).replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return areNames ? `Which ${small} belong to “${term.charAt(0).toLowerCase()}${term.slice(1)}”?` : undefined;
}

function singular(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/currencies$/, "currency")
    .replace(/formulae$/, "formula")
    .replace(/s$/, "");
}

/** "Articles: Seven articles that ...", "mass extinctions: 5 big ones": said over again with a number. */
export function saysNothing(term: string, meaning: string): boolean {
  const counted =
    /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?<first>[a-z]+)(?: (?<second>[a-z]+))?/i;
  const groups = counted.exec(meaning)?.groups;
  const things = [groups?.["first"], groups?.["second"]].map((word) => word?.toLowerCase());
  const last = term.split(" ").at(-1)?.toLowerCase();
  return isManyTerm(term) && things.some((word) => word !== undefined && (word === last || word === "ones"));
}
