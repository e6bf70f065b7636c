import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import { isOnlyWhen } from "./asked-kind.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { type Clause, carryOn, splitClauses } from "./clauses.ts";
import { isSomebody } from "./somebody.ts";
import { attribute } from "./attribute-noun.ts";
import { definitionSpan } from "./definition-span.ts";
import { pointsAway, saysNothing } from "./empty-definition.ts";
import { isWeakKind, turn, turnRole } from "./turned-definition.ts";
import { isBetweenWords, isOwnSubject, isSubject, ownerOf, spaceAfter } from "./noun-phrase.ts";

const person =
  /(?:人物|监护人|提出者|发明者|创始人|作者|奠基人|领导者|皇帝|国王|总统|首相|宰相|代表|主人公|领袖|先驱|发起人)$/u;
const personNoun =
  /(?:学家|(?<!国|专|大|公|厂|商|买|卖)家|皇帝|诗人|作家|画家|医生|将领|大臣|僧人|领袖|国王|总统)$/u;
const looseEnd =
  /(?:[呢嘛啊吧]|也|(?<![首京古成帝故国旧新陪迁定])都|(?<=[人国族])原|(?<![原法规准守])则|便|就|又|仍|这|即|本身|其实|长期|一直|实际上|实质上|本质上|通常|主要|首先|一般|基本上?|大体上|(?:，|(?<=.))从[^，]{1,8}来[看说讲])$/u;

const defined =
  /^(?<subject>[^，。；]{1,26}?)(?<verb>就?是指(?![令标数针纹甲挥南引向望导])|即?[泛专特]指|即指|指的是|就是|被?规定为|定义为|(?<![称认视作变改概分转译成示写])为(?=一(?:[种个对类组条门套座层块片根段项])[^，]*的)|(?<=意义|特点|局限|优势|区别|关键|重点|目的|作用|好处|缺点|优点|原因|问题|核心|实质|任务)在于|(?<![不于总还但凡只可要若而尤亦]|[特个]别)是(?!否)|指(?!出|示|数|标|导|挥|向|明|引|南|定|令|称|甲|纹|责|望))(?<end>[^。]{2,})$/u;

/** A 是指 B, A 是 B, A 的作用是 B. */
export const define: ClauseRule = ({ text, rest, isLater }) => {
  const match = defined.exec(text);
  const subject = captured(match, "subject");
  const verb = captured(match, "verb");
  const end = captured(match, "end");
  const bare = nameOf(subject);
  const named = askNamed({ subject, verb, end });
  if (named !== undefined) return named;
  // "文件也是一种资源", "分子都是双嗜性的分子": one more thing that can be said of it, and no definition.
  if (/[又也亦还仍]$|.(?<![首京古成帝故国旧新陪迁定])都$/u.test(subject) && verb === "是") return undefined;
  if (verb === "是" && (ofMost.test(subject) || isOnlyWhen(end))) return undefined;
  // 十二指肠: not every 指 is the verb.
  const isTorn = verb === "指" && !isBetweenWords(text, text.length - end.length);
  const isSaid = /指|定/u.test(verb);
  if (isTorn || !isOwnSubject(bare, { isLater: isLater === true && !isSaid }, 12)) return undefined;
  const answer = spanOf(bare, { end, rest, isSaid });
  if (answer === undefined || isTooShort(bare, answer)) return undefined;
  return askDefinition({ bare, verb, answer: wholeAnswer(bare, answer) });
};

/** "钠的符号是Na" is whole, and a single letter of anything else is not. */
function isTooShort(bare: string, answer: string): boolean {
  return (
    countUnits(answer) < 1.2 &&
    !(bare.includes("的") && /^(?:[A-Z][a-z]?\d?|[A-Z][a-z]?\d?\+|[℃ΩVAJNWK])$/u.test(answer))
  );
}

/** "绝大多数酶是蛋白质", "主语是名词时用倒装": what most of them are, and when it is so, are no meanings. */
const ofMost = /^(?:绝?大多数|少数|大部分|极少数)|^\p{Script=Han}{2,6}(?<![学小传解])说[ \d\p{Script=Han}]/u;

/** "ATP 的中文名称是甲，简式为乙": what has an owner and is one word is told in that word. */
function spanOf(
  bare: string,
  { end, rest, isSaid }: Parameters<typeof definitionSpan>[0],
): string | undefined {
  if (attribute.test(bare)) return attributeSpan(bare, { end, rest });
  const isWord =
    bare.includes("的") &&
    !isSaid &&
    !/[的，是]|^(?:一|使|把|将|由|在|以)/u.test(end) &&
    countUnits(end) <= 6;
  return isWord ? end : definitionSpan({ end, rest, isSaid });
}

/** "最早的大学是甲大学，以法学著称": the first of its kind is one name. */
function wholeAnswer(bare: string, answer: string): string {
  const [first = ""] = splitClauses(answer);
  const whole = /最[早大小高长]|第一/u.test(bare) ? first : answer;
  return whole.includes("、") ? whole : whole.replace(/等$/u, "");
}

/** What the clause names: several things, a doer, a term for what is described. */
function askNamed({ subject, verb, end }: Readonly<Record<"subject" | "verb" | "end", string>>) {
  if (verb === "就是") return askName(nameOf(subject), end);
  if (verb !== "是") return undefined;
  return subject.endsWith("分别") ? askSeveral(subject.slice(0, -2), end) : askDoer(subject, end);
}

/** "最常见的两个协议分别是甲和乙". */
function askSeveral(several: string, members: string): ClauseCard | undefined {
  if (!/[两二三四五六]/u.test(several) || !isSubject(several, 14)) return undefined;
  const question = `${several}分别是什么？`;
  return { rule: "parts.division", question, answer: members, score: 0.84, subject: several };
}

/** "主持修桥的是李成": who it was. */
function askDoer(deed: string, name: string): ClauseCard | undefined {
  const isDeed =
    /^(?:首任|首先|最早|第一[个位次]|主持|主编|发明|发现|提出|创立|创办|建立|设计|编写|撰写|领导|率领|统一)[^，]{1,16}的$/u.test(
      deed,
    );
  if (!isDeed || !isSomebody(name) || countUnits(name) > 8) return undefined;
  return { rule: "agent.did", question: `${deed}是谁？`, answer: name, score: 0.84, subject: name };
}

/** "单位面积中的个体数就是密度": a name for what is described. */
function askName(described: string, name: string): ClauseCard | undefined {
  const isDescribed = described.length >= 8 && /的[^的]{2,}$/u.test(described) && isSubject(described, 18);
  if (!isDescribed || !/^\p{Script=Han}{2,6}$/u.test(name)) return undefined;
  const question = `${described}称为什么？`;
  return { rule: "name.called", question, answer: name, score: 0.84, difficulty: "easy", subject: name };
}

/** What is defined, without the adverbs before the verb: "所谓成本实际上", "国家广义上", "失业的具体含义". */
function nameOf(subject: string): string {
  return subject
    .replace(looseEnd, "")
    .replace(/^所谓的?(?=.{2})/u, "")
    .replace(/^(?<name>.{2,})(?<sense>[广狭]义)[上地]?$/u, "$<sense>的$<name>")
    .replace(/(?<=.{2})的(?:具体|基本)?(?:含义|涵义)$/u, "");
}

/** Attributes that are told in clauses; any other is a thing. */
const told =
  /(?:作用|目的|意义|原因|实质|特点|特征|方法|原理|现象|步骤|后果|表现|优点|缺点|好处|功能|任务|区别|局限|优势|内容|结果|过程|程序|顺序|次序|条件|措施|目标|职责|宗旨|要求|表现形式|主张|思想)$/u;

function attributeSpan(
  attributed: string,
  { end, rest }: Pick<Clause, "rest"> & { readonly end: string },
): string {
  return told.test(attributed) && !end.includes("、") ? carryOn(end, rest) : end;
}

interface Definition {
  readonly bare: string;
  readonly verb: string;
  readonly answer: string;
}

function askDefinition(found: Definition): ClauseCard | undefined {
  const { bare, verb, answer } = found;
  const special = verb === "是" ? (turnRole(bare, answer) ?? askSpecial(bare, answer)) : undefined;
  return special ?? askMeaning(found);
}

function askMeaning(found: Definition): ClauseCard | undefined {
  const { bare, verb, answer } = found;
  if (isNamedPerson(bare, answer)) {
    return { rule: "definition.person", question: `${bare}是谁？`, answer, score: 0.85, subject: bare };
  }
  const isSaid = /指|定/u.test(verb);
  if (!isSaid && time.test(bare)) return askTime(bare, answer);
  const turned = isSaid ? undefined : turn(bare, answer);
  if (turned !== undefined) return turned;
  if (attribute.test(bare)) return askAttribute(found, isSaid);
  // "行省制的创立是...的产物": a deed, which nobody defines.
  if (!isSaid && isDeed.test(bare)) return undefined;
  if (!isSaid && (saysNothing(bare, answer) || isWeakKind(answer))) return undefined;
  if (pointsAway(answer)) return undefined;
  if (/^约?[\d.]+ ?[A-Za-z°%℃Ω/]{1,6}$/u.test(answer)) {
    return { rule: "value.amount", question: `${bare}是多少？`, answer, score: 0.84, subject: ownerOf(bare) };
  }
  const question = definitionQuestion(found);
  return { rule: "definition.sentence", question, answer, score: 0.9, difficulty: "easy", subject: bare };
}

const native =
  /^[^，的]{2,10}(?:[县州府省市城郡国镇乡村]|(?<![诗词商军工猎名伟夫恩文僧艺友仆犯主个众奴哲牧证病盲法狱]|创始|奠基|负责|领导|代表|发[明言]|继承|主持|接班|候选|成年|掌门|带头|机器))人$/u;
const shortFor = /^(?<whole>[^，]{3,24})的(?<what>简称|缩写|全称|别名|别称|古称|旧称|俗称)$/u;

/** "马欢是会稽县人": where he comes from. "《左传》是《春秋左氏传》的简称": what it is short for. */
function askSpecial(bare: string, answer: string): ClauseCard | undefined {
  const [first = ""] = splitClauses(answer);
  const isPlace = /[县州府省市城郡国镇乡村]人$/u.test(first);
  if (native.test(first) && bare.length <= 6 && (isPlace || isSomebody(bare))) {
    const question = `${bare}是哪里人？`;
    return { rule: "definition.person", question, answer: first, score: 0.78, subject: bare };
  }
  const whole = captured(shortFor.exec(first), "whole");
  if (whole === "") return undefined;
  const question = `${bare}是什么的${captured(shortFor.exec(first), "what")}？`;
  return { rule: "name.called", question, answer: whole, score: 0.84, difficulty: "easy", subject: bare };
}

const isDeed = /的(?:确立|创立|建立|设立|开辟|形成|爆发|签订|颁布|实行|成立|失败|胜利)$/u;
const time = /(?:时期|时代|年间|世纪|年代|[两三四五六]朝|\d ?年|月 ?\d{1,2} ?日)$/u;

/** "隋唐时期是石窟的鼎盛时期": when that was. */
function askTime(when: string, answer: string): ClauseCard | undefined {
  const [first = ""] = splitClauses(answer);
  if (!/(?:时期|时代|阶段|高峰|之年|[^生]日|节)$/u.test(first) || isWeakKind(answer)) return undefined;
  const question = `${first}是${/[日节]$/u.test(first) ? "哪一天" : "什么时候"}？`;
  return { rule: "date.period", question, answer: when, score: 0.82, subject: ownerOf(first) };
}

function askAttribute({ bare, answer }: Definition, isSaid: boolean): ClauseCard | undefined {
  if (answer.includes("①")) return undefined;
  // "关键是": of what is not said. "教学方法是实现目标的重要载体": a thing, and no attribute of one.
  if (countUnits(bare) < 2 && !bare.includes("的")) return undefined;
  if (!isSaid && (isWeakKind(answer) || /^一[种类个项门]/u.test(answer))) return undefined;
  const question = `${bare}是什么？`;
  return { rule: "attribute.of", question, answer, score: 0.88, difficulty: "easy", subject: ownerOf(bare) };
}

/** "提供虚假资料是违法行为": what kind of deed that is. */
function asksDeed(bare: string, answer: string): string | undefined {
  if (/^[^，的]{2,4}行为$/u.test(answer)) return `${bare}属于什么行为？`;
  if (/^(?:\d{1,2}|[一二三四五六七八九十]{1,2}) ?月(?:份)?$/u.test(answer)) return `${bare}是几月？`;
  const whole = captured(
    /^一个[^，的]{2,8}的[^，的]{0,6}(?<noun>国家|社会|政权|城市|时代)(?:，|$)/u.exec(answer),
    "noun",
  );
  if (whole !== "") return `${bare}是一个什么样的${whole}？`;
  // "第二审的判决是终审的判决": of what kind it is.
  const noun = bare.slice(-2);
  const isKind = bare.includes("的") && /^[^，]{1,6}的[^的，]{2}$/u.test(answer) && answer.endsWith(noun);
  return isKind ? `${bare}是什么样的${noun}？` : undefined;
}

/** A short name that is defined as somebody, or a role: 监护人, 奠基人. */
function isNamedPerson(bare: string, answer: string): boolean {
  // "某人（1746—1818）": only somebody has the years of a life.
  if (/（(?:约|公元)?前?\d{3,4} ?[-–—~～至]+ ?前?\d{2,4}(?:年)?）$/u.test(bare)) return true;
  if (person.test(bare)) return bare.includes("的") || bare.length > 4 || /^(?:法定)?监护人$/u.test(bare);
  if (personNoun.test(answer) && bare.length <= 4 && countUnits(answer) < 14) return true;
  return /(?:[者人]|人物|学生|弟子|老师|之[父子母])$/u.test(answer) && isSomebody(bare);
}

function definitionQuestion({ bare: subject, verb, answer }: Definition): string {
  const deed = verb === "是" ? asksDeed(subject, answer) : undefined;
  if (deed !== undefined) return deed;
  if (verb === "指" && /^[a-zà-ÿß]+$/u.test(subject)) return `“${subject}”是什么意思？`;
  const word = subject.replace(/的意思$/u, "");
  if (verb === "定义为") return `${subject}是什么？`;
  if (verb.endsWith("规定为")) return `${subject}是怎样规定的？`;
  if (word !== subject) return `${word}${spaceAfter(word)}是什么意思？`;
  if (/[A-Za-z]$/.test(subject)) return `${subject} 是什么？`;
  return /指/u.test(verb) ? `什么是${subject}？` : `${subject}是什么？`;
}

/** "清代称为举架": who calls it so, not what is called so. */
const namer =
  /^(?:.{1,2}[代朝]|[古近现当][代时人]|民间|国[内外]|[东西南北中]方|.{1,3}(?:地区|语|文|人)|[学业医法]界|旧时|当时|后来|后世|通常|一般|有时|[^，]{1,4}[上中里])$/u;

/** "由于电流变化而产生的现象", "在摩擦中产生的电": a condition belongs to the noun that it describes. */
const describedThing = /^(?:由于?|因|在|从|对|当)[^，]{3,}的[^的，]{1,8}$/u;

/** "意为": what a word means; by any other verb what a thing is called. */
function namedAs(subject: string, verb: string): string {
  if (verb !== "意为") return `${subject}${spaceAfter(subject)}${verb}什么？`;
  return /^[A-Za-z][A-Za-z .,'?？-]*$/u.test(subject)
    ? `“${subject}”是什么意思？`
    : `${subject}${spaceAfter(subject)}是什么意思？`;
}

/** A 又称 B, A 被誉为 B, ... 叫做 B. */
export const name: ClauseRule = ({ text, isLater }) => {
  const match =
    /^(?<subject>[^，。；]{1,30}?)(?<verb>[统合总并]称为?|被(?:[^，称誉尊]{1,8})?(?:称为|称作|誉为|尊为|尊称为|称之为)|又称为?|也称为?|亦称|也叫做?|又叫做?|叫做|称为|史称|简称为?|俗称|通称|意为|即称)(?<end>[^，。；]{1,20})$/u.exec(
      text,
    );
  const subject = captured(match, "subject").replace(/^所谓的?(?=.{2})/u, "");
  const end = captured(match, "end");
  if (/^[两二三四五六七八]/u.test(subject) || namer.test(subject)) return undefined;
  const isThing =
    isOwnSubject(subject, { isLater }, 18) || (isLater !== true && describedThing.test(subject));
  if (!isThing || countUnits(subject) > 18 || /^[和与或及]|用[来以于]$/u.test(subject)) return undefined;
  const verb = captured(match, "verb");
  // "普通话水平测试简称普通话测试": no name of its own.
  if (verb.startsWith("简称") && end.length > 3 && end.slice(0, 2) === subject.slice(0, 2)) return undefined;
  return {
    rule: "name.called",
    question: namedAs(subject, verb),
    answer: end,
    score: 0.84,
    difficulty: "easy",
    subject: verb === "叫做" || verb === "称为" ? end : subject,
  };
};
