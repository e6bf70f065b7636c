import { captured } from "../../text/captured.ts";
import { countUnits } from "../../text/units.ts";
import type { ClauseCard, ClauseRule } from "./clause-card.ts";
import { isOwnSubject, ownerOf, spaceAfter } from "./noun-phrase.ts";

const measured =
  /(?:金额|数额|比例|期限|期间|时间|时长|年限|标准|起点|上限|下限|总额|额度|率|温度|浓度|长度|面积|高度|宽度|厚度|深度|数量|人数|目标|范围|剂量|用量|频率|周期|寿命|速度|密度|价格|费用|重量|体积|容量|距离|年龄|压力|电压|键角|角度)$/u;
const counted = /(?:期|数|量|值|比|高|长|宽|深|厚|重|差|额|度|龄|率|口)$/u;

/** "有效距离", "测量时间": a measure of what is said elsewhere. */
const vagueMeasure =
  /^(?:有效|推荐|每日|常用|最佳|标准|参考|测量|最大|最小|平均|总|持续|照射|间隔|使用|治疗|(?:一般|正常)的?|报废|记分|结转|考核|起付)(?=.{2})/u;

/** "每届任期", "每周累计", "年限最高": whose stands before. */
const bareMeasure =
  /^每[届次周日月年天]|^(?:年限|期限|时间|金额|数额|总数|人数|比例|累计|合计|间隔|温度|浓度|剂量)(?:最.)?$/u;

/** Whether a measure stands alone: the 键角 or 密度 of what is said elsewhere. */
function isOwnerless(subject: string): boolean {
  if (bareMeasure.test(subject) || subject.endsWith("一")) return true;
  return measured.exec(subject.replace(vagueMeasure, ""))?.index === 0;
}

const oneTime = /(?:年|月|日|天|小时|分钟|秒|周|星期)(?:以[上下内])?$/u;
const counter =
  /^约?[\d一二三四五六七八九十百千万两]+多? ?(?<unit>[人名届次页倍句首篇章卷回字行节幕])(?:以[上下内])?$/u;

/** The question word for an amount of what is measured: a time, an age, so many of a kind, or any other number. */
export function howMuch(answer: string, measured = ""): string {
  if (oneTime.test(answer) && !/\d{4} ?年|月 ?\d/u.test(answer)) {
    return /(?:时间|时长|周期|期间|时限)(?:最[长短])?$|长达$/u.test(measured) ? "多久" : "多长时间";
  }
  if (/^(?:周[一二三四五六日]|星期|每[周日天]|[上下]午)/u.test(answer)) return "什么时候";
  if (/(?:周?岁)(?:以[上下])?$/u.test(answer)) return "多少岁";
  return `多少${captured(counter.exec(answer), "unit")}`;
}

/** "期限是多长时间" is what one asks, and "为多少" of any number. */
function asking(verb: string, much: string): string {
  return much.startsWith("多少") ? verb + much : verb.replace(/^为$/u, "是") + much;
}

/** Whether a later clause says by itself what it measures: "直肠温度", but no "偏置值" and no "低纬度地区". */
function isPlainMeasure(subject: string): boolean {
  const isMeasure = measured.test(subject) || counted.test(subject);
  return isMeasure && (countUnits(subject) >= 2 || subject.includes("的"));
}

/** "下部占1/3": of what stands before. "并不意味着失业率为零": said of something else. */
const noShare = /^[上中下前后左右]部$|意味|说明|表明/u;

/** ... 为三年, ... 约为 0.9: a value. */
export const value: ClauseRule = ({ text, isLater }) => {
  const match =
    /^(?<subject>[^，。；]{2,22}?)(?<verb>约为|(?<![概括分解化称作认视变改换译定成])为|大约为|约是|约?占(?= ?[\d百四三二一]|约)|等于|长达|达到?|共有?|不少于|不超过|至少|历时) ?(?<end>约? ?[\d.零一二三四五六七八九十百千万$][^，。；]{0,24})$/u.exec(
      text,
    )?.groups;
  const subject = captured(match, "subject").replace(/[则最]$/u, "");
  if (!isOwnSubject(subject, { isLater }, 14) || isOwnerless(subject) || noShare.test(subject)) {
    return undefined;
  }
  const verb = captured(match, "verb");
  const answer = captured(match, "end");
  if (isMore(verb, answer) || (isLater === true && /[为是]$/u.test(verb) && !isPlainMeasure(subject))) {
    return undefined;
  }
  if (/^(?:共|共有)$/u.test(verb)) return askCount(subject, verb, answer);
  return {
    rule: "value.amount",
    question: `${subject}${spaceAfter(subject)}${asking(verb, howMuch(answer, verb === "长达" ? verb : subject))}？`,
    answer,
    score: 0.84,
    subject,
  };
};

/** Whether more than a number stands behind the verb, or a numeral that counts nothing. */
function isMore(verb: string, answer: string): boolean {
  // "全球共有460万人死于...", "至少 2 小时翻身一次".
  if (verb.endsWith("有") && /[人个名][^，]{0,4}(?:于|死|患|来自|参加|从事)/u.test(answer)) return true;
  if (verb === "至少" && /[\d一二三四五六七八九十百千万] ?\p{Script=Han}{4,}/u.test(answer)) return true;
  // "为一体", "一个原则".
  if (/^一[种个体类般致项门位名座条部股对组套层块片根段]/u.test(answer)) return true;
  // "偏态系数等于0时", "损失达到五万可起诉": only when something else holds.
  if (/^达到?$/u.test(verb) && /[可即则时的]/u.test(answer)) return true;
  return verb === "等于" && /[时只为则即]|表[明示]|说明|提示/u.test(answer);
}

const things =
  /^(?<many>约?[\d.一二三四五六七八九十百千万两]+多? ?)(?<unit>[个种类名位条座部章句篇首卷回幕项人]?)(?<thing>\p{Script=Han}{0,6})$/u;

/** "全书共三十二章", "全省共有 7 个气候带": how many of what. */
function askCount(subject: string, verb: string, answer: string): ClauseCard | undefined {
  const found = things.exec(answer);
  if (found === null || /[和与及]/u.test(captured(found, "thing"))) return undefined;
  const { unit = "", thing = "" } = found.groups ?? {};
  const question = `${subject}${verb}多少${unit}${thing}？`;
  return {
    rule: "value.amount",
    question,
    answer: answer.slice(0, answer.length - thing.length),
    score: 0.84,
    subject,
  };
}

/** 赔偿的金额为价款的三倍: a measure that does not begin with its number. */
export const measure: ClauseRule = ({ text, isLater }) => {
  const match =
    /^(?<subject>[^，。；]{2,24}?)(?<verb>(?:一般|通常|大约)?[为是]|应为|不超过|不低于|不少于|控制在)(?<end>[^，。；]{2,24})$/u.exec(
      text,
    );
  const subject = captured(match, "subject");
  const answer = captured(match, "end");
  // "DRAM 利用电容，刷新周期一般为2 ms": whose period stands before.
  if (isLater === true && /^(?:一般|通常|大约)/u.test(captured(match, "verb")) && !subject.includes("的")) {
    return undefined;
  }
  if (countUnits(subject) < 2 || !measured.test(subject) || isOwnerless(subject)) return undefined;
  if (!isOwnSubject(subject, { isLater }, 14)) return undefined;
  if (!/[\d二三四五六七八九十百千两半]|一[倍半成年月天日周元米万千百亿小分]/u.test(answer)) return undefined;
  const question = `${subject}${asking(captured(match, "verb"), howMuch(answer, subject))}？`;
  return { rule: "value.amount", question, answer, score: 0.8, subject: ownerOf(subject) };
};

/** "不得超过十二小时", "最长不得超过十二个月": the limit of a time or a number, by law or by rule. */
export const limit: ClauseRule = ({ text, isLater }) => {
  const match =
    /^(?<subject>[^，。；]{3,26}?)(?<how>(?:最[长短多少高低])?(?:应当?)?(?:不得|不应|不能|不)(?:超过|少于|低于|多于|高于))(?<end>[约\d一二三四五六七八九十百千两半][^，。；]{0,14})$/u.exec(
      text,
    );
  const subject = captured(match, "subject").replace(/的时候$/u, "时");
  const answer = captured(match, "end");
  if (match === null || !isOwnSubject(subject, { isLater }, 15) || isOwnerless(subject)) return undefined;
  const question = `${subject}${captured(match, "how")}${howMuch(answer, subject)}？`;
  return { rule: "value.limit", question, answer, score: 0.84, subject };
};
