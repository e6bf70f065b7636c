import { captured } from "../../text/captured.ts";
import { headOf, isPredicate, isStatement } from "../en/noun-phrase.ts";
import { personQuestion } from "./english-person.ts";
import { statementQuestion } from "./english-statement.ts";
import { abbreviationQuestion } from "./english-abbreviation.ts";
import {
  article,
  compared,
  comparisonQuestion,
  pairQuestion,
  datedQuestion,
  relationQuestion,
  ruleName,
  ruleQuestion,
} from "./english-rule.ts";
import { deedQuestion, happening, isActivity, isDoneByMany, levelQuestion } from "./english-deed.ts";
import { isListing, qualityQuestion } from "./english-quality.ts";
import { membersUnderHeading, saysNothing } from "./english-members.ts";
import { areFeatures, areMany, counted, isFound, isManyTerm, setOf } from "./english-many.ts";
import { labelQuestion, namesQuestion } from "./english-label.ts";
import { lowered, properCase, withoutAside } from "./english-case.ts";
import { sureArticle } from "./english-article.ts";
import { amountQuestion, formulaQuestion, sumQuestion } from "./english-sum.ts";
import { authorityQuestion } from "./case-name.ts";
import { asksForNoun, isPredicated } from "./predicated.ts";
import { isConcept, isLabel } from "./labels.ts";
import { properPhrase, type Usage } from "./proper-term.ts";
import { isDateText } from "./table-cell.ts";
import type { TermContext } from "./term-context.ts";
import type { TermLine } from "./term-line.ts";

/** Aspects whose lines are causes, effects or features, and no definitions of what they name. */
const circumstance =
  /\b(?:causes?|reasons?|factors?|evidence|effects?|impacts?|consequences?|results|outcomes?|advantages?|disadvantages?|pros|cons|benefits?|drawbacks?|limitations?|strengths?|weakness(?:es)?|problems?|challenges?|criticisms?|significance|importance|arguments?)\b/i;

/** The English question to which a term's meaning is the answer; nothing where none is sure. */
export function englishTermQuestion(line: TermLine, context: TermContext): string | undefined {
  // "Competition *": a mark that points to a note.
  const term = line.term
    .replace(/^(?:the|an?)\s+/i, "")
    .replace(/\s*\*+$/, "")
    .replace(/(?<=[a-z])\(/, " (");
  const owner = ownerIn(context);
  const belongs = owner !== "" && (context.owner !== undefined || !isConcept(term, line.meaning));
  if (belongs && isLabel(term, "en")) return labelQuestion(line, { term, owner });
  if (isUnaskable(term, line) || isNoDefinition(line, { term, owner, context })) return undefined;
  if (circumstanceTerm.test(term)) return questionByName(line, term);
  const question =
    questionByName(line, term) ??
    ruleQuestion(line, { term, usage: context.usage }) ??
    membersUnderHeading(term, line.meaning, context.topic) ??
    namedQuestion(line, { term, owner, context });
  return asksForNoun(question) && isPredicated(line.meaning) ? undefined : question;
}

/** Under "Diagnosis", the signs are those of what the whole text is about. */
function ownerIn({ owner, topic, title }: TermContext): string {
  return owner ?? (topic === "" || isLabel(topic, "en") ? title || topic : topic);
}

interface Owned {
  readonly term: string;
  readonly owner: string;
  readonly context: TermContext;
}

/** "1st: tonic": a number says nothing without what is counted; nor does an arrow behind a case. */
function isUnaskable(term: string, { mark, meaning }: TermLine): boolean {
  if (/^\d+(?:st|nd|rd|th)$|\s\+\s/i.test(term) || saysNothing(term, meaning)) return true;
  // "puluh = tens: dua puluh = 20": two words are no quantities.
  if (/^[a-z]{3,} = [a-z]{3,}$/.test(term)) return true;
  if (mark === "arrow" && !isNoted(term, meaning)) return true;
  return compared.test(term) && comparisonQuestion(term, meaning) === undefined;
}

const asking = /^(?:why|how|when|where)\b/i;
const circumstanceTerm =
  /^(?:in|on|upon|during|at|under|after|before|within) (?!(?:de[rmns]|die|das|eine[rmn]?|einem|la|le|situ|vitro|vivo|line|camera|rem|personam)\b)/i;
const setting = /^(?:after|in|by|during|when|since|until|because of|due to|at|on)\s[^,]{2,80},\s[a-z]/i;
/** "Failure of Reforms", "Rise of nationalism": what went on, and is told by what happened. */
const happened =
  /^(?:failure|rise|fall|end|collapse|spread|growth|decline|loss|lack|abolition|formation|creation|introduction|restoration|expansion|weakening|emergence|outbreak|division|unification|storming|execution|flight)\sof\s/i;

/** What is done, what went on, a cause, a size: said of the term, and no definition of it. */
function isNoDefinition({ term: written, meaning }: TermLine, { term, owner, context }: Owned): boolean {
  if (isDateText(term) || asking.test(term) || ruleName.test(withoutAside(term))) return false;
  if (authorityQuestion(written, meaning) !== undefined) return false;
  const { aspect = "" } = context;
  if (circumstance.test(aspect) && owner !== "" && !/^(?:an?|the) [a-z]/.test(meaning)) return true;
  if (isOpen(meaning) || setting.test(meaning) || isToldOnly(term, meaning)) return true;
  if (happened.test(term)) return !/^(?:an?|the) [a-z]/i.test(meaning);
  return isManyTerm(term) && size.test(meaning);
}

/** "Rocks: the Appalachians went on in Scotland": what happened, or somebody's doing, defines nothing. */
function isToldOnly(term: string, meaning: string): boolean {
  if (article.test(term) || stage.test(term) || isPredicate(meaning) || !isStatement(meaning)) return false;
  const isNoun = /^(?:(?:an?|the) )?[a-z]+(?: [a-z]+)? (?:that|which|who|whose|where)\s/i.test(meaning);
  return !isNoun && /\b(?:was|were|had|did)\b|\s[A-Z][a-z]+\b/.test(meaning);
}

/** Advice, a source, a word for the lines above: what a term is cannot be told by it. */
function isOpen(meaning: string): boolean {
  return sourced.test(meaning) || pointing.test(meaning) || instruction.test(meaning);
}

/** "Thomas & Chess -- easy, difficult": who said it, and what. */
const sourced = /^[A-Z][a-z]{2,}(?: (?:&|and) [A-Z][a-z]{2,})?(?: \d{4})? (?:--|[-–—]) /;
/** "balance between the two": what only the line above tells. */
const pointing = /\b(?:between|of|in|from|to|with) (?:the two|both|the former|the latter|these|them)$/;
const size = /^(?:about |approx\.? |c\. ?)?\d[\d.,–-]*\s?(?:nm|[µm]?m|cm|km|[mk]?g|%|°)/;

/** A question that the form of the term alone decides. */
function questionByName({ term: written, meaning }: TermLine, term: string): string | undefined {
  if (asking.test(term)) return `${term}?`;
  // "In FDM: the spectrum is divided among the links", "on timeout: ...".
  if (circumstanceTerm.test(term)) {
    const when = term.charAt(0).toLowerCase() + term.slice(1);
    const isCase = /^(?:on|upon|after|before|during)\s/.test(when) && meaning.split(" ").length > 2;
    const isTold = isCase || isStatement(meaning) || /\s(?:is|are|was|were)\s/.test(meaning);
    return isTold ? `What happens ${when}?` : undefined;
  }
  if (isDateText(term)) return `What happened in ${term}?`;
  return (
    authorityQuestion(written, meaning) ??
    relationQuestion(term) ??
    pairQuestion(term, meaning) ??
    datedQuestion(term, meaning) ??
    (compared.test(term) ? comparisonQuestion(term, meaning) : undefined)
  );
}

function namedQuestion(line: TermLine, { term, owner, context }: Owned): string | undefined {
  if (/^[A-Z]{2,6}$/.test(term)) {
    const sum =
      line.mark === "equals" ? sumQuestion(term, line.meaning) : formulaQuestion(term, line.meaning);
    return sum ?? abbreviationQuestion(term, line.meaning, context.usage);
  }
  return (
    personQuestion(line.meaning, term, context) ??
    qualityQuestion(line, { term, owner, context }) ??
    namesQuestion(line, { term, owner }) ??
    plainEnglish(line, term, context.usage)
  );
}

/** "spinlock -> busy waits in a loop": a name and notes about it; not a case with what to choose or what comes of it. */
function isNoted(term: string, meaning: string): boolean {
  return (
    /^[A-Za-z][a-z’'-]+(?: [a-z-]+)?$/.test(term) &&
    !isManyTerm(term) &&
    (meaning.split(";")[0] ?? "").split(" ").length > 3 &&
    !instruction.test(meaning)
  );
}

const instruction =
  /^(?:give|use|avoid|check|keep|stop|treat|start|take|call|remove|apply|rinse|wash|do not|don't|never|press|monitor|consider|refer|admit|repeat|withhold|ensure|reduce|increase|look|go|place|move|hold|point|turn|put|fill|try|just)\s(?!of\b)[a-z]/i;
const stage = /(?:phase|stage|step|period)\b| reaction$/i;

/** "good for ranges", "used in surgery". */
const fitness =
  /^(?<what>good|used|suitable|useful|responsible|needed|required|best) (?<preposition>for|in|to|as|by|with) /;
/** A term of English notes: with its article, or as a word to be explained where the article is unsure. */
function plainEnglish(line: TermLine, term: string, usage: Usage | undefined): string | undefined {
  const named = properCase(term, lowered(term, usage));
  const naming = { term, named, usage };
  const asked = activityQuestion(line, naming) ?? questionByEnglishMeaning(line, naming);
  return asked ?? manyQuestion(naming, line.meaning) ?? oneQuestion(line, naming);
}

/** A term as it stands in its line, and as it stands inside a sentence. */
interface Naming {
  readonly term: string;
  readonly named: string;
  readonly usage: Usage | undefined;
}

/** "Counter-offer: kills the first offer", "Enzymes: speed up reactions", "Mesophyll: for photosynthesis". */
function activityQuestion({ meaning, mark }: TermLine, naming: Naming): string | undefined {
  const small = meaning.replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase());
  if (mark === "equals") return sumQuestion(naming.named, meaning);
  const formula = formulaQuestion(naming.term, meaning);
  if (formula !== undefined) return formula;
  const amount = amountQuestion(naming.term, naming.named, meaning);
  if (amount !== undefined) return amount;
  return areMany(naming.term, meaning)
    ? manyDoQuestion(small, naming)
    : oneDoesQuestion(meaning, small, naming);
}

function manyDoQuestion(small: string, naming: Naming): string | undefined {
  const phrase = manyPhrase(naming);
  const said = levelQuestion(small, phrase, true) ?? statementQuestion(small, { phrase, isMany: true });
  if (said !== undefined) return said;
  if (isDoneByMany(small)) return `What do ${phrase} do?`;
  return workQuestion(small, { term: naming.term, phrase }) ?? deedQuestion(small, phrase);
}

function oneDoesQuestion(meaning: string, small: string, naming: Naming): string | undefined {
  const { term, named } = naming;
  const phrase = phraseOf(naming, meaning);
  const known = actorOf(phrase, named)?.replace(`“${named}”`, `“${term}”`) ?? `“${term}”`;
  const actor = known.startsWith("“") ? unquotedActor(naming, small) : known;
  const thing = sayable(phrase, naming);
  const said =
    levelQuestion(small, thing, false) ?? statementQuestion(small, { phrase: thing, isMany: false });
  if (said !== undefined) return said;
  if (happening.test(small)) return `What is meant by “${term}”?`;
  if (isActivity(small)) return `What does ${actor} do?`;
  return workQuestion(small, { term, phrase: thing }) ?? deedQuestion(small, actor);
}

/** "consumer", "producer": one of many who do something. */
const doer =
  /^(?!liver|bladder|matter|water|paper|power|copper|silver|butter|weather|winter|summer|fever|cancer|odor|colou?r|humou?r|labou?r|vapou?r)[a-z]+(?:er|or|ist|eer)$/;

/** What does something and has no sure article: "a consumer", "the program counter", "Hannibal", “Fugue”. */
function unquotedActor({ term, named }: Naming, meaning: string): string {
  if (doer.test(named)) return `${/^[aeiou]/.test(named) ? "an" : "a"} ${named}`;
  if (isTitleCase(term)) return `the ${term}`;
  if (/^[a-z]+ [a-z]+(?:er|or|ing|ine|em|it|ex|ry|ane|ell)$/.test(named)) return `the ${named}`;
  if (/^[A-Z][a-z]+$/.test(term) && /^[a-z]+ed (?:the [A-Z]|[A-Z])/.test(meaning)) return term;
  if (/^[a-z]+ [a-z]+$/.test(named) && sureArticle(named, "") === named) return named;
  if (!/^[a-z]{3,}$/.test(named)) return `“${term}”`;
  // "trypsin digests proteins", "a nucleophile donates electrons".
  return substance.test(named) || sureArticle(named, "") === named
    ? named
    : `${/^[aeiou]/.test(named) ? "an" : "a"} ${named}`;
}

/** What is no one of a kind: a substance, a rock, music that goes on. */
const substance =
  /(?:in|ine|ase|ose|ol|ate|ite|ide|one|ium|gen|ane|ene|yne|acid|ware|aemia|ysis|osis|ism|ness|ity|tion|ment|ing|oil|alt|stone)$/;

/** "for photosynthesis", "protein synthesis": what something is there for. */
function workQuestion(
  meaning: string,
  { term, phrase }: { term: string; phrase: string },
): string | undefined {
  const isProcess = /(?:ing|tion|sion|ity|ment|ness|ance|ence)$/.test(headOf(term));
  if (work.test(meaning) && !isProcess && !work.test(term.toLowerCase())) {
    return `What is the function of ${phrase}?`;
  }
  return /^for\s/.test(meaning) ? `What ${isManyTerm(term) ? "are" : "is"} ${phrase} for?` : undefined;
}

/** "energy (ATP) production", "transport of proteins": what a part of something is there for. */
const work =
  /^(?!for\s)(?:[\w-]+ ){0,3}(?:\([^()]*\) )?(?:[\w-]+, |[\w-]+ (?:&|and) )?(?:production|synthesis|digestion|secretion|packaging|transport|storage|photosynthesis|respiration|protection|support|regulation|processing|breakdown|absorption|filtration|detoxification|excretion)(?:\s(?:of|for|against)\s[^,;.]{2,40}|\s\([^()]*\))?$/;

/** Stuff, of which there is no one. */
const stuff =
  /(?:ite|alt|stone|ate|ide|ol|wood|oil|wool|cloth|paper|steel|iron|glass|milk|water|blood|sand|clay|soil|marble)$/;

/** What a place or a use is said of: "glycolysis", "basalt", "the mitral valve", “Fugue”. */
function sayable(phrase: string | undefined, { term, named }: Naming): string {
  if (phrase !== undefined) return phrase;
  if (doer.test(named)) return `${/^[aeiou]/.test(named) ? "an" : "a"} ${named}`;
  if (/^[a-z-]+(?: [a-z-]+)+$/.test(named) || isTitleCase(term)) return `the ${named}`;
  return /^[a-z]+$/.test(named) && stuff.test(named) ? named : `“${term}”`;
}

/** Many things inside a question: "the Navigation Acts", "cookies". */
function manyPhrase({ term, named, usage }: Naming): string {
  return properPhrase(term, usage) ?? named;
}

/** A term with its article, where that is sure. */
function phraseOf({ term, named, usage }: Naming, meaning: string): string | undefined {
  const proper = properPhrase(term, usage);
  if (proper !== undefined) return proper;
  if (ranked.test(named)) return `the ${named}`;
  if (/^(?:[Tt]ype|[Cc]lass|[Gg]rade) (?:[IVX]+|\d|[A-C]) [a-z]+$/.test(term)) return `a ${term}`;
  if (isTitleCase(term)) return titlePhrase(term, meaning);
  // "basal metabolic rate (BMR)": the bracket takes no part in the choice.
  const bracket = /\s*\([^()]*\)$/.exec(named)?.[0] ?? "";
  const bare = named.slice(0, named.length - bracket.length);
  // "LAN (Local Area Network)": nothing shows whether there are many.
  if (bracket !== "" && /^[A-Z]{2,6}$/.test(bare)) return undefined;
  const phrase = sureArticle(bare, meaning)?.replace(
    /^an? (?=[A-Z]\S* (?:scale|spectrum|cycle|belt|line)$)/,
    "the ",
  );
  return phrase === undefined ? undefined : phrase + bracket;
}

/** "final electron acceptor": there is one of it. */
const ranked = /^(?:first|final|last|main|chief|largest|smallest|longest|highest|lowest|most|only)\s[a-z]+/;

/** What does something is a thing and not stuff: "the large intestine". */
function actorOf(phrase: string | undefined, named: string): string | undefined {
  if (phrase === named && /^[a-z]+$/.test(named)) return `“${named}”`;
  const isBare =
    phrase === named &&
    / /.test(named) &&
    !/[A-Z]|(?:ment|tion|sion|ness|ity|ism|ance|ence|ing|sis|ics|age|cy)$/.test(named);
  return isBare ? `the ${named}` : phrase;
}

/** Terms in the plural. */
function manyQuestion(naming: Naming, meaning: string): string | undefined {
  const { term, named, usage } = naming;
  if (!areMany(term, meaning)) return undefined;
  const proper = properPhrase(term, usage);
  if (proper !== undefined) return `What are ${proper}?`;
  const isSet = counted.test(term) || setOf.test(term);
  if (isNamesOnly(meaning) && !isSet) return `What are examples of ${named}?`;
  if (isFound.test(meaning)) return undefined;
  if (areFeatures.test(meaning)) return `What are the features of ${named}?`;
  const isDefinite = isSet || /\s(?:of|with|w\/|in)\s/.test(term);
  return `What are ${isDefinite ? "the " : ""}${named}?`;
}

/** "found above 60N", "introduced in 1948": a predicate for which no question was found. */
const participle =
  /^(?:found|located|used|made|formed|caused|produced|developed|introduced|invented|founded|built|written|born|based|known|characteri[sz]ed|associated|attached|covered|surrounded|controlled|fixed|set|chosen|decided|(?:increased|decreased|raised|reduced|elevated|lowered|seen|common) (?:in|by|during|after))\s(?!who\b|for whom)/i;

function oneQuestion(line: TermLine, naming: Naming): string | undefined {
  const { term, named } = naming;
  if (participle.test(line.meaning)) return undefined;
  if (/^[A-Za-z]\w* and [A-Za-z]\w*$/.test(term)) return `What are ${named}?`;
  // "Cause of decline".
  const [before = ""] = named.split(/\s(?:of|for|in)\s/);
  if (before !== named && isLabel(before, "en")) return `What is the ${named}?`;
  const phrase = phraseOf(naming, line.meaning);
  const isSpan = /^(?:c\. ?)?\d{3,4}s? ?(?:to|[-–—]) ?\d{2,4}s?$/.test(line.meaning);
  if (isSpan && phrase !== undefined) return `When was ${phrase}?`;
  const areMembers = isNamesOnly(line.meaning) && line.meaning.split(", ").length > 2;
  if (areMembers && /^[a-z-]+(?: [a-z-]+)+$/.test(named)) return `What belongs to the ${named}?`;
  const use = fitness.exec(line.meaning);
  if (use !== null) {
    return `What is ${phrase ?? named} ${captured(use, "what")} ${captured(use, "preposition")}?`;
  }
  // "where respiration takes place": no noun that the term could be.
  const isNoNoun =
    /^(?:where|when|how|why|from|with|by|because|if|no|always|usually|covered|surrounded)\s/i.test(
      line.meaning,
    );
  return phrase === undefined || isNoNoun ? `What is meant by “${term}”?` : `What is ${phrase}?`;
}

/** "Lag phase: cells adapt, no division": what goes on, not what the phase is. */
function isCourse(term: string, meaning: string): boolean {
  return (
    / /.test(term) &&
    meaning.includes(",") &&
    !/^(?:the|an?|time|period|phase|stage|part|first|last)\b/i.test(meaning)
  );
}

function questionByEnglishMeaning({ mark, meaning }: TermLine, { term, usage }: Naming): string | undefined {
  if (mark === "arrow" && (isStatement(term) || /->|→/.test(meaning))) return `What does “${term}” lead to?`;
  if (stage.test(term) && (isStatement(meaning) || isCourse(term, meaning))) {
    const named = lowered(term, usage);
    return `What happens in ${/^[a-z]/.test(named) && / /.test(named) ? "the " : ""}${/ /.test(named) ? named : term}?`;
  }
  // "numbers that look impressive": a noun with its clause.
  const isNoun = /^[a-z]+(?: [a-z]+)? (?:that|which|who|whose)\s/i.test(meaning);
  return (isStatement(meaning) && !isNoun) || /^(?:no|not|never|just|only)\b/i.test(term)
    ? `What is meant by “${term}”?`
    : undefined;
}

/** "Expenditure Approach", "LM Curve": more words than one, each with its capital, and nobody's name. */
function isTitleCase(term: string): boolean {
  const words = headOf(term).split(" ");
  return (
    words.length > 1 &&
    words.every((word) => /^[A-Z]/.test(word)) &&
    words.slice(1).some((word) => /^[A-Z][a-z]{2}/.test(word)) &&
    !/[’']s?\s/.test(term)
  );
}

/** Such a term with its article, where the same words in small letters have a sure one. */
function titlePhrase(term: string, meaning: string): string | undefined {
  const small = sureArticle(headOf(term).toLowerCase(), meaning);
  if (small?.startsWith("the ") === true) return `the ${term}`;
  if (small !== undefined && !/^an?\s/.test(small)) return term;
  return /^(?:the|an?)\s/i.test(meaning) && small === undefined ? term : undefined;
}

/** "Bethanechol, pilocarpine": a listing of names without a word that describes. */
function isNamesOnly(said: string): boolean {
  // "authoritative, permissive, neglectful; the last was added later".
  const [meaning = said] = said.split(/;\s/);
  return (
    isListing(meaning) &&
    meaning
      .split(/, (?:and |or )?/)
      .every((part) => part.split(" ").length <= 2 && !/^(?:no|not|more|less|very|most)\b/i.test(part))
  );
}
