import { captured } from "../../text/captured.ts";
import { countHan, countUnits } from "../../text/units.ts";
import {
  aspect,
  isAdjective,
  isCode,
  isMember,
  isPartOfGrammar,
  isPlaceable,
  placedSubject,
  subjectOf,
  thingOf,
} from "./chinese-cell-name.ts";
import { caseQuestion, isDeed } from "./chinese-cell-case.ts";
import { isHowHead, type Owned, ownedQuestion, persons } from "./chinese-cell-owned.ts";
import { isGeneralLabel, splitUnit } from "./column-labels.ts";
import { type Cell, isAmount, type Prompt } from "./table-cell.ts";
import { isDegree, isOwnedHeadZh, isPlainHeadZh, isPredicateValue } from "./table-heads-chinese.ts";
import { termQuestion } from "./term-question.ts";

const circumstance = /(?:溶液|环境|介质|条件下|情况下|状态下|时期|阶段|时)$/u;
const verbLabel =
  /^(?:主要|通常|一般|多|常|重点)?(?:降低|提高|增加|减少|促进|抑制|改善|强调|用于|适用于|适合|见于|属于|位于|来自|来源于|起源于|分布于|存在于|发生于|好发于|调节|调控|消耗|释放|吸收|形成|反映|衡量|测定|返回|接收|关注|主张|反对|解决|参与|主治|对应|消除|保护|破坏|控制|催化|识别|结合|携带|编码|作用于|取决于|包括|产生|分泌|负责|依赖|支持|需要|导致|引起)$/u;
/** "沟通的海洋", "分泌的激素": a verb and what is done by it. */
const deedOf =
  /^(?:主要|所|可)?(?<verb>分泌|支配|沟通|连接|产生|形成|含有|参与|使用|采用|需要|释放|吸收|传递|传播|引起|导致|控制|调节|催化|运输|携带|代表|创作|创立|建立|提出|颁布|签订|发明|研究|反映|体现|表示|解决|出现|流经|注入|发源|盛产|种植|生产|覆盖|保护|检测|识别|结合|负责|管理)的(?:主要)?(?<thing>\p{Script=Han}{1,5})$/u;
/** "消化的起始部位": what is done with the row's thing, and something of that. */
const undergoing =
  /^(?:消化|吸收|合成|分解|存在|运输|代谢|排出|转化|生长|繁殖|保存|储存|检验|制备|制取|收集|提取|发病|开花|结果|成熟)的(?<thing>\p{Script=Han}{2,6})$/u;
const commands =
  /^(?:命令|指令|函数|参数|选项|方法|字段|属性|关键字|快捷键|标签|语句|操作符|运算符|接口|工具|配置项?|试剂|药物|激素|酶)$/u;
const signs =
  /^(?:信号|标志|标识|返回值|图标|手势|警示色)$|^\p{Script=Han}{0,4}(?:代码|代号|状态码|错误码|缩写|简称|符号)$/u;
const meanings = /^(?:含义|意思|定义|释义|概念|内涵)$/u;

/** Forms of a word that stands at the head of the column, or in the line above. */
function formPrompt({ kind, name, label, topic }: Cell): Prompt | undefined {
  // "hablar" under 人称: the heads are words, the cells their forms.
  if (/^(?:人称|人称代词|时态|格|性|数)$/u.test(kind) && /^[\p{Script=Latin}]+$/u.test(label)) {
    return { question: `“${label}”（${kind}：${name}）的形式是什么？` };
  }
  return /^人称(?:代词)?$/u.test(kind) && /^“.*”$/u.test(topic)
    ? { question: `${topic}（${kind}：${name}）的${label}是什么？` }
    : undefined;
}

/** How a cell of a Chinese table is asked for; nothing where the heads make nothing of it. */
export function chinesePrompt(cell: Cell): Prompt | undefined {
  const form = formPrompt(cell);
  if (form !== undefined) return form;
  const { value } = cell;
  const { name: label, unit } = splitUnit(cell.label, value);
  const named = subjectOf(cell);
  if (cell.isDate) return datePrompt(cell, label);
  const ofCase = caseQuestion(cell, label);
  if (ofCase !== undefined) return { question: ofCase };
  if (isGeneralLabel(label)) return generalPrompt(cell, { label, named });
  const isUnsure = isAdjective(cell) || isPartOfGrammar(cell);
  const subject = placedSubject(cell, named);
  const question = isUnsure ? undefined : sureQuestion(cell, { subject, label, unit, value });
  if (question === undefined) return labelled(cell, { label, unit, named });
  const thing = thingOf(cell.about);
  const isThin = (isMember(cell.name) && named === cell.name) || isOpenHead(cell, label);
  return {
    question:
      isThin && isPlaceable(cell, thing) && !named.includes(thing) ? `${thing}：${question}` : question,
  };
}

/** "反应条件" under "与氢气反应": a head that says nothing without the heading. */
function isOpenHead({ topic }: Cell, label: string): boolean {
  if (/^(?:规则|变化规则|变化|词尾变化)$/u.test(label)) return true;
  return (
    /^(?:反应)?(?:条件|现象|结果|产物|时间|温度|次数|标准|要求|数值)$/u.test(label) &&
    /^[与和对在用向加]|反应$|实验$|检验$/u.test(topic)
  );
}

/** The question where the head is of a known kind and the name fits it. */
function sureQuestion(cell: Cell, owned: Owned): string | undefined {
  const { subject, label, unit, value } = owned;
  const asking = askingHead(cell, subject, label);
  if (asking !== undefined) return asking === "" ? undefined : asking;
  const done = doneQuestion(cell, subject, label);
  if (done !== undefined) return done;
  if (circumstance.test(label) && !label.includes("的") && countUnits(label) > 1.5) {
    if (!/^\p{Script=Han}{0,3}色$/u.test(value)) return undefined;
    return `${subject}在${label}${/[下时]$/u.test(label) ? "" : "中"}呈什么颜色？`;
  }
  if (persons.test(cell.kind) && /^(?:时间|年代|年份|日期)$/u.test(label)) return undefined;
  if (isDegree(label, value) && !isAmount(value) && unit === "") return `${subject}的${label}如何？`;
  return ownedQuestion(cell, owned);
}

/** Heads that ask by themselves: "是否预告", "适合谁"; empty where the answer could be guessed. */
function askingHead({ value, isHead }: Cell, subject: string, label: string): string | undefined {
  // "不释放" can be guessed; a reason or a condition cannot.
  if (/^(?:是否|能否|可否|有没有|有无|会不会)/u.test(label)) {
    return countUnits(value) < 3 ? "" : `${subject}${label.replace(/^有无/u, "有没有")}？`;
  }
  if (/什么|谁|怎么|怎样|如何|为何|哪|多少(?!$)/u.test(label)) {
    const isVerb = /^(?:适合|适用|用|属|由|是|解决|怎|如何|为何|有|要|能|在|对|归|指)/u.test(label);
    return `${subject}${isVerb ? "" : "："}${label.replace(/[？?]$/u, "")}？`;
  }
  // "农业" under "新经济政策".
  return isHead && aspect.test(label) ? `${subject}在${label}方面有什么${doings(subject)}？` : undefined;
}

/** "新经济政策" has measures, "唐朝" has its features. */
function doings(subject: string): string {
  return /(?:政策|改革|变法|新政|运动|维新|革命|法|法令|条约|措施|制)$/u.test(subject) ? "措施" : "特点";
}

/** "分泌", "主要降低": what it does; "判断", "处理": what is done about it. */
function doneQuestion(cell: Cell, subject: string, label: string): string | undefined {
  if (/^(?:构成|组成)$/u.test(label)) return `${subject}由什么${label}？`;
  if (verbLabel.test(label)) return `${subject}${label}什么？`;
  const place = undergoing.exec(label)?.groups;
  if (place !== undefined) {
    return `${subject}${label}${/部位|场所|地点|位置/u.test(captured(place, "thing")) ? "在哪里" : "是什么"}？`;
  }
  const deed = deedOf.exec(label)?.groups;
  if (deed !== undefined) return `${subject}${captured(deed, "verb")}什么${captured(deed, "thing")}？`;
  if (!isDeed(label)) return undefined;
  // A code is not handled, but what it stands for.
  return isCode(cell) ? `${cell.kind}为“${cell.name}”时，如何${label}？` : `如何${label}${subject}？`;
}

/** What stands before a cell in its row: "元音——气流强弱：". Right for any name and head. */
function labelled(
  cell: Cell,
  { label, unit, named }: { readonly label: string; readonly unit: string; readonly named: string },
): Prompt {
  const { value, name } = cell;
  const thing = thingOf(cell.about);
  const before = `${named}——${label}`;
  const isThin =
    isAdjective(cell) ||
    isPartOfGrammar(cell) ||
    isOpenHead(cell, label) ||
    (isMember(name) && named === name) ||
    countUnits(before) < 3;
  const isPlaced = cell.isCompared || (isThin && isPlaceable(cell, thing) && !named.includes(thing));
  const question = isAdjective(cell) || isPartOfGrammar(cell) ? undefined : nounQuestion(named, label, value);
  return {
    labels: `${before}${unit === "" ? "" : `（${unit}）`}：`,
    ...(isPlaced ? { context: thing } : {}),
    ...(question === undefined ? {} : { question }),
  };
}

/** What is asked where the cell is too long for a gap: what it is, or, "气流" over "不受阻碍", how it is with it. */
function nounQuestion(named: string, label: string, value: string): string | undefined {
  if (isOwnedHeadZh(label)) return `${named}的${label}${isHowHead(label) ? "如何" : "是什么"}？`;
  return isPredicateValue(value) && isPlainHeadZh(label) ? `${named}的${label}如何？` : undefined;
}

/** "1453年发生了什么", "1950年的人口是多少". */
function datePrompt(cell: Cell, label: string): Prompt {
  const { name, value } = cell;
  const when = /\d$/.test(name) && /^[\d\s–—~～至-]+$/u.test(name) ? `${name}年` : name;
  if (isAmount(value) && isOwnedHeadZh(label)) return { question: `${when}的${label}是多少？` };
  if (/事件|大事|史实|内容|经过|发生/u.test(label)) return { question: `${when}发生了什么？` };
  return labelled(cell, { label, unit: "", named: when });
}

/** "说明", "内容", "定义": what is said of the name as a whole. */
function generalPrompt(
  cell: Cell,
  { label, named }: { readonly label: string; readonly named: string },
): Prompt {
  const { name, kind, value } = cell;
  if (commands.test(kind) && (countHan(name) === 0 || !meanings.test(label))) {
    return { question: `${name}的作用是什么？` };
  }
  if (signs.test(kind)) return { question: `${name.length <= 4 ? kind : ""}“${name}”表示什么？` };
  // "ApartmentHighRise".
  if (/[a-z][A-Z]|_|^[A-Z]{4,}$/.test(name)) return { question: `“${name}”表示什么？` };
  if (!contents.test(label)) return definitionPrompt(cell, named);
  if (!kindOfNotions.test(kind) && !named.includes("的")) {
    return { question: `${named}的${label === "详情" ? "内容" : label}是什么？` };
  }
  // "天文" over a book, a person or several facts: what belongs to it, and not what it is.
  const thing = thingOf(cell.about);
  const isNotes = /^《|[；:：]/u.test(value) || value.includes(name);
  if (!isNotes) return definitionPrompt(cell, named);
  return { labels: `${name}：`, ...(isPlaceable(cell, thing) ? { context: thing } : {}) };
}

const contents = /^(?:内容|要点|具体内容|主要内容|详情)$/u;
const kindOfNotions = /^$|(?:概念|术语|名词|名称|知识点|考点|考点内容)$/u;

/** What a notion is; where the cell says something else of it, the notion is hidden. */
function definitionPrompt(cell: Cell, named: string): Prompt {
  const { name, value, about } = cell;
  const thing = thingOf(about);
  const isTold = /^(?:如|例如|比如|包括)/u.test(value) || (isPredicateValue(value) && !value.includes("的"));
  const question = isTold
    ? undefined
    : termQuestion({ term: named, meaning: value, mark: "colon" }, { tongue: "zh", topic: about, title: "" });
  if (question === undefined && countHan(name) === 0) return { question: `“${name}”的含义是什么？` };
  if (question === undefined) return { name };
  const isThin = generic.test(name) && isPlaceable(cell, thing) && !question.includes(thing);
  return { question: isThin ? `${thing}：${question}` : question };
}

/** Names that say nothing without what they are of. */
const generic =
  /^(?:手段|方法|方式|步骤|过程|原则|分类|类型|组成|结构|特点|作用|条件|时间|地点|人物|起源|概述|背景|影响|意义|内容|性质|地位|目的|任务|对象|形式|表现|原因|结果)$/u;
