import { countUnits } from "../../text/units.ts";
import { attribute } from "./attribute-noun.ts";
import type { ClauseCard } from "./clause-card.ts";
import { splitClauses } from "./clauses.ts";
import { isSomebody } from "./somebody.ts";

const kind =
  "(?:因素|原因|病因|药物|方法|方式|方案|手段|表现|症状|体征|措施|内容|环节|问题|途径|现象|疾病|类型|形式|特征|特点|部分|例子|步骤|场所|来源|成分|并发症|致病菌|病原|检查|热源|部位|器官|工具|单位|手法|技巧|技术)";

/** "最可靠的诊断标准": of what is said elsewhere. */
export const ofWhat = new RegExp(
  `^最[^的，]{1,6}的?(?:诊断|治疗|检查|致病|死亡|临床)?(?:${kind}|标准|依据|指标)$`,
  "u",
);

/** "常见药物", "重要因素", "内容的一部分": one of many, which nobody can answer for certain. */
const weakKind = new RegExp(
  `(?:(?:靠谱|复杂|伟大|划时代|优秀|成功|漫长|艰难|艰巨|光辉|良好)的?[^的，、和与]{1,6}$|的一[种个项类]?(?:基本|重要|特殊|普遍|常见)?(?:功能|现象|活动|能力|问题|过程)$|^一[个种][^，、]{0,8}的(?:过程|现象|系统|整体|概念|问题|学科)$|^一[个种项](?:很|非常|十分|极其|较为|比较|相当)[^，]*$|(?<!最)(?:重要的?|常见的?|特殊的?|关键的|关键(?:时期|环节|问题|作用|一步|所在)|有效的|有力的?|普遍的|必要的|显著的?|不可缺少的?|不可或缺的?|必不可少的?|宝贵的?|[^，]的(?=保证$|保障$))[^的，、最和与]{0,6}$|(?<!最)(?:重要|常见|常用|必要|有效|特殊|不同|有力|普遍|不可忽视|不可缺少|必不可少|不可或缺|关键)的?${kind}|的一部分|之一|组成部分|^一个(?:有机|统一的?)?(?:整体|统一体)|^核心|^关键)$`,
  "u",
);

export function isWeakKind(answer: string): boolean {
  return weakKind.test(splitClauses(answer)[0] ?? "");
}

/** "贫血最常见的症状", "诊断冠心病的金标准": only one thing is that, so it is what to ask for. */
const onlyOne = new RegExp(
  `^(?<owner>.{2,24}?)(?:最[^，的]{1,5}的?|首要的?|首选的?|唯一的?|根本的?|主要的?|直接的?)(?:临床|直接|致病|死亡|辅助|影像学)?${kind}$|^.{2,24}的(?:[两三四五六]大[^的，]{1,4}|金标准|(?:唯一)?标[志准]|关键|前提|基础|开端|起点|转折点|导火[索线]|死因|首要原因|(?:本质|根本|首要|基本)(?:属性|特征|原因|任务|架构|骨架|矛盾))$`,
  "u",
);

/** "楚辞的代表作", "质变的必然结果": what place a thing has beside another, which is no meaning of it. */
const standing =
  /^[^，]{2,22}的(?:(?:基本|主要|根本|唯一|最终|必然|直接|社会|自然|共同|最高|存在|标志性|奠基|必经|主导|经济|政治|思想|理论|物质)(?:的|之)?)?(?:代表作|原料|基础|关键|标志|成果|结晶|途径|形式|手段|载体|象征|开端|序幕|核心|灵魂|支柱|主体|动力|源泉|来源|根源|前提|保证|保障|起点|转折点|(?<=必然|最终|直接)结果|准备|元素|属性|事件|依据|标准|主力|中心|枢纽|发源地|摇篮|高峰|顶峰|巅峰|纲领|任务|矛盾|措施|条件|第一步|首要环节)$/u;

/** Whether the thing itself is what to ask for: neither a clause nor a whole that the category names again. */
function hasStanding(subject: string, first: string): boolean {
  if (!standing.test(first) || isWeakKind(first)) return false;
  // "社会的主要矛盾是甲和乙的矛盾": an attribute, and what it is.
  if (subject.includes("的") && !subject.endsWith("》")) return false;
  return subject.length <= 14 && !first.includes(subject);
}

/** "离地球最近的行星": the best of its kind by a measure; not "最小的单位", which tells what a thing is. */
const superlative =
  /最(?:[大小高低长短早晚快慢多少深浅重轻远近]|常见|常用|严重|有效|有名|著名|发达|完备|简单|完整|古老|主要|根本)的?(?!单[位元]|粒子|结构)[^的，]{2,14}$|^(?:[^，]{2,16})?(?:第一|首)[部座条个颗家所艘枚篇本届次][^，]{3,30}$/u;

/** "本病最严重的并发症", "也是最早的专著": of what stands elsewhere. */
const pointsBack = /本[病章节书文题例]|该|此|其(?![他它余中])|[也又]是/u;

/** "全省最大的湖"; no day of the month, and no thing that is so only in one place. */
function isBestOfKind(subject: string, first: string): boolean {
  if (!superlative.test(first) || /星期[一二三四五六日]?$|[月日天]$/u.test(first)) return false;
  return countUnits(first) >= 4 && subject.length <= 14 && !subject.includes("在");
}

const human = /(?:人|者|[^专国大]家|皇帝|君主|国王|总统|宰相|宦官|将领|大臣|学生|弟子|领袖|官员)$/u;

function isOnlyOne(subject: string, first: string): boolean {
  if (hasStanding(subject, first)) return true;
  return !first.startsWith("最") && onlyOne.test(first) && !/[《“]/u.test(subject);
}

/** Roles that one person has, or the few who are named. */
const role =
  /^[^，]{2,24}的(?:创始人|奠基人|集大成者|提出者|发明者|发明人|发现者|作者|领导人|领导者|领袖|首领|主编|主帅|先驱|开创者|缔造者|首任[^的，]{2,6}|代表(?:人物)?)$/u;

/** "儒家学派的创始人": who has the role, where the sentence says of somebody that he has it. */
export function turnRole(subject: string, answer: string): ClauseCard | undefined {
  const [first = ""] = splitClauses(answer);
  if (!role.test(first) || pointsBack.test(first) || subject.includes("的")) return undefined;
  const isNamed = subject
    .split(/[、和与]/u)
    .every((name) => isSomebody(name) && !/[级层力品国]$/u.test(name));
  if (!isNamed && /代表(?:人物)?$/u.test(first)) return undefined;
  const question = `${first}是谁？`;
  return { rule: "definition.person", question, answer: subject, score: 0.86, difficulty: "easy", subject };
}

/** The category asked for by the thing, where the thing is a symptom or an amount and the category knows only one. */
export function turn(subject: string, answer: string): ClauseCard | undefined {
  const [first = ""] = splitClauses(answer);
  if (/[^最](?:重要|关键|特殊)的/u.test(first)) return undefined;
  const isBest = isBestOfKind(subject, first) && !isWeakKind(answer);
  if (!isBest && !isOnlyOne(subject, first)) return undefined;
  // "最常见的原因": of what stands elsewhere. "目标是找到最大的平面": what is told of an attribute.
  if (ofWhat.test(first) || pointsBack.test(first)) return undefined;
  if (isBest && attribute.test(subject) && subject.includes("的")) return undefined;
  return {
    rule: "attribute.of",
    question: `${first.replace(/^(?:一[种个]|当时)/u, "")}是${human.test(first) ? "谁" : "什么"}？`,
    answer: subject,
    score: 0.86,
    difficulty: "easy",
    subject,
  };
}
