import { captured } from "../../text/captured.ts";
import { amountQuestion } from "./chinese-amount.ts";
import { countUnits } from "../../text/units.ts";
import { listQuestion, nominal } from "./chinese-members.ts";
import { openTermQuestion, practiceQuestion } from "./chinese-open-term.ts";
import {
  affectedBy,
  arrowQuestion,
  betweenQuestion,
  comparedQuestion,
  differenceQuestion,
  relationQuestion,
} from "./chinese-compared.ts";
import { accountQuestion, authorQuestion, otherNameQuestion, theoryQuestion } from "./chinese-account.ts";
import {
  isBareWord,
  isDefinition,
  isEmptyNote,
  isObservation,
  isRated,
  isSaid,
  toldQuestion,
} from "./chinese-told.ts";
import { countedTerm, countedThings, questionByTerm } from "./chinese-term-form.ts";
import { ill, labelQuestion } from "./chinese-label.ts";
import { areSideBySide } from "./labels.ts";
import { isAmount, isDateText } from "./table-cell.ts";
import type { TermContext } from "./term-context.ts";
import type { TermLine } from "./term-line.ts";

const maxTopicUnits = 6;
/** A heading that is enough to go by, above a line of two words. */
const minTopicUnits = 1.8;
/** What is said of a cause, an effect or a feature, and is no definition. */
const circumstance =
  /(?:原因|因素|影响|意义|结果|后果|优点|缺点|优势|劣势|不足|作用|表现|措施|局限性?|评价|启示)$/u;
const field =
  /^(?<field>政治|经济|思想|文化|军事|社会|外交|科技|教育|法律|国内|国际|内部|外部|主观|客观)(?:上|方面)?$/u;

/** "怎样保存：...": a question already. */
const isQuestion = /^(?:怎样|怎么|如何|为什么|为何)\p{Script=Han}{2,}$/u;

/** The Chinese question to which a term's meaning is the answer; nothing where none is sure. */
export function chineseTermQuestion(line: TermLine, context: TermContext): string | undefined {
  if (context.owner === undefined && isQuestion.test(line.term)) return `${line.term}？`;
  const compared = context.owner === undefined ? comparedQuestion(line) : undefined;
  if (compared !== undefined) return compared;
  // "亚洲、非洲：苏伊士运河": what several things side by side have is not what they are.
  if (context.owner === undefined && areSideBySide(line.term) && !/的[^的、和与]+$/u.test(line.term)) {
    return betweenQuestion(line, context.lead ?? context.topic) ?? differenceQuestion(line);
  }
  return oneThingQuestion(line, context);
}

/** "形容气势汹汹": what a word is used of. */
const figurative = /^(?:形容|比喻|原指|原义|本义|多指|多用来)(?!词)/u;

function oneThingQuestion(line: TermLine, context: TermContext): string | undefined {
  const { term, meaning } = line;
  const { topic, aspect = "", owner } = context;
  if (owner !== undefined) return labelQuestion(line, owner);
  if (line.mark === "arrow" && serves.test(meaning)) return `${term}有什么作用？`;
  const asked = aspectQuestion(line, { aspect, topic });
  // "营养不良：..." in a list of causes is no definition of it.
  if (asked !== undefined || circumstance.test(aspect) || isUnaskable(line, context)) return asked;
  const owned =
    otherNameQuestion(term, meaning) ??
    authorQuestion(term, meaning) ??
    theoryQuestion(term, meaning) ??
    relationQuestion(term, topic) ??
    questionByMeaning(line, context) ??
    ownedQuestion(line, topic);
  return owned === undefined && !ownerlessPart.test(term) ? bareQuestion(line, context) : owned;
}

/** "鼻饲后保持半卧位 → 防止反流": what something is done for. */
const serves = /^(?:防止|避免|以免|便于|预防|保证|有利于|为了)[^，。；]{2,}$/u;

/** What the term and its meaning alone decide. */
function bareQuestion(
  line: TermLine,
  { topic, lead = "", isNested = false }: TermContext,
): string | undefined {
  const { term, meaning } = line;
  // The line that announces a list is nearer than the heading: "骨的构造：" above "骨膜：...".
  const near = /^[^，。：；]{2,10}$/u.test(lead) ? lead : topic;
  return (
    questionByTerm(line) ??
    predicateQuestion(term, meaning) ??
    toldQuestion(term, meaning) ??
    definedQuestion(line, { topic: near, isNested })
  );
}

/** "意思条件" of 正当防卫. */
function ownedQuestion({ term, meaning }: TermLine, heading: string): string | undefined {
  const topic = heading.replace(/的(?:基本|主要|本质)?(?:特征|特点|属性|特性|内容)$/u, "");
  const isOwned = isOwner(topic) && !term.includes(topic) && !topic.endsWith(term.slice(-2));
  if (!part.test(term) || !isOwned) return undefined;
  if (term.endsWith("性")) return `简述${topic}的${term}。`;
  return `${topic}的${term}${/^[^，。；]+、|；/u.test(meaning) ? "有哪些" : "是什么"}？`;
}

/** "意思条件", "主观性": of what stands above. */
const part = /^\p{Script=Han}{2,4}(?:条件|要件|要素|原则|层次|因素)$|^\p{Script=Han}{2,3}性$/u;
/** "形式条件", "力学因素": nothing without their owner. */
const ownerlessPart = /^\p{Script=Han}{2}(?:条件|要件|因素|特征|方面)$/u;

/** "X是什么？", where what stands behind the term surely defines it; else the form of examinations, which fits whatever is told. */
function definedQuestion(line: TermLine, near: { topic: string; isNested: boolean }): string | undefined {
  const { term, meaning } = line;
  const isAlone =
    /^\p{Script=Han}$/u.test(term) || (line.mark === "equals" && !/[\p{Script=Han}A-Za-z]{2}/u.test(term));
  if (isObservation(term) && !/的[^的，。；、]{1,8}$/u.test(meaning)) return `为什么${term}？`;
  // "资源消耗大：...": what is said of something.
  if (isSaid(term)) return undefined;
  // "薄荷：后下", "四季豆：皂素": what goes with it, and perhaps no more.
  if (
    isBareWord(meaning) &&
    countUnits(near.topic) >= minTopicUnits &&
    !isAlone &&
    !/^[广狭]义的/u.test(term)
  ) {
    return undefined;
  }
  if (isDefinition(meaning) || isAlone) return plainQuestion(line, near);
  // "负外部性 → 产量过多": what comes of it.
  if (line.mark === "arrow") return undefined;
  const over = overTerm(term, near.topic);
  return isRated(meaning) ? undefined : accountQuestion(term, meaning, { over, topic: near.topic });
}

/** What a short term stands under: "文体：". */
function overTerm(term: string, topic: string): string {
  const bare = term.replace(/\s*[（(][^（）()]*[）)]$/u, "");
  const isOwned = isAmbiguous(bare) && isOwner(topic) && !bare.includes(topic) && !topic.includes(bare);
  return isOwned ? `${topic}：` : "";
}

/** A term that only asks for its meaning, one of several meanings, or no meaning. */
function isUnaskable({ term, meaning, mark }: TermLine, { asksFor, goesOn = false }: TermContext): boolean {
  // "法约尔 -> 一般管理", "限价 -> 短缺": what goes with it, or comes of it.
  if (mark === "arrow" && countUnits(meaning) < 5 && !nominal.test(meaning) && !/→/u.test(meaning)) {
    return true;
  }
  if (isEmptyNote(term, meaning)) return true;
  // "主要有四级": of what, only the lines above tell.
  if (/^(?:主要|一般|通常|大致|共|又|可以?)+(?:有|分为?|包括)/u.test(term)) return true;
  // "2KI + Cl₂ = 2KCl + I₂": what comes of it is the gap.
  if (mark === "equals" && isSumOf(term)) return true;
  return (
    asksFor === "meaning" ||
    ((goesOn || /^(?:第一|首先|一是)/u.test(meaning)) && countedThings.test(term)) ||
    isOpenAnswer(term, meaning)
  );
}

/** "2KI + Cl₂", "动力×动力臂". */
function isSumOf(term: string): boolean {
  return (
    (/\s\+\s/.test(term) && !/\p{Script=Han}/u.test(term)) ||
    /\p{Script=Han}\s?[+＋−×÷]\s?\p{Script=Han}/u.test(term)
  );
}

/** An example, a pronoun, an arrow, or part of the term again: no meaning that a question could ask for. */
function isOpenAnswer(term: string, meaning: string): boolean {
  // "10 年：月度报告": how long, and no year.
  if (/^\d{1,3}\s?(?:年|个月|天|小时|分钟)$/u.test(term)) return true;
  // "已满16周岁：完全负刑事责任": in which case.
  if (/^[已未不年]满/u.test(term)) return true;
  // "网络层以上：网关": where or when, and no thing.
  if (/(?:以上|以下|以内|以外|之间|时|之前|之后|前后|过程中)$/u.test(term)) return true;
  if (/^(?:如|例如|比如|譬如|eg|e\.g)/iu.test(meaning)) return true;
  if (/^(?:[他她它]们?|其|该|这)(?=[是的以在于有把从认主提将用也对为由与和能可会])/u.test(meaning)) {
    return true;
  }
  const [first = ""] = meaning.split(/[是为指]/u);
  return (
    first.length >= 2 && first.length < term.length && term.startsWith(first) && meaning.length > first.length
  );
}

/** "特点：" above "独立性：...", "意义" above "政治上：...". */
function aspectQuestion(
  { term, meaning }: TermLine,
  { aspect, topic }: { aspect: string; topic: string },
): string | undefined {
  if (aspect === "" || topic === "") return undefined;
  const owner = topic.replace(/\s*[（(][^（）()]*[）)]/gu, "");
  if (term.endsWith("性") && countUnits(owner) <= maxTopicUnits) return `${owner}的${term}是什么？`;
  if (!circumstance.test(aspect) || /^(?:是?指|一[种个类])/u.test(meaning)) return undefined;
  // "营养不良：皮下脂肪减少" among the causes of 褥疮.
  if (/(?:原因|病因|诱因)$/u.test(aspect) && ill.test(owner)) return `${term}为什么会引起${owner}？`;
  const named = captured(field.exec(term)?.groups, "field");
  if (aspect.endsWith("因素") && named === "") return `${term}对${owner}有什么影响？`;
  return named === "" ? undefined : `${owner}在${named}方面的${aspect}是什么？`;
}

/** What is said of a term decides what is asked: an influence, a sum, a code, a sequence. */
function questionByMeaning(
  { term, meaning, mark }: TermLine,
  { topic, lead }: TermContext,
): string | undefined {
  if (figurative.test(meaning)) return `“${term}”是什么意思？`;
  const affected = affectedBy(topic, meaning);
  if (affected !== "") return `“${term}”如何影响${affected}？`;
  const equal = mark === "equals" ? equalQuestion(term, meaning) : undefined;
  if (equal !== undefined) return equal;
  if (isDateText(term) && !/^\d{3}$|^\d{1,2}\s?年$/u.test(term)) {
    return `${term}${/\d$/.test(term) ? "年" : ""}发生了什么？`;
  }
  if (stageZh.test(term) && process.test(topic) && !/^(?:指|是|从|约|\d)/u.test(meaning)) {
    return `${topic}：${term}发生什么？`;
  }
  return signQuestion({ term, meaning, mark }, { topic, lead }) ?? arrowQuestion({ term, meaning, mark });
}

/** A command, a code, a name with its number. */
function signQuestion(
  { term, meaning }: TermLine,
  { topic, lead }: { readonly topic: string; readonly lead: string | undefined },
): string | undefined {
  if (/^[A-Za-z][\w .-]*$/.test(term) && command.test(topic) && !/[，；]|[集器机法式型]$/u.test(meaning)) {
    return `${term}的作用是什么？`;
  }
  // "SMTP：25" under "熟知端口号".
  const isNumber = /^\d[\d.,]*$/.test(meaning) && !quantity.test(term);
  if (isNumber && quantity.test(topic)) return `${term}的${topic}是多少？`;
  if (!/^(?:\d{3,}|[A-Za-z][\w./-]* .*\d.*)$/.test(term)) return undefined;
  return `${/^\d/.test(term) && lead !== undefined ? `${lead}：` : ""}“${term}”表示什么？`;
}

const command = /(?:命令|语句|指令|函数|关键字|快捷键|参数|选项)$/u;
const quantity = /(?:号|率|值|数|量|点|度|价|费|额|比)$/u;

const trait =
  /^(?:出现在|只(?:能|允许|有)|既能?|仅|含有?|具有|具备|可以?|能够?|会|易|较|呈|富含|缺乏|没有|有)(?!机|限|关|丝|效|.{1,2}必)/u;
const service =
  /^(?:划定|保证|防止|避免|促进|加快|调节|控制|维持|保护|连接|支持|运输|储存|贮存|存储|传递|分解|合成|产生|形成|提供|负责|管理|记录|用来|用以|帮助|增强|降低|减少|提高|抑制|吸收|分泌|进行|完成|实现|参与|执行|承担|催化|传导|输送|接收|发送|消化|排出|排泄|过滤|释放|清除|识别|监测|监督|协调|指挥|掌管|主管|通过[^，。]{2,16}(?:调节|维持|实现|完成|控制|促进|保护))(?![型物液期者层区素于])/u;
/** What is done or goes on, and so has no work of its own: "解冻", "光合作用". */
const activity = /(?:法|术|化|作用|过程|学习|反应|运动|操作|训练|阶段|步骤|方式|制度|政策|措施|检验|分析)$/u;

/** What the shape of a term or of its meaning alone decides: an amount, a place, a direction, an influence. */
function shapeQuestion(term: string, meaning: string): string | undefined {
  const changed = /^(?:从|由|自|随)[^，。；]{2,14}?(?:递减|递增|减小|增大|升高|降低|增加|减少)/u.test(
    meaning,
  );
  if (changed && !nominal.test(meaning)) return `${term}怎样变化？`;
  if (/^[\p{Script=Han}]{1,3}色$/u.test(meaning)) return `${term}是什么颜色？`;
  if (/^与[^。；]{2,40}(?:有关|相关)$/u.test(meaning)) return `${term}与什么有关？`;
  return amountQuestion(term, meaning) ?? openTermQuestion(term, meaning) ?? practiceQuestion(term, meaning);
}

/** A meaning without its noun: what the term has, does, takes up, or how long it is. */
function predicateQuestion(term: string, meaning: string): string | undefined {
  const asked = shapeQuestion(term, meaning);
  if (asked !== undefined) return asked;
  if (/(?:代表|代表人物|作者|创始人|奠基人)$/u.test(term)) {
    return `${term}${meaning.includes("、") ? "有哪些" : "是谁"}？`;
  }
  if (/^[^：]{2,}案$/u.test(term)) return `${term}的要点是什么？`;
  if (/^(?:约|大约)?占/u.test(meaning)) return `${term}占多少？`;
  if (
    /(?:期限|时长|时效|期间|周期|有效期|保质期|潜伏期|半衰期)$/u.test(term) &&
    /[\d一二三四五六七八九十两半]\s?个?(?:年|月|日|天|周|小?时|分|秒|ms|s\b|min|h\b)/u.test(meaning)
  ) {
    return `${term}是多长？`;
  }
  const listed = listQuestion(term, meaning);
  if (listed !== undefined) return listed;
  const bare = term.replace(/\s*[（(][^（）()]*[）)]$/u, "");
  if (nominal.test(meaning) || nominal.test(firstPart(meaning)) || countUnits(bare) > 6) return undefined;
  if (trait.test(meaning)) return `${bare}有什么特点？`;
  return service.test(meaning) && !activity.test(bare) ? `${bare}的作用是什么？` : undefined;
}

function firstPart(meaning: string): string {
  return meaning.split(/[，；]/u)[0] ?? "";
}

/** "净利率 = 净利润 / 营业收入", "全音符 = 4拍". */
function equalQuestion(term: string, meaning: string): string | undefined {
  const [sum = ""] = meaning.split(/[，。；;,]/u);
  const isSum =
    /[/×÷+*−]|\s[-－]\s|\p{Script=Han}[-－]\p{Script=Han}/u.test(sum) &&
    !/[很不更太没的]|(?<!所)有/u.test(sum);
  if (isSum && (countUnits(term) > 1 || sum.includes("÷")) && !/(?:规则|编码|格式|编号|结构)$/u.test(term)) {
    return /[/×÷*\d%]|[-−－]/u.test(sum) ? `${term}怎么计算？` : `${term}等于什么？`;
  }
  if (!isAmount(meaning) || /[，。；]/u.test(meaning)) return undefined;
  return `${term}${/(?:度|角|数|率|值)$/u.test(term) ? "是" : "等于"}多少？`;
}

const stageZh = /^.{1,4}(?:期|阶段)$/u;
/** What goes through stages in which something happens. */
const process = /分裂|过程|周期|循环|发育|发酵|分娩|凝固|形成|反应|呼吸|传导|战争|运动$/u;

/** Two characters that are no set of things, "瓣膜" but not "四书"; a number of a kind, "II型". */
function isAmbiguous(term: string): boolean {
  if (/^[IVXⅠ-Ⅻ\dA-Za-z]{1,4}[型类级度]$/u.test(term)) return true;
  return !/[《“"「A-Za-z]/u.test(term) && countUnits(term) < 1.5 && !countedTerm.test(term);
}

/** Whether a heading names one thing, to which what stands under it belongs. */
function isOwner(topic: string): boolean {
  return (
    topic !== "" &&
    countUnits(topic) <= maxTopicUnits &&
    !/^(?:常见|主要|重要|各[种类]|[几两三四五六七八九十][种类大个])/u.test(topic) &&
    !/[:：？?与和及、]|什么|怎么|怎样|如何|为何|哪/u.test(topic) &&
    !/(?:的内容|的特征|的意义|步骤|流程|过程|命令|方法|作家|诗人|人物|作品|药物|药品|疾病|术语|名词|概念|复习|概述|介绍|简介|小结|总结|笔记|基础|其他|比较|区别|对比|事项|知识|要点|权利|义务|分类|种类)$/u.test(
      topic,
    )
  );
}

/** A term of one or two characters needs its topic, and a short sign is not asked "what it is". */
function plainQuestion(
  { term, mark }: TermLine,
  { topic, isNested }: { topic: string; isNested: boolean },
): string | undefined {
  const isShort = isNested ? isAmbiguous(term) || countedTerm.test(term) : isAmbiguous(term);
  const needsTopic = isShort && isOwner(topic) && !term.includes(topic) && !topic.includes(term);
  const isSign = mark === "equals" && !/[\p{Script=Han}A-Za-z]{2}/u.test(term);
  // "冲", "握": a word of a rhyme has a meaning only in it.
  if (/^\p{Script=Han}$/u.test(term) && !topic.includes(term)) {
    return isOwner(topic) ? `${topic}：“${term}”指什么？` : undefined;
  }
  const asked = isSign ? `“${term}”对应什么` : `${term}是什么`;
  return `${needsTopic ? `${topic}：` : ""}${asked}？`;
}
