import { captured } from "../../text/captured.ts";
import { isOperation } from "./chinese-open-term.ts";
import { isLabel } from "./labels.ts";
import type { TermLine } from "./term-line.ts";

const counter = "[个部种类区项条点位大批步层级段度期型座]|方面|阶段";
/** "德语有四个格", "烧伤分为三度", "可以从三个方面看": what comes after the colon are these things. */
export const countedThings = new RegExp(
  `^(?<before>.{1,14}?(?:有|留下了?|分为?|分成|包括|设有|经历了?|可以?从|需要?|采用|满足|具备|回?答|问|完成|涉及|解决|包含))(?<number>[两二三四五六七八九十])(?<things>(?:${counter}).{0,12})$`,
  "u",
);
/** "补钾要遵守“四不宜”原则". */
const ruleFollowed = /^(?<who>.{2,10}?(?:遵守|遵循|坚持|贯彻))的?(?<rule>[“《]?[^，。]{1,12}?原则)$/u;
/** "测光模式三种", "洗手六步": what is counted stands before its number. */
const countedBehind =
  /^(?<what>(?:.{1,8}的)?\p{Script=Han}{2,10}?)(?<number>[两二三四五六七八九十])(?<counter>部分|阶段|环节|要素|时期|[个部种类项条点大步级层段][技能策略方法模式类型原则步骤活动内容]{0,4}|方面)(?:[（(][^（）()]*[）)])?$/u;
/** "串词四个作用". */
const countedBetween =
  /^(?<what>\p{Script=Han}{2,6})(?<number>[两二三四五六七八九十])(?<things>个(?:作用|特点|方面|步骤|阶段|要素|原则|条件|特征|环节|部分|优点|缺点|类型|方法|功能|标准|要求))$/u;
/** "独立战争具有双重性质". */
const natured =
  /^(?<who>.{2,12}?)(?<has>具有|有着|存在)(?<quality>双重|两重|多重|深远|重大|重要|明显)?的?(?<what>性质|特点|特征|意义|影响|作用|联系|差异)$/u;
/** The first, the largest: there is one, and its noun tells what kind of thing answers. */
const onlyOne =
  /^(?:.*(?:最|第一|首[位次个任]|唯一)\p{Script=Han}+?的|世界上?最\p{Script=Han}+的)(?<kind>\p{Script=Han}{2,5})$/u;
const somebody =
  /(?:[人家者]|皇帝|国王|女王|领袖|将领|将军|总统|首相|宰相|诗人|词人|作家|画家|学者|航海家|科学家)$/u;
const ofPlace =
  /(?:国家|城市|省份?|大洲|大洋|大陆|半岛|海峡|岛屿|群岛|山脉|河流|湖泊|沙漠|平原|高原|盆地|行星|恒星|星座|朝代|民族|大学|学校|器官|细胞|元素|金属|气体)$/u;

/** The question that the form of a term alone decides: a number behind its noun, a nature, the only one of its kind. */
function formQuestion(term: string, meaning: string): string | undefined {
  return (
    countedQuestion(term) ??
    greatOnes(term, meaning) ??
    natureQuestion(term) ??
    onlyOneQuestion(term, meaning)
  );
}

function countedQuestion(term: string): string | undefined {
  const between = countedBetween.exec(term)?.groups;
  if (between !== undefined) {
    return `${captured(between, "what")}有哪${captured(between, "number")}${captured(between, "things")}？`;
  }
  const found = countedBehind.exec(term)?.groups;
  if (found === undefined || /^[一二三四五六七八九十]/u.test(term)) return undefined;
  return `${captured(found, "what")}有哪${captured(found, "number")}${captured(found, "counter")}？`;
}

/** "全球两大火山地震带：甲和乙". */
function greatOnes(term: string, meaning: string): string | undefined {
  const found = /^(?<where>.{0,6}?)(?<number>[两二三])大(?<what>\p{Script=Han}{2,8})$/u.exec(term)?.groups;
  const areAll = /^[^，。；]{2,20}[和与、][^，。；]{2,20}[。]?$/u.test(meaning);
  return found !== undefined && areAll
    ? `${term}是哪${captured(found, "number").replace("二", "两")}个？`
    : undefined;
}

function natureQuestion(term: string): string | undefined {
  const found = natured.exec(term)?.groups;
  if (found === undefined) return undefined;
  const quality = found["quality"] ?? "";
  return `${captured(found, "who")}${captured(found, "has")}怎样的${quality}${captured(found, "what")}？`;
}

function onlyOneQuestion(term: string, meaning: string): string | undefined {
  const kind = captured(onlyOne.exec(term)?.groups, "kind");
  if (kind === "" || /[，；]|。./u.test(meaning)) return undefined;
  const areMany = /[、和与]/u.test(meaning);
  if (somebody.test(kind)) return `${term}是${areMany ? "哪些人" : "谁"}？`;
  return ofPlace.test(kind) ? `${term}${areMany ? "有哪些" : "是哪个"}？` : undefined;
}

/** "水资源分布：南多北少": a state is asked by how. */
const state = /(?:分布|现状|状况|概况|情况|变化|趋势|格局|走向|走势)$/u;

/** What the form of a term decides: an operation, a state, an aspect, things that are counted. */
export function questionByTerm({ term, meaning }: TermLine): string | undefined {
  if (countedTerm.test(term)) return undefined;
  if (ruleFollowed.test(term)) return term.replace(ruleFollowed, "$<who>的$<rule>是什么？");
  if (isOperation(term) && !/的[^，。；]{0,10}$/u.test(meaning)) return `怎样${term}？`;
  if (state.test(term) && !/^(?:是?指|一[种个类])|的[^的，。；]{1,8}$/u.test(meaning)) return `${term}如何？`;
  // "太阳活动的主要标志": an aspect with its owner.
  const label = term.slice(term.lastIndexOf("的") + 1);
  if (/\p{Script=Han}的/u.test(term) && isLabel(label, "zh") && !meaning.includes(label.slice(-2))) {
    return `${term}${meaning.includes("、") ? "有哪些" : "是什么"}？`;
  }
  if (countedThings.test(term)) return term.replace(countedThings, "$<before>哪$<number>$<things>？");
  return formQuestion(term, meaning) ?? aspectOfTerm(term, meaning);
}

/** "教学原则", "影响因素": told by what it is, or by its members. */
function aspectOfTerm(term: string, meaning: string): string | undefined {
  if (!/(方法|步骤|条件|原因|作用|维度|三要素|特点|特征|公式|途径|原则|标准|类型|种类)$/u.test(term)) {
    return undefined;
  }
  const areNouns = /^[^，。；、的]{1,8}(?:、[^，。；、的]{1,8})+[。]?$/u.test(meaning);
  const isMany = /(?:原则|维度|类型|种类|条件|方法|特点|特征|途径|标准|步骤)$/u.test(term) && areNouns;
  return `${term}${isMany ? "有哪些" : "是什么"}？`;
}

/** "三中心", "四阶段": what is counted needs its owner. */
export const countedTerm =
  /^(?:[二两三四五六七八九十]{1,2}(?!不)\p{Script=Han}{1,4}|一(?:原则|中心|目标|要求))$/u;
