/** One cell of a table with what it is asked by. */
export interface Cell {
  readonly value: string;
  /** Head of the cell's column; of its row in a table that lists traits by row. */
  readonly label: string;
  /** What the cell says something of. */
  readonly name: string;
  /** Head over the names: "River", "细胞器"; empty where the table has none. */
  readonly kind: string;
  /** Caption of the table, or the heading that it stands under. */
  readonly topic: string;
  /** The same, or the title where there is nothing nearer. */
  readonly about: string;
  /** Whether the name is a date. */
  readonly isDate: boolean;
  /** Whether the name is the head of a column or a heading. */
  readonly isHead: boolean;
  /** Whether the table compares things in something that its heading names: "Electoral college comparison". */
  readonly isCompared: boolean;
}

/**
 * How a cell is asked for: by a question where one is sure to fit; otherwise by the labels that stand before it, with a gap
 * in its place. Where both are given, the question serves answers that are too long for a gap.
 */
export interface Prompt {
  readonly question?: string;
  /** What the question asks for, where that is not the cell: of an example, what it is an example of. */
  readonly answer?: string;
  /** "Odds ratio — typical design: ". */
  readonly labels?: string;
  /** The row's name, where the cell is asked from: what it is the cell tells, and the name is hidden. */
  readonly name?: string;
  /** What the labels belong to when they do not say so themselves. */
  readonly context?: string;
  /** What is hidden, where it is less than the cell: the article of "der Stift". */
  readonly gap?: string;
}

/** Heads over names that say nothing of what is named. */
const indexHead = /^(?:序号|编号|№|no\.?|nr\.?|#|id|rank|排名|s[lr]?\.?\s?no\.?)$/i;

export function isIndexHead(head: string): boolean {
  return indexHead.test(head.trim());
}

/** Whether a cell is a number, with or without its unit. */
export function isAmount(value: string): boolean {
  // "约5%-10%出现皮疹" says more than a number.
  const words = value.replace(
    /[年月日天周星期小时分钟秒米千公里厘毫克斤吨升元人个次倍度岁层平方立亿万百十名位种类条座家所多余左右以上下内约低高于大小超过不足至少等于世纪亩]/gu,
    "",
  );
  if (/\p{Script=Han}{4}/u.test(words)) return false;
  return (
    /^(?:[<>≤≥=~≈±+×x−–-]|约|低于|高于|大于|小于|超过|不足|至少|不超过|about|above|below|over|under|up to)?\s?\d/.test(
      value,
    ) && value.replace(/[^A-Za-z]/g, "").length < 8
  );
}

/** "1453", "1556–1605", "c. 1200 BC", "前221年", "March 1917". */
export function isDateText(text: string): boolean {
  return /^(?:c\.|ca\.|about|约|公元)?\s?(?:前\s?)?(?:\d{1,2} )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?:\d{1,2}, )?)?(?:\d{3,4}|\d{1,4}(?=\s?(?:年|BCE?|CE))|AD \d{1,4})s?(?:\s?(?:BCE?|AD|CE))?(?:\s?年)?(?:\s?[-–—~～至到]\s?(?:前\s?|AD )?\d{2,4}(?:\s?(?:BCE?|AD|CE|年))?)?(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?$/u.test(
    text.trim(),
  );
}
