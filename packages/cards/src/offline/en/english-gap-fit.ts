import { splitsWord } from "../../lint/lint-measures.ts";
import { weakGapEdges, weakGaps } from "../../lint/lint-patterns.ts";
import { letterKey } from "../../text/letter-key.ts";
import { stopWords } from "../../text/stop-words.ts";
import { countUnits } from "../../text/units.ts";
import { verbForm } from "./verb-forms.ts";

/** A stretch of a sentence that may be hidden. */
export interface Gap {
  readonly text: string;
  readonly at: number;
  readonly worth: number;
}

const maxGapUnits = 7;
const maxGapShare = 0.45;

/** Whether a stretch of an English sentence is a whole phrase with one right answer, which the rest does not give away. */
export function isFit(sentence: string, { text, at }: Gap): boolean {
  const units = countUnits(text);
  if (units < 0.6 || units > maxGapUnits || units > countUnits(sentence) * maxGapShare) return false;
  const before = sentence.slice(0, at);
  const behind = sentence.slice(at + text.length);
  if (isWeak(text, before) || splitsWord(sentence, at, text) || cutsWord(before, behind)) return false;
  if (isNamedBehind(before, text, behind) || isSample(before, text)) return false;
  if (pointer.test(before) || isAside(before) || /^\s?[×*·^]/.test(behind)) return false;
  if (isMember(before, text, behind) || isHalfAmount(text, behind)) return false;
  return !isGivenAway(text, `${before} ${behind}`);
}

/** "reigned from the [capital city], Memphis": its name is what is worth hiding. */
function isNamedBehind(before: string, text: string, behind: string): boolean {
  return /^[a-z]/.test(text) && /^, [A-Z][a-z]+[.,]/.test(behind) && before.endsWith("the ");
}

/** "pronounced as in “ship”": one word of many. */
function isSample(before: string, text: string): boolean {
  return /^[a-z]+$/.test(text) && /\b(?:in|like|as) ["“]$/.test(before);
}

/** What stands in the sentence twice gives itself away: also a name by one of its words, a word by another of its forms. */
function isGivenAway(text: string, rest: string): boolean {
  if (letterKey(rest).includes(letterKey(text))) return true;
  const root = /^[a-z]{7,}$/.test(text) ? text.replace(/(?:ing|ed|es|ions?|s)$/, "") : "";
  if (root !== "" && rest.toLowerCase().includes(` ${root}`)) return true;
  // "nouns are [de-words], so say de".
  const [stem = "", ...tail] = text.split("-");
  if (tail.length > 0 && new RegExp(`\\b${stem}\\b(?!-)`).test(rest) && /^[a-z]{2,}$/.test(stem)) return true;
  // "Novikov telegram - 1946 - [Nikolai Novikov]"; an empire and another empire are two.
  const words = text.split(" ").filter((word) => /^[A-Z][a-z]{4,}$/.test(word) && !kindOfName.test(word));
  return words.some((word) => new RegExp(`\\b${word}\\b`).test(rest));
}

const kindOfName =
  /^(?:Empire|Kingdom|Treaty|Union|Council|Court|Party|Republic|Revolution|States?|Estates?|General|House|Conference|Church|River|Islands?|University|Street|Queen|Sabha|Great|North|South|Eastern|Western|Second|Third|First|World|National|Supreme|Royal|United)$/;

/** What a number after it only points at. */
const pointer =
  /(?:\b(?:listings?|exhibits?|examples?|problems?|questions?|exercises?|sections?|articles?|paragraphs?|clauses?|chapters?|figures?|tables?|schedules?|parts?|rules?|steps?|lectures?|lessons?|weeks?|units?|types?|grades?|stages?|phases?|groups?|class|levels?|category|days?|photosystem|vitamin|number|size|appendix|no|version|page|act|v|vs)\.?\s|[=<>≤≥]\s?|[([])$/i;

function isWeak(text: string, before: string): boolean {
  return (
    // "“You” is both singular and plural": a word that is spoken of.
    (stopWords.has(text.toLowerCase()) && !/["“]$/.test(before)) ||
    weakGaps.has(text.toLowerCase()) ||
    opensSentence.test(text) ||
    weakGapEdges.test(text) ||
    vagueQuality.test(text) ||
    openEnds.test(text) ||
    /["“”]/.test(text)
  );
}

/** "length: [Once] declared", "[Let's test] it", "prefix: [See] the": how a sentence begins, and no name. */
const opensSentence =
  /^(?:Once|See|Note|Using|Let[’']s|Unlike|Following|Given|Despite|Your|My|Our|Without|Through|Because|However|Instead|Even|Just|Now|Next|Also)(?:$| [A-Za-z]+$)|n[’']t$/;

/** "If hypervolemic", "very limited power", "specific ones", "VARIABLE COST Can": no name and no thing. */
const openEnds =
  /^(?:If|When|Anything|Everything|[Vv]ery|[Qq]uite|[Rr]ather|[Tt]oo|[Ss]o)\s|\s(?:ones|Can|Cannot|Must|Will|Is|Are|Was|Were|Has|Have)$/;

/** Whether a gap begins or ends inside a word or a number. */
function cutsWord(before: string, behind: string): boolean {
  return (
    /[\p{L}\d’'/:_–-]$|[\d,.]\d*$/u.test(before.slice(-1)) || /^(?:-\w|\p{L}|[,.]?\d|[²³⁺⁻])/u.test(behind)
  );
}

/** Inside brackets stands what was said by the way: a year of a case, a span of a reign. */
function isAside(before: string): boolean {
  return (
    before.split("(").length > before.split(")").length || before.split("[").length > before.split("]").length
  );
}

/** "single, double or triple", "within 1, 2 and 3": a list is hidden whole or not at all. */
function isMember(before: string, text: string, behind: string): boolean {
  // "Signs are [loose clothing], tiredness and pale skin".
  if (!/\d/.test(text) && isListed(behind)) return true;
  // "one in 26 customers": one number of two.
  const isOfNumbers =
    /(?:\d,?|\bone in) (?:(?:and|or|to) )?$/.test(before) ||
    (/^,? (?:and|or|to) \d/.test(behind) && !(/\b(?:is|was) $/.test(before) && behind.startsWith(", and ")));
  // "for ten weeks, closed the shops and separated": a number begins no list of things.
  if (/^(?:[a-z-]+ )?(?:days|weeks|months|years)$/.test(text) && behind.startsWith(", ")) return false;
  return (
    (isOfNumbers && /^\d/.test(text)) ||
    /\b(?:and|or|nor|between [\w.,]+(?: \w+)? and) (?:the |an? )?["“]?$/.test(before) ||
    /^["”]?(?:,? (?:and|or) (?:the |an? )?[\w-]+(?=[.,;:)]|$| (?:of|in|is|are|was|were|for|to|at|on)\b)|,? (?:and|or) (?:the )?[A-Z]|, (?:the |an? )?[\w-]+(?: [\w-]+)?,? (?:and|or) )/.test(
      behind,
    )
  );
}

function isListed(behind: string): boolean {
  const others = /^(?:, [^,.;:]{2,40}){0,5}?, [^,.;:]{2,40}?,? (?:and|or) /.exec(behind)?.[0] ?? "";
  return (
    others !== "" &&
    !/^, (?:among|including|such)\b/.test(others) &&
    others.split(/[\s,]+/).every((word) => !isOfClause(word))
  );
}

function isOfClause(word: string): boolean {
  const form = verbForm(word)?.form;
  return (
    /^(?:is|are|was|were|has|have|had|can|could|may|must|will|would|which|who|that|where|when|as|the|it|they|he|she)$/.test(
      word,
    ) ||
    form === "third" ||
    form === "past" ||
    form === "pastOrParticiple"
  );
}

/** "9.30 [sports] hall", "2 main stages, the first and the second": an amount that ends in the middle, or can be counted. */
function isHalfAmount(text: string, behind: string): boolean {
  if (!/^[£$€¥]?\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\s/.test(text)) return false;
  const next = /^\s(?<word>[a-z]+)/.exec(behind)?.groups?.["word"] ?? "";
  // "70 per cent silica": a share is whole before what it is a share of.
  const isCut =
    !/per ?cent$|%$/.test(text) &&
    next !== "" &&
    text.includes(" ") &&
    !next.endsWith("ly") &&
    !isJoint.test(next) &&
    !isVerbAfter(next);
  return isCut || (division.test(text) && /^\s?[,:;(–-]/.test(behind));
}

const division =
  /\b(?:stages|types|parts|forms|kinds|layers|groups|phases|categories|steps|ways|classes|branches|sections|factors|elements|components|levels|reasons|conditions)$/;

/** A quality that many things have: nobody can tell which is meant. */
const vagueQuality =
  /^(?:(?:very|more|most|quite|too|so|highly|extremely|particularly) )?(?:(?:important|effective|essential|significant|common|good|bad|useful|possible|necessary|crucial|popular|different|similar|difficult|easy|likely|unlikely|available|relevant|appropriate|suitable|helpful|valuable|beneficial|key|central|vital|critical|fundamental|misleading|interesting|responsible|ready|able|aware|famous|well[- ]known)(?:$| (?:to|in|at|for|of|with|as|than|on|that|enough|only)\b)|(?:large|small|high|low|simple|complex|powerful|successful|great|strong|weak|long|short|fast|slow|big|new|old|early|late|clear|major|main|rare|real|natural|normal|typical|unique|special|full|rich|poor|free|open|safe|dangerous|true|false|right|wrong|correct|incorrect)$)|\b(?:merely|only|simply|solely|just|already|yet|again|even|too)$/i;

/** Whether a word behind a name or an amount is its verb: "Ghosh test" has none, "Ghosh tests" might. */
export function isVerbAfter(word: string): boolean {
  const form = verbForm(word)?.form;
  return form !== undefined && form !== "base";
}

/** What may stand behind a whole phrase. */
export const isJoint =
  /^(?:in|on|at|to|of|for|from|with|by|after|before|into|under|over|between|during|is|are|was|were|has|have|had|can|could|may|must|will|would|should|did|does|that|which|who|when|while|as|because|if|and|or|but|than|then|without|until|against|through|where|so|long|wide|high|deep|tall|thick|old|away|apart|ago|later|earlier|each|per|a|an|the|above|below|within|around|about|only|due|unless|since|every|never|always|often|also|still|not|worth|beneath|beyond|inside|outside|behind|across|along|throughout|upon|among|via|near|instead|again|together|rather|once|twice|alone|despite|afterwards?)$/;
