import { headOf, withArticle } from "../en/noun-phrase.ts";

/** Nouns of which there are many, although they end as stuff does. */
export const countedNoun =
  /(?:^|[ -])(?:distribution|position|solution|correction|condition|section|question|station|nation|operation|transaction|relation|generation|organi[sz]ation|institution|election|expression|version|mission|session|dimension|extension|decision|commission|junction|projection|intersection|experiment|department|statement|document|instrument|argument|government|segment|fragment|environment|agreement|payment|entity|identity|university|city|community|facility|party|county|substance|instance|sequence|reference|difference|height|weight|light|month|path|depth|building|ring|string|king|reading|drawing|picture|overture|lecture|gesture|creature|signature|feature|figure|procedure|fracture|fixture|temperature|line|engine|vaccine|phase|case|database|phrase|disease|image|message|language|package|voltage|average|agency|frequency|currency|basis|thesis|crisis|medium|antigen|tide|diamond|error|table|wage|neuron|axon|organism|mechanism|address|connection|interval|recession|liability|commodity|mutation|fraction|portion|option|lesion|infection|exception|foundation|combination|interaction|equation|coast(?:line)?|series|mixture|cation|anion|ion|helpline|legacy|bequest|headline|deadline|pipeline|outline|sternlight|sidelight|headlight|flood|attack|fallacy|hypothesis|algorithm|server|router|tutorial|republic|dictatorship|partnership|curve|need|allele|gene)$/i;

/** "the site of protein synthesis": a thing, of which there are many. */
const concrete =
  /^the (?:[\w-]+ )?(?:site|part|organ|cell|unit|layer|tube|bone|muscle|device|tool|structure|body|person|place|room|membrane|gland|vessel|molecule|particle|opening|chamber|building|instrument|machine|document|official)s?\b/i;

/** Nouns of which there is no one, whatever their meaning begins with. */
const mass =
  /(?:^|\s)(?:memory|mesophyll|xylem|phloem|cartilage|tissue|stock|inventory|equity|cash|speciation|knowledge|evidence|behaviou?r|attention|information|research|equipment|software|hardware|data|energy|power|wealth|health|trade|labou?r|land|capital|money|justice|peace|love|music|traffic|weather|advice|progress|damage|cytoplasm|plasma)(?: \([A-Z]+\))?$/i;

/** Nouns that name one of a kind, whatever notes say of it: "MAC address: 48 bits". */
const surelyOneOfMany =
  /(?:^|[ -])(?:address|connection|interval|error|attack|flood|fallacy|algorithm|server|router|coastline|series|mixture|cation|carbocation|legacy|bequest|commodity|mutation|allele|database|neuron|axon|organism|vaccine|republic|dictatorship|contract|liability)$/i;

/** The article of a phrase, where a strict reader would find nothing to change. */
export function sureArticle(term: string, meaning: string): string | undefined {
  if (term.endsWith(" fallacy")) return `the ${term}`;
  const phrase = withArticle(term, meaning);
  if (phrase === undefined || mass.test(term)) return phrase === undefined ? undefined : term;
  // "one half sleeps, the other stays awake": a sentence, and no one of a kind.
  if (/^one [a-z]+ .*\bthe other\b/.test(meaning)) return undefined;
  const isOne = /^(?:an?|one|any)\s/i.test(meaning);
  if (/^an?\s/.test(phrase)) return isDoubtfulOne(term, meaning) && !isOne ? undefined : phrase;
  return phrase === term ? countedArticle(term, isOne) : phrase;
}

/** What ends as stuff does, and may be one of many all the same. */
function countedArticle(term: string, isOne: boolean): string | undefined {
  // "HR diagram", "SYN flood": the noun behind the letters decides.
  const noun = /^[A-Z]{2,5} (?<noun>[a-z]+(?: [a-z]+)?)$/.exec(term)?.groups?.["noun"];
  if (noun !== undefined && /^an? /.test(withArticle(noun, "") ?? "")) {
    return `${beginsWithVowel(term) ? "an" : "a"} ${term}`;
  }
  // "assumptions LINE", "ports 0-1023".
  if (/^[a-z]+s? (?:[A-Z]{2,}|\d)|\s(?:H\d|CI|[A-Z]{2,})\b/.test(term)) return undefined;
  if (!countedNoun.test(headOf(term)) || /(?:^|\s)[A-Z][a-z]/.test(term)) return term;
  if (!isOne && !surelyOneOfMany.test(headOf(term))) return undefined;
  return `${beginsWithVowel(term) ? "an" : "a"} ${term}`;
}

/** As it is said: "an IP address", "an SQL server", "a MAC address". */
function beginsWithVowel(term: string): boolean {
  const [letters = ""] = /^[A-Z]{2,}\b/.exec(term) ?? [];
  return /^[aeiou]/i.test(term) || (/^[FHLMNRSX]/.test(letters) && !/[AEIOUY]/.test(letters));
}

/** "Leeway: the sideways drift" shows no others of its kind; "double-blind = the researchers don't know" is a quality. */
function isDoubtfulOne(term: string, meaning: string): boolean {
  const isQuality = /-(?:blind|ended|free|based|like|tailed)$/.test(term);
  return isQuality || (/^the\s/i.test(meaning) && !concrete.test(meaning));
}
