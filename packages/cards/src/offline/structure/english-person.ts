import { isPerson } from "../en/phrasing.ts";
import { verbForm } from "../en/verb-forms.ts";
import { isNameOfThing } from "./proper-term.ts";
import type { TermContext } from "./term-context.ts";

const titled =
  /^(?:Lord|Lady|Sir|Dame|King|Queen|Emperor|Empress|Pope|Saint|St\.?|President|Prince|Professor)\s[A-Z]/;
const fullName =
  /^(?:\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?|[A-Z]{2}|(?:[A-Z]\. ?){1,3})(?: (?:(?:von|van|de|da|di|du|la|le|ibn|bin) )?\p{Lu}[\p{L}.’'-]+){1,3}$/u;
/** "(1864-1920)", ", Ph.D.": what follows a name and is no part of it. */
const afterName =
  /\s*\((?:(?:c\.\s?)?\d{3,4}\s?(?:BCE?\s?)?[-–—]\s?(?:c\.\s?)?\d{2,4}|(?:b\.|d\.|born|died)\s?\d{3,4})[^()]*\)|,\s(?:Ph\.?D|M\.?D|Jr|Sr|FRS|OBE)\.?$/g;
/** "Joan of Arc". */
const ofPlace = /^[A-Z][a-z]+ of [A-Z][a-z]+$/;
const aboutPeople =
  /\b(?:people|persons?|figures?|leaders?|rulers?|thinkers?|scientists?|philosophers?|theorists?|authors?|artists?|composers?|psychologists?|economists?|explorers?|reformers?|revolutionaries)\b/i;

/** What people are, beside those that the sentences' rules know. */
const calling =
  /\b(?:arch)?bishop\b|\b(?:pope|monk|nun|priest|owner|doctor|nurse|lawyer|judge|teacher|merchant|farmer|soldier|officer|pilot|singer|actor|actress|activist|reformer|rebel|dissenter|saint|prophet|champion|sculptor|playwright|novelist|banker|sailor|navigator|conqueror|colonist|settler|missionary|planter|trader|chief|warrior|knight|duke|earl|baron|nobleman|senator|governor|mayor|journalist|photographer|architect|scholar|theologian|naturalist|surgeon|abolitionist|suffragette|spy)\b/i;

/** "rationalist who said that habit decides". */
const toldOfSomebody =
  /^[^,;]* who (?:[a-z]+ed|said|wrote|led|made|found|held|built|thought|taught|won|became|was|began|gave|fought)\b/;

/** "Roger Williams: founder of Rhode Island", "Lord Denning: promissory estoppel". */
export function personQuestion(
  said: string,
  written: string,
  { topic, lead = "", usage }: TermContext,
): string | undefined {
  const term = written.replace(afterName, "");
  if (titled.test(term)) return `What is ${term} known for?`;
  if (isSurname(term, usage)) return surnameQuestion(said, term);
  if (ofPlace.test(term)) return describesSomebody(said) ? `Who was ${term}?` : undefined;
  if (!isFullName(term, usage)) return undefined;
  const small = said.replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase());
  const isDeed = isSomebodysDeed(small) || /^set (?:up|out)\s/i.test(said);
  if (toldOfSomebody.test(said)) return `Who was ${term}?`;
  const hasDates = term !== written;
  if (!describesSomebody(said) && !isDeed && !hasDates && !aboutPeople.test(`${topic} ${lead}`)) {
    return undefined;
  }
  return isDeed ? `What did ${term} do?` : `Who was ${term}?`;
}

/** "Kohlberg", which the document writes with its capital inside sentences and never without. */
function isSurname(term: string, usage: TermContext["usage"]): boolean {
  return (
    /^[A-Z][a-z]{2,}$/.test(term) &&
    usage?.names.has(term) === true &&
    !usage.lowerWords.has(term.toLowerCase()) &&
    !/(?:tion|sion|ment|ness|ity|ism|ics|sis|logy|graphy|ing|ance|ence|ium|ase|ine|ate|ide)$/.test(term)
  );
}

const thought =
  /^(?<verb>thought|argued|believed|proposed|suggested|showed|discovered|taught|held|claimed|found|invented|developed|introduced) (?!in\b|on\b|at\b|by\b)/;

/** What somebody thought, who he was; nothing where notes only tell of a word with a capital. */
function surnameQuestion(said: string, term: string): string | undefined {
  const verb = thought.exec(said)?.groups?.["verb"];
  if (verb !== undefined) return `What did ${term} ${verbForm(verb)?.lemma ?? "say"}?`;
  if (describesSomebody(said)) return `Who was ${term}?`;
  return /^(?:an?|the|any|all|each)\s|^[A-Za-z]+ed (?:by|in|on|from|as)\s/i.test(said)
    ? undefined
    : `What is ${term} known for?`;
}

function isFullName(term: string, usage: TermContext["usage"]): boolean {
  return fullName.test(term) && !isNameOfThing(term) && !isCommon(term, usage);
}

/** "Economic Growth", "Living Conditions": words with capitals, which the document or their ending shows to be no name. */
function isCommon(term: string, usage: TermContext["usage"]): boolean {
  const last = (term.split(" ").at(-1) ?? "").toLowerCase();
  return (
    usage?.lowerWords.has(last) === true ||
    /(?:tion|sion|ment|ness|ity|growth|ism|conditions|structure|labou?r)s?$/.test(last)
  );
}

/** "founder of Rhode Island"; not "charter that limited the king", whose head is a thing. */
function describesSomebody(said: string): boolean {
  const [first = ""] = said.split(/[,;(]/);
  const [head = ""] = first.split(/\s(?:that|which|who|of|in|at|for|from|on)\s/);
  // "Absorption of light": the capital of a line's beginning makes no name.
  const small = head.charAt(0).toLowerCase() + head.slice(1);
  return (isPerson(small) || calling.test(head)) && /^(?:(?:the|an?) )?(?:[\w-]+ ){0,3}[a-z]+\b/.test(first);
}

/** "led a revolt"; not "founded in 1660". */
function isSomebodysDeed(said: string): boolean {
  const [verb = "", next = ""] = said.split(" ");
  return (
    /^[a-z]/.test(verb) &&
    /^(?:past|pastOrParticiple)$/.test(verbForm(verb)?.form ?? "") &&
    !/^(?:using|via|in|on|by|of|as|from|with|to|at|for|after|before|between|around|about|until|through|during|over|under|into|than)$/.test(
      next,
    )
  );
}
