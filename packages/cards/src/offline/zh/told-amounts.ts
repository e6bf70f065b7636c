import { isLimited } from "./number-gap.ts";

const numeral =
  "(?:\\d[\\d,]*(?:\\.\\d+)?|[〇零一二三四五六七八九十百千万亿两]+(?:点[〇零一二三四五六七八九]+)?)(?: ?[多余])?(?: ?[百千万亿]+)?(?:分之[一二三四五六七八九十百零]+)?";
const unit =
  "(?:平方|立方)?(?:公里|千米|厘米|毫米|微米|纳米|海里|光年|公顷|公斤|千克|毫克|微克|英里|英尺|英寸|毫升|千瓦时?|摄氏度|华氏度|大气压|小时|分钟|个?世纪|个?星期|个月|个?工作日|周岁|[日年](?!代)|美元|英镑|法郎|卢布|马克|银元|两白银|元|岁|米|吨|克|升|斤|两|石|亩|里|尺|寸|丈|瓦|伏|安|赫兹|倍|度|秒|天|周|人|名|艘|座|架|辆|箱|卷|册|部|篇|首|幅|章|回|国|省|州|县|郡|户|头|匹|枚|根|级|层|间|株|棵|颗|页|票|席|位|届|次|种|类|条|对|块|℃|%|％|‰)";
const amountPattern = new RegExp(
  `${numeral}(?:(?:到|至|～|~|—|-)${numeral})?个?${unit}(?:零?${numeral}(?:个月|天|小时|分钟?))?(?:多(?![少数个种样方]))?`,
  "gu",
);
const share =
  /[百千万]分之[〇零一二三四五六七八九十百点]+|[二三四五六七八九十]+分之[一二三四五六七八九十]+/gu;
const hanYear =
  /[一二][〇零○一二三四五六七八九]{3} ?年(?:[一二三四五六七八九十]{1,3}月(?:[一二三四五六七八九十]{1,3}日)?|[春夏秋冬初底末])?/gu;
const digitYear =
  /(?:公元前? ?|前)?(?<![\d.])\d{3,4} ?年(?!代)(?: ?\d{1,2} ?月(?: ?\d{1,2} ?日)?)?|(?:公元前? ?)?(?:\d{1,2}|[一二三四五六七八九十]{1,3}) ?世纪(?:(?:\d{1,2}|[二三四五六七八九]十) ?年代|[初末]|中叶)?/gu;
/** "一个", "两种": an article, or a count that tells nothing by itself. */
const plainCount =
  /^(?:[十百千万亿][^〇零一二三四五六七八九十百千万亿]{1,2}|一[^〇零一二三四五六七八九十百千万亿分]{1,2}|[一两二三四五六七八九十][种类次位级层条部首篇名国年天个周人对块间头根])$/u;
/** "第三届", "几百人", "每三年", "这两国": no amount by itself. */
const belongsBefore = /[\d.第几数多每半前后上下初这那某各]/u;
const hasNumeral = /[\d〇零一二三四五六七八九十百千万亿两]/u;

/** The years of a clause, in digits or in words: "1840年", "一八四〇年", "十六世纪". */
export function yearsIn(clause: string): readonly string[] {
  if (!/[年纪]/u.test(clause)) return [];
  return [...clause.matchAll(hanYear), ...clause.matchAll(digitYear)].map(([text]) => text.trim());
}

/** The amounts of a clause with their units: "二百三十七万斤", "百分之四十二", "67.31米"; no plain counts such as "两种". */
export function amountsIn(clause: string): readonly string[] {
  if (!hasNumeral.test(clause)) return [];
  const years = yearsIn(clause);
  return [...clause.matchAll(share), ...clause.matchAll(amountPattern)]
    .filter(({ index }) => !belongsBefore.test(clause.charAt(index - 1)))
    .map(([text]) => text.trim())
    .filter(
      (text) =>
        !(plainCount.test(text) && !isLimited(clause.slice(0, clause.indexOf(text)))) &&
        !years.some((year) => year.includes(text)),
    );
}
