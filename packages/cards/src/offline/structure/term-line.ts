import { captured } from "../../text/captured.ts";
import { countOf } from "../../text/count-of.ts";
import { readAmountLine } from "./chinese-amount.ts";
import { countUnits } from "../../text/units.ts";

/** A line that names something and says what it is. */
export interface TermLine {
  readonly term: string;
  readonly meaning: string;
  readonly mark: "colon" | "dash" | "equals" | "arrow" | "space";
}

const termLine =
  /^(?<term>[^:：=＝→]{1,60}?)\s*(?<mark>(?<=[\p{Script=Han}）)”])\s?(?:＝|=(?=[\p{Script=Han}“（]))\s?|(?<!\d)[:：](?!\/\/)|[:：](?!\/\/|\d\d)|\s[—–‒―]{1,2}\s|\s--?\s|——|\s?(?:->|=>|→)\s?|\s?(?<![<>!=+×*/-])=\s)\s*(?<meaning>\S.*)$/su;
const notTerm =
  /^(false friends?|exam boards?|topic weight|tier|marks?|(?:\w+ )?notes?|trap|remember|recall|important|caveats?|fun fact|summary|true|false|also|see|see also|cf|compare|viz|plus|conclusions?|overview|introduction|background|reminder|questions?|comments?|ideas?|observations?|tl;dr|例外|结论|总结|说明|口诀|记忆|重点|难点|考点|易错点?|拓展|思考|巧记|点拨|解析|分析|举例|语法|写作|到会|参会|与会|出席|记录人?|待办|统一一下|更正|补充|小结|例|例如|比如|如|注|注意|注释|提示|备注|note|notes|example|examples|e\.g|for example|q|a|问|答|tip|hint|warning|rule of thumb|mnemonic|记忆口诀|source|来源)$/iu;
const maxTermUnits = 9;
/** "Lungs - many alveoli - larger surface - diffusion": a chain of notes, no meaning. */
const chain = /^(?:\S+\s){1,2}[-–—]\s|\s[-–—]\s.*\s[-–—]\s/u;
/** "More stable - lower energy", "Smaller - 1 to 10 µm", "Learning that has lasted - ...": a trait or a clause. */
const noName =
  /^(?:not|more|less|fewer|very|too)\s|^(?:small|larg|bigg|long|short|fast|slow|high|low|cheap|hard|soft|old|young|strong|weak)er$|\b(?:that|which|who)\s(?:has|have|had|is|are|was|were|can|may|must|will|do|does)\b/i;
/** "must be sufficient: ...", "Affected by: ...": a predicate, no name. */
const predicateTerm =
  /^[a-z]+(?:ed|en|nd|de) (?:by|in|of|as|for|to|with|from|on|at)$|^(?:must|should|shall|can|cannot|could|may|might|will|would|is|are|was|were|has|have|had|does|do|did|to|not)\s/i;

/** "1644 – Manchus take Beijing", "1850 - 1864: Taiping Rebellion". */
const dateLine =
  /^(?<term>(?:c\. ?|公元)?前?\d{3,4}s?(?: ?(?:BCE?|AD|CE))?年?(?:\s?[-–—~～至到]\s?前?\d{2,4}(?: ?(?:BCE?|AD|CE))?年?)?)\s*(?<mark>[:：]|\s[-–—]{1,2}\s|——)\s*(?<meaning>[^\d\s].*)$/su;

const comparedLine =
  /^(?<term>[^:：]{1,24}(?:[=<>≤≥]|→)[^:：]{1,12})(?<mark>[:：](?!\d))\s*(?<meaning>\S.*)$/su;

/** "put off 推迟": a word or phrase, a space, and what it means in Chinese. */
const wordLine =
  /^(?<term>[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’.…~-]*(?:\s[A-Za-zÀ-ÿ'’.…~-]+){0,5})\s+(?<meaning>(?:(?:n|v|adj|adv|prep|conj|vt|vi)\.\s?)?[（(]?[\p{Script=Han}…][^。A-Za-z]{0,40})$/u;

/** A wide space between a word and its meaning sets them off, whatever the meaning begins with. */
const isSetOff = /[A-Za-z.)](?:\u3000|\s{2,}|\t)[（(]?[\p{Script=Han}…]/u;

/** What may follow a Latin word inside a sentence, and so begins no meaning. */
const runsOn =
  /^(?:是|的|和|与|在|为|把|被|会|能|可|用|指|表示|不|由|有|对|从|到|后|前|时|中|里|上|下|时候|默认|使用|采用|属于)/u;

/** What each of these lines has: a mark, or a Latin word at its beginning. Most lines are neither. */
const mayName = /[:：=＝→—–‒―-]|^[A-Za-zÀ-ÿ]|^\p{Script=Han}[^，]*\d/u;

/** Reads `term: meaning`, `term — meaning`, `term = meaning`, `term -> meaning`, `word 词义`. */
export function readTermLine(line: string): TermLine | undefined {
  if (!mayName.test(line)) return undefined;
  const word = readWordLine(line);
  if (word !== undefined) return word;
  const amount = readAmountLine(line);
  if (amount !== undefined) return { ...amount, mark: "colon" };
  const dated = dateLine.exec(line)?.groups;
  if (dated !== undefined) {
    return { term: captured(dated, "term"), meaning: captured(dated, "meaning"), mark: "colon" };
  }
  const groups = (readCompared(line) ?? termLine.exec(line))?.groups;
  const term = captured(groups, "term")
    .replace(/^["“]([^"“”]*)["”]$/u, "$1")
    .replace(/(?<=\S)\s*[*⭐★☆]+$/u, "");
  const meaning = captured(groups, "meaning");
  if (term === "" || meaning === "" || !isNamed(term, meaning) || isSum(term, meaning)) return undefined;
  const mark = markOf(captured(groups, "mark"));
  return mark === "dash" && chain.test(meaning) ? undefined : { term, meaning, mark };
}

function readWordLine(line: string): TermLine | undefined {
  const word = wordLine.exec(line)?.groups;
  const meaning = captured(word, "meaning");
  if (meaning === "" || (runsOn.test(meaning) && !isSetOff.test(line))) return undefined;
  return { term: captured(word, "term"), meaning, mark: "space" };
}

/** "pH = 7: neutral" is about "pH = 7". */
function readCompared(line: string): RegExpExecArray | null {
  return /[=<>≤≥→]/u.test(line) ? comparedLine.exec(line) : null;
}

function isNamed(term: string, meaning: string): boolean {
  return (
    !notTerm.test(term) &&
    (!predicateTerm.test(term) || /\p{Script=Han}/u.test(meaning)) &&
    !noName.test(term) &&
    countUnits(term) <= maxTermUnits &&
    !/[。！；;｜|]|[.!]\s|^——|《[^》]*$|“[^”]*$/u.test(term) &&
    !/^(?:\d{1,2}|[\d\s.:]*[\s.:][\d\s.:]*)$/.test(term)
  );
}

/** An "=" inside a formula, "P = MR = MC", "x2 = 4": nothing is named. */
function isSum(term: string, meaning: string): boolean {
  if (countOf(term, "$") % 2 === 1) return true;
  if (/^[A-Z][A-Za-z]?$/.test(term) && /=/.test(meaning)) return true;
  return /^[+\-*/]?\s*\d+\s*$/.test(meaning) && /\d$/.test(term);
}

function markOf(separator: string): TermLine["mark"] {
  if (/[:：]/u.test(separator)) return "colon";
  if (/>|→/u.test(separator)) return "arrow";
  return /[=＝]/u.test(separator) ? "equals" : "dash";
}
