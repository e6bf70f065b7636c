/** One cell of a table with what it is asked by. */
export interface Cell {
  readonly value: string;
  /** Head of the cell's column; of its row in a table that lists traits by row. */
  readonly label: string;
  /** What the cell says something of. */
  readonly name: string;
  /** Head over the names: "River", "细胞器"; empty where the table has none. */
  readonly kind: string;
  /** Heading that the table stands under. */
  readonly topic: string;
  /** Whether the name is a date. */
  readonly isDate: boolean;
  /** Whether the name is the head of a column or a heading, and so stands before the question, not in it. */
  readonly isHead: boolean;
}

/** Whether a cell is a number, with or without its unit. */
export function isAmount(value: string): boolean {
  return /^[<>≤≥=~≈±+×x-]?\s?\d/.test(value) && value.replace(/[^A-Za-z]/g, "").length < 8;
}

/** "1453", "1556–1605", "c. 1200 BC", "前221年", "March 1917". */
export function isDateText(text: string): boolean {
  return /^(?:c\.|ca\.|about|约|公元)?\s?(?:前\s?)?(?:\d{1,2} )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?:\d{1,2}, )?)?(?:\d{3,4}|\d{1,4}(?=\s?(?:年|BCE?|CE))|AD \d{1,4})s?(?:\s?(?:BCE?|AD|CE))?(?:\s?年)?(?:\s?[-–—~～至到]\s?(?:前\s?|AD )?\d{2,4}(?:\s?(?:BCE?|AD|CE|年))?)?(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?$/u.test(
    text.trim(),
  );
}
