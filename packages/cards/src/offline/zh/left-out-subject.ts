import { captured } from "../../text/captured.ts";
import { countHan } from "../../text/units.ts";
import { type Place, topicAt } from "../place.ts";
import type { ClauseCard } from "./clause-card.ts";
import { resolvePronoun } from "./clauses.ts";
import { isSubject } from "./noun-phrase.ts";
import { isPerson } from "./somebody.ts";

const attributeFirst =
  /^(?:默认[^，]{1,5}(?:是|为)|目的|作用|意义|原因|条件|方法|特点|实质|符号|方向|单位|现象|表现|法律后果|过去式|意思|含义|厚度|长度|高度|直径|面积|体积|寿命|键角|密度|表现手法|修辞手法|机关刊物|主张|口号|纲领|骨干|前身|总部|首领|领导者|背景|标志|转折点|别称|全称|原名|成因|前提|主体|(?:结构|功能|主要|基本)特点|代表(?:人物|诗人|词人|作家|作品?|作)|作者|[男女]?主人公|通俗的说法|官能团|首都)(?=是|为|在于|包括|有|分|约|达|主要|则|也|均|不|一般|\d|[：A-Za-z$])/u;
const predicateFirst =
  /^(?:又|也|亦)?(?:称为?|叫做?|被[称誉尊]|简称|俗称|意为)|^(?:又?可分为|历时|具有|属于|用于|适用于|(?:主要|常)?由|分为|负责|指)/u;
/** What the heading names, for a sentence that begins with a bare "查询方式分为"; not "概述", which names nothing. */
export function ownerAbove(place: Place): string {
  const topic = topicAt(place).replace(/^(?:[（(]?[一二三四五六七八九十\d]+[）)、.．]?)\s*/u, "");
  return isGeneralTopic(topic) || countHan(topic) < 2 || countHan(topic) > 10 ? "" : topic;
}

/** What the whole document is about, where neither a heading nor the text before says it. */
export function ownerInTitle({ study: { title } }: Place): string {
  return isGeneralTopic(title) || countHan(title) < 2 || countHan(title) > 6 || /[（(\d]|史$/u.test(title)
    ? ""
    : title;
}

/** "概述", "病因和机制": a heading that names no thing. */
export function isGeneralTopic(topic: string): boolean {
  return /(?:概述|概念|定义|分类|简介|引言|背景|总结|小结|综述|绪论|其他|措施|方法|病因|表现|笔记|讲义|讲稿|课件|提纲|教材|要点|检查|机制|治疗|诊断|知识点?|名词解释|复习|原理|过程|意义|影响|内容|特点|基础|必修.?|选修.?|[上下]册)$|[、，：:/与和及]|^第/u.test(
    topic,
  );
}

/** "按部位分为...", "查询方式分为...": whose division it is stands before. */
export const ownerless =
  /^(?:按[^，]{1,12}分为|根据[^，]{1,12}分为|(?:结构|功能|生理|形态|气候|语言|艺术|思想|创作|语言|简单|表示|表达|典型|主要|常见|查询|工作|存储|分类|基本|根本|直接|重要|核心|首要|最终|共同|代表|作用|具体|临床|早期|晚期|全身|局部|首发|突出|拓展|组成|适用|辅助|鉴别|常用|首选|特征性|中间|传播|最常见|最主要|最突出|最严重)?的?(?:急性|慢性)?(?:病理变化|方式|类型|种类|表现|症状|体征|并发症|后果|特点|特征|过程|步骤|端口|病因|诱因|原因|说法|职能|功能|任务|原理|机制|机理|目的|意义|作用|内容|形式|方法|原则|条件|成分|手段|手法|作家|诗人|人物|作品?|作|著作|用途|不良反应|副作用|病程|角色|成员|宿主|传染源|途径|媒介|思想|理念|规则|依据|标准|要素|领袖|病原体?|致病菌|病变|药物|意思|含义|本义|病害|途径|结局|优点|缺点|特色|贡献|(?:出血|发病|好发)?部位|检查)(?:分为|包括|是|为|有|以)|(?:失败|成功|兴起|爆发|灭亡|衰落|治疗|诊断|发病|死亡|预防)(?:的(?:根本|主要|直接)?(?:原因|关键|首选|教训|标准|依据|目的|原则|意义|基础)(?:是|为|在于|包括|有)|首选|以[^，]{2,16}为主))/u;

/** "脑出血最常见的部位", "起义失败的原因": no 的 stands before these. */
const joinsDirectly =
  /^(?:治疗的|诊断的|预防的|护理的|抢救的|鉴别的|按|根据|最|失败|成功|兴起|爆发|灭亡|衰落)/u;

/** "伤寒的特征性病变": its complications are those of 伤寒. */
function wholeOwner(subject: string): string {
  const part = /^(?<owner>.{2,})的(?<part>[^的]+)$/u.exec(subject);
  const attributed = `${captured(part, "part")}是`;
  return ownerless.test(attributed) || attributeFirst.test(attributed) ? captured(part, "owner") : subject;
}

/** "常用的凝固剂是琼脂": of what stands before, unless it says so itself. */
const oneOfMany = /^(?:常用|常见|主要|首选|重要|典型)的[^，的]{2,6}(?:是|为|有|包括)/u;

/** Whether a clause may have left out what it speaks of. */
export function lacksOwner(clause: string): boolean {
  return ownerless.test(clause) || oneOfMany.test(clause);
}

/** "常用的单位有..." of a "工具" that somebody measures with: of neither. */
function ofManyOf(clause: string, subject: string): string | undefined {
  if (subject.includes("的")) return undefined;
  return clause.includes(subject.slice(-2)) ? clause : subject + clause;
}

/** "代表诗人是...": of a school or an age, and not of the poet before. */
function isOfSchool(clause: string, subject: string): boolean {
  if (!/^代表(?:诗人|词人|作家|人物|画家)/u.test(clause)) return false;
  return isPerson(subject) && !/[诗词体派代]$/u.test(subject);
}

/** A later clause with the subject it leaves out. */
export function inherit(clause: string, before: string, subject: string): string | undefined {
  if (isOfSchool(clause, subject)) return undefined;
  if (before.length > 8 && /^(?:叫做?|称为)/u.test(clause)) return before + clause;
  if (subject !== "" && ownerless.test(clause)) {
    const owner = wholeOwner(subject);
    return joinsDirectly.test(clause) ? owner + clause : `${owner}的${clause}`;
  }
  if (subject !== "" && oneOfMany.test(clause)) return ofManyOf(clause, subject);
  if (subject !== "" && attributeFirst.test(clause)) return withOwner(clause, wholeOwner(subject));
  const told = clause.replace(/^但?却(?=是|属于|具有)/u, "");
  const isTold = told !== clause || predicateFirst.test(clause);
  if (subject !== "" && isTold) return toldOf(before, subject) + told;
  return resolvePronoun(withSibling(clause, subject), subject);
}

const ordinal = /^第[一二三四五六七八九十]+个?(?:阶段|时期|期|步|层|类|种|部分|环节)/u;

/** "有氧呼吸分为三个阶段，第一阶段...": a part of what was spoken of. */
export function withWhole(clause: string, subject: string): string {
  const whole = subject.replace(/的?第.*$/u, "");
  return whole !== "" && ordinal.test(clause) ? `${whole}的${clause}` : clause;
}

/** "组合的宽度是...；长度是...": another side of the same thing. */
function withSibling(clause: string, subject: string): string {
  const owner = siblingOwner(clause, subject);
  return owner === "" ? clause : `${owner}的${clause}`;
}

/** A part behind a semicolon, "由某人发现", "功能特点是...", with what the part before it spoke of. */
export function withOwnerBefore(part: string, subject: string): string {
  if (/^(?:[最首]先)?由(?!于)/u.test(part)) return subject + part;
  const whole = withSibling(withWhole(part, subject), subject);
  if (whole !== part) return whole;
  return subject !== "" && attributeFirst.test(part) ? withOwner(part, wholeOwner(subject)) : part;
}

/** "夫妻在婚姻期间所得的工资、奖金，属于...": the things, and not who has them. */
const severalThings = /^[^，是有了]*所[^，是有了]*的[^，是有了]*$/u;

function toldOf(before: string, subject: string): string {
  if (/[时后前]$/u.test(before)) return "";
  return severalThings.test(before) ? before : subject;
}

/** "调查的目的, 目的是...": once is enough. */
function withOwner(clause: string, owner: string): string {
  const noun = attributeFirst.exec(clause)?.[0] ?? "";
  return owner.endsWith(`的${noun}`) ? owner + clause.slice(noun.length) : `${owner}的${clause}`;
}

/** "曲线的横轴是 A，纵轴是 B": whose the second is stands with the first. */
function siblingOwner(clause: string, subject: string): string {
  const first = /^(?<owner>.+)的(?<named>[^的]{2,7})$/u.exec(subject)?.groups;
  const second = captured(/^(?<named>[^，的]{2,7}?)(?:是|为|等于|约为|由)/u.exec(clause), "named");
  const named = captured(first, "named");
  return second !== "" && second !== named && second.at(-1) === named.at(-1) ? captured(first, "owner") : "";
}

/** Two things, or a noun with its verb: "市场出现", "非公平主要表现". */
const noName = /[的与和及、]|(?:发生|出现|开始|生活|成立|表现|体现|集中)$|以为|[存现所潜实自内]$/u;

/** The noun a sentence opens with, where that is plain to see: a title, or a name before its verb. */
export function leadingNoun(clause: string): string {
  const title = /^[^，的]{0,8}的?(?<noun>《[^》]+》)(?![的中里所一])/u.exec(clause);
  if (title !== null) return captured(title, "noun");
  const found =
    /^(?<noun>[\p{Script=Han}A-Za-z·]{2,8}?|“[^”]{1,10}”)(?:在|于|(?:可|又)?分为|虽然?|尽管|(?<![自理缘经来事])由(?=[^于此]{2,})|被(?=[称誉尊认视封推选派迫])|吸取|首创|是|统治|通过|把|将|又|西行|六次|出身|出生)/u.exec(
      clause,
    );
  const noun = captured(found, "noun")
    .replace(/(?:按|根据|依)[^的]*$/u, "")
    .replace(/(?:主要|一般|通常|常|多|则|正|恰恰|不过)$/u, "");
  if (noName.test(noun) || attributeFirst.test(`${noun}是`)) return "";
  if (!clause.startsWith(`${noun}于`)) return noun;
  if (/^[^于]+于(?:\d|公元|[^，]{0,6}(?:年|世纪|时期))/u.test(clause)) {
    return noun.replace(/(?:产生|兴起|起源|成立|创立|建立|诞生|形成|出版|发表)$/u, "");
  }
  // "宗气积于胸中", "渔场位于北岸": the last letter is the verb.
  return noun.length > 2 ? noun.slice(0, -1) : "";
}

/** "DES的分组长度是64位，密钥长度为56位": of the same thing. */
export function measuredAlike(bare: string, last: ClauseCard | undefined): string | undefined {
  const share = captured(/^(?<within>[^，]{2,8}中)[^，]{1,6}约?占/u.exec(last?.question ?? ""), "within");
  if (share !== "" && /^[^，的中]{1,6}约?占/u.test(bare)) return share + bare;
  if (
    last?.rule !== "value.amount" ||
    !/^[^，的\d]{2,8}(?:长度|宽度|厚度|高度|深度|面积|容量|质量|频率|电压)[为是约]/u.test(bare)
  ) {
    return undefined;
  }
  const owner = captured(/^(?<owner>[^，的]{2,12})的/u.exec(last.question), "owner");
  return owner === "" || bare.includes(owner) ? undefined : `${owner}的${bare}`;
}

/** "工业采用甲法，由某人发明": the method was invented, and not the industry. */
export function adopted(bare: string, last: ClauseCard | undefined): string {
  const isMade = /^由[^，]+(?:发明|提出|创立|首创|发现|设计|研制|开发|创建)/u.test(bare);
  const isUsed = last?.rule === "fact.object" && /(?:采用|使用|应用|利用|实行)什么/u.test(last.question);
  if (isMade && isUsed) return last.answer;
  // "实行新政策，主要内容是...": of the policy, and not of who has it.
  const isContent = /^(?:主要|基本|具体|核心)?(?:内容|措施|条款)(?:是|有|包括|为)/u.test(bare);
  if (
    isContent &&
    last?.rule === "fact.object" &&
    /(?:政策|制度|[法制约令案]|改革|计划|协定|纲领)$/u.test(last.answer)
  ) {
    return last.answer;
  }
  // "理论基础是二八法则，也叫...": what was named is called so, and not whose it is.
  const isNamed = /^[又也亦]?(?:称|叫|名)/u.test(bare) && last?.rule === "attribute.of";
  return isNamed && /^[^，、]{2,12}$/u.test(last.answer) ? last.answer : "";
}

/**
 * A second clause that goes on with the first: "病即疾病，是一种过程", "罪过是形式之一，是一种态度", "登记，由机构办理",
 * "任校长时，实行新方针".
 */
export function joined(
  clauses: readonly string[],
  at: number,
  last: ClauseCard | undefined,
): string | undefined {
  const [first = "", second = ""] = clauses;
  if (at !== 1 || (last !== undefined && last.rule !== "name.called")) return undefined;
  const isBare = isSubject(first, 7) && !/[于在被是有为了称]|\d/u.test(first);
  if (/^(?:由(?!于|此)|以[^，]+为(?:原则|主|基础|核心|目的|标准|依据)$)/u.test(second) && isBare) {
    return first + second;
  }
  if (!/^是(?![否由因为指])/u.test(second)) return undefined;
  const thing = captured(
    /^(?<thing>[^，（]{1,14}?)(?:（[^）]*）)?(?:又称|也称|亦称|简称|全称|旧称|古称|绰号|即|又叫|也叫|或称|俗称|是|$)/u.exec(
      first,
    ),
    "thing",
  );
  return isSubject(thing, 8) && !/[于在被有了由]|\d/u.test(thing) ? thing + second : undefined;
}
