import { captured } from "../../text/captured.ts";
import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { isNoise } from "../noise.ts";
import { type Place, topicAt } from "../place.ts";
import { draftSentences } from "../draft-sentences.ts";
import { isDatedNotes, notesCard } from "./chinese-notes.ts";
import { clauseNumber, withoutNumber } from "./clause-number.ts";
import { draftEnumeration, isEnumerated } from "./enumeration.ts";
import { isStatement } from "../en/noun-phrase.ts";
import { splitSentences } from "../sentences.ts";
import { clauseCard } from "../zh/clause-rules.ts";
import { boldPhrases, tongueOfText } from "../study.ts";
import { readTermLine, type TermLine } from "./term-line.ts";
import type { TermContext } from "./term-context.ts";
import { isDateText } from "./table-cell.ts";
import { isVocabulary, termQuestion } from "./term-question.ts";

type Line = Extract<Block, { type: "paragraph" | "listItem" }>;
type Item = Extract<Line, { type: "listItem" }>;

const questionMark = /^(?:Q|问题?|Question)\s*\d*\s*[:：.]\s*/iu;
const answerMark = /^(?:A|答案?|Answer)\s*\d*\s*[:：.]\s*/iu;
const pairInOneLine =
  /^(?:Q|问题?|Question)\s*\d*\s*[:：.]\s*(?<question>.+?[?？])\s*(?:A|答案?|Answer)\s*\d*\s*[:：.]\s*(?<answer>.+)$/isu;
const maxTermSentenceUnits = 40;
const aside =
  /^(?:注意|说明|提示|补充|note|notes|n\.b\.|remember|important|rule of thumb|统一一下|更正|小结|讲解|解读|解析|点评|评析|按语|编者按|comment|commentary|explanation|remark)\s*[:：]\s*/iu;

/** A paragraph or list item: a question with its answer, a term with its meaning, or running text. */
export function draftLine(place: Place, block: Line): void {
  const pair = pairInOneLine.exec(block.text)?.groups;
  if (pair !== undefined) {
    askPair(place, captured(pair, "question"), captured(pair, "answer"), block.text);
  } else if (questionMark.test(block.text)) {
    const next = place.study.blocks[place.index + 1];
    if (next?.type !== "paragraph" || !answerMark.test(next.text)) return;
    const quote = place.study.document.text.slice(block.offset, next.offset + next.text.length);
    askPair(place, block.text.replace(questionMark, ""), next.text.replace(answerMark, ""), quote);
  } else if (!answerMark.test(block.text)) {
    if (block.type === "paragraph") draftEnumeration(place, block);
    // One of several conditions says nothing without the sentence that they belong to.
    if (isEnumerated(place.study, place.index, block) && !/[。.]\s*\S|[:：]/u.test(block.text)) return;
    const text = withoutAnnouncement(withoutNumber(withoutLabel(block)));
    for (const part of splitTerms(text)) if (!unasked.test(part)) draftPart(place, block, part);
  }
}

/** A sentence that ends in a colon says nothing without the list behind it, which asks with it. */
function withoutAnnouncement(text: string): string {
  return /[:：]\s*$/u.test(text) ? splitSentences(text).slice(0, -1).join(" ") : text;
}

/** The text of an article without the title printed in bold at its head: "第二条 付款 ", "2. Rent. ". */
function withoutLabel({ text, runs }: Line): string {
  const label = runs?.find((run) => run.start === 0 && run.bold === true);
  if (label === undefined || !clauseNumber.test(text)) return text;
  const rest = text.slice(label.end);
  const isTitle =
    countUnits(text.slice(0, label.end)) <= 9 &&
    (/^\s/.test(rest) || /[.。:：]\s*$/u.test(text.slice(0, label.end)));
  return isTitle && rest.trim() !== "" ? rest.trim() : text;
}

function askPair({ sheet }: Place, question: string, answer: string, quote: string): void {
  const [first = answer] = splitSentences(answer);
  const short = countUnits(answer) > maxTermSentenceUnits - 10 ? first : answer;
  sheet.ask({ rule: "answer.given", question, answer: short, quote, score: 0.98, difficulty: "medium" });
}

const joints = [/(?<=[;；])\s*/u, /(?<=，)\s*/u];

/** "A: x; B: y", "A = x; B = y" are two lines, when every part has its term. */
function splitTerms(text: string): readonly string[] {
  for (const joint of joints) {
    const bare = text.split(joint).map((part) => part.trim().replace(/[;；，]$/u, ""));
    const areTerms = bare.every(
      (part) => /^[^:：=]{1,20}[:：=]/u.test(part) && readTermLine(part) !== undefined,
    );
    if (bare.length > 1 && areTerms) return bare;
  }
  return [text];
}

/** An exception to what stands elsewhere, a rhyme to remember something by, a lack with its comment. */
const unasked =
  /^(?:例外|(?:记忆)?口诀|巧记|思考|exceptions?|mnemonic|memory aid)\s*[:：]|^no\s[^:]{2,30}\s[-–—]\s/iu;

function draftPart(place: Place, block: Line, part: string): void {
  // "讲解：现场指挥优先于信号灯": no term, but a word about the sentences behind it.
  if (aside.test(part)) {
    draftSentences(place, { text: part.replace(aside, ""), bold: boldPhrases(block.text, block.runs) });
  } else draftTermOrText(place, block, part);
}

/** A term with its meaning, or running text. */
function draftTermOrText(place: Place, block: Line, part: string): void {
  const bold = boldPhrases(block.text, block.runs);
  const line = readTermLine(part);
  const [first = "", ...others] = line === undefined ? [] : meaningsOf(line.meaning);
  const isAlone = line?.mark === "space" && !hasWordBeside(place);
  if (line !== undefined && others.length > 0 && isHeadline(line, first)) {
    draftSentences(place, { text: line.meaning, bold, subject: line.term });
    return;
  }
  if (line === undefined || isAlone || !isTerm(line, first)) {
    draftSentences(place, { text: part, bold });
    return;
  }
  const context = contextOf(place, block, line);
  const isAsked =
    context.tongue === "zh" && draftNotes(place, { ...line, meaning: first }, { part, context });
  if (isAsked) return;
  draftTerm(place, { ...line, meaning: first }, { part, context });
  if (others.length > 0 && !isVocabulary(line, context)) {
    draftRest(place, block, { others, bold, subject: line.term });
  }
}

/** A Chinese meaning that is a predicate, or notes beside each other; says whether nothing more is to be asked. */
function draftNotes(place: Place, line: TermLine, { part, context }: TermPlace): boolean {
  if (draftPredicate(place, line, part)) return true;
  if (isVocabulary(line, context) || isDateText(line.term)) return false;
  const notes = notesCard(line, context.topic);
  if (notes === undefined) return isDatedNotes(line.meaning);
  place.sheet.ask({ rule: "definition.term-line", ...notes, quote: part, score: 0.9, difficulty: "easy" });
  return true;
}

/** "Cell structure: Animal cells have a nucleus. Plant cells also have a wall.": the heading of a paragraph. */
function isHeadline({ mark }: TermLine, first: string): boolean {
  return mark === "colon" && /^[A-Z]/.test(first) && isStatement(first);
}

function contextOf(place: Place, block: Line, line: TermLine): TermContext {
  const lead = announcement(place, block);
  const owner = ownerOf(place, block);
  return {
    tongue: tongueOfText(place.study, `${line.term}${line.meaning}`),
    topic: /影响.{2,14}的(?:主要)?因素/u.test(lead) ? lead : owner || topicAt(place),
    title: place.study.title,
    isNested: owner !== "",
    heading: topicAt(place) || place.study.title,
    usage: place.study,
    ...(lead === "" ? {} : { lead }),
  };
}

/** What is said after a term's meaning: further terms of the same line, or sentences about it. */
function draftRest(
  place: Place,
  block: Line,
  { others, bold, subject }: { others: readonly string[]; bold: readonly string[]; subject: string },
): void {
  const plain: string[] = [];
  for (const sentence of others) {
    const line = readTermLine(sentence);
    if (line?.mark === "colon" && isTerm(line, line.meaning)) draftPart(place, block, sentence);
    else plain.push(sentence);
  }
  if (plain.length > 0) draftSentences(place, { text: plain.join(" "), bold, subject });
}

/** "利尿剂：适用于老年患者": what a thing does, or a trait of it, is asked as such. */
function draftPredicate(place: Place, { term, meaning }: TermLine, part: string): boolean {
  if (!predicate.test(meaning) && !trait.test(meaning)) return false;
  const bare = term.replace(/[（(].*[）)]$/u, "");
  if (countUnits(bare) > 8) return false;
  const card = clauseCard(
    `${bare}${trait.test(meaning) && !meaning.startsWith("最") ? "的" : ""}${meaning.replace(/[。；]$/u, "")}`,
  );
  if (card === undefined) return false;
  const { subject: _subject, ...asked } = card;
  place.sheet.ask({ ...asked, quote: part });
  return true;
}

const predicate =
  /^(?:主要|常|多|仅|只)?(?:适用于|用于|应用于|不适用于|首选|禁用于|属于|具有|负责|由|表示|引起|导致|促进|抑制|产生|分泌|位于|包括|分为|存储|存放|储存|控制|调节|连接|提供|支持|取决于|来源于|起源于|衡量|反映|研究|描述)/u;
const trait =
  /^(?:最|主要|常见)?(?:常见的?)?(?:副作用|不良反应|特点|特征|作用|优点|缺点|病因|表现|症状|原因|目的|功能|单位|符号|公式|代表作?|代表人物|用途|性质|结构|并发症|首都|面积|人口)(?:是|为|在于|包括)/u;

/** The first meaning, and what is said after it. */
function meaningsOf(meaning: string): readonly string[] {
  const sentences = splitSentences(meaning);
  return sentences.flatMap((sentence) => {
    const parts = sentence.split("；").filter((part) => part !== "");
    // Short parts are members of one answer, long ones facts of their own.
    const areMembers =
      parts.every((part) => countUnits(part) < 10) && countUnits(sentence) < maxTermSentenceUnits - 8;
    return countUnits(sentence) > 16 && !areMembers ? parts : [sentence];
  });
}

function isTerm(line: TermLine, first: string): boolean {
  if (countUnits(first) > maxTermSentenceUnits || isNoise(`${line.term} ${first}`)) return false;
  // "In the end, he said: ..." has a colon too, but what stands before it is a clause.
  if (openClause.test(line.term) || /^(?:避免|防止|不要|学会|记住|注意|保持)/u.test(line.term)) return false;
  if (/[A-Za-z] \d{4}$/.test(line.term) || isFragment(line)) return false;
  // "小陈：每天写复盘": somebody speaks.
  if (/^[小老阿]\p{Script=Han}{1,2}$/u.test(line.term)) return false;
  // "A dependency X -> Y holds if ...": an arrow inside a sentence.
  if (line.mark === "arrow" && /^(?:an?|the)\s/i.test(line.term)) return false;
  // "Invitation to treat: not an offer": what a thing is not is no meaning of it, nor is what it must be.
  if (/^(?:not|cannot|can|could|must|may|should|shall|will|is|are|was|were|has|have)\s/i.test(first)) {
    return false;
  }
  // "The index measures power: ...", "Monopolist sets MR = MC": a sentence of its own.
  if ((line.mark === "colon" || line.mark === "equals") && isStatement(line.term)) return false;
  return (
    line.mark !== "colon" ||
    !/[,，。]|\b(is|are|was|were|has|have|said|says|as follows)\b|是$|为$|包括$/iu.test(line.term)
  );
}

/**
 * "Found in large numbers in tissues: ...", `"have") proteins - ...`, "two variables -> test": half a sentence, half a
 * bracket, a case with what to do in it.
 */
function isFragment({ term, mark }: TermLine): boolean {
  const count = (sign: string) => term.split(sign).length;
  const isHalf = count("(") !== count(")") || count("（") !== count("）") || count('"') % 2 === 0;
  const isPredicate =
    /^(?:Found|Located|Used|Made|Known|Seen|Caused|Given|Based|Produced|Secreted|Formed|Associated)\s(?:.*\s)?(?:in|for|by|of|as|on|with|from|to)\b/.test(
      term,
    );
  return isHalf || isPredicate || (mark === "arrow" && /^(?:one|two|three|no|few|many)\s/i.test(term));
}

/** "If rwnd = 0 ...", "In the 1960s Hess proposed ...: ...": the beginning of a sentence, no term. */
const openClause =
  /^(?:if|when|because|once|while)\s|^(?:in|on|at|by|after|before|during)\s(?:the|an?|early|late|\d)/i;

interface TermPlace {
  readonly part: string;
  readonly context: TermContext;
}

const wordLinesAround = 4;

/** "put off 推迟" is a word with its meaning where most lines beside it are such; elsewhere it is a sentence. */
function hasWordBeside({ study, index }: Place): boolean {
  const around = study.blocks
    .slice(Math.max(0, index - wordLinesAround), index + wordLinesAround + 1)
    .filter((block) => block.type === "paragraph" || block.type === "listItem");
  const words = around.filter((block) => readTermLine(block.text)?.mark === "space").length;
  return words > 1 && words >= around.length * 0.7;
}

const maxOwnerUnits = 8;

/** An item further out; in a flat list, a line without a meaning is the head of those that follow. */
function isHeadOf(above: Item, depth: number): boolean {
  if (above.depth < depth) return true;
  const isFlat = above.depth === 0 && depth === 0;
  return isFlat && !/[:：]\s*$/u.test(above.text) && readTermLine(above.text) === undefined;
}

/** "1. Behavior" above "- Definition: ...": the number is the head of the list behind it. */
function isNumberedHead(above: Item, block: Item): boolean {
  return above.ordered && !block.ordered && readTermLine(above.text) === undefined;
}

/** What an item stands under in its list: "社会本位论" above "观点：...", "Aggregate supply" above "Short-run: ...". */
function ownerOf({ study, index }: Place, block: Line): string {
  if (block.type !== "listItem") return "";
  for (let at = index - 1; index - at <= 30; at--) {
    const above = study.blocks[at];
    if (above?.type !== "listItem") return "";
    if (above.depth === block.depth && above.listId !== block.listId) {
      if (!isNumberedHead(above, block)) return "";
    } else if (!isHeadOf(above, block.depth)) continue;
    const term = readTermLine(above.text)?.term ?? above.text.replace(/[:：\s]+$/u, "");
    const bare = term.replace(/\s*[（(][^（）()]*[）)]/gu, "");
    return countUnits(bare) <= maxOwnerUnits && !/[。.！!？?；;，,]/u.test(bare) ? bare : "";
  }
  return "";
}

/** The short line above a list that announces it: "影响价格弹性的因素：", "常见状态码：". */
function announcement({ study, index }: Place, block: Line): string {
  if (block.type !== "listItem") return "";
  for (let at = index - 1; index - at <= 12; at--) {
    const before = study.blocks[at];
    if (before?.type === "listItem" && before.listId === block.listId) continue;
    const isLead = before?.type === "paragraph" && /^[^。]{2,24}[:：]\s*$/u.test(before.text);
    return isLead ? before.text.replace(/[:：\s]+$/u, "") : "";
  }
  return "";
}

/** The card of a term line. */
function draftTerm(place: Place, line: TermLine, { part: quote, context }: TermPlace): void {
  const { tongue } = context;
  if (tongue === "other") {
    // What a thing is called is asked of what it is: the other way round the whole line would be the gap.
    place.sheet.hide({ rule: "term.term-gap", sentence: quote, gap: line.term, quote, score: 0.6 });
    return;
  }
  const isWord = isVocabulary(line, context);
  place.sheet.ask({
    rule: isWord ? "meaning.vocabulary" : "definition.term-line",
    question: termQuestion(line, context),
    answer: shorten(line.meaning),
    quote,
    score: 0.95,
    difficulty: "easy",
  });
  if (isWord) {
    place.sheet.ask({
      rule: "word.vocabulary",
      question:
        tongue === "zh" ? `“${shorten(line.meaning)}”用英语怎么说？` : `How do you say “${line.meaning}”?`,
      answer: line.term,
      quote,
      score: 0.3,
      difficulty: "medium",
    });
  }
}

/** Without the example that follows a meaning. */
function shorten(meaning: string): string {
  const cut = meaning
    .replace(/\s*\[(?:image|picture|figure|diagram|图片?|插图)[^\]]*\]\s*$/iu, "")
    .replace(/[,，;；(（]?\s*(?:e\.g\.|for example|例如|比如).*$/isu, "")
    .trim();
  return cut === "" ? meaning : cut;
}
