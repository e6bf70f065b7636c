import type { Tongue } from "../study.ts";
import type { Cell, Prompt } from "./table-cell.ts";

type Rows = readonly (readonly string[])[];

/** The form by which a dictionary names a word. */
const baseForm =
  /^(?:infinitive|base(?: form)?|dictionary form|present(?: tense)?|singular|nominative(?: singular)?|nom\. sg\.|positive|动词原形|原形|不定式|单数|原级|词典形|辞书形|基本形)$/i;
const otherForm =
  /^(?:(?:simple )?past(?: tense| simple| participle)?|pret[ea]rite?|imperfect|perfect|supine|(?:present |past )?participle|gerund|present(?: tense)?|plural|genitive|gen\. sg\.|comparative|superlative|(?:3rd|third) person(?: singular)?|过去式|过去分词|现在分词|复数|比较级|最高级|第三人称单数|.{1,3}形)$/i;
/** Heads over words whose forms stand beside them. */
const wordHead = /^(?:adjectives?|adverbs?|nouns?|verbs?|words?|单词|动词|形容词|副词|名词)$/i;

/** Whether a cell is a form of the word that names its row. */
export function isFormOfWord({ kind, label }: Cell): boolean {
  return isFormHead(label) && (isFormHead(kind) || wordHead.test(kind.trim()));
}

/** Rows that are counted or grouped, and not named by words: "group 2b", "第一类", "strong". */
const grouped =
  /^(?:\d\w?|[IVX]+|(?:group|class|type|conjugation|declension) \w{1,3}|第.类(?:动词)?|第.(?:变位|变格|组)|[一二三五]类(?:动词)?|[一二三五]段动词|strong|weak|mixed|(?:ir)?regular)$/i;

/** Whether a head says which form of a word its cells are: "past", "复数". */
export function isFormHead(head: string): boolean {
  return otherForm.test(head.trim()) || baseForm.test(head.trim());
}

/** Where the words stand of which a table gives the forms, when groups stand at the head of its rows; -1 without. */
export function wordColumn(header: readonly string[], rows: Rows): number {
  const heads = header.map((head) => head.trim());
  const found = heads.findIndex((head, at) => at > 0 && baseForm.test(head));
  if (found < 1 || !heads.some((head, at) => at > found && otherForm.test(head))) return -1;
  return rows.every((row) => grouped.test((row[0] ?? "").trim())) && areDistinct(rows, found) ? found : -1;
}

function areDistinct(rows: Rows, column: number): boolean {
  const cells = rows.map((row) => (row[column] ?? "").trim());
  return cells.every((cell) => cell !== "") && new Set(cells).size === cells.length;
}

/** "köpte" in the row of "köpa". */
export function formPrompt({ name, label }: Cell, tongue: Tongue): Prompt {
  return {
    question:
      tongue === "zh" ? `“${name}”的${label}是什么？` : `What is the ${label.toLowerCase()} of “${name}”?`,
  };
}

const numbers = /^(?:singular|plural|sg\.?|pl\.?|单数|复数)$/i;
const inflections =
  /^(?:(?:in)?definite|nominative|accusative|genitive|dative|ablative|vocative|locative|instrumental|nom\.?|acc\.?|gen\.?|dat\.?|abl\.?|主格|宾格|属格|与格|夺格|呼格|工具格|前置格|不定(?:式|形)?|[有特]?定(?:式|形|指)?|第.格)$/i;
const article =
  /^(?:d(?:er|ie|as)|ein[es]?|an?|the|el|la|los|las|il|lo|le|les|une?|de|het|ich|je|yo|eu|io|jeg|jag)$/iu;

/**
 * The word whose cases and numbers a table gives where nothing else names it: the cell in the first row under the first
 * head. Empty for any other table, and where that cell is an article or a pronoun.
 */
export function inflectedWord(header: readonly string[], rows: Rows): string {
  const isGrid =
    header.length > 2 &&
    header.slice(1).every((head) => numbers.test(head.trim())) &&
    rows.every((row) => inflections.test((row[0] ?? "").trim()));
  const word = (rows[0]?.[1] ?? "").trim();
  return isGrid && /^[\p{L}’' -]{3,}$/u.test(word) && !article.test(word) ? word : "";
}

/** "guttene": the definite plural of “en gutt”; nothing for the word itself. */
export function inflectionPrompt(
  word: string,
  { name, label, value }: Cell,
  tongue: Tongue,
): Prompt | undefined {
  if (value === word) return undefined;
  const form = `${name} ${label}`.toLowerCase();
  return {
    question: tongue === "zh" ? `“${word}”的${name}${label}是什么？` : `What is the ${form} of “${word}”?`,
  };
}
