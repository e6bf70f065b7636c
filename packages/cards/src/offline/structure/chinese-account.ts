import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { isPerson, isSomebody } from "../zh/somebody.ts";
import { tellingQuestion } from "./chinese-telling.ts";
import { isNoName } from "./chinese-told.ts";

const maxTermUnits = 8;
const minMeaningUnits = 4;

/** "又称非特异性免疫": another name and nothing else. */
const otherName =
  /^(?:又|也|亦)(?:称|叫|名)(?:为|作|做)?[^，。；、]{2,12}(?:(?:、|，(?:又|也|或|亦)(?:称|叫|名)(?:为|作|做)?)[^，。；、是指有]{2,8})?[。]?$/u;

/** "固有免疫：又称非特异性免疫" is asked for the other name. */
export function otherNameQuestion(term: string, meaning: string): string | undefined {
  return otherName.test(meaning) && countUnits(term) <= maxTermUnits ? `${term}又称什么？` : undefined;
}

/** "《诗学》：亚里士多德": who wrote it. */
export function authorQuestion(term: string, meaning: string): string | undefined {
  const isName = /^[\p{Script=Han}·]{2,10}$/u.test(meaning) && isSomebody(meaning) && !meaning.includes("的");
  return isName && /^《[^《》]+》$/u.test(term) ? `${term}的作者是谁？` : undefined;
}

const theory = /(?:[^小传评]说|[^结评讨议推理悖]论|理论|学说|定律|定理|法则|模型|效应|假说|曲线|疗法|方程)$/u;

/** "压抑说：弗洛伊德", "格式塔学派：韦特海默、苛勒": whose it is. */
export function theoryQuestion(term: string, meaning: string): string | undefined {
  const names = meaning
    .replace(/[。；]$/u, "")
    .replace(/[（(][^（）()]*[）)]$/u, "")
    .split(/[、和]/u);
  const areNames = names.every((name) => /^[\p{Script=Han}·]{2,10}$/u.test(name)) && names.some(isSomebody);
  if (!areNames) return undefined;
  if (/(?:学派|[^党宗]派|主义)$/u.test(term)) {
    return `${term}的代表人物${names.length > 1 ? "有哪些" : "是谁"}？`;
  }
  return theory.test(term) ? `${term}由谁提出？` : undefined;
}

/** An aspect of something, told by what it is: "第一次工业革命完成的标志", "动词的词尾". */
const aspectEnd =
  /(?:标志|口号|实质|目的|导火索|开端|起点|终点|根源|格式|单位|词尾|产物|载体|场所|阶级|主体|客体|对象|成因|依据|前提|卧位|体位|部位|分界线|界线|边界线|范围|比例|构成|首选药?|一线药物?)$/u;
const firstOfAll = /(?:第一人|之父|之母|鼻祖|始祖|奠基者|集大成者)$/u;
/** "天赋人权、三权分立、主权在民", "人参等贵重药材", "太阳、地轴": names and nothing told. */
const onlyNames =
  /^(?![与由对把将有不使以按])(?:[^，。；：、]{1,10}(?:、[^，。；：、]{1,12})+|[^，。；：、]{2,6}或[^，。；：、]{2,6})[。]?$/u;
/** "重婚；近亲；未达到法定婚龄": cases beside each other. */
const cases = /^[^；。]{2,16}(?:；[^；。]{2,16}){1,}[。]?$/u;
/** What law or office knows cases of. */
const hasCases = /(?:婚姻|合同|行为|犯罪|侵权|监护|代理|条款|遗嘱|违约|继承|处分|许可|事故|假冒|损失)$/u;
/** Kinds of sentences and figures of speech, which notes show by an example. */
const pattern = /(?:(?<![绝名诗词金])句|句式|活用|修辞|用法|语态|时态|从句|搭配|语序)$/u;
/** Heads of ages and realms under which a person stands for his deeds. */
const overDeeds =
  /[汉唐宋元明清秦隋晋](?:[朝代初末]|$)|王朝|历史|史$|[君国大帝]王|皇?帝|盛世|统治|改革|人物|时期|变法|战争|革命/u;

/**
 * What is asked where a meaning tells something at length and is no definition, in the form of examinations ("简述冷静期。"); nothing
 * where it only has an example, names or a few words, of which no account can be given. `over` is what the term stands under.
 */
export function accountQuestion(
  term: string,
  meaning: string,
  { over, topic }: { readonly over: string; readonly topic: string },
): string | undefined {
  const bare = term.replace(/\s*[（(][^（）()]*[）)]$/u, "");
  if (countUnits(bare) > maxTermUnits || isNoName(bare)) return undefined;
  return (
    memberQuestion(bare, meaning, topic) ??
    (isAspectOf(bare, meaning) ? `${over}${bare}是什么？` : undefined) ??
    (/(?:检查|要求|规范|规定|标准)：$/u.test(over) ? `${over}${bare}有什么要求？` : undefined) ??
    (isTold(bare, meaning) ? underTerm(over, tellingQuestion(bare, meaning)) : undefined)
  );
}

function underTerm(over: string, question: string | undefined): string | undefined {
  return question === undefined ? undefined : `${over}${question}`;
}

/** Who somebody is, what he did, what cases a thing of law has. */
function memberQuestion(term: string, meaning: string, topic: string): string | undefined {
  if (firstOfAll.test(term)) return `${term}是谁？`;
  if (hasCases.test(term) && cases.test(meaning)) return `${term}有哪些情形？`;
  const areDeeds = /[，、；]/u.test(meaning) && !meaning.endsWith("的");
  return areDeeds && isPerson(term) && overDeeds.test(topic) ? `${term}的主要事迹有哪些？` : undefined;
}

function isAspectOf(term: string, meaning: string): boolean {
  const owned = captured(/的(?<part>[^的]{2,6})$/u.exec(term)?.groups, "part");
  return aspectEnd.test(term) || (owned !== "" && !owned.endsWith("性") && countUnits(meaning) < 8);
}

/** Whether a meaning tells enough of a term to ask for an account of it. */
function isTold(term: string, meaning: string): boolean {
  if (countUnits(meaning) < minMeaningUnits || onlyNames.test(meaning)) return false;
  // "问路：Excuse me, how can I get there?": what is said in another language.
  if (!/[\p{Script=Han}\d=<>]/u.test(meaning) && /[.?!。？！]$|[ぁ-ヿ가-힣]/u.test(meaning)) return false;
  if (/》$|^《/u.test(term) || /^《|^(?:首选|禁用|慎用)/u.test(meaning)) return false;
  return !isShown(term, meaning);
}

/** "判断句：师者，所以传道受业解惑也": a kind of sentence, shown by an example. */
export function isShown(term: string, meaning: string): boolean {
  return pattern.test(term) && !/[是指由的]|用|表示|构成/u.test(meaning);
}
