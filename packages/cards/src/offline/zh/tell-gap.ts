import { standsAloneInChinese } from "./stands-alone.ts";

/** What stands before a gap that is a whole complement: "苯是[...]", "氧化为[...]". */
const beforeComplement =
  /(?:(?<![不于总还但只可要若而就即也便其别])是|[化变称作成写译命名简叫]为|叫做?|简称|俗称|史称)$/u;
const numeral = /^(?:约|第)?[\d一二三四五六七八九十百千万两]|分之/u;
/** A verb or a particle in a phrase makes it half a predicate, which nobody can guess. */
const predicate =
  /[了着过]|^其|^[^的]*(?:把|将|被|使|对|从|到|供|更|未)|(?:起来|出来|下去|一致|相同)$|^(?:由|因|为|在|以|有(?![效机氧丝性限色序向界理关]))|之一$|一部分$|(?:重要|常见|不同|特殊|独特|典型|良好|巨大|伟大|著名|完整|必要)的?|^(?:主要|唯一|根本|关键)的|^[：，、]/u;
/** What the sentence speaks of stands in another one. */
const pointsAway =
  /^(?:[^，]{0,14}，)?(?:他们?|她|它们?|其(?!他|它|中|余|次|实)|该|此|本[病题章节文课]|这(?!样)|那|上述|前者|后者|两者|二者|由此)|，(?:前者|后者|因此，|由此)|^\d[^，]{0,12}(?:后|时|前)，|加以|予以|在此|上述|前款|^两[种类个者](?!以上)|^(?:全书|全文)|^(?:时间|结果|方法|过程|作用|目的|原因|特点)[应是为在]|(?:[如见][下上][图表文]?)$|[如见][下上]图|^如下|^(?:不满|超过|满)?[\d一二三四五六七八九十百]+ ?个?[年月日天](?:以[上下内]|的)|^不满[^，]{1,6}的/u;

/**
 * Whether a gap in a Chinese sentence has one right answer that a learner can know: a number, a name that is marked, or the
 * noun that something is, in a sentence that does not need the one before it.
 */
export function isTellingGap(sentence: string, gap: string, marked: readonly string[]): boolean {
  const at = sentence.indexOf(gap);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + gap.length);
  if (!isFact(sentence) || /之一是$|公元前? ?$/u.test(before)) return false;
  if (isDayWithoutYear(gap, sentence) || isFirstOfTwo(gap, after)) return false;
  if (/[“《]$/u.test(before) || marked.includes(gap)) return true;
  // "4 为高关注的产品": the number of something that was drawn or listed elsewhere.
  if (at === 0 && /^\d{1,2}$/u.test(gap)) return false;
  if (numeral.test(gap)) return !gap.includes("的") && isWholeNumber(before, after, gap);
  return (
    beforeComplement.test(before) && !predicate.test(gap) && /^[，。；]|^$/u.test(after) && gap.length >= 2
  );
}

/** Whether a sentence says something of the subject, and all of it. */
function isFact(sentence: string): boolean {
  if (pointsAway.test(sentence) || isPhrase(sentence) || !standsAloneInChinese(sentence)) return false;
  return !talk.test(sentence.replace(quotation, ""));
}

const quotation = /[“「『][^”」』]*[”」』]/gu;
/** The writer to the reader, or to himself: "记得", "我们可以看到", "这里要注意". "我们把它叫做" is only a way to name. */
const talk =
  /(?<![自忘离距与])我们?(?!国|们?[把将]|军|方|党)|[你您咱]|大家|笔者|[吗呢吧啊]$|记得|别忘|想一想|思考题|老师[说讲]|同学们|[必常会爱]考|考试(?:[时要会不前]|范围|题)|考点|(?:[课写交做]|课后)作业|待补|不确定|[下上](?:节课|次课|周[一二三四五六日])/u;

/** "美索不达米亚平原，《旧约》中的天堂": a name with a remark, and no verb. */
function isPhrase(sentence: string): boolean {
  return /^[^，]{2,14}，[^，]*的\p{Script=Han}{1,4}$/u.test(sentence) && !verbal.test(sentence);
}

const verbal =
  /[是为有在被把将使由叫称指给让从向对]|[发出建提实进形获得成包产表组]\p{Script=Han}|规定|属于|用于|位于|等于/u;

/** "10月10日晚": of which year stands elsewhere; a day of every year has a name. */
function isDayWithoutYear(gap: string, sentence: string): boolean {
  return (
    /^\d{1,2} ?月(?: ?\d{1,2} ?[日号])?$/u.test(gap) &&
    !/\d{3,4} ?年|每年|节|纪念|诞辰|生日|农历|世界|国际|前后|左右|至|[春夏秋冬]/u.test(sentence)
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

/** A range, a fraction or a name whose first part the number is. */
const goesOnAs =
  /^[早中晚]期|^（\d{3,4} ?年|^[末初]?[至到～~—-]\s?[\d一二三四五六七八九十]|^(?:\/\d|-[(（]|\^|\d)/u;

/** "一日至[四日]", "三[个以上]": half a range and a numeral that only belongs to a word are no numbers to ask for. */
function isWholeNumber(before: string, after: string, gap: string): boolean {
  if (goesOnAs.test(after) || /^[01]$/u.test(gap)) return false;
  if (isHalfRange(before, after) || isCounted(before, gap)) return false;
  // The years of a life, which nobody learns with what the sentence tells.
  if (/^\d{4}[-–—]\d{4}$/u.test(gap)) return false;
  return (
    !/^[一两][个种项类条次旦定般直样些方]/u.test(gap) &&
    !/第$|每[^，]{0,4}$/u.test(before) &&
    !/^多|^个?单位/u.test(after)
  );
}

/** "一日至[四日]", "0和[1]之间", "一个以上[五十个]以下", "1/[2]". */
function isHalfRange(before: string, after: string): boolean {
  return (
    /[\d一二三四五六七八九十][^，。]{0,4}[至到～~—-]$|\/$/u.test(before) ||
    (/[到和]$/u.test(before) && /^(?:和|之间)/u.test(after)) ||
    /^以[上下][^，]{1,6}以[上下]/u.test(after) ||
    (before.endsWith("以上") && after.startsWith("以下"))
  );
}

/** "甲、乙和丙[三个]等级": who can count needs not know. */
function isCounted(before: string, gap: string): boolean {
  return /、[^，]*[和与及][^，]{1,16}$|、[^，、]{1,4}$/u.test(before) && /[个种项类大]$/u.test(gap);
}
