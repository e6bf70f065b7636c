import { captured } from "../../text/captured.ts";
import type { Finding } from "../drafts.ts";
import type { Place } from "../place.ts";

const syllable = "[a-zāáǎàōóǒòēéěèīíǐìūúǔùǖǘǚǜü]{1,6}";
const reading = `${syllable}(?:[\\s'’]{0,2}${syllable}){0,7}`;
const toned = /[āáǎàōóǒòēéěèīíǐìūúǔùǖǘǚǜ]/u;

/** "朗润（lǎng rùn）：明朗润泽", "卖弄 mài nong 有意显示": a word with its reading and its meaning. */
const readWord = new RegExp(
  `^(?<word>\\p{Script=Han}{1,8})\\s*[（(\\[［]?\\s*(?<reading>${reading})\\s*[）)\\]］]?\\s*[:：,，]?\\s*(?<meaning>[“（(]?\\p{Script=Han}[^a-zA-Z]{1,60})$`,
  "u",
);
/** "粗犷（guǎng）": a word with the reading of its last letter, or of all. */
const wordWithReading = new RegExp(`(?<word>\\p{Script=Han}{1,6})[（(](?<reading>${reading})[）)]`, "gu");
/** "儿女：古义 子侄辈的统称；今义 儿子和女儿". */
const oldAndNew =
  /^“?(?<word>\p{Script=Han}{1,5})”?\s*[:：—]*\s*古义?[:：，,\s]\s*(?<old>[^；;]{1,24})[；;，,]\s*今义?[:：，,\s]\s*(?<now>[^；;]{1,24})$/u;
/** "不亦说乎：“说”通“悦”，愉快". */
const standsFor =
  /^(?<saying>[\p{Script=Han}，]{2,16})[:：]\s*[“"]?(?<sign>\p{Script=Han})[”"]?\s*[通同]假?\s*[“"]?(?<other>\p{Script=Han})[”"]?(?:[，,。；]|$)/u;
/** "友人惭：惭，意动用法，感到惭愧". */
const wordOfSaying =
  /^(?<saying>\p{Script=Han}{3,14})[:：]\s*[“"]?(?<sign>\p{Script=Han}{1,2})[”"]?[，,:：]\s*(?<meaning>[^；;]{2,30})$/u;

type Asked = Omit<Finding, "quote"> & Partial<Pick<Finding, "quote">>;

const ask = (question: string, answer: string): Asked => ({
  rule: "definition.word",
  question,
  answer,
  score: 0.9,
  difficulty: "easy",
});

/** A Chinese word with its reading, its old meaning, or the letter it stands for; says whether a line teaches one. */
export function draftWord({ sheet }: Place, part: string): boolean {
  const cards = cardsOfWord(part.replace(/[。；;]\s*$/u, ""));
  for (const card of cards) sheet.ask({ quote: part, ...card });
  return cards.length > 0;
}

function cardsOfWord(line: string): readonly Asked[] {
  const word = readWord.exec(line)?.groups;
  if (word !== undefined && toned.test(captured(word, "reading"))) {
    return [ask(`“${captured(word, "word")}”是什么意思？`, captured(word, "meaning"))];
  }
  const old = oldAndNew.exec(line)?.groups;
  if (old !== undefined) {
    const of = `“${captured(old, "word")}”的`;
    const first = captured(old, "old");
    // Each half is quoted by itself, or the two would count as one card.
    const quote = line.slice(0, line.indexOf(first) + first.length);
    return [{ ...ask(`${of}古义是什么？`, first), quote }, ask(`${of}今义是什么？`, captured(old, "now"))];
  }
  return toned.test(line) ? readings(line) : wordsOfSaying(line);
}

function wordsOfSaying(line: string): readonly Asked[] {
  const other = standsFor.exec(line)?.groups;
  const found = other ?? wordOfSaying.exec(line)?.groups;
  const [saying, sign] = [captured(found, "saying"), captured(found, "sign")];
  if (found === undefined || saying === sign || !saying.includes(sign)) return [];
  const of = `“${saying}”中的“${sign}”`;
  return [
    other === undefined
      ? ask(`${of}是什么意思？`, captured(found, "meaning"))
      : ask(`${of}通哪个字？`, captured(found, "other")),
  ];
}

/** A line of nothing but words with their readings. */
function readings(line: string): readonly Asked[] {
  if (line.replace(wordWithReading, "").replace(/[\s、，,]/gu, "") !== "") return [];
  return [...line.matchAll(wordWithReading)].map(({ groups }) => {
    const [word, read] = [captured(groups, "word"), captured(groups, "reading")];
    const isWhole = word.length === 1 || read.split(/\s/u).length > 1;
    return ask(isWhole ? `“${word}”怎么读？` : `“${word}”的“${word.slice(-1)}”怎么读？`, read);
  });
}
