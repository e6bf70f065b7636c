import { isObject } from "./gap-objects.ts";
import { subjectTerm } from "./gap-subjects.ts";
import { isDayWithoutYear, isListed, isWholeNumber } from "./number-gap.ts";

/** What stands before a gap that is a whole complement: "苯是[...]", "氧化为[...]". */
const beforeComplement =
  /(?:(?<![不于总还但只可要若而就即也便其别])是|[化变称作成写译命名简叫]为|叫做?|[简俗史合统总并通又亦号]称)$/u;
const numeral = /^(?:约|第)?[\d一二三四五六七八九十百千万两]|分之/u;
const yearOfReign = /^\p{Script=Han}{2}[一二三四五六七八九十百]{1,3}年$/u;
/** A verb or a particle in a phrase makes it half a predicate, which nobody can guess. */
const predicate =
  /[了着]|过(?![速缓敏渡滤氧剩程度量失])|^[其它他她]|^[^的]*(?:把|将|被|使|对|从|到|供|更|未|需要|可以|能够|应当)|(?:起来|出来|下去|一致|相同)$|^(?:由|因|为|在|以|有(?![效机氧丝性限色序向界理关]))|之一$|一部分$|(?:重要|常见|不同|特殊|独特|典型|良好|巨大|伟大|著名|完整|必要)的?|^最|^(?:主要|唯一|根本|关键)的|^[：，、]/u;
/**
 * Whether a gap in a Chinese sentence has one right answer that a learner can know: a number, a name that is marked, the noun
 * that something is, or the one object of its verb. `shown` is the sentence in front of it on the card, if one is.
 */
export function isTellingGap(sentence: string, gap: string, marked: readonly string[], shown = ""): boolean {
  const at = sentence.indexOf(gap);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + gap.length);
  if (unfit.test(before) || vague.test(gap) || isFirstOfTwo(gap, after)) return false;
  if (isDayWithoutYear(gap, shown + sentence)) return false;
  if (/[“《]$/u.test(before)) return !isSource(before, after) && !/不(?:等于|是|叫)[“《]$/u.test(before);
  if (marked.includes(gap)) return isTellingMark(gap, before, after);
  if (numeral.test(gap) || yearOfReign.test(gap)) return isTellingNumber(before, after, gap);
  if (at === 0 && subjectTerm(sentence) === gap) return shown === "";
  return gap.length >= 2 && !predicate.test(gap) && isWholeNoun(before, after, gap);
}

/** "4 为高关注的产品": the number of something that was drawn or listed elsewhere. */
function isTellingNumber(before: string, after: string, gap: string): boolean {
  return !(before === "" && /^\d{1,2}$/u.test(gap)) && isWholeNumber(before, after, gap);
}

/** "（《行政许可法》第 2 条）", "据杜佑《通典》记载", "选自《读史札记》": where it was taken from. */
function isSource(before: string, after: string): boolean {
  return (
    (/[(（]《$/u.test(before) && after.startsWith("》第")) ||
    /(?:据|依据|选自|摘自|引自|参考|参见|参考片|推荐)[^，。]{0,12}《$/u.test(before)
  );
}

/** What something is, to the end of the clause, or the one object of its verb. */
function isWholeNoun(before: string, after: string, gap: string): boolean {
  const isLast = /^[，。；]|^$/u.test(after);
  if (isLast && beforeComplement.test(before)) return true;
  if (before.endsWith("处于")) return after.startsWith("状态");
  return (isLast || before.endsWith("由")) && isObject(before, gap);
}

const unfit =
  /以为“?$|^第[一二三四五六七八九十]+[道个路条点步层轮批关]呢?，?[是叫]$|之一是$|(?:不是|不等于|并非|不算|不叫)“?$|公元前? ?$|[非反亚准伪]$/u;
const vague = /^[这那]|^[前后][两三四五六七八九十]|[^相平均对高]等$|之[前后]$|某[种个些]|是否|[✓✔✗×√]/u;

/** "[同一时间内]聚集", "新时代的[四种趋势]", "[三个]条件：甲、乙和丙": bold, but no term. */
function isTellingMark(gap: string, before: string, after: string): boolean {
  if (before === "" && /[内中时上下后前里]$/u.test(gap)) return false;
  // "夸美纽斯（级智夸大独立）": a name with a remark, and nothing that is told of it.
  if (before === "" && /^\s?[（(][^）)]*[）)]\s?$/u.test(after)) return false;
  if (/^(?:即(?!使)|首先|从而|把|将|被|因为|由于|[^的]{1,6}得(?!到|出|分|失|主))/u.test(gap)) return false;
  return (
    !numeral.test(gap) ||
    !/[个种类项条大]/u.test(gap) ||
    (!isListed(after) && !(after === "" && before.endsWith("的")))
  );
}

/** "目的是[增强优势]，提高竞争力": one of two equal predicates can be either. */
function isFirstOfTwo(gap: string, after: string): boolean {
  const verb =
    /^(?:增强|提高|加强|促进|保证|保障|保护|实现|防止|减少|降低|维护|推动|满足|扩大|改善|改变|建立|形成|打击|消灭|解决|培养|发展|巩固|限制|避免|消除|了解|掌握)/u;
  return (
    verb.test(gap) && /^，(?:并|从而|以)?/u.test(after) && verb.test(after.replace(/^，(?:并|从而|以)?/u, ""))
  );
}
