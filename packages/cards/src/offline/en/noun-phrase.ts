import { isPlural, parseClause } from "./clause.ts";
import { verbForm } from "./verb-forms.ts";

/** Nouns that English uses without an article, by their ending. */
const massEnding =
  /(?:tion|sion|ment|ness|ity|ety|ism|ance|ence|ancy|ency|ship|osis|esis|ysis|asis|itis|aemia|emia|cardia|ology|nomy|graphy|metry|pathy|ics|ing|dom|hood|age|cy|ia|phy|gen|ium|ine|ase|ose|ure|ty|th|ght|logy|try|ology|sis)$/i;
/** Things of which there are many, whatever their ending. */
const countable =
  /(?:^|[ -])(?:agent|assumption|axiom|base|bond|branch|cell|chain|class|clause|code|commit|constant|contract|cost|curve|cycle|device|diagram|effect|element|enzyme|equation|event|factor|field|file|formula|frame|function|gene|graph|group|hormone|hypothesis|index|instruction|interval|key|law|layer|level|limit|link|list|loop|machine|matrix|mean|measure|merge|method|metric|model|molecule|network|node|number|object|organ|page|parameter|phase|plan|point|pointer|policy|population|principle|process|program|protocol|queue|rate|ratio|reaction|reflex|rule|sample|scale|schema|sequence|server|set|signal|stack|stage|state|strategy|structure|system|table|test|theorem|theory|thread|token|tree|unit|value|variable|vector|vessel|virus|wall|zone|liability|facility|entity|utility|warranty|annuity|commodity|locus|nucleus|genome|karyotype|phenotype|genotype|allele)$/i;
/** Named rules and quantities that speakers call "the". */
const definite =
  /(?:^|\s)(?:law|theorem|equation|curve|principle|paradox|hypothesis|effect|ratio|index|constant|formula|rule|coefficient|theory|process|cycle|rate|doctrine|treaty|act|convention|century|era|period|dynasty|empire|war|revolution|reform|rebellion|uprising|approach)$/i;
/** What a process, an amount or a field is said to be: such a thing takes no article. */
const massMeaning =
  /^(?:the|an?)\s(?:[\w-]+\s)?(?:movement|transfer|presence|process|study|amount|quantity|ability|rate|use|loss|failure|science|art|practice|fear|state|change|flow|formation|breakdown|release|spread|growth|exchange|conversion|production|removal|sum|distribution|condition|absence|lack|rise|fall|increase|decrease|production|belief|inflammation|branch|property|tendency|capacity|resistance|diffusion|synthesis|degradation)\b/i;

/** What a part of a body, a plant or a machine is said to be: there is one of it in each. */
const partMeaning =
  /^(?:the|an?)\s(?:[\w-]+\s){0,3}?(?:layer|membrane|lining|part|region|area|zone|tissue|chamber|lobe|covering|portion|gland|cavity|valve|tube|duct)\b(?! (?:that|which) (?:can|may|has|have)\b)/i;

/** A phrase of notes with the article that it needs inside a question; nothing where that is unsure. */
export function withArticle(term: string, meaning: string): string | undefined {
  const head = headOf(term);
  if (isNameOrSign(term) || isPlural(head)) return term;
  if (definite.test(head) && term.includes(" ")) return `the ${term}`;
  if (countable.test(head)) return withIndefinite(term);
  if (massMeaning.test(meaning) || massEnding.test(head)) return term;
  if (partMeaning.test(meaning)) return `the ${term}`;
  const isOne = /^(?:an?|one|any)\s/i.test(meaning) || (/^the\s/i.test(meaning) && !term.includes(" "));
  return isOne ? withIndefinite(term) : undefined;
}

/** "HTTP", "Prophase I", "Gauss's law". */
function isNameOrSign(term: string): boolean {
  return /^[A-Z]{2,}\b|\d|[’']s?\s/.test(term) || /[A-Z]/.test(term.slice(1));
}

function withIndefinite(term: string): string {
  return `${/^[aeiou]/i.test(term) && !/^(?:uni|use|eu|one)/i.test(term) ? "an" : "a"} ${term}`;
}

/** Whether what is said of a term is a sentence of its own and not what the term is. */
export function isStatement(meaning: string): boolean {
  if (/=/.test(meaning)) return false;
  const clause = parseClause(meaning);
  if (clause === undefined || clause.setting !== "" || /\(/.test(clause.subject)) return false;
  if (clause.rest === "") return false;
  return clause.auxiliary !== "" || /^(?:third|base|past)$/.test(verbForm(clause.verb)?.form ?? "");
}

/** Whether what is said of a term is what it does: "uses the two tips". */
export function isPredicate(meaning: string): boolean {
  const [first = "", second = ""] = meaning.split(" ");
  return (
    verbForm(first)?.form === "third" &&
    !/^(?:of|and|or|in|on|that|are|is)$/.test(second) &&
    /^[a-z]/.test(first)
  );
}

/** "problems with CPI", "costs of inflation": the noun that the rest describes. */
export function headOf(term: string): string {
  return term.split(/\s(?:of|in|on|for|with|w\/|between|to|at|from|by)\s|\s?[(,]/)[0] ?? term;
}
