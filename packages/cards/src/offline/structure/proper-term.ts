import type { Study } from "../study.ts";

/** What the document itself shows of the words that it uses. */
export type Usage = Pick<Study, "document" | "lowerWords" | "names">;

/** Text in which articles are looked for, UTF-16 units. */
const sampledLength = 200_000;
const capitals =
  /\b(?<article>the|an?) (?<phrase>[A-Z][\w’'-]*(?: (?:of |and )?[A-Z][\w’'-]*){0,4})(?=[.,;:)]|\s(?:is|are|was|were|has|had|and|or|in|of|to|on|at|for|from|with|by|that|which|as|when|can|will|does)\b|$)/gm;
const articles = new WeakMap<Study["document"], ReadonlyMap<string, string>>();

/** The article that the document's own sentences give to a name or an abbreviation: "the DOM", "an API". */
function articleInText({ document }: Usage, phrase: string): string | undefined {
  let found = articles.get(document);
  if (found === undefined) {
    found = articlesIn(document.text.slice(0, sampledLength));
    articles.set(document, found);
  }
  return found.get(phrase);
}

function articlesIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { groups } of text.matchAll(capitals)) {
    const phrase = groups?.["phrase"] ?? "";
    // "the" shows that there is one; a later "a" says nothing against it.
    if (found.get(phrase) !== "the") found.set(phrase, groups?.["article"] ?? "");
  }
  return found;
}

/** Nouns that end a name which English says with "the": "the Bering Strait", "the 14th Amendment". */
const institution =
  /\b(?:Acts?|Amendments?|Treaty|Treaties|Statutes?|Charter|Constitution|Declaration|Proclamation|Edict|Decrees?|Covenant|Compact|Compromise|Accords?|Tax|Agreement|Pact|Convention|Doctrine|Protocol|Code|Bill|Revolts?|Rebellion|Rising|Uprising|Mutiny|Revolution|Wars?|Crusades?|Massacre|Crisis|Crash|Depression|Famine|Plague|Death|Terror|Awakening|Reformation|Renaissance|Restoration|Enlightenment|Exchange|Church|Senate|Congress|Parliament|Assembly|Court|Council|Committee|Commission|Board|Union|League|Alliance|Entente|Pact|Party|Movement|Empire|Republic|Kingdom|Dynasty|Confederacy|Strait|Canal|River|Sea|Ocean|Desert|Peninsula|Gulf|Delta|Valley|Mountains|Islands|Navy|Army|Company|Corporation|College|Fault|Belt|Trench|Ridge|Wall|Blockade|Airlift|Spring|Curtain|House|Chamber|Commons|Lords|Bank|Fund|System|Plan|Deal|Loop|Collector|Manager|Scheduler|Compiler|Stack|Heap|Phase|Stage|Period|Era|Campaign)$/i;
/** The same nouns before "of": "the Statute of Labourers". */
const institutionOf =
  /^(?:Acts?|Treaty|Statutes?|Charter|Declaration|Bill|Edict|Peace|Battle|Siege|Board|Council|House|Court|Church|Diet|Congress|League|Bank|Age|Wars?|Kingdom|Republic|Duchy|Order|Society|Company|Pyramid|Articles|Articles|Strait|Gulf|Isthmus|Cape|Bay|Sea|Temple|Palace|Council)\b.* of (?:the )?[A-Z]/i;

/** "Ring of Fire", "Web of Life": a common noun that is written with its capital. */
const ring =
  /^(?:Formula|Doctrine|Maxim|Problem|Paradox|Test|Method|Bill|Charter|Declaration|Ring|Web|Wheel|Tree|Law|Rule|Theory|Principle|Cycle|Line|Field|Garden|Hall|Tower|Gate|Land|Wall|Path|Book|Song|School|Ladder|Chain|Circle|Cradle|Horn|Crescent|Valley|River|Lake|Mount) of (?:the )?[A-Z]/;

/** Whether a name is that of a thing and not of somebody. */
export function isNameOfThing(term: string): boolean {
  const bare = withoutBracket(term);
  if (/\sof\s/.test(bare)) return institutionOf.test(bare) || ring.test(bare);
  return / /.test(bare) && institution.test(bare);
}

/** A name with its article where nouns or the document's sentences show it; nothing where neither does. */
export function properPhrase(term: string, usage: Usage | undefined): string | undefined {
  const bare = withoutBracket(term);
  const shown = usage === undefined ? undefined : articleInText(usage, bare);
  if (shown === "the" || (shown !== undefined && /^[A-Z]{2,6}$/.test(bare))) return `${shown} ${term}`;
  const isCapital = /^(?:[A-Z]|\d+(?:st|nd|rd|th)\b)/.test(bare) && /\s(?:of (?:the )?)?[A-Z]/.test(bare);
  const isOwned = /[’']s?\s/.test(bare) && !/s[’']\s/.test(bare);
  return isCapital && !isOwned && isNameOfThing(bare) ? `the ${term}` : undefined;
}

function withoutBracket(term: string): string {
  return term.replace(/\s*[([].*$/, "");
}
