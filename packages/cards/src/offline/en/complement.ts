import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { type EnglishClause, isPlural, parseClause } from "./clause.ts";
import { isCopula } from "./phrasing.ts";
import { splitEnglish } from "./split-clauses.ts";
import { isParticiple, verbForm } from "./verb-forms.ts";

/** What a clause says of its subject, what its verb is done to, or the one phrase behind it; empty when that is not plain to see. */
export function complementOf(clause: EnglishClause): string {
  const isSaid = isCopula(clause) || clause.auxiliary !== "";
  return (isSaid ? saidOf(clause) : objectOf(clause)) || phraseBehind(clause);
}

/** What the first clause of a sentence says its subject is. */
export function complementIn(sentence: string): string {
  const clause = parseClause(splitEnglish(sentence).clauses[0] ?? "");
  return clause !== undefined && isCopula(clause) ? saidOf(clause) : "";
}

function saidOf(clause: EnglishClause): string {
  const first =
    clause.rest.split(/[,;:]|\s(?:because|if|when|unless|until|where|which|that|but|so)\s/)[0] ?? "";
  const whole = isCopula(clause) || clause.verb === "be" ? first : "";
  // "either stated or inferred", "being challenged", "almost only on ...": no thing and no quality.
  const isVague =
    /^(?:either|neither|due|based|able|likely|unlikely|born|responsible|being|almost|not|to|in|on|at|of|from|for|by|with|under|about|little|no|more|less|very|quite|so|too|[a-z]+ly)\s|^[a-z]+(?:ed|ing)\b|\b(?:and|or|examples?)$|^(?:the )?(?:most|least|[a-z]{3,}est)\s|\bthan\b/.test(
      whole,
    );
  return isVague || isParticiple(whole.split(" ")[0] ?? "") || countUnits(whole) > 7
    ? ""
    : whole.replace(/^(?:an?|the|both)\s/, "");
}

/** The thing that a verb without a question of its own is done to: "take {{a common sense approach}} to causation". */
function objectOf({ verb, rest }: EnglishClause): string {
  const first =
    rest.split(
      /[,;:(]|\s(?:that|which|who|because|if|when|while|where|but|so|as|to|for|by|into|from|with|at|on|in|during|after|before|and|or)\s/,
    )[0] ?? "";
  const units = countUnits(first);
  const isThing =
    /^(?:an?|the|no|two|three|four|five)\s/.test(first) ||
    (units > 1 && isPlural(first.split(" ").at(-1) ?? ""));
  if (
    verb === "" ||
    !isThing ||
    units < 2 ||
    units > 6 ||
    /\b(?:it|them|this|these|its|their|his|her|way|lot|number)\b|ly$/.test(first)
  ) {
    return "";
  }
  const thing = first.replace(/^(?:an?|the)\s/, "");
  return countUnits(thing) < 2 || /\d|^(?:first|second|third|last|same|new|other)\b/.test(thing) ? "" : thing;
}

/** "never decreases in an {{isolated system}}": the phrase that a question would leave without its preposition. */
function phraseBehind({ verb, rest }: EnglishClause): string {
  const found = verb === "" ? null : aloneBehind.exec(rest);
  const thing = captured(found, "thing");
  // "thought to move the plates": a deed.
  if (verbForm(thing.split(" ")[0] ?? "")?.form === "base" && rest.startsWith("to ")) return "";
  const units = countUnits(thing);
  const last = thing.split(" ").at(-1) ?? "";
  const isTelling = units > 1 || /^[A-Z]/.test(thing);
  return isTelling &&
    units <= 5 &&
    !vagueThing.test(thing) &&
    !isParticiple(last) &&
    verbForm(last)?.form !== "third"
    ? thing
    : "";
}

/** A preposition and one noun phrase up to the end, a comma or another preposition. */
const aloneBehind =
  /^(?:in|at|from|under|through|with|to|between|among|before) (?:the |an? )?(?<thing>[\w’'-]+(?: (?!(?:of|and|or|to|that|which|who|is|are|was|were|has|have|can|as|when|if|where|but|not|upon|on|for|than|by|from|with)\b)[\w’'-]+){0,3}?)(?=$|[.,;]| (?:as|when|while|in|at|from|to|with|by|after|before|during|through|into)\s)/;
const vagueThing =
  /\d|^(?:least|most|its|their|his|her|this|these|that|those|it|them|each|all|some|any|no|more|most|many|other|another|[a-z]+ing|order|fact|case|general|particular|January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:way|ways|time|times|place|part|parts|case|cases|number|extent|form|order|result|end|start|beginning|same|centur(?:y|ies)|years?|months?|days?|one|two|three)$/;
