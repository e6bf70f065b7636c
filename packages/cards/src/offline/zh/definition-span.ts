import { carryOn, isOwnFact } from "./clauses.ts";
import { describedNoun, isNominal } from "./noun-phrase.ts";

interface Definiens {
  /** What follows the verb in its clause. */
  readonly end: string;
  readonly rest: readonly string[];
  /** By 是指 or 定义为: what follows is the meaning, and may be a clause. */
  readonly isSaid: boolean;
}

const maxLetters = 62;

/** Where a sentence stops defining and names the thing again, or a part or trait of it. */
const namesAgain =
  /^(?:[两二三四五][个者种]|(?:又|也|亦|被)?(?:称|叫|誉|尊)|史称|简称|通称|俗称|其(?!他|它|中|余)|它们?|这|例如|包括|分为|一般|通常|常见|特点|目的|原名|必要时)/u;
/** Where it turns to something else, unless the noun defined comes only after that: "已经退出，但没有被回收的进程". */
const turnsAway = /^(?:此|该|我国|我们|但(?!未|尚)|而(?!不)|因此|所以|由于|因为|如(?!果))/u;
/** "需求则是...": another term is defined. */
const definesAnother =
  /^《|^[A-Za-z][\w -]{0,16} ?(?:指|是|表示)|^[“"《][^”》]+[”》](?:指|是|表示)|^[^，的]{2,8}指(?![出示数标导挥向引定令明认称责派])|^而?[^，]{1,12}?(?:(?<![原规准法细否])则|是指|指的是|称为|叫做|称作|表示|反映|用于|具有|属于|包括|(?<![还也就可凡或都只而但])是(?!否))/u;

/** A predicate without its own subject: goes on about the thing defined. */
const goesOn =
  /^(?:经(?!济)|也(?![称叫])|即|必须|应当?|又(?![称叫名])|既|是|有(?!时|人|的)|无|由(?!于)|具有|能|可(?!见)|不|没有|用于|用来|属于|位于|存在|接|与(?![^，]*相比)|和(?![^，]*相比)|主要由|以(?!致|便)|并|且|被(?![称叫誉尊视])|呈|含|进行|围绕)/u;
/** A definition that begins with a preposition or a verb goes on until its noun: "根据任务，由机关制定的文件". */
const opensClause =
  /^(?:根据|依据?|按照?|在|由|对|为了?|通过|利用|采用|运用|借助|当|从|把|将|使|因|随着|以)/u;

/** "供应障碍，使组织坏死而出现的综合征": what is defined is the result. */
const causes = /^(?:使(?!用)|导致|引起|造成|从而|进而|致使?)[^，]*的[^的，]{1,10}$/u;
/** "自然人死亡后，...的制度": only when it happens so far. */
const onlyWhen = /(?:[之以]?[后前]|时|期间|情况下|过程中)$/u;
/** "银行根据申请人的要求，向受益人开立的承诺": the first noun is only what it is done by. */
const inPassing = /(?:根据|依据|按照|依照|为了)[^，]*的[^的，]{1,8}$/u;

/**
 * The whole meaning of a term. It ends with the noun that its last "的" describes ("体内贮存铁耗尽，影响血红蛋白合成而引起的贫血"),
 * and what has one goes on only with predicates of the same subject. Nothing where it is too long to be asked whole: half a
 * definition is wrong.
 */
export function definitionSpan({ end, rest, isSaid }: Definiens): string | undefined {
  const [next = ""] = rest;
  if (/^(?:该|此|其|它)/u.test(end) || (!isSaid && tellsOrigin(rest))) return undefined;
  if (isSaid && explainsNoun(end, next)) return within(`${end}，${next}`);
  if (!isSaid && goesOnAlike(end, next)) return goingOn(`${end}，${next}`, rest.slice(1));
  if (onlyWhen.test(end)) return afterTime(end, { rest, isSaid });
  const hasNoun = describedNoun.test(end);
  if (hasNoun && !isSaid && isWhole(end, next)) return goingOn(end, rest);
  return upToNoun(end, { own: upTo(rest, namesAgain), rest, isSaid, hasNoun });
}

/** Whether the noun at the end of a clause is the one that is defined. */
function isWhole(end: string, next: string): boolean {
  return !opensClause.test(end) && !inPassing.test(end) && !causes.test(next);
}

/** "是规范法律的实施，指导主体履行职能的原则": the noun comes in the next clause. */
function goesOnAlike(end: string, next: string): boolean {
  return deed.test(end) && deed.test(next) && describedNoun.test(next);
}

const deed =
  /^(?:指导|规范|研究|调整|规定|处理|解决|保护|维护|促进|反映|描述|衡量|组织|管理|保证|保障|实现|控制|限制|协调|调节|约束|确认|确定|行使|履行|揭示|阐明|探讨|提供|传递|传播|运用|利用|采用|通过|规制)/u;

/** "是指行为的后果，这个后果增加了成本": the noun alone is no meaning. */
function explainsNoun(end: string, next: string): boolean {
  const noun = /^这[个一](?<noun>\p{Script=Han}{2})/u.exec(next)?.groups?.["noun"];
  return noun !== undefined && end.endsWith(noun);
}

/** "是他们为了..., 在...的基础上创立起来的": how it came about, and no meaning. */
function tellsOrigin(rest: readonly string[]): boolean {
  return /[^目]的$/u.test(rest.at(-1) ?? "");
}

interface OpenMeaning extends Omit<Definiens, "end"> {
  /** The clauses before the thing is named again. */
  readonly own: readonly string[];
  readonly hasNoun: boolean;
}

/** The meaning up to the last clause that ends in its noun; without one, as far as nothing else is told. */
function upToNoun(end: string, { own, rest, isSaid, hasNoun }: OpenMeaning): string | undefined {
  const last = upTo(own, definesAnother).findLastIndex((clause) => describedNoun.test(clause));
  if (last >= 0) {
    const whole = [end, ...own.slice(0, last + 1)].join("，");
    if (whole.length <= maxLetters) return whole;
    return hasNoun ? goingOn(end, rest) : undefined;
  }
  if (hasNoun) return inPassing.test(end) ? undefined : goingOn(end, rest);
  return isSaid ? saidSpan(end, rest, own) : actionSpan(end, rest);
}

/** A meaning told in clauses; "甲死亡，其份额归乙" goes on with what belongs to somebody in it. */
function saidSpan(end: string, rest: readonly string[], own: readonly string[]): string | undefined {
  const [next = ""] = rest;
  const all =
    own.length === 0 && /^其(?!特点|目的|作用|[他它中余实])/u.test(next)
      ? [next, ...upTo(rest.slice(1), namesAgain)]
      : own;
  return within([end, ...upTo(upTo(all, turnsAway), definesAnother)].join("，"));
}

/** "自然人死亡后，其近亲属取得财产的制度": the noun comes in the next clause, or the meaning is no meaning. */
function afterTime(time: string, { rest, isSaid }: Omit<Definiens, "end">): string | undefined {
  const own = upTo(upTo(rest, namesAgain), definesAnother);
  const last = own.findLastIndex((clause) => describedNoun.test(clause));
  if (last > 0) return within([time, ...own.slice(0, last + 1)].join("，"));
  const [next = ""] = rest;
  return describedNoun.test(next) || (isSaid && rest.length === 1) ? within(`${time}，${next}`) : undefined;
}

function within(text: string): string | undefined {
  return text.length > maxLetters ? undefined : text;
}

/** What is no noun phrase: a short name, or an action that the term names. */
function actionSpan(end: string, rest: readonly string[]): string | undefined {
  // "就是当心脏收缩时，...": only a time or a place so far.
  if (/^(?:当|在|对|为了?|从|根据|随着|因)/u.test(end)) return undefined;
  return isNominal(end) || end.includes("、") ? goingOn(end, rest) : carryOn(end, rest, 56);
}

function upTo(clauses: readonly string[], stop: RegExp): readonly string[] {
  const at = clauses.findIndex((clause) => stop.test(clause));
  return at < 0 ? clauses : clauses.slice(0, at);
}

/** A whole meaning, with the following clauses that say more of the same thing. */
function goingOn(end: string, rest: readonly string[]): string | undefined {
  // "是由甲告诉乙，或者是由乙告诉甲": half of it.
  if (/^(?:或者?|以及)/u.test(rest[0] ?? "")) return undefined;
  let text = end;
  for (const clause of rest) {
    if (!goesOn.test(clause) || isOwnFact(clause) || text.length + clause.length > 46) break;
    text += `，${clause}`;
  }
  return text;
}
