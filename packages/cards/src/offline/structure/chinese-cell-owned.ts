import { captured } from "../../text/captured.ts";
import { countHan } from "../../text/units.ts";
import { type Cell, isAmount } from "./table-cell.ts";
import { isChangeValue, isDegreeValue, isOwnedHeadZh, isPredicateValue } from "./table-heads-chinese.ts";

/** A name and a head that a question is made of. */
export interface Owned {
  readonly subject: string;
  readonly label: string;
  /** Unit that the head gives; empty where the cell is no number. */
  readonly unit: string;
  readonly value: string;
}

const who =
  /(?:作者|人物|提出者|发现者|发明者|创始人|创立者|建立者|领导者|领导人|主帅|统帅|皇帝|君主|开国者|奠基人|代表人|设计者|主持者|演唱者|导演|译者|[发创提领主设继受监代管负见证债当申保抚赡]\S{0,2}人)$/u;
const where = /(?:产地|地点|所在地|发源地|原产地|栖息地|首都|首府|省会|都城|国都|部位|场所|位置)$/u;
const year = /^(?:公元)?(?:前|约)?\s?\d{1,4}\s?年?(?:\s?[-–—~～至到]\s?(?:前)?\d{1,4}\s?年?)?$/u;
const things =
  /^(?:代表|典型|常见|常用)(?!性).{1,4}$|(?:国家|作品|药物|植物|动物|城市|地区|例子|举例|著作|产品)$/u;
const counts =
  /(?:(?<![参函系复指])数|罚款|罚金|金额|赔偿金|补偿金|保证金|押金|年薪|数量|数目|个数|次数|人数|层数|年龄|价格|费用|比例|浓度|温度|大小|长短|多少|复杂度)$/u;
const belonging = /^(?:朝代|省份|民族|学派|流派|党派|大洲|洲|领域|学科|范畴|科|目|纲|门)$/u;
/** Heads whose cells may be several. */
const several =
  /(?:优点|缺点|特点|特征|优势|劣势|症状|表现|体征|例子|措施|原因|成因|功能|作用|影响|成分|组成|场景|应用|代表人物|代表作品?|疗法|并发症|适应症|禁忌症|不良反应|危险因素|诱因|政权|范围|内容|对象|用途|优缺点|成就|贡献|措施|主张|意义|危害|启示|活动)$/u;
/** Heads over persons. */
export const persons = /(?:家|者|人|人物|皇帝|君主|将领|诗人|作家|队|船队)$/u;
/** Kinds that last, and kinds that happen. */
const lasting = /(?:朝代?|时代|时期|王朝|帝国|政权|阶段|年号)$/u;
const happening = /(?:事件|战争|战役|运动|起义|条约|会议|革命|变法|改革|大事|政变|战)$/u;

/** What the subject's trait is: how much, who, where, in which year; nothing where the head is no sure noun. */
export function ownedQuestion(cell: Cell, owned: Owned): string | undefined {
  const { subject, label } = owned;
  if (label.includes("的")) return undefined;
  // A second 的 would make the question stumble, and a clause owns nothing.
  if (/的/u.test(subject.replace(/“[^”]*”/gu, "")) || /^“.*[，；的].*”$/u.test(subject)) {
    return apartQuestion(owned);
  }
  const dated = dateOf(cell, owned);
  if (dated !== undefined) return dated;
  if (/^(?:时间|时期|年代|日期|时代)$/u.test(label)) return undefined;
  if (duration.test(owned.value) && /(?:(?<!日)期|时长|时间|寿命|年限)$/u.test(label)) {
    return `${subject}的${label}是多长？`;
  }
  return owned.unit === "" && !isCounted(owned)
    ? (named(owned) ?? placed(owned, cell.kind) ?? plain(owned))
    : countQuestion(owned);
}

/** "作者身份不明的作品，著作权归谁": a name that is a phrase stands before its question. */
function apartQuestion(owned: Owned): string | undefined {
  const { subject, label, unit, value } = owned;
  if (unit !== "" || !isOwnedHeadZh(label) || countHan(label) < 2) return undefined;
  const name = subject.replace(/^“(.*)”$/u, "$1");
  const before = beforeQuestion(name);
  if (label.endsWith("归属")) return `${before}${label.slice(0, -1)}谁？`;
  const office = officeQuestion({ ...owned, subject: before });
  if (office !== undefined) return office;
  if (counts.test(label) && isNumeral(value)) return `${before}${label}是多少？`;
  return `${before}${label}${isPredicateValue(value) && state.test(label) ? "如何" : "是什么"}？`;
}

/** "虚假宣传情节严重的，", "机动车与行人，行人没有过错的，", "压力、流量：". */
function beforeQuestion(name: string): string {
  if (!/[，；]/u.test(name) || name.endsWith("的")) return `${name}，`;
  const clause = /，(?:[^，；]*(?:没有|未|不|无|有|严重|轻微|较[大重轻]|特别[大重]|以[上下]))[^，；]*$/u;
  if (!clause.test(name)) return `${name}：`;
  return `${name.replace(/，(?=没有|未|不|无|情节|数额|后果)/u, "")}的，`;
}

/** Heads of which is asked how they are. */
const state = /(?:责任|效力|后果|处理|处罚|情况|状态|归属|权限|待遇|影响|变化|性)$/u;

/** "10～14天", "约 2 小时". */
const duration =
  /^(?:约|平均|一般)?\s?[\d.一二两三四五六七八九十半]+\s?(?:[～~—–-]\s?[\d.]+\s?)?个?(?:年|月|日|天|周|星期|小时|分钟|秒|毫秒)/u;

function isCounted({ label, value }: Owned): boolean {
  // "16 位实模式" is a mode, and no number.
  if (/(?:模式|方式|形式|制式|类型|方法)$/u.test(label)) return false;
  const isNormal = /^(?:正常值|正常范围|参考值|参考范围)$/u.test(label) && /\d/.test(value);
  return (
    isAmount(value) ||
    isNormal ||
    (counts.test(label) && /O\(/.test(value)) ||
    (isNumeral(value) && (counts.test(label) || lasts.test(label)))
  );
}

const lasts = /(?:期限|时效|时长|期间|周期)$/u;

function isNumeral(value: string): boolean {
  return /[\d一二两三四五六七八九十百千万亿半]/u.test(value);
}

function countQuestion({ subject, label, unit, value }: Owned): string | undefined {
  const owned = `${subject}的${label}`;
  if (unit !== "") return isAmount(value) ? `${owned}是多少（单位：${unit}）？` : undefined;
  if (lasts.test(label)) return `${owned}是多长？`;
  return isOwnedHeadZh(label) || counts.test(label) ? `${owned}是多少？` : undefined;
}

/** What something is called, and what is an example of it. */
function named({ subject, label, value }: Owned): string | undefined {
  if (/^(?:name|名称|名字)$/iu.test(label)) return `${subject}叫什么？`;
  if (/^(?:english|英文|英语|英文名|英文名称)$/iu.test(label)) return `${subject}的英文名称是什么？`;
  return /^(?:examples?|举例|示例|例子|实例|例)$/iu.test(label)
    ? `${subject}的${/[、，,；]/u.test(withoutAsides(value)) ? "例子有哪些" : "一个例子是什么"}？`
    : undefined;
}

/** "特纳综合征（45, X）" is one thing. */
function withoutAsides(value: string): string {
  return value.replace(/[（(][^（）()]*[）)]/gu, "");
}

/** Who, where, of which country or dynasty. */
function placed(owned: Owned, kind: string): string | undefined {
  const { subject, label, value } = owned;
  const isOne = !/[、，,；]/u.test(value);
  if (/^(?:成语|典故|故事)$/u.test(kind) && /^(?:主要|相关)?人物$/u.test(label)) {
    return `${subject}说的是${isOne ? "谁" : "哪些人"}？`;
  }
  if (who.test(label)) {
    const many = /人物?$/u.test(label) ? "有哪些" : "有哪些人";
    return `${subject}的${label}${isOne ? "是谁" : many}？`;
  }
  if (/^(?:皇帝|君主|帝王|国王|总统)$/u.test(kind) && /^(?:主要|重大)(?:事件|事迹|政绩)$/u.test(label)) {
    return `${subject}在位期间有哪些${label}？`;
  }
  return officeQuestion(owned) ?? whereQuestion(owned) ?? (isOne ? groupQuestion(owned, kind) : undefined);
}

/** Where something lies, and when in the year it is. */
function whereQuestion({ subject, label }: Owned): string | undefined {
  if (label === "分布") return `${subject}分布在哪里？`;
  if (/^(?:地理|所处|所在)?位置$/u.test(label)) return `${subject}位于哪里？`;
  const within = captured(/^所在(?:的)?(?<what>\p{Script=Han}{1,4})$/u.exec(label), "what");
  if (within !== "") {
    return `${subject}在${/^(?:位置|地|地点|地区|区域|处)$/u.test(within) ? "哪里" : `哪${within === "层" ? "一" : "个"}${within}`}？`;
  }
  if (label === "季节") return `${subject}多出现在什么季节？`;
  return where.test(label) && isOwnedHeadZh(label)
    ? `${subject}的${label}${/位置|部位|场所/u.test(label) ? "在哪里" : "是哪里"}？`
    : undefined;
}

/** "管辖法院", "设定机关": who does it. */
const by =
  /^(?<deed>管辖|审批|批准|主管|登记|受理|监管|监督|决定|设定|制定|颁布|审理|管理|执行|许可|承办|签发)(?<office>法院|机关|部门|机构|单位|主体|组织)$/u;

/** "由哪个法院管辖", "著作权归谁", "签订国是哪些". */
function officeQuestion({ subject, label, value }: Owned): string | undefined {
  if (label.endsWith("归属")) return `${subject}的${label.slice(0, -1)}谁？`;
  if (/(?:签订国|签约国|缔约国|参战国|成员国|交战双方|签订双方)$/u.test(label)) {
    return `${subject}的${label}是哪些？`;
  }
  const found = by.exec(label)?.groups;
  const office = captured(found, "office");
  const isOffice = office === "法院" || /[院局府部会委所厅署关人员]/u.test(value);
  if (found === undefined || !isOffice) return undefined;
  const which = `${/[、或和及]/u.test(value) ? "哪些" : "哪个"}${office}`;
  return `${subject}由${office === "主体" ? "谁" : which}${captured(found, "deed")}？`;
}

/** Of which class, country or dynasty something is. */
function groupQuestion({ subject, label, value }: Owned, kind: string): string | undefined {
  if (/^(?:分类|类别|种类|大类|所属类别|归类)$/u.test(label)) return `${subject}属于哪一类？`;
  if (/^(?:国家|国籍)$/u.test(label)) return `${subject}是哪个国家的？`;
  if (/^(?:朝代|民族|省份)$/u.test(label) && persons.test(kind)) return `${subject}是哪个${label}的人？`;
  if (belonging.test(label)) return `${subject}属于哪个${label}？`;
  // "茶类".
  if (/^\p{Script=Han}(?<![分种大门人同品])类$/u.test(label)) return `${subject}属于哪种${label}？`;
  if (/(?<!外|帝|王|祖|本)国$/u.test(label)) return `${subject}的${label}是哪个国家？`;
  const isCountry = label.endsWith("国家") && !/或|地区/u.test(value + label);
  return isCountry ? `${subject}的${label}是哪个？` : undefined;
}

/** "速度", "溶解性" over words: how it is with it. */
const howHead =
  /(?:速度|性能|效率|利润|收入|成本|价格|销量|产量|规模|水平|收益|难度|压力|(?<![属特共个药酸碱显隐极两])(?<!重要|一致|持久|多样|原子|隔离)性)$/u;

/** "气温变化": what becomes of the first of the two words. */
const becoming =
  /^(?<what>\p{Script=Han}{2,4})(?<!主要|重要|重大|显著|明显|物质|化学|物理|动态|具体|相关|一般)变化$/u;
/** Heads that one thing stands under, even where it has several parts. */
const single =
  /(?:方向|颜色|形状|形态|名称|公式|[字号味色质性]|意义|口诀|顺序|过程|步骤|流程|状态|释义|实质|本质|含义|意思|定义|规则|规律|结构|构造|式|单位|地位|比|区别|联系|关系|概念)$/u;

/** Whether of a head is asked how it is: "速度", "利润". */
export function isHowHead(label: string): boolean {
  return howHead.test(label);
}

/** "X的作用是什么", where the head is a noun and the cell one too. */
function plain(owned: Owned): string | undefined {
  const { subject, label, value } = owned;
  const what = captured(becoming.exec(label), "what");
  if (what !== "") return `${subject}的${what}怎样变化？`;
  if (!isOwnedHeadZh(label)) return undefined;
  const isSeveral = things.test(label) || several.test(label);
  const how = isSeveral ? undefined : howQuestion(owned);
  if (how !== undefined || (isPredicateValue(value) && !isSeveral)) return how;
  return `${subject}的${label}${isList(owned, isSeveral) ? "有哪些" : "是什么"}？`;
}

/** "产量" over "快速上升", "位向" over "晶体位向不变", "速度": how it is with it. */
function howQuestion({ subject, label, value }: Owned): string | undefined {
  if (!single.test(label) && isChangeValue(value)) return `${subject}的${label}怎样变化？`;
  if (isDegreeValue(value)) return `${subject}的${label}如何？`;
  if (isPredicateValue(value)) return undefined;
  const isTold = label.length > 1 && value.includes(label) && !value.endsWith(label);
  return howHead.test(label) || isTold ? `${subject}的${label}如何？` : undefined;
}

/** Whether a cell lists things of which its head is one. */
function isList({ label, value }: Owned, isSeveral: boolean): boolean {
  const isOfPoints = /[、；]/u.test(value) || (/[，,]/u.test(value) && /[点势状]$/u.test(label));
  return (isSeveral && isOfPoints) || (!single.test(label) && isListed(value));
}

/** "光、色素、酶", "人的行为、自然灾害等". */
function isListed(value: string): boolean {
  const parts = withoutAsides(value).split("、");
  return parts.length > 1 && !/[，；。]/u.test(value) && parts.every((part) => part.length <= 8);
}

/** Heads over the moment of something, and not over how long it takes. */
const beginning =
  /(?:兴起|形成|产生|出现|建立|成立|签订|颁布|发表|发生|开始|结束|完成|起源|创立|诞生|灭亡|统一|出版|兴建|竣工|传入)(?:时间|年代|时期)$/u;

function isBeginning(label: string, value: string): boolean {
  return beginning.test(label) && /世纪|[初中末]期|朝|代/u.test(value);
}

/** When something was: in which year, or from when to when. */
function dateOf({ kind }: Cell, { subject, label, value }: Owned): string | undefined {
  if (!/年(?![龄级限])|时间|日期|时期|时代/u.test(label) || !/\d|世纪/u.test(value)) return undefined;
  const isBare = /^(?:年份?|年代|时间|日期|时期|起止时间|起止年份|存在时间)$/u.test(label);
  const isSpan = /[-–—~～至到]/u.test(value);
  if (isBeginning(label, value)) return `${subject}的${label}是什么时候？`;
  if (isSpan) return spanOf(kind, { subject, label, isBare });
  if (!isBare) return year.test(value) ? `${subject}的${label}是哪一年？` : undefined;
  return happening.test(kind) ? `${subject}发生在${year.test(value) ? "哪一年" : "什么时候"}？` : undefined;
}

interface Span {
  readonly subject: string;
  readonly label: string;
  /** Whether the head is a word for time and nothing else. */
  readonly isBare: boolean;
}

function spanOf(kind: string, { subject, label, isBare }: Span): string | undefined {
  if (isBare && lasting.test(kind)) return `${subject}从何时到何时？`;
  if (isBare && !label.startsWith("起止")) return undefined;
  return `${subject}的${label}是${label.endsWith("时间") ? "从何时到何时" : "什么时候"}？`;
}
