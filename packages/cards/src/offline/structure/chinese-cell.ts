import { captured } from "../../text/captured.ts";
import { countHan, countUnits } from "../../text/units.ts";
import { isGeneralLabel, splitUnit } from "./column-labels.ts";
import { type Cell, isAmount } from "./table-cell.ts";

const who =
  /(?:作者|人物|提出者|发现者|发明者|创始人|创立者|建立者|领导者|领导人|主帅|统帅|皇帝|君主|开国者|奠基人|代表人|设计者|主持者|演唱者|导演|译者|[发创提领主设]\S{0,2}人)$/u;
const where = /(?:产地|地点|所在地|发源地|原产地|栖息地|首都|首府|省会|都城|国都|部位|场所|位置)$/u;
const year = /^(?:公元)?(?:前|约)?\s?\d{1,4}\s?年?(?:\s?[-–—~～至到]\s?(?:前)?\d{1,4}\s?年?)?$/u;
const things =
  /^(?:代表|典型|常见|常用)(?!性).{1,4}$|(?:国家|作品|药物|植物|动物|城市|地区|例子|举例|著作|产品)$/u;
const counts =
  /(?:(?<![参函系复指])数|数量|数目|个数|次数|人数|层数|年龄|价格|费用|比例|浓度|温度|大小|长短|多少)$/u;
const circumstance = /(?:溶液|环境|介质|条件下|情况下|状态下|时期|阶段|时)$/u;
/** "判断", "处理": what is to be done about it. */
const deedLabel = /^(?:判断|识别|鉴别|诊断|处理|预防|治疗|检验)$/u;
const verbLabel =
  /^(?:主要|通常|一般)?(?:降低|提高|增加|减少|促进|抑制|改善|强调|用于|适用于|属于|位于|来自|起源于|作用于|取决于|包括|产生|分泌|负责|依赖|支持|需要|导致|引起|影响)$/u;
const commands =
  /^(?:命令|指令|函数|参数|选项|方法|字段|属性|关键字|快捷键|标签|语句|操作符|运算符|接口|工具|配置项?|试剂|药物|激素|酶)$/u;
const signs = /^(?:状态码|错误码|信号|符号|标志|标识|缩写|简称|代码|返回值|图标|手势|警示色)$/u;
/** Heads that name no kind of thing, so that "名称“X”" says nothing. */
const kindless =
  /^(?:名称|名字|项目|类别|类型|内容|种类|方面|序号|时间|年份|年代|日期|特征|特点|比较.*|对比.*|分类|概念|术语|名词|知识点|.*名称|.*名)$/u;

/** The question to which a cell of a Chinese table is the answer; nothing where the head makes none. */
export function chineseCellQuestion(cell: Cell): string | undefined {
  // "hablar" under 人称: the heads are words, the cells their forms.
  if (/^(?:人称|人称代词|时态|格|性|数)$/u.test(cell.kind) && /^[\p{Script=Latin}]+$/u.test(cell.label)) {
    return `“${cell.label}”（${cell.kind}：${cell.name}）的形式是什么？`;
  }
  const subject = placedSubject(cell, subjectOf(cell));
  const { value } = cell;
  const { name: label, unit } = splitUnit(cell.label);
  if (cell.isDate) return dateQuestion(cell, label);
  if (isGeneralLabel(label)) return generalQuestion(cell, subject);
  // "不释放" can be guessed; a reason or a condition cannot.
  if (label.startsWith("是否")) return countUnits(value) < 3 ? undefined : `${subject}${label}？`;
  if (/什么|怎么|怎样|如何|为何|哪|多少/u.test(label)) return `${subject}：${label.replace(/[？?]$/u, "")}？`;
  const done = doneQuestion(subject, label);
  if (done !== undefined) return done;
  if (circumstance.test(label) && !label.includes("的") && countUnits(label) > 1.5) {
    return `${subject}在${label}${/[下时]$/u.test(label) ? "" : "中"}是什么？`;
  }
  if (persons.test(cell.kind) && /^(?:时间|年代|年份|日期)$/u.test(label)) {
    return `与${subject}对应的${label}是什么？`;
  }
  return ownedQuestion({ subject, label, unit, value });
}

/** "分泌", "主要降低": what it does; "判断", "处理": what is done about it. */
function doneQuestion(subject: string, label: string): string | undefined {
  if (verbLabel.test(label)) return `${subject}${label}什么？`;
  return deedLabel.test(label) ? `如何${label}${subject}？` : undefined;
}

/** Heads that name groups and places, and so not the thing that is measured in them. */
const groups =
  /^(?:部位|测量部位|类别|组别|人群|年龄|年龄段|性别|对象|等级|级别|分级|分度|程度|类型|分类|时间段|阶段)$/u;
/** Heads that say how much and not of what. */
const bareMeasure =
  /^(?:正常范围|正常值|参考值|参考范围|标准|范围|数值|频率|次数|平均值|诊断标准|结果|表现|比例|占比)$/u;

/** "口腔" under "正常体温", asked for its "正常范围": without the heading nobody knows of what. */
function placedSubject({ kind, topic, label, name }: Cell, subject: string): string {
  const isOpen = groups.test(kind) && bareMeasure.test(splitUnit(label).name);
  return isOpen && topic !== "" && countUnits(topic) <= 8 && !name.includes(topic) && !subject.includes(topic)
    ? `${topic}：${subject}`
    : subject;
}

/** Heads over persons, whose "时间" is that of what they did. */
const persons = /(?:家|者|人|人物|皇帝|君主|将领|队|船队)$/u;

interface Owned {
  readonly subject: string;
  readonly label: string;
  readonly unit: string;
  readonly value: string;
}

/** What the subject's trait is: how much, who, where, in which year. */
function ownedQuestion({ subject, label, unit, value }: Owned): string {
  // "膜的层数": a second 的 would make the question stumble.
  const owned = label.includes("的") ? `${subject}：${label}` : `${subject}的${label}`;
  const dated = year.test(value) ? dateOf(subject, owned, { label, value }) : undefined;
  if (dated !== undefined) return dated;
  if (unit !== "") return `${owned}是多少（单位：${unit}）？`;
  const isNormal = /^(?:正常值|正常范围|参考值|参考范围)$/u.test(label) && /\d/.test(value);
  if (isAmount(value) || counts.test(label) || isNormal) return `${owned}是多少？`;
  if (/(?:期限|时效|时长|期间|周期)$/u.test(label)) return `${owned}是多长？`;
  return placedQuestion({ subject, label, unit, value }, owned);
}

const belonging = /^(?:国家|国籍|朝代|省份|民族|学派|流派|党派|大洲|洲)$/u;

/** Who, where, of which country or dynasty. */
function placedQuestion({ subject, label, value }: Owned, owned: string): string {
  if (who.test(label)) return `${owned}是谁？`;
  if (belonging.test(label) && !/[、，,]/u.test(value)) {
    return `${subject}是哪个${label === "国籍" ? "国家" : label}的？`;
  }
  if (label.endsWith("国家") && !/[、，,或]|地区/u.test(value + label)) return `${owned}是哪个？`;
  if (/^(?:name|名称|名字)$/iu.test(label)) return `${subject}叫什么？`;
  if (/^(?:english|英文)$/iu.test(label)) return `${subject}的英文是什么？`;
  if (/^(?:examples?)$/iu.test(label)) return `${subject}的例子有哪些？`;
  if (label === "分布") return `${subject}分布在哪里？`;
  if (where.test(label)) return `${owned}${/位置|部位|场所/u.test(label) ? "在哪里" : "是哪里"}？`;
  return `${owned}${things.test(label) && /[、，,]/u.test(value) ? "有哪些" : "是什么"}？`;
}

/** When something was: in which year, or from when to when. */
function dateOf(
  subject: string,
  owned: string,
  { label, value }: { label: string; value: string },
): string | undefined {
  if (!/年|时间|日期|朝代|时期/u.test(label)) return undefined;
  if (/[-–—~～至到]/u.test(value)) return `${owned}是什么${label.endsWith("时间") ? "" : "时候"}？`;
  return /^(?:年份?|年代|时间|日期)$/u.test(label) ? `${subject}是在哪一年？` : `${owned}是哪一年？`;
}

/** "1453年发生了什么", "1950年的人口是多少". */
function dateQuestion({ name, value }: Cell, label: string): string {
  const when = /\d$/.test(name) && /^[\d\s–—~～至-]+$/u.test(name) ? `${name}年` : name;
  if (isAmount(value)) return `${when}的${label}是多少？`;
  return /事件|大事|史实|内容|经过|发生/u.test(label) ? `${when}发生了什么？` : `${when}的${label}是什么？`;
}

function generalQuestion({ name, kind }: Cell, subject: string): string {
  if (commands.test(kind)) return `${name}的作用是什么？`;
  if (signs.test(kind)) return `“${name}”表示什么？`;
  return `${subject}是什么？`;
}

/** A row's name as it stands in a question: a bare sign with its kind, "助词“を”"; a phrase in quotes. */
function subjectOf({ name, kind, topic, isDate }: Cell): string {
  if (isDate) return name;
  const isSign = countHan(name) === 0 && !/[A-Za-z]{3}/.test(name);
  const isShort = isSign || (countUnits(name) < 1 && !/[A-Za-z]/.test(name));
  if (isShort) {
    const bare = captured(/^(?<bare>\p{Script=Han}{1,4})$/u.exec(kind), "bare");
    if (bare !== "" && !kindless.test(bare)) return `${bare}“${name}”`;
    return topic !== "" && countUnits(topic) < 6 && !topic.includes(name) ? `${topic}：${name}` : name;
  }
  return /[，；、]|的.*的/u.test(name) ? `“${name}”` : name;
}
