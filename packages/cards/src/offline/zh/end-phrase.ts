import { countHan } from "../../text/units.ts";
import { strengthOf } from "./object-verbs.ts";
import { isNoun, isThing, isVerb, jointed, textOf, type Word, wordsOf } from "./phrase-nouns.ts";
import { amount, general, joint, placing, stop } from "./phrase-words.ts";

/** A clause cut into its words. */
export interface ClauseInWords {
  readonly words: readonly Word[];
  /** The clause behind. */
  readonly next: string;
  /** Whether a clause stands before. */
  readonly isLater: boolean;
}

/**
 * The noun phrase that a clause ends in, where it is plain where it begins: behind a verb and the words that belong to it, or behind
 * the 的 of such an object, "不得扣押劳动者的[身份证件]", "集中在[环太平洋地震带]"; empty where it is not.
 */
export function endPhrase(clause: string, { words: all, next, isLater }: ClauseInWords): string {
  if (severalDeeds(clause)) return "";
  const words = withoutDeed(all);
  let start = words.length;
  while (start > 0 && isNoun(words, start - 1) && !jointed.test(words[start - 1]?.text ?? "")) start--;
  // "烧成后青中泛紫".
  if (start === 0 || /^[前后上下中]$/u.test(words[start]?.text ?? "")) return "";
  const phrase = words.slice(start);
  const text = textOf(clause, phrase);
  const before = words.slice(0, start).map((word) => word.text);
  const isSure = isThing(phrase, text) && isTold(before, { text, next, isLater }) && !isVague(before, phrase);
  return isSure ? text : "";
}

/** "停止侵害、排除妨碍、消除危险": the last of several tells no more than the others. */
function severalDeeds(clause: string): boolean {
  return (
    clause.includes("、") &&
    clause
      .split("、")
      .filter((part) => part !== "")
      .every((part) => isVerb(wordsOf(part)[0]?.text ?? "") || isVerb(wordsOf(part)[1]?.text ?? ""))
  );
}

/** "抑制 ADH 的释放": what is done to a thing is not hidden with it. */
function withoutDeed(words: readonly Word[]): readonly Word[] {
  const [of, deed] = words.slice(-2);
  return of?.text === "的" && strengthOf(deed?.text ?? "") !== undefined ? words.slice(0, -2) : words;
}

interface Told extends Pick<ClauseInWords, "next" | "isLater"> {
  readonly text: string;
}

/** Whether the words before a phrase end in the verb that it is the object of, or in a description of the object. */
function isTold(before: readonly string[], { text, next, isLater }: Told): boolean {
  if (before.at(-1) === "的") return isDescribed(before, { text, next, isLater });
  const words = before.slice(0, before.findLastIndex((word) => !amount.test(word)) + 1);
  // "像一台[逆流倍增器]".
  if (words.length < before.length && words.length > 1 && words.at(-1) === "像") return countHan(text) > 2;
  return words.length >= (isLater ? 1 : 2) && isBehindVerb(words, text);
}

function isBehindVerb(words: readonly string[], text: string): boolean {
  const last = words.at(-1) ?? "";
  if (joint.has(last)) return isJoined(words);
  if (jointed.test(last)) return true;
  // "培养翻译人才": the second of two verbs begins the noun.
  if (strengthOf(words.at(-2) ?? "") !== undefined) return false;
  return isDone(words, words.length - 1) || (strengthOf(last) === "loose" && countHan(text) > 3);
}

/** "扣押劳动者的", "变成有活性的": a verb stands before the description, and not within it alone. */
function isDescribed(words: readonly string[], { next, isLater }: Told): boolean {
  const verb = words.findLastIndex(
    (word, at) =>
      isDone(words, at) ||
      isLink(word) ||
      (words[at + 1] === "了" && word.length > 1 && strengthOf(word) !== "loose"),
  );
  const isObject = verb >= (isLater ? 0 : 1) && verb < words.length - 2;
  return isObject && (!isSubjectOf(next) || isLaid(words.slice(0, verb)));
}

/** "[就]叫", "呈", "含": verbs of one letter. */
const naming = /^(?:[就也又则便名]?叫|[又亦也俗简合统总史]?称|呈|含)$/u;

/** "前往广东查禁鸦片": where somebody went, and what he did there. */
const going = /^(?:前往|来到|到达|抵达|返回|赶往|奔赴|出使|出任)$/u;

function isDone(words: readonly string[], at: number): boolean {
  if (going.test(words[at] ?? "")) return false;
  return strengthOf(words[at] ?? "") === "telling" || naming.test(words[at] ?? "") || isBidden(words, at);
}

/** "不得[扣留]", "应当[悬挂]": a word behind such a one is a verb. */
function isBidden(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return (
    word.length > 1 && !stop.test(word) && strengthOf(word) !== "loose" && bidding.test(words[at - 1] ?? "")
  );
}

const bidding = /^(?:不得|应当?|应该|必须|须|可以|只能|不能|不可|严禁|禁止)$/u;

/** "集中在", "转化为", "钻回"; a place alone may also be what something is in. */
function isJoined(words: readonly string[]): boolean {
  const [verb = "", last = ""] = words.slice(-2);
  if (/^[在于到至自向给为]$/u.test(last)) {
    return (
      strengthOf(verb) === "telling" || placing.test(verb) || (last === "在" && /^地[方点区]$/u.test(verb))
    );
  }
  // "集中在青岭成矿带": no verb behind a preposition.
  if (/^[在于由从对向]$/u.test(words.at(-3) ?? "")) return false;
  return (verb.length > 1 || jointed.test(`${verb}成`)) && !stop.test(verb);
}

function isLink(word: string): boolean {
  return /^(?:是|有|含有|为|变成|成为|作为|就是|也是|像|垫着|横着)$/u.test(word);
}

/** "劳动者支付的违约金，不得超过...": what the next clause speaks of. */
function isSubjectOf(next: string): boolean {
  return /^(?:是|则|就|不|应|须|可|必须|都|均|也|才|便|属于|称为|叫|由|在|欢迎|只|要|会|能)/u.test(next);
}

/** Whether what is done is laid down, so that the clause is no description: "不得扣押劳动者的[身份证件]". */
function isLaid(words: readonly string[]): boolean {
  return words.some((word) => /^(?:不得|应当?|应该|必须|可以?|可能|能够?|须|不|会|将|都)$/u.test(word));
}

/** "研究词乐的[珍贵材料]": a word of its kind, and one that praises it. */
function isVague(before: readonly string[], phrase: readonly Word[]): boolean {
  return before.at(-1) === "的" && phrase.length <= 2 && general.has(phrase.at(-1)?.text ?? "");
}
