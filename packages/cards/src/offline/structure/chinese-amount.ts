import { countHan } from "../../text/units.ts";

const maxNameHan = 7;
const maxLineLength = 60;
/** Letters of verbs and particles, which no name of a quantity or a group has. */
const verbal = /[应须要需不可能会了着过将把被使让对从向由是有为占达约每于至到]|卧床|休息|产生|排出/u;
/** What is told by a number. */
const measure =
  /(?:[长宽高深浓温湿角密硬强厚速粘]度|温度带|[体口腋肛室水气低高]温|速|率|[^力]量|(?<!价)值|(?<!参|函|分|少|多)数|径|积|压|[身最]?高|长|宽|距|体重|龄|比|额|费|(?<!评|代)价|[熔沸冰燃露凝]点|凝固点|着火点|pH|电流|电阻|寿命|比热容)$/iu;
const sign =
  "(?:约|为|不超过|不高于|不低于|不少于|不大于|不小于|大于|小于|高于|低于|至少|超过|[<>≤≥±≈])?\\s?";
const digits = "[-−]?\\d[\\d.,]*(?:\\s?[×x]\\s?10[⁰¹²³⁴-⁹⁻]+)?";
const unit =
  "(?:[%‰℃°′″]|(?!年|月|日|号|章|节|页|题|分以|世纪|多|条|款)(?:[A-Za-zμΩ%℃°][A-Za-z²³⁻¹\\/·()（）μΩ℃%\\d]{0,11}|(?:亿|万)?\\p{Script=Han}{1,3}(?:\\/\\p{Script=Han}{1,2})?))";
const amount = `${sign}${digits}(?:\\s?${unit})?(?:\\s?[～~–—-]\\s?${digits})?\\s?${unit}?(?:以[上下内]|左右)?`;
const wholeAmount = new RegExp(`^${amount}$`, "u");
const beside = new RegExp(
  `^(?<term>[\\p{Script=Han}A-Za-z]{1,4}(?<![第共约图表每近超过达到为是有于在前后满全另])[\\p{Script=Han}]{0,8}(?<![第共约图表每近超过达到为是有于在前后满全另用需呈至长高深重仅只了])(?:（[^（）]{1,10}）)?)\\s?(?<meaning>${amount})$`,
  "u",
);

/** Whether a term is told by a number: "收缩压", "静脉输液速度". */
export function isMeasure(term: string): boolean {
  return measure.test(term.replace(/\s*[（(][^（）()]*[）)]$/u, ""));
}

/** Whether a meaning is one amount and nothing else: "36.3～37.2℃", "不高于 36 V". */
export function isWholeAmount(meaning: string): boolean {
  return wholeAmount.test(meaning.replace(/[。；]\s*$/u, "").replace(/\s*[（(][^（）()]*[）)]$/u, ""));
}

/** "口温 36.3～37.2℃", "成人40～60滴/分": a name and its amount, with no mark between them. */
export function readAmountLine(
  line: string,
): { readonly term: string; readonly meaning: string } | undefined {
  if (line.length > maxLineLength || !/\d/.test(line) || !/^\p{Script=Han}/u.test(line)) return undefined;
  const found = beside.exec(line.replace(/[。；，]\s*$/u, ""))?.groups;
  const { term, meaning } = { term: found?.["term"] ?? "", meaning: found?.["meaning"] ?? "" };
  // "三角形3": a bare number counts or numbers something.
  if (term.length < 2 || /^[\d.,]+$/.test(meaning)) return undefined;
  // "患者应绝对卧床休息4～6周": a sentence.
  const isNoun =
    !verbal.test(term) && (isMeasure(term) || (!term.includes("的") && countHan(term) <= maxNameHan));
  return isNoun ? { term, meaning } : undefined;
}

/** "4.2×10³ J/(kg·℃)，物理意义：……". */
const meant = /[，；]\s*(?:物理意义|单位|即|约合|相当于).*$/u;
const measured = /(?:[长宽高深浓温湿角]度|速度|剂量|用量|频率|压力|直径|距离|体积)$/u;
/** A number, alone or for each of a few groups: "女4～6cm，男20～22cm". */
const measures =
  /^(?:[\p{Script=Han}]{0,4}[约<>≤≥]?\s?\d[^，。；]{0,14})(?:，[\p{Script=Han}]{0,6}\d[^，。；]{0,14}){0,2}$/u;

/** "恒星日：23时56分4秒", "近日点：1月初". */
export function amountQuestion(term: string, told: string): string | undefined {
  const meaning = told.replace(/[。；]\s*$/u, "").replace(meant, "");
  if (measured.test(term) && measures.test(meaning)) return `${term}是多少？`;
  if (
    term.endsWith("时间") &&
    /^(?:每次)?(?:小于|大于|不超过|不少于|约|[<>≤≥])?\s?\d[\d～~–-]*\s?(?:秒|分|小时|天|周|个月|年)/u.test(
      meaning,
    )
  ) {
    return `${term}是多长？`;
  }
  const [first = "", ...others] = meaning.split(/[，。；]/u);
  // "7.35～7.45，与缓冲对有关".
  if (isMeasure(term) && isWholeAmount(first) && !others.some((part) => /\d/.test(part))) {
    return `${term}是多少？`;
  }
  if (/[，。；]/u.test(meaning)) return undefined;
  if (/^\d{1,2}\s?月(?:\d{1,2} ?[日号]|[上中下]旬|[初底末]|$)/u.test(meaning)) return `${term}是什么时候？`;
  if (/^\d{3,4}\s?年$/u.test(meaning)) return `${term}是哪一年？`;
  const asked = timeQuestion(term, meaning);
  if (asked !== undefined) return asked;
  if (/(?:度|速|率|量|值|数|径|积|压|高|长|宽|距)$/u.test(term) && /^[约<>≤≥]?\s?\d/u.test(meaning)) {
    return `${term}是多少？`;
  }
  return kindOfAmount(term, meaning);
}

/** "低热：37.3～38.0℃" is asked for its temperature; what a number is of else, its term must say. */
function kindOfAmount(term: string, meaning: string): string | undefined {
  const whole = meaning.replace(/\s*[（(][^（）()]*[）)]$/u, "");
  if (isMeasure(term) && isWholeAmount(meaning)) return `${term}是多少？`;
  if (isWholeAmount(meaning) && /℃(?:以[上下内])?$/u.test(whole)) return `${term}的温度是多少？`;
  if (isWholeAmount(meaning) && /\d\s?k?V$/.test(whole)) return `${term}的电压是多少？`;
  const counted = /(?:[次滴个][/／](?:每?分钟?|小时|日|天))$/u.exec(whole)?.[0];
  if (isWholeAmount(meaning) && counted !== undefined) return `${term}是多少${counted}？`;
  if (/[液剂水精]$/u.test(term) && /^[\d.～~–-]+\s?(?:%|m?g\/m?L|mol\/L)$/u.test(whole)) {
    return `${term}的浓度是多少？`;
  }
  const isBare = /^[<>≤≥约±-]?\s?[\d.,]+\s?(?:[%‰℃°′″\w/·²³^]{0,8}|\p{Script=Han}{1,3})$/u.test(meaning);
  return isBare ? `${term}是多少？` : undefined;
}
/** "1856 年至 1860 年", "0.1 s"; "1952 年提出编码" says what somebody did. */
function timeQuestion(term: string, meaning: string): string | undefined {
  if (/^\d{3,4}\s?年/u.test(meaning)) {
    // "2020年12月17日带回月壤": what happened then.
    if (/年\s?\d{1,2}\s?月(?:\d{1,2}\s?[日号])?\p{Script=Han}{2}/u.test(meaning)) return undefined;
    return /年(?:\d{1,2} ?月|[至到—–~～（(-]|左右|前后|初|底)/u.test(meaning)
      ? `${term}是什么时候？`
      : undefined;
  }
  const isSpan = /^\d[\d.]*\s?(?:年|个月|周|天|小时|时|分钟?|秒|(?:ms|s|min|h)$)/u.test(meaning);
  return isSpan ? `${term}是多长？` : undefined;
}
