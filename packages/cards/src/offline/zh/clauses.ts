import { isPerson, isSomebody } from "./somebody.ts";

/** A clause: the stretch between two commas, and where the sentence goes on after it. */
export interface Clause {
  readonly text: string;
  /** The clauses after it in the same sentence. */
  readonly rest: readonly string[];
  /** Whether another clause stands before it, so that its own subject may be left out. */
  readonly isLater?: boolean | undefined;
}

const opening = /[（(“《「]/u;
const clauseMark = /[（(“《「）)”》」，]/gu;

/** One rule after the other asks for the clauses of the same text. */
let last: { readonly text: string; readonly clauses: readonly string[] } = { text: "", clauses: [] };

/** Cuts at commas outside brackets and quotation marks. */
export function splitClauses(text: string): readonly string[] {
  if (last.text !== text) last = { text, clauses: cutClauses(text) };
  return last.clauses;
}

function cutClauses(text: string): readonly string[] {
  if (!opening.test(text)) {
    const plain = text.split("，").map((clause) => clause.trim());
    return plain.filter((clause) => clause !== "");
  }
  const clauses: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(clauseMark)) {
    if ("（(“《「".includes(mark)) depth++;
    else if (mark !== "，") depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      clauses.push(text.slice(from, index).trim());
      from = index + 1;
    }
  }
  clauses.push(text.slice(from).trim());
  return clauses.filter((clause) => clause !== "");
}

const newFact =
  /^(?:(?:又|也|亦|被|后|并)?(?:称|叫|誉|尊)|史称|简称|通称|俗称|意为|符号|目的|作用|意义|原因|条件|方法|特点|实质|单位|现象|期间|病因|表现|其|它|他|她|而|但(?!由于|父|未|尚)|因此|因而|所以|从而|这|由(?!于)|分为|包括|因为|由于|以防|此时|同时|如(?!果)|例如|常见|一般|历时|下设|方向|主要|(?:过去式|复数|词性|标志)|[^，]*至此(?:结束|完成|灭亡)|[^，]{0,10}(?:禁用|慎用|忌用)|在[^，]{2,20}(?:中|里|内|上|下|时|后|前|社会|时期|时代|条件|情况|年间|过程)$)/u;

/** A clause's end carried on over the following clauses that belong to it, up to a length. */
export function carryOn(end: string, rest: readonly string[], maxLength = 46): string {
  let text = end;
  for (const clause of rest) {
    if (isOwnFact(clause) || text.length + clause.length > maxLength) break;
    text += `，${clause}`;
  }
  return text;
}

/** Whether a clause begins a fact of its own, which the answer before it does not take in. */
export function isOwnFact(clause: string): boolean {
  return newFact.test(clause) || hasOwnSubject(clause);
}

/** Whether a clause says of something new what it is or does: "B 是 ...", "B 负责 ...". */
function hasOwnSubject(clause: string): boolean {
  return /^[^，]{1,20}?(?<![不于总但])(?:(?<!还)是|指|为|负责|属于|适用于|表示|具有|意为|低于|高于|大于|小于|被称为|分为|用于|称为|包括|则|反映|采用|使用|基于|放在|存放|产生|引起|占|位于|适合|支持)/u.test(
    clause,
  );
}

const connective =
  /^(?:而且|而|但是|但(?!丁|泽|书)|并且|并|因此|所以|因而|此外|另外|同时|其中|即(?![兴使将位便时])|可见|通常|一般(?:来说|(?=[分由是为在不以用采有无]))|例如|总之|不过|然而|于是|此后|当时|随后|后来|首先|其次|最后|实际上|故(?=又|也|被|称|名|这|其))(?:，)?/u;

/** A clause without the word that joins it to the one before. */
export function withoutConnective(clause: string): string {
  const bare = clause.replace(connective, "");
  return bare.length >= 4 ? bare : clause;
}

/** Whether a pronoun may stand for what was spoken of: "它" for no person, "这一公式" for a formula only. */
function canMean(found: string, subject: string): boolean {
  if (subject === "") return false;
  const isTitled = /(?:国王|皇帝|总统|诗人|作家|画家|学者|学家|将军|大臣)/u.test(subject);
  if (found.startsWith("它") && (isTitled || isPerson(subject))) return false;
  if (/^[他她](?!们)/u.test(found) && !isSomebody(subject)) return false;
  const noun = /^这一(?<noun>\p{Script=Han}{1,4})/u.exec(found)?.groups?.["noun"] ?? "";
  return noun === "" || subject.includes(noun.slice(-1));
}

const pronoun =
  /^(?:它们|它|他们|他|她|该[^，的是]{0,3}(?=[是由的指])|这一?(?:[^，的是]{1,4}(?=[是由指])|(?=是)))(?:本人)?/u;

/**
 * A clause with its pronoun replaced by what the text speaks of; nothing when it has one and nothing is known, or when
 * "this" or "that" may mean a whole sentence.
 */
export function resolvePronoun(clause: string, subject: string): string | undefined {
  if (/^其(?!他|它|余|中|实)/u.test(clause)) {
    // "粟特人使用的文字属于某系统，其首领...": of the script or of the people.
    if (subject === "" || /^[^《“]{2,}的[^《“]{2,}$/u.test(subject)) return undefined;
    return `${subject}的${clause.slice(1)}`;
  }
  // "这是由本性决定的": what was said, and no thing that was named.
  if (/^(?:这是(?:由|因为|为了)|[它他]们(?:是：|之间))/u.test(clause)) return undefined;
  const found = pronoun.exec(clause)?.[0];
  if (found !== undefined) {
    // "杜甫的诗..., 他...": the poet.
    const meant = /^[他她](?!们)/u.test(found) ? subject.replace(/的.*$/u, "") : subject;
    return canMean(found, meant) ? meant + clause.slice(found.length) : undefined;
  }
  return /^(?:这|那|此|上述|前者|后者)/u.test(clause) ? undefined : clause;
}
