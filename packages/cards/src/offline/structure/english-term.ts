import { captured } from "../../text/captured.ts";
import { headOf, isPredicate, isStatement, withArticle } from "../en/noun-phrase.ts";
import { isNamedAfterSomebody } from "../en/phrasing.ts";
import { verbForm } from "../en/verb-forms.ts";
import { personQuestion } from "./english-person.ts";
import { statementQuestion } from "./english-statement.ts";
import { isNameOfThing, properPhrase, type Usage } from "./proper-term.ts";
import { isDateText } from "./table-cell.ts";
import type { TermContext } from "./term-context.ts";
import type { TermLine } from "./term-line.ts";

const labelEn =
  /^(definition|causes?|effects?|advantages?|disadvantages?|downside|drawbacks?|purpose|function|role|examples?|symptoms?|treatment|diagnosis|prevention|detection|avoidance|formula|units?|result|cost|key (?:idea|point)|use|uses|structure|location|features?|fix|limits?|cause|risk factors?|complications?|triggers?|(?:danger |warning |clinical )?signs?|indications?|contraindications?|side effects?|adverse effects?|mechanism|pathogenesis|aetiology|etiology|prognosis|management|therapy|findings?|actions?|assumptions?|properties|applications?|requirements?|conditions?|types?|goals?|benefits?|consequences?|sources?|criteria|components?|steps?|scope|aims?|themes?|origins?|significance|importance)$/i;

/** The English question to which a term's meaning is the answer. */
export function englishTermQuestion(line: TermLine, context: TermContext): string {
  const { topic } = context;
  // "Competition *": a mark that points to a note.
  const term = line.term.replace(/^(?:the|an?)\s+/i, "").replace(/\s*\*+$/, "");
  // Under "Diagnosis", the signs are those of what the whole text is about.
  const named = topic === "" || labelEn.test(topic) ? context.title || topic : topic;
  const owner = named.replace(
    /^(?:key |main )?(?:features|facts|properties|points|characteristics) (?:of|about) /i,
    "",
  );
  if (labelEn.test(term) && owner !== "") {
    const isMany = /[^sui]s$|criteria$/.test(term);
    return `${owner.charAt(0).toUpperCase()}${owner.slice(1)}: what ${isMany ? "are" : "is"} the ${term.toLowerCase()}?`;
  }
  if (/^(?:why|how|when|where)\b/i.test(term)) return `${term}?`;
  if (isDateText(term)) return `What happened in ${term}?`;
  if (caseName.test(term)) return `What was decided in ${line.term}?`;
  if (/^[A-Z]{2,6}$/.test(term)) return abbreviationQuestion(term, line.meaning, context.usage);
  return (
    personQuestion(line.meaning, term, context) ??
    qualityQuestion(line.meaning, { term, owner, context }) ??
    plainEnglish(line, term, context.usage)
  );
}

/** "DOM", "an API": an abbreviation takes the article that the document gives it. */
function abbreviationQuestion(term: string, meaning: string, usage: Usage | undefined): string {
  const phrase = properPhrase(term, usage) ?? term;
  const asked = statementQuestion(meaning, { phrase, isMany: false });
  if (asked !== undefined) return asked;
  if (isActivity(meaning)) return `What does ${phrase} do?`;
  if (pastDeed.test(meaning)) return `What did ${phrase} do?`;
  // Without an article shown, only what is told by its name alone is asked so: "What is HTTP?", not "What is SPA?".
  const isUnsure = phrase === term && !/^(?:an?|the)\s/i.test(meaning) && !namedAlone.test(meaning);
  return isUnsure || isStatement(meaning) || isManyThings(meaning)
    ? `What is meant by “${term}”?`
    : `What is ${phrase}?`;
}

/** What an abbreviation without an article stands for. */
const namedAlone =
  /\b(?:protocol|language|hormone|acid|enzyme|molecule|organi[sz]ation|agency|alliance|union|format|standard|algorithm|software|technology|carrier|virus|gas|drug|income|output)\b|[/×*=]|\bper\b/i;

/** "servers that keep copies": no meaning of one thing. */
function isManyThings(meaning: string): boolean {
  return (
    isManyTerm(meaning.split(/\s(?:that|which|who|close|near)\s/)[0] ?? "") && !/^[A-Z0-9]/.test(meaning)
  );
}

/** "Oral: variable, slow", "Short-run: upward sloping": a quality says nothing without what has it. */
const quality = /^[a-z]+(?:-(?:run|term|acting|lived|chain)|ar|al|ic|ive|ous|ary|ory|ed)$/i;

function qualityQuestion(
  meaning: string,
  { term, owner, context }: { term: string; owner: string; context: TermContext },
): string | undefined {
  const bare = headOf(term);
  if (!quality.test(bare)) return undefined;
  if (context.isNested === true && context.topic !== "") {
    return `${context.topic}: what is meant by “${term}”?`;
  }
  if (bare !== term || !isListing(meaning)) return undefined;
  const asked = `hat belongs to “${term.toLowerCase()}”?`;
  return owner === "" ? `W${asked}` : `${owner}: w${asked}`;
}

/** "Carlill v Carbolic Smoke Ball Co [1893]", "Re Polemis". */
const caseName = /^(?:[A-Z][^:]{0,40}\sv\.?\s(?:the )?[A-Z]|Re [A-Z])/;

const uncountableInS =
  /(?:mathematics|physics|economics|politics|genetics|mechanics|dynamics|ethics|logistics|linguistics|analysis|series|diabetes|statistics)$/;
/** "bethanechol, pilocarpine, carbachol": a few short things and no clause. */
function isListing(said: string): boolean {
  const meaning = said.replace(/\s*\([^()]*\)/g, "");
  return (
    /^[^,;.]{2,40}(?:, (?:and |or )?[^,;.]{2,40}){1,5}$/.test(meaning) && !/^(?:an?|the)\s/i.test(meaning)
  );
}

const instruction =
  /^(?:give|use|avoid|check|keep|stop|treat|start|take|call|remove|apply|rinse|wash|do not|don't|never|press|monitor|consider|refer|admit|repeat|withhold|ensure|reduce|increase)\s(?!of\b)[a-z]/i;
const stage = /(?:phase|stage|step|period)\b| reaction$/i;

/** "good for ranges", "used in surgery". */
const fitness =
  /^(?<what>good|used|suitable|useful|responsible|needed|required|best) (?<preposition>for|in|to|as|by|with) /;
const counted = /^(?:two|three|four|five|six|seven)\s/i;

/** A term of English notes: with its article, or as a word to be explained where the article is unsure. */
function plainEnglish(line: TermLine, term: string, usage: Usage | undefined): string {
  const named = properCase(term, lowered(term, usage));
  const naming = { term, named, usage };
  const asked = activityQuestion(line, naming) ?? questionByEnglishMeaning(line, naming);
  return asked ?? manyQuestion(term, named, line.meaning) ?? oneQuestion(line, naming);
}

/** A term as it stands in its line, and as it stands inside a sentence. */
interface Naming {
  readonly term: string;
  readonly named: string;
  readonly usage: Usage | undefined;
}

/** "Counter-offer: kills the first offer", "Enzymes: speed up reactions", "Mesophyll: for photosynthesis". */
function activityQuestion({ meaning, mark }: TermLine, naming: Naming): string | undefined {
  const { term, named } = naming;
  const small = meaning.replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase());
  if (mark === "equals") return sumQuestion(named, meaning);
  const amount = amountQuestion(term, meaning);
  if (amount !== undefined) return amount;
  const isMany = isManyTerm(term);
  const phrase = phraseOf(naming, meaning);
  const actor = isMany
    ? manyPhrase(naming)
    : (actorOf(phrase, named)?.replace(`“${named}”`, `“${term}”`) ?? `“${term}”`);
  const said = statementQuestion(small, { phrase: isMany ? actor : sayable(phrase, naming), isMany });
  if (said !== undefined) return said;
  if (isMany) return isDoneByMany(small) ? `What do ${actor} do?` : deedQuestion(small, actor);
  if (/^for\s/.test(small)) return `What is ${phrase ?? `“${term}”`} for?`;
  if (happening.test(small)) return `What is meant by “${term}”?`;
  return deedQuestion(small, actor) ?? (isActivity(small) ? `What does ${actor} do?` : undefined);
}

/** Stuff, of which there is no one. */
const stuff =
  /(?:ite|alt|stone|ate|ide|ol|wood|oil|wool|cloth|paper|steel|iron|glass|milk|water|blood|sand|clay|soil|marble)$/;

/** What a place or a use is said of: "glycolysis", "basalt", "the mitral valve", “Fugue”. */
function sayable(phrase: string | undefined, { term, named }: Naming): string {
  if (phrase !== undefined) return phrase;
  if (/^[a-z-]+(?: [a-z-]+)+$/.test(named)) return `the ${named}`;
  return /^[a-z]+$/.test(named) && stuff.test(named) ? named : `“${term}”`;
}

/** "killed a third of Europe", "believed that the king had no power". */
function deedQuestion(meaning: string, actor: string): string | undefined {
  const thought = captured(
    /^(?<verb>believed|argued|claimed|demanded|opposed|supported|rejected) /.exec(meaning)?.groups,
    "verb",
  );
  if (thought !== "") return `What did ${actor} ${verbForm(thought)?.lemma ?? "say"}?`;
  const isOfName = /^(?:the [A-Z]|[A-Z]{2})/.test(actor) && pastDeed.test(meaning);
  return isDeed(meaning) || isOfName ? `What did ${actor} do?` : undefined;
}

/** "promised help to any country": what only an act, a plan or a body did. */
const pastDeed =
  /^(?:promised|gave|granted|ended|began|set up|banned|abolished|limited|allowed|forced|forbade|protected|extended|divided|united|investigated|created|offered|raised|lowered|introduced|guaranteed|prohibited|required|organi[sz]ed|supplied|provided|encouraged) (?!by|in|on|as|from|with|at|after|before|under|during)[a-z]/;

/** Many things inside a question: "the Navigation Acts", "cookies". */
function manyPhrase({ term, named, usage }: Naming): string {
  return properPhrase(term, usage) ?? named;
}

const lasting = /^\d+(?:[–-]\d+)? (?:years?|months?|weeks?|days?|hours?|minutes?|seconds?)\b/;
const ofTime = /\b(?:period|time|limit|term|age|duration)$/i;

/** "Adverse possession: 10 years", "Adult skeleton: 206 bones". */
function amountQuestion(term: string, meaning: string): string | undefined {
  if (lasting.test(meaning)) return ofTime.test(term) ? undefined : `${term}: how long?`;
  const things = /^\d[\d,]* (?<things>[a-z]+s)$/.exec(meaning)?.groups?.["things"];
  return things === undefined ? undefined : `${term}: how many ${things}?`;
}

/** "Number of moles = mass / Mr". */
function sumQuestion(named: string, meaning: string): string | undefined {
  const isSum = /[/×*+÷]|\s[-−–]\s/.test(meaning) && /[a-z]{3}/.test(named + meaning);
  const article = /^[A-Z]|[’']s?\s/.test(named) ? "" : "the ";
  return isSum ? `How ${isManyTerm(named) ? "are" : "is"} ${article}${named} calculated?` : undefined;
}

/** A term with its article, where that is sure. */
function phraseOf({ term, named, usage }: Naming, meaning: string): string | undefined {
  const proper = properPhrase(term, usage);
  if (proper !== undefined) return proper;
  if (ranked.test(named)) return `the ${named}`;
  if (/^(?:Type|Class|Grade) (?:[IVX]+|\d|[A-C]) [a-z]+$/.test(term)) return `a ${term}`;
  if (isTitleCase(term)) return titlePhrase(term, meaning);
  // "basal metabolic rate (BMR)": the bracket takes no part in the choice.
  const bracket = /\s*\([^()]*\)$/.exec(named)?.[0] ?? "";
  const bare = named.slice(0, named.length - bracket.length);
  // "LAN (Local Area Network)": nothing shows whether there are many.
  if (bracket !== "" && /^[A-Z]{2,6}$/.test(bare)) return undefined;
  const phrase = withArticle(bare, meaning)?.replace(
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

/** "grinds food"; not "profits from trade were invested", where the word in -s is a noun. */
function isActivity(meaning: string): boolean {
  const [head = ""] = meaning.split(/\s(?:that|which|what|who|when|where|how)\s/);
  return isPredicate(meaning) && !/\b(?:were|was|are|is)\b/.test(head);
}

/** "allowed weavers to make wider cloth"; not "made of wood". */
function isDeed(meaning: string): boolean {
  const [verb = "", next = ""] = meaning.split(" ");
  const isPast = /^(?:past|pastOrParticiple)$/.test(verbForm(verb)?.form ?? "");
  return (
    isPast &&
    /^[a-z]/.test(verb) &&
    /^(?:the|an?|about|nearly|over|more|[a-z]+s)$/.test(next) &&
    !/^(?:as|is|was|its|plus|less|hours|days|weeks|months|years|minutes|seconds)$/.test(next)
  );
}

/** What only happens or depends does nothing to anything. */
const happening =
  /^(?:occurs|happens|arises|results|depends|means|refers|consists|belongs|tends|exists|lies|stands|comes)\s/;

/** "speed up reactions", "build new bone"; not "control cells that ...", where the first word describes a noun. */
function isDoneByMany(meaning: string): boolean {
  const [first = "", second = ""] = meaning.split(" ");
  if (verbForm(first)?.form !== "base" || !/^[a-z]/.test(first)) return false;
  return (
    !/^(?:\S+ ){1,4}(?:that|which|who)\s/.test(meaning) && (plainVerb.test(first) || actsOn.test(second))
  );
}

/** Verbs that are no nouns as well. */
const plainVerb =
  /^(?:break|know|build|make|carry|keep|bring|give|hold|protect|produce|prevent|convert|destroy|remove|absorb|contain|allow|enable|provide|send|receive|transmit|secrete|maintain|digest|detect|kill|stimulate|inhibit|regulate|eat|grow|have|help|store|create|collect|connect|join|control)$/;
/** What may follow a verb in its bare form, and not a noun that looks like one: "speed up", "produce energy", "have hair". */
const actsOn =
  /^(?:up|down|out|to|into|from|the|an?|on|in|with|[a-z]+(?:s|y|tion|ity|ment|ness|ing|air|ood|ter|gen|ein)|heat|acid|oxygen|blood)$/;

/** Plurals that end in -a. */
const manyInLatin =
  /(?:^|[ -])(?:bacteria|archaea|protozoa|media|mitochondria|criteria|phenomena|data|strata|ganglia|cilia|flagella|ova|sporangia|microbiota)$/i;

function isManyTerm(term: string): boolean {
  const head = headOf(term);
  // Cocci, bacilli, fungi, larvae.
  if (/^[a-z]{2,}(?:cc|ll|ng|ul)i$|[a-z]{3}ae$/i.test(head) || manyInLatin.test(head)) return true;
  return (/[^sui]s$|ics$/.test(head) && !uncountableInS.test(head)) || counted.test(term);
}

/** Terms in the plural. */
function manyQuestion(term: string, named: string, meaning: string): string | undefined {
  if (!isManyTerm(term)) return undefined;
  const isSet = counted.test(term) || /\sof\s|^(?:key|main|major|chief|basic|common)\s/i.test(term);
  if (isNamesOnly(meaning) && !isSet) return `What are examples of ${named}?`;
  const isDefinite = isSet || /\s(?:of|with|w\/|in)\s/.test(term);
  return `What are ${isDefinite ? "the " : ""}${named}?`;
}

function oneQuestion(line: TermLine, naming: Naming): string {
  const { term, named } = naming;
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
  const isNoNoun = /^(?:where|when|how|why|from|with|by|because|if|no|covered|surrounded)\s/i.test(
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
  if (instruction.test(meaning)) {
    return `${term.charAt(0).toUpperCase()}${term.slice(1)}: what is to be done?`;
  }
  if (stage.test(term) && (isStatement(meaning) || isCourse(term, meaning))) {
    const named = lowered(term, usage);
    return `What happens in ${/^[a-z]/.test(named) && / /.test(named) ? "the " : ""}${/ /.test(named) ? named : term}?`;
  }
  return isStatement(meaning) || /^(?:no|not|never|just|only)\b/i.test(term)
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
  const small = withArticle(headOf(term).toLowerCase(), meaning);
  if (small?.startsWith("the ") === true) return `the ${term}`;
  if (small !== undefined && !/^an?\s/.test(small)) return term;
  return /^(?:the|an?)\s/i.test(meaning) && small === undefined ? term : undefined;
}

/** "Bethanechol, pilocarpine": a listing of names without a word that describes. */
function isNamesOnly(meaning: string): boolean {
  return (
    isListing(meaning) &&
    meaning
      .split(/, (?:and |or )?/)
      .every((part) => part.split(" ").length <= 2 && !/^(?:no|not|more|less|very|most)\b/i.test(part))
  );
}

function lowered(term: string, usage: Usage | undefined): string {
  if (isNameOfThing(term) && /\sof\s(?:the )?[A-Z]/.test(term)) return term;
  // "Effects of the Black Death": a common noun before a name.
  const [before = ""] = term.split(/\s(?:of|in|for)\s/);
  if (labelEn.test(before)) return term.charAt(0).toLowerCase() + term.slice(1);
  const [first = "", second = ""] = term.split(" ");
  const isName =
    usage?.names.has(first) === true &&
    !usage.lowerWords.has(first.toLowerCase()) &&
    !usage.lowerWords.has(`${first.toLowerCase()}s`);
  const isPlain =
    !isName &&
    /^[A-Z][a-z-]*[aeiouy][a-z-]*(?:\s[a-z].*)?$/.test(term) &&
    !isNamedAfterSomebody(first, second);
  return isPlain ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** Keeps the capital of a name such as "Gauss's law" or "North Star metric". */
function properCase(original: string, lowered: string): string {
  if (/^[a-z]+ (?:of|in|for) /.test(lowered)) return lowered;
  const words = original.split(" ");
  return words.length > 1 && words.slice(1).some((word) => /^[A-Z]/.test(word)) ? original : lowered;
}
