import { captured } from "../../text/captured.ts";
import { countHan, countUnits } from "../../text/units.ts";
import { splitUnit } from "./column-labels.ts";
import type { Cell } from "./table-cell.ts";

/** Heads that name no kind of thing, so that "名称“X”" says nothing. */
const kindless =
  /(?:类型|类别|种类|分类|效力|状态|情形|程度|等级|级别)$|^(?:名称|名字|项目|内容|方面|序号|时间|年份|年代|日期|特征|特点|比较.*|对比.*|概念|术语|名词|知识点|.*名称|.*名)$/u;

/** A row's name as it stands in a question: a bare sign with its kind, "助词“を”"; a phrase in quotes. */
export function subjectOf(cell: Cell): string {
  const { name, kind, isDate } = cell;
  if (isDate) return name;
  const known = knownSubject(name, kind);
  if (known !== undefined) return known;
  const isSign =
    countHan(name) === 0 && (!/[A-Za-z]{3}/.test(name) || /(?![A-Za-z])\p{Script=Latin}/u.test(name));
  if (isSign || isCode(cell) || (countUnits(name) < 1 && !/[A-Za-z]/.test(name))) return signOf(cell);
  return withKind(cell) ?? memberOf(cell) ?? (/[，；、]|的.*的/u.test(name) ? `“${name}”` : name);
}

/** "唐朝", "政治方面", "维生素B1". */
function knownSubject(name: string, kind: string): string | undefined {
  if (/^(?:朝代|王朝)$/u.test(kind) && /^\p{Script=Han}$/u.test(name)) return `${name}朝`;
  if (/^(?:方面|领域|层面|类别|角度|环节)$/u.test(kind) && aspect.test(name)) return `${name}方面`;
  return kind === "维生素" && /^[A-Z]\d{0,2}$/.test(name) ? `${kind}${name}` : undefined;
}

/** Sides of a country's life and of a body of measures. */
export const aspect =
  /^(?:政治|经济|军事|教育|文化|外交|社会|社会生活|生活|思想|科技|法律|民族|宗教|农业|工业|商业|手工业|贸易|对外贸易|土地|财政|金融|交通|人口|环境|生态|技术|管理|组织|人事|分配)$/u;

/** "地中海" under "气候类型" is a climate. */
const typed =
  /^(?<thing>气候|土壤|贫血|休克|水肿|骨折|疼痛|呼吸困难|黄疸|心绞痛|依恋|记忆|经济|货币|财政政策)(?:类型|种类|分类)$/u;

/** "结构性" under "立场", "地中海" under "气候类型": names that need their kind. */
function withKind({ name, kind }: Cell): string | undefined {
  const isHan = /^\p{Script=Han}+$/u.test(name);
  const isQuality =
    /^.{1,3}性$/u.test(name) &&
    /^(?:立场|观点|流派|学派|理论|模型|策略|分析|研究|货币|政策|疾病)$/u.test(kind);
  const bare = kind.replace(/^(?:基本|主要|设计)/u, "");
  const isBare =
    /^(?:原则|定律|定理|效应|法则|模式)$/u.test(bare) && name.length <= 4 && !/[法律论则说]$/u.test(name);
  const thing = isQuality || isBare ? bare : captured(typed.exec(kind), "thing");
  return isHan && thing !== "" && !name.includes(thing) ? `${name}${thing}` : undefined;
}

/** "VC" under "房态代码". */
export function isCode({ name, kind }: Cell): boolean {
  return /^\p{Script=Han}{0,4}(?:代码|代号|状态码|错误码|缩写)$/u.test(kind) && countHan(name) === 0;
}

function signOf({ name, kind, topic }: Cell): string {
  const bare = captured(/^(?<bare>\p{Script=Han}{1,4})$/u.exec(kind), "bare");
  if (/^[族期级型组区段层号]$/u.test(bare)) return `${name} ${bare}`;
  if (bare !== "" && !kindless.test(bare)) return `${bare}“${name}”`;
  return topic !== "" && countUnits(topic) < 6 && !topic.includes(name) ? `${topic}：${name}` : name;
}

/** "A 类" of what "火灾分为六类" says, or "火灾的分类" in the heading: "A 类火灾". */
function memberOf({ name, about, kind }: Cell): string | undefined {
  // "O型" under "血型".
  if (kind.endsWith("型") && name.endsWith("型")) return undefined;
  const thing = thingOf(about);
  if (!isMember(name) || !/^\p{Script=Han}{2,6}$/u.test(thing) || !dividable(about, thing)) return undefined;
  if (isTime(name)) return `${thing}${name}`;
  return /[类型级期种]$/u.test(name) ? `${name}${thing}` : undefined;
}

/** "前期" of a process. */
function isTime(name: string): boolean {
  return /^[前中后末初早晚间]期$/u.test(name);
}

/** Whether a heading names what is divided: "火灾", "高血压的分级"; not "燃烧基本知识". */
function dividable(about: string, thing: string): boolean {
  return thing !== about || (thing.length <= 4 && !/知识|基础|概述|内容|要点/u.test(thing));
}

/** Heads that name groups and places, and so not the thing that is measured in them. */
const groups =
  /^(?:部位|测量部位|类别|组别|人群|年龄|年龄段|性别|对象|等级|级别|分级|分度|程度|类型|分类|时间段|阶段)$/u;
/** Heads that say how much and not of what. */
const bareMeasure =
  /^(?:正常范围|正常值|参考值|参考范围|标准|范围|数值|频率|次数|平均值|诊断标准|结果|表现|比例|占比)$/u;

/** "口腔" under "正常体温", asked for its "正常范围": without the heading nobody knows of what. */
export function placedSubject({ kind, topic, label, name, value }: Cell, subject: string): string {
  const isOpen = groups.test(kind) && bareMeasure.test(splitUnit(label, value).name);
  return isOpen && topic !== "" && countUnits(topic) <= 8 && !name.includes(topic) && !subject.includes(topic)
    ? `${topic}：${subject}`
    : subject;
}

/** "无效", "可撤销" under "类型": names of qualities, of which a question says nothing without what has them. */
export function isAdjective({ name, kind, isHead }: Cell): boolean {
  if (isHead || (kind !== "" && !kindless.test(kind))) return false;
  return /^(?:无|可|不|未|已|有|非)\p{Script=Han}{1,3}$|^\p{Script=Han}{1,5}(?:性|待定|的)$/u.test(name);
}

/** Cases, persons, genders: the word whose forms a table gives stands in its heading. */
export function isPartOfGrammar({ kind, label }: Cell): boolean {
  return /^(?:人称|人称代词|时态|格|性|数)$/u.test(kind) || /^(?:阳性|阴性|中性|单数|复数)$/u.test(label);
}

/** "第一次", "B 类", "2级": one of a row of which the heading tells. */
export function isMember(name: string): boolean {
  if (isTime(name)) return true;
  return /^第[一二三四五六七八九十\d]+\p{Script=Han}{0,3}$|^(?:[A-Z\d]{1,2}|[ⅠⅡⅢⅣⅤⅥⅦ]|[一二三四五六七八九十甲乙丙丁]) ?[类型级期组度区种]$/u.test(
    name,
  );
}

/** "不满三个月" under "合同期限": it is said what holds for such a term. */
export function isRange({ name, kind, isHead }: Cell): boolean {
  return (
    !isHead &&
    /^\p{Script=Han}{2,8}$/u.test(kind) &&
    /^(?:不满|未满|已满|年满|不足|超过|低于|高于|大于|小于|至少|至多)|(?:以[上下内]|及以[上下])$|以[上下]或|以上.*(?:不满|以下)|^[<>≤≥＜＞]\s?\d/u.test(
      name,
    )
  );
}

/** "三种同步机制对比" is of 同步机制. */
export function thingOf(topic: string): string {
  return topic
    .replace(/^(?:[两三四五六七八九几]|各|多)[种类个大]|^(?:常见|主要|常用)的?/u, "")
    .replace(
      /的?(?:对比|比较|区别|辨析|总结|汇总|一览表?|表|分类|类型|种类|概述|分级|分期|分型|各期|各阶段|简介|(?<!名)[与和]\S{1,6}的关系)$/u,
      "",
    );
}

/** Whether a heading can stand before a row's name to say what it is one of. */
export function isPlaceable({ name, value, isHead }: Cell, thing: string): boolean {
  return !isHead && thing !== "" && countUnits(thing) <= 8 && !thing.includes(name) && !thing.includes(value);
}
