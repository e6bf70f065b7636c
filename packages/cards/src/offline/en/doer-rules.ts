import { countUnits } from "../../text/units.ts";
import { trimmed, withoutSecondVerb } from "./answer-text.ts";
import type { EnglishClause } from "./clause.ts";
import type { EnglishRule } from "./english-card.ts";
import { insideSentence, isPerson } from "./phrasing.ts";
import { readComplement, takesNoObject } from "./verb-complements.ts";
import { verbForm } from "./verb-forms.ts";

const fullName = /^[A-Z][\w’'.-]+(?: (?:de|von|van|of|the|and|ibn|[A-Z][\w’'.-]*))+$/;
const namedSomebody =
  /^(?:An?|The) (?:[\w’'-]+ ){0,3}(?:[a-z’'-]+ [A-Z][\w’'-]+ [A-Z][\w’'-]+|(?:named|called) [A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*)$/;
const noPerson =
  /^(?:Re|South|North|East|West|New|Saint|San|Great|United|Upper|Lower|Central|Latin|Operation|Project|World|Standard|General|Magna|Old|Middle)\s|\b(?:Oil|Motors|Windows|Plan|Inc|Ltd|Corporation|Group|Club|Line|Street|Island|Valley|Coast|Africa|Asia|America|Arabia|Zealand)$/;
/** What bears a name of two words as people do. */
const thing =
  /\b(?:ship|steamer|steamship|frigate|novel|film|play|poem|opera|song|journal|newspaper|magazine|company|firm|bank|party|battle|war|river|lake|mountain|city|town|village|treaty|bacterium|fungus|virus|species|genus|star|planet|comet|spacecraft|satellite|probe|telescope|program|programme|project|operation|group|band|team|club|school|church|hotel|theatre|museum|bridge|tower|castle|palace|island|strait|asteroid|crater|mite|mosquito|moth|beetle|parasite|worm|state|country|kingdom|government|army|fleet)s? (?:(?:named|called) )?[A-Z]/;
/** What is told with "that", or is no deed: nobody is asked for by it. */
const noDeed =
  /^(?:become|have|be|want|need|try|seek|hope|fear|know|like|believe|think|feel|argue|claim|show|prove|teach|hold|explain|observe|suggest|find|confirm|declare|state|note|demonstrate|conclude|report|say|warn|predict|insist|agree|see|spend|start|begin to)$/;
const pointing =
  /\b(?:its|their|his|her|it|itself|themselves|himself|herself|him|them|they|he|she|this|these|there|other)\b/;
const joining = /\b(?:although|while|because|since|when|if|as|so|in which|where|but)\b/;
const maxDeedUnits = 16;

/**
 * "Jocelyn Bell discovered the first pulsar in 1967": what was done tells who did it better than a name tells what was done, and
 * the question has all that the sentence says. Not where the title names the doer already.
 */
export const doerOfDeed: EnglishRule = (clause, study) => {
  const form = verbForm(clause.verb);
  if (clause.auxiliary !== "" || form?.form.startsWith("past") !== true) return undefined;
  if (noDeed.test(form.lemma) || takesNoObject(form.lemma)) return undefined;
  const isKnown = study.title.includes(clause.subject.split(" ").at(-1) ?? "");
  // "exposed the mice to smoke": what it was done with is more than who did it.
  const isRich = readComplement(form.lemma, clause.rest)?.asked === "complement";
  if (isKnown || isRich || !isNamed(clause.subject)) return undefined;
  const deed = withoutSecondVerb(trimmed(clause.rest), clause);
  if (!isDeed(deed) || /\bnot\b/.test(clause.adverb)) return undefined;
  const setting = settingBehind(clause.setting, deed);
  if (setting === undefined) return undefined;
  return {
    rule: "agent.active",
    question: `Who ${clause.verb} ${deed}${setting}?`,
    answer: clause.subject.replace(/^(?:An?|The) /, (article) => article.toLowerCase()),
    score: 0.78,
  };
};

/** "In 1812" and "At Kalmar" stand behind the deed in a question; nothing where a setting cannot. */
function settingBehind(setting: string, deed: string): string | undefined {
  if (setting === "") return "";
  const isTime = /\d{3}/.test(setting) && !/\d{3}/.test(deed);
  const isPlace = /^(?:In|At) (?:the )?[A-Z][^,]*$/.test(setting);
  return isTime || isPlace ? ` ${setting.charAt(0).toLowerCase()}${setting.slice(1)}` : undefined;
}

/** "Ignatius of Loyola", "the Venetian friar Luca Pacioli", "a gunfounder named Orban". */
function isNamed(subject: string): boolean {
  if (/[’']s?\s|,/.test(subject) || noPerson.test(subject)) return false;
  if (namedSomebody.test(subject)) {
    return !thing.test(subject);
  }
  return (
    fullName.test(subject) &&
    /\s(?:and\s)?(?:of |the |de |von |van )?[A-Z]/.test(subject) &&
    isPerson(subject)
  );
}

/** Whether what was done is whole, and tells who did it: a name, a year, the one thing, or words enough. */
function isDeed(deed: string): boolean {
  const units = countUnits(deed);
  if (units < 2 || units > maxDeedUnits || pointing.test(deed) || joining.test(deed)) return false;
  if (/^(?:with|at|in|from|to|on|for|by|that|how|what|whether|why|[a-z]+ly)\s/.test(deed)) return false;
  // "received the Nobel Prize": in which year, or for what.
  if (/\bPrize$/.test(deed)) return false;
  return /[A-Z]|\d/.test(deed) || (deed.startsWith("the ") && units >= 3) || units >= 5;
}

/** Who or what does what is described: asked when the object cannot be. */
export const subjectOf: EnglishRule = (clause, study) => {
  const form = verbForm(clause.verb);
  if (form === undefined || clause.auxiliary !== "" || !tellsEnough(clause)) return undefined;
  if (/^(?:become|remain|seem|appear)$/.test(form.lemma)) return undefined;
  if (pointing.test(clause.rest) || joining.test(clause.rest) || takesNoObject(form.lemma)) return undefined;
  // "leaves with half of the workers": what is told is how or where.
  if (/^(?:with|at|in|from|to|on|for|by|as)\s/.test(clause.rest)) return undefined;
  // "What plays an important role?": only somebody is asked for by what was done; one name may be a substance.
  const isFullName = /^[A-Z][^’']* [^’' ]*[A-Z][^’']*$/.test(clause.subject);
  if (!isFullName || noPerson.test(clause.subject)) return undefined;
  if (!isPerson(insideSentence(clause.subject, study))) return undefined;
  return {
    rule: "agent.active",
    question: `Who ${clause.verb} ${withoutSecondVerb(clause.rest.replace(/[.;,]+$/, ""), clause)}?`,
    answer: clause.subject,
    score: 0.56,
  };
};

function tellsEnough({ subject, rest, adverb }: EnglishClause): boolean {
  return countUnits(subject) <= 6 && countUnits(rest) >= 3 && !/\bnot\b/.test(adverb);
}
