import { captured } from "../../text/captured.ts";
import { countUnits, countHan } from "../../text/units.ts";
import { headOf, isPredicate, isStatement, withArticle } from "../en/noun-phrase.ts";
import { isNamedAfterSomebody } from "../en/phrasing.ts";
import type { Tongue } from "../study.ts";
import type { TermLine } from "./term-line.ts";

const vocabularyTopic =
  /vocab|phrase|false friend|expressions?|idioms?|单词|词汇|短语|词组|常用句|生词|成语|构词/i;
const labelZh =
  /^(决定|结论|安排|要求|依据|后果|标准|代表人物|提出者|创始人|作者|定义|特点|特征|原因|作用|意义|方法|步骤|分类|组成|条件|影响|表现|措施|优点|缺点|公式|结果|目的|实质|适用范围|适用条件|典型例子|内容|要点|背景|时间|地点|性质|功能|用途|单位|结论|标志)$/u;
const personLabelZh = /^(代表人物|提出者|创始人|作者)$/u;
const labelEn =
  /^(definition|causes?|effects?|advantages?|disadvantages?|downside|drawbacks?|purpose|function|role|examples?|symptoms?|treatment|diagnosis|prevention|detection|avoidance|formula|units?|result|cost|key (?:idea|point)|use|uses|structure|location|features?|fix|solution|limits?|cause|risk factors?|complications?|triggers?|(?:danger |warning |clinical )?signs?|indications?|contraindications?|side effects?|adverse effects?|mechanism|pathogenesis|aetiology|etiology|prognosis|management|therapy|findings?|actions?|assumptions?|properties|applications?|requirements?|conditions?|types?|goals?|benefits?|consequences?|sources?|criteria|components?|steps?)$/i;

interface TermContext {
  readonly tongue: Tongue;
  /** Heading the line stands under, or the line that announces the list. */
  readonly topic: string;
  /** The document's title; belongs to labels that stand under no other heading. */
  readonly title: string;
  /** Line that announces the list, where there is one. */
  readonly lead?: string;
}

/** The question to which a term line's meaning is the answer. */
export function termQuestion(line: TermLine, context: TermContext): string {
  if (/[?？]$/u.test(line.term) && !line.term.startsWith("¿")) return line.term;
  return context.tongue === "zh" ? chineseQuestion(line, context) : englishQuestion(line, context);
}

/** Whether a line teaches a word of another language than the one it is explained in. */
export function isVocabulary(line: TermLine, context: TermContext): boolean {
  if (vocabularyTopic.test(context.topic)) return true;
  const isLatin = countHan(line.term) === 0 && /[a-zà-ÿ]{2}/.test(line.term) && !/[A-Z]{2}/.test(line.term);
  const isForeign =
    isLatin ||
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]/u.test(
      line.term,
    );
  return context.tongue === "zh" && isForeign && countHan(line.meaning) > 0 && countUnits(line.meaning) < 12;
}

/** "德语有四个格", "留下了三部著作": what comes after the colon are these things. */
const countedThings =
  /^(?<before>.{1,14}?(?:有|留下了?|分为?|包括|设有))(?<number>[两二三四五六七八九十])(?<things>[个部种类项条点位大批步层级段].{0,12})$/u;

function chineseQuestion(line: TermLine, context: TermContext): string {
  const { term } = line;
  const { topic } = context;
  if (isVocabulary(line, context)) return `“${term}”是什么意思？`;
  if (labelZh.test(term) && topic !== "") {
    return `${topic}的${term}是${personLabelZh.test(term) ? "谁" : "什么"}？`;
  }
  return questionByMeaning(line, context) ?? questionByTerm(line) ?? plainQuestion(line, topic);
}

/** What is said of a term decides what is asked: an influence, a sum, a code, a sequence. */
function questionByMeaning(
  { term, meaning, mark }: TermLine,
  { topic, lead }: TermContext,
): string | undefined {
  const affected = captured(/影响(?<what>.{2,14})的(?:主要)?因素/u.exec(topic), "what");
  if (affected !== "" && /越|大|小|高|低|快|慢|增|减|升|降|促进|抑制/u.test(meaning)) {
    return `“${term}”如何影响${affected}？`;
  }
  if (mark === "equals" && /[/×÷+*]/.test(meaning) && countUnits(term) > 1) return `${term}怎么计算？`;
  if (/^[12]\d{3}$/.test(term)) return `${term}年发生了什么？`;
  if (/^\d{3,}$/.test(term)) return `${lead === undefined ? "" : `${lead}：`}“${term}”表示什么？`;
  return /→.*→/u.test(meaning) ? `${term}依次是什么？` : undefined;
}

function questionByTerm({ term, meaning }: TermLine): string | undefined {
  if (countedThings.test(term)) return term.replace(countedThings, "$<before>哪$<number>$<things>？");
  if (!/(方法|步骤|条件|原因|作用|维度|三要素|特点|特征|公式|途径|原则|标准|类型|种类)$/u.test(term)) {
    return undefined;
  }
  const isMany = /(原则|维度|类型|种类|条件)$/u.test(term) && meaning.includes("、");
  return `${term}${isMany ? "有哪些" : "是什么"}？`;
}

/** A short term needs its topic, and a short sign is not asked "what it is". */
function plainQuestion({ term, mark }: TermLine, topic: string): string {
  const isShort = countUnits(term) < 2.6;
  const needsTopic =
    topic !== "" &&
    !/什么|怎么|怎样|如何|为何|哪|[？?]/u.test(topic) &&
    isShort &&
    !term.includes(topic) &&
    !topic.includes(term);
  const asked = mark === "equals" && isShort ? `“${term}”对应什么` : `${term}是什么`;
  return `${needsTopic ? `${topic}：` : ""}${asked}？`;
}

function englishQuestion(line: TermLine, context: TermContext): string {
  const { topic } = context;
  const term = line.term.replace(/^(?:the|an?)\s+/i, "");
  if (isVocabulary(line, context)) return `What does “${line.term}” mean?`;
  // Under "Diagnosis", the signs are those of what the whole text is about.
  const owner = topic === "" || labelEn.test(topic) ? context.title || topic : topic;
  if (labelEn.test(term) && owner !== "") {
    const isMany = /[^sui]s$|criteria$/.test(term);
    return `${owner.charAt(0).toUpperCase()}${owner.slice(1)}: what ${isMany ? "are" : "is"} the ${term.toLowerCase()}?`;
  }
  if (/^(?:why|how|when|where)\b/i.test(term)) return `${term}?`;
  if (
    /^[A-Z]?[a-z-]+(?:ar|al|ic|ive|ous|ary|ory|ed)$/.test(term) &&
    /^[^,;.]{2,40}(?:, [^,;.]{2,40}){1,5}$/.test(line.meaning)
  ) {
    return `${owner === "" ? "" : `${owner}: `}what belongs to “${term.toLowerCase()}”?`.replace(
      /^what/,
      "What",
    );
  }
  if (/^[A-Z]{2,6}$/.test(term)) return `What is ${term}?`;
  return plainEnglish(line, term);
}

const uncountableInS =
  /(?:mathematics|physics|economics|politics|genetics|mechanics|dynamics|ethics|logistics|linguistics|analysis|series|diabetes|statistics)$/;
const instruction =
  /^(?:give|use|avoid|check|keep|stop|treat|start|take|call|remove|apply|rinse|wash|do not|don't|never|press|monitor|consider|refer|admit|repeat|withhold|ensure|reduce|increase)\s(?!of\b)[a-z]/i;
const stage = /(?:phase|stage|step|period)\b/i;

/** "good for ranges", "used in surgery". */
const fitness =
  /^(?<what>good|used|suitable|useful|responsible|needed|required|best) (?<preposition>for|in|to|as|by|with) /;
const counted = /^(?:two|three|four|five|six|seven)\s/i;

/** A term of English notes: with its article, or as a word to be explained where the article is unsure. */
function plainEnglish(line: TermLine, term: string): string {
  const asked = questionByEnglishMeaning(line, term);
  if (asked !== undefined) return asked;
  const head = headOf(term);
  const named = properCase(term, lowered(term));
  if ((/[^sui]s$|ics$/.test(head) && !uncountableInS.test(head)) || counted.test(term)) {
    const isDefinite = counted.test(term) || /\s(?:of|with|w\/|in)\s/.test(term);
    return `What are ${isDefinite ? "the " : ""}${named}?`;
  }
  const phrase = withArticle(named, line.meaning);
  const use = fitness.exec(line.meaning);
  if (use !== null) {
    return `What is ${phrase ?? named} ${captured(use, "what")} ${captured(use, "preposition")}?`;
  }
  if (phrase !== undefined && isPredicate(line.meaning)) return `What does ${phrase} do?`;
  return phrase === undefined ? `What is meant by “${named}”?` : `What is ${phrase}?`;
}

function questionByEnglishMeaning({ mark, meaning }: TermLine, term: string): string | undefined {
  if (mark === "arrow" && (isStatement(term) || /->|→/.test(meaning))) return `What does “${term}” lead to?`;
  if (instruction.test(meaning)) {
    return `${term.charAt(0).toUpperCase()}${term.slice(1)}: what is to be done?`;
  }
  if (isStatement(meaning) && stage.test(term)) {
    return `What happens in ${/^[a-z]/.test(term) ? "the " : ""}${term}?`;
  }
  return isStatement(meaning) || /^(?:no|not|never|just|only)\b/i.test(term)
    ? `What is meant by “${term}”?`
    : undefined;
}

function lowered(term: string): string {
  const [first = "", second = ""] = term.split(" ");
  const isPlain = /^[A-Z][a-z-]+(?:\s[a-z].*)?$/.test(term) && !isNamedAfterSomebody(first, second);
  return isPlain ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}

/** Keeps the capital of a name such as "Gauss's law" or "North Star metric". */
function properCase(original: string, lowered: string): string {
  const words = original.split(" ");
  return words.length > 1 && words.slice(1).some((word) => /^[A-Z]/.test(word)) ? original : lowered;
}
