import { type Gap, isJoint, isVerbAfter } from "./english-gap-fit.ts";
import { verbForm } from "./verb-forms.ts";

const nameWord = "\\p{Lu}[\\p{L}’'-]*\\p{L}|\\p{Lu}\\.";
const name = new RegExp(
  `(?<![\\p{L}\\d’'-])(?:${nameWord})(?:\\s(?:(?:of|the|de|von|van|da|di|for|v|and(?= \\p{Lu}\\p{L}+ (?:Act|Company|Ltd)))\\s)*(?:${nameWord}|[IVX]+\\b))*`,
  "gu",
);

/** What a sentence may begin with in front of a name. */
const opening =
  /^(?:The|A|An|Some|Many|Most|All|Each|Every|No|Both|Several|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Then|Early|Late|Most|Other|New|Old|Modern|Recent|In|On|At|By|Under|When|If|After|Before|During|For|As|With|From|Since|While|Although|To|Of|Where|That|Which|What|This|These|Those|It|He|She|They|Placed|Made|Set|Put|Led|Took|Gave|Sent)\s/;

/** "the Ghosh test", "the Doppler effect": a name and what it is the name of. */
const kind =
  /^ (?:test|rule|effect|law|theory|theorem|principle|doctrine|method|process|cycle|syndrome|disease|scale|model|paradox|plan|system|equation|constant|limit|number|reaction|experiment|line|curve|function|distribution|algorithm|protocol|code|crisis|affair|scandal|telegram|declaration|report|massacre|rebellion|revolt|uprising)\b(?! [a-z]+(?:s|ed)\b)/;

const minWordsAround = 6;

/** "The Jameson Raid was a fiasco": too little to tell which. */
function isBare(sentence: string, text: string): boolean {
  return !sentence.includes(":") && sentence.split(" ").length < minWordsAround + text.split(" ").length;
}

/** "The Swedes were proud Lutherans": many peoples were; "were the first to", "were defeated at" tells which. */
function isPraised(text: string, behind: string): boolean {
  return /^[A-Z][a-z]+s$/.test(text) && /^ (?:are|were) (?!the |an? |[a-z]+ed )/.test(behind);
}

/** Names, each with all of its words; not the abbreviation, the example, the member of a list, the owner or the place that goes without saying. */
export function names(sentence: string): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const { 0: found, index } of sentence.matchAll(name)) {
    const bare = ownName(index === 0 ? withoutOpening(found) : found);
    const at = index + found.length - bare.length;
    const text = bare + kindBehind(sentence.slice(at + bare.length));
    const isWhole = text.includes(" ");
    if (at === 0 && !isWhole) continue;
    if (index === 0 && isBare(sentence, text)) continue;
    const before = sentence.slice(0, at);
    const behind = sentence.slice(at + text.length);
    if (index === 0 && isPraised(text, behind)) continue;
    if (isPartOfMore(before, behind) || !isNameOfItsOwn(text, before, behind)) continue;
    gaps.push({ text, at, worth: isWhole ? 0.5 : 0.47 });
  }
  return gaps;
}

/** "forced on the Danes the Peace of Stralsund": two names; "Henry the Lion" is one. */
function ownName(found: string): string {
  const joint = / the (?=\S+ )/.exec(found);
  return joint === null || found.slice(0, joint.index).endsWith(" of")
    ? found
    : found.slice(joint.index + joint[0].length);
}

/** "the [Ghosh test] asks"; but "the OS process list" is the list's. */
function kindBehind(behind: string): string {
  const found = kind.exec(behind)?.[0] ?? "";
  const next = /^ (?<word>[a-z]+)/.exec(behind.slice(found.length))?.groups?.["word"] ?? "";
  return next === "" || isJoint.test(next) || isVerbAfter(next) ? found : "";
}

/** "the same Act", "the King": a capital that names nobody. */
const office =
  /^(?:Act|Acts|Treaty|War|Court|Party|Bill|Convention|Government|King|Queen|Emperor|Pope|President|Minister|Crown|State|Church|East|West|North|South|God|Lord|Lords|Internet|Earth|Due)$/;

/** "Split Germany into four": a verb is no part of a name. */
function withoutOpening(found: string): string {
  const [first = ""] = found.split(" ");
  const isVerb = found.includes(" ") && verbForm(first) !== undefined;
  return isVerb ? found.slice(first.length + 1) : found.replace(opening, "");
}

/** Neither an abbreviation, an owner, a unit ("1 MiB") nor a word that only describes the one behind it. */
function isNameOfItsOwn(text: string, before: string, behind: string): boolean {
  const isUnit = text.length <= 3 && /\d $/.test(before);
  if (isHalfDate(text, before, behind) || /^[A-Z]\.$/.test(text)) return false;
  if (isUnit || office.test(text) || /^[A-Z]{2,}s?$|[’']s?$/.test(text)) return false;
  if (!text.includes(" ")) {
    return !describes(text, behind) && !endsPhrase(before, behind) && !isDescribed(before);
  }
  const isAdjective = /\S(?:ian|ean|ish|ern)$/.test(text) && /^\s[a-z]/.test(behind);
  return !isAdjective && !isCutOff(text, behind);
}

const month =
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/;

/** "9th Nov", "22 April Mehmed", "was killed in November": of which day, or of which year, nobody can tell. "Feed them in September" is whole. */
function isHalfDate(text: string, before: string, behind: string): boolean {
  if (!month.test(text)) return false;
  return /\d(?:st|nd|rd|th)? $/.test(before) || /\b(?:was|were|had|that|[a-z]+ed)\b/.test(before + behind);
}

/** "Donoghue v", "such as Kenya", "Russia, Germany and France", "(Leeds", "Bowman’s": half of a name or of a list, or an aside. */
function isPartOfMore(before: string, behind: string): boolean {
  return (
    /(?:\bv\.?|\b(?:such as|like|including|e\.g\.|for example)(?: the)?|\b(?:and|or)(?: the)?|,|[([“"‘]|(?!The\b|In\b|By\b|On\b|At\b|Under\b|When\b|After\b)\b[A-Z][\w’'.-]*)\s?$/.test(
      before,
    ) ||
    /^(?:\s(?:v\.?\s|and\s|or\s)|,\s(?:(?:the\s)?[A-Z]|and\s|or\s)|[’'”")\]]|\s[([](?!\d{4}[\])])|\s\d|\s[A-Z]\s)/.test(
      behind,
    ) ||
    /^(?:In|On|At)\s(?:the )?$/.test(before) ||
    // "reduced QOL, increased dependence": one of many.
    (/,\s[^,]*$/.test(before) && behind.startsWith(","))
  );
}

/** "the organ of Corti": the end of a term. "the commonest causes in Europe": where all of it happens. */
function endsPhrase(before: string, behind: string): boolean {
  return /\b[a-z]+ of $/.test(before) || (/\bin (?:the )?$/.test(before) && /^[.;]?$/.test(behind));
}

/** "20,000 black [Africans]", "in order for the [Union] to survive": not what the sentence is about. */
function isDescribed(before: string): boolean {
  return /\b(?:black|white|native|young|old|poor|rich|many|most|some|other|all|western|eastern|northern|southern|central)\s$|^In order for (?:the )?$/.test(
    before,
  );
}

/** "ADH hormone", "Christian monarchy", "Liaodong peninsula": a name that only describes the noun behind it. */
function describes(text: string, behind: string): boolean {
  const next = /^\s(?<word>[a-z]+)/.exec(behind)?.groups?.["word"] ?? "";
  if (next === "") return false;
  return /(?:ian|ean|ish|ese|ic|ch|ern)$/.test(text) || (!isJoint.test(next) && !isVerbAfter(next));
}

/** "Justinian of the Byzantine empire", "the Anki package": a name that goes on in small letters. */
function isCutOff(text: string, behind: string): boolean {
  if (/ v\.? /.test(text)) return false;
  const next = /^\s(?<word>[a-z]+)/.exec(behind)?.groups?.["word"] ?? "";
  return (
    next !== "" &&
    !isJoint.test(next) &&
    !/(?:ed|ly|ises|izes|ates|ifies)$/.test(next) &&
    verbForm(next) === undefined
  );
}
