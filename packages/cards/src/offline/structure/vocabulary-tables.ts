import { captured } from "../../text/captured.ts";
import { countHan } from "../../text/units.ts";
import type { Place } from "../place.ts";
import type { Tongue } from "../study.ts";
import { languageOf } from "./language-names.ts";

const meaningHeader =
  /^(?:engels|anglais|inglés|englisch|inglese|inglês|engelska|engelsk|anglicky|angielski|ingilizce|englanti|angol|английский|english|meaning|translation|definition|中文|汉语|释义|词义|含义|意思|意义|翻译|译文|解释|中文.{1,3}|汉语.{1,3})$/i;
const wordHeader =
  /^(?:words?|phrases?|expressions?|vocabulary|字词|字|实词|虚词|重点词|重点字词|加点字|加点词|文言词语?|单词|词汇|短语|词语|生词|词|词组|英语|英文|汉字|\p{Script=Han}{1,3}[语文](?:单词|词汇)?)$/iu;
const readingHeader =
  /^(?:假名|读音|读法|发音|拼音|罗马音|音标|kana|reading|pinyin|pronunciation|romaji|furigana)$/i;
const foreign =
  /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\sー〜～・]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]|^[a-zà-ÿ'’… -]+$/u;
const sentenceHeader = /^(?:句子|例句|原句|原文|文句|语句|出处|课文)$/u;
const useHeader =
  /^(?:use|usage|used (?:for|when|with)|when|register|notes?|difference|用法|用途|使用场合|说明|区别|注意|备注)$/iu;
const leftOut = /^[-–—/\\.…\s]*$/;

/** Where the words, their meanings and their readings stand in a vocabulary table. */
export interface VocabularyColumns {
  readonly word: number;
  readonly meaning: number;
  readonly reading: number;
  /** Where the words stand in a sentence; -1 without. */
  readonly sentence: number;
  /** What tells words with one meaning apart; -1 without. */
  readonly use: number;
  /** Head over the words. */
  readonly from: string;
  /** Head over the meanings. */
  readonly to: string;
}

/** The columns of a table of words and their meanings; nothing for any other table. */
export function vocabularyColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): VocabularyColumns | undefined {
  const heads = header.map((head) => head.trim());
  const word = isOwnTongue(heads[0] ?? "") ? Math.max(0, heads.findIndex(isForeignHead)) : 0;
  const meaning = word > 0 ? 0 : heads.findIndex((head, at) => at > 0 && meaningHeader.test(head));
  if (meaning < 0) return undefined;
  const names = rows.map((row) => row[word] ?? "").filter((name) => name !== "");
  const meanings = rows.map((row) => row[meaning] ?? "");
  const isForeign =
    meanings.every((cell) => countHan(cell) > 0 || leftOut.test(cell)) &&
    names.every((name) => foreign.test(name));
  const from = heads[word] ?? "";
  if (!isForeign && !wordHeader.test(from) && languageOf(from) === "") return undefined;
  const reading = heads.findIndex((head, column) => column > 0 && readingHeader.test(head));
  const sentence = heads.findIndex((head, column) => column > 0 && sentenceHeader.test(head));
  const use = heads.findIndex((head, column) => column > 0 && useHeader.test(head));
  return { word, meaning, reading, sentence, use, from, to: heads[meaning] ?? "" };
}

/** "English | Polish": the meaning stands before the word. */
function isOwnTongue(head: string): boolean {
  return english.test(head) || /^(?:中文|汉语)$/u.test(head);
}

function isForeignHead(head: string, at: number): boolean {
  const language = languageOf(head);
  return at > 0 && ((language !== "" && language !== "English") || /^\p{Script=Han}{1,3}语$/u.test(head));
}

const english =
  /^(?:engels|anglais|inglés|englisch|inglese|inglês|engelska|engelsk|anglicky|angielski|ingilizce|englanti|angol|английский|english)$/i;

interface WordRow {
  readonly row: readonly string[];
  /** All rows of the table: a meaning that stands twice has no one word. */
  readonly rows: readonly (readonly string[])[];
  readonly quote: string;
  readonly tongue: Tongue;
}

/** Asks for a word's meaning and reading, and the other way round. */
export function askWord(
  { sheet, study }: Place,
  columns: VocabularyColumns,
  { row, rows, quote, tongue }: WordRow,
): void {
  const { from, to } = columns;
  const name = row[columns.word] ?? "";
  const meaning = row[columns.meaning] ?? "";
  const reading = row[columns.reading] ?? "";
  if (leftOut.test(meaning)) return;
  const isZh = tongue === "zh";
  const sentence = sentenceOf(name, row[columns.sentence] ?? "");
  if (sentence !== "") {
    const question = `“${sentence}”中的“${name}”是什么意思？`;
    sheet.ask({
      rule: "meaning.vocabulary",
      question,
      answer: meaning,
      quote,
      score: 0.95,
      difficulty: "medium",
    });
    return;
  }
  const asked = { quote, difficulty: "medium" } as const;
  if (!leftOut.test(reading) && reading !== name) {
    const question = isZh ? `“${name}”怎么读？` : `How is “${name}” read?`;
    sheet.ask({ ...asked, rule: "reading.vocabulary", question, answer: reading, score: 0.7 });
  }
  const isOnlyOne = rows.filter((other) => (other[columns.meaning] ?? "") === meaning).length === 1;
  const use = isOnlyOne ? "" : useOf(row[columns.use] ?? "", isZh);
  sheet.ask({
    ...asked,
    rule: "meaning.vocabulary",
    question: meaningQuestion(name, to, isZh),
    answer: `${meaning}${use}`,
    score: 0.95,
    difficulty: "easy",
  });
  if (!isOnlyOne && use === "") return;
  const question = isZh
    ? `“${meaning}”${use}${backwards({ name, from, title: study.title, rows })}？`
    : `How do you say “${meaning}”${use}${inLanguage(from)}?`;
  sheet.ask({ ...asked, rule: "word.vocabulary", question, answer: name, score: 0.4 });
}

function meaningQuestion(name: string, to: string, isZh: boolean): string {
  if (isZh) return `“${name}”是什么意思？`;
  return `What does “${name}” mean${english.test(to.trim()) ? " in English" : ""}?`;
}

/** " (excluding the listener)": what tells two words with one meaning apart. */
function useOf(use: string, isZh: boolean): string {
  if (leftOut.test(use)) return "";
  return isZh ? `（${use}）` : ` (${use})`;
}

/** The Chinese sentence that a Chinese word is taken from: there it has its one meaning. */
function sentenceOf(name: string, cell: string): string {
  const sentence = cell.replace(/[。！？；]$/u, "");
  const isHan = /^\p{Script=Han}{1,4}$/u.test(name) && /^[\p{Script=Han}，、；：“”‘’《》]+$/u.test(sentence);
  return isHan && sentence.includes(name) && sentence.length > name.length ? sentence : "";
}

/** " in Dutch", where the head over the words is a language. */
function inLanguage(from: string): string {
  const isNamed =
    /^[A-Z][a-z]+$/.test(from) && !/^(?:Words?|Phrases?|Expressions?|Terms?|Vocabulary)$/.test(from);
  const language = languageOf(from) || (isNamed ? from : "");
  return language === "" ? "" : ` in ${language}`;
}

interface Backwards {
  readonly name: string;
  readonly from: string;
  readonly title: string;
  readonly rows: WordRow["rows"];
}

/** "用日语怎么说", where the language is known. */
function backwards({ name, from, title, rows }: Backwards): string {
  const language = captured(/^(?<language>\p{Script=Han}{1,3}[语文])(?:单词|词汇)?$/u.exec(from), "language");
  if (language !== "") return `用${language}怎么说`;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return "用日语怎么说";
  if (/\p{Script=Hangul}/u.test(name)) return "用韩语怎么说";
  if (/\p{Script=Cyrillic}/u.test(name)) return "用俄语怎么说";
  const taught = captured(
    /(?<taught>葡萄牙|西班牙|意大利|荷兰|瑞典|土耳其|越南|拉丁|葡|法|德|意)语/u.exec(title),
    "taught",
  );
  if (taught !== "" && countHan(name) === 0) return `用${taught}语怎么说`;
  const isEnglish = rows.every((row) => /^[a-z'’… .,()/-]*$/i.test(row[0] ?? ""));
  return isEnglish ? "用英语怎么说" : "对应哪个词";
}
