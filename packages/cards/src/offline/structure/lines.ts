import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { isNoise } from "../noise.ts";
import { type Place, topicAt } from "../place.ts";
import { draftSentences } from "../draft-sentences.ts";
import { isDatedNotes, notesCard } from "./chinese-notes.ts";
import { draftFormulaLine } from "./chinese-formula-line.ts";
import { draftWord } from "./chinese-word.ts";
import { draftOfOwner, isOfOwner } from "./chinese-of-owner.ts";
import { askRecord, isRecord } from "./chinese-record.ts";
import { bareCaseName } from "./case-name.ts";
import { clauseNumber, withoutNumber } from "./clause-number.ts";
import { isJudgedWrong, withoutMark } from "./line-mark.ts";
import { draftEnumeration, isEnumerated } from "./enumeration.ts";
import { isStatement } from "../en/noun-phrase.ts";
import { splitSentences } from "../sentences.ts";
import { clauseCard } from "../zh/clause-rules.ts";
import { boldPhrases, tongueOfText } from "../study.ts";
import { areSideBySide, isAspect, isConcept, isDefiningLabel, isLabel, namesOneThing } from "./labels.ts";
import { draftMemberLines } from "./member-lines.ts";
import { hideNotesOf, hideRemarks, hideTelegram } from "./notes-line.ts";
import { announcement, labelOwner, standingOf, withoutAspect } from "./owner.ts";
import { readMarkedTerm } from "./marked-term.ts";
import { readTermLine, type TermLine } from "./term-line.ts";
import { contextUnder, splitTerms, termUnder } from "./term-pairs.ts";
import type { TermContext } from "./term-context.ts";
import { isDateText } from "./table-cell.ts";
import { cutAtTerms, termsOfNotes } from "./terms-in-text.ts";
import { splitNotes, termAnswer } from "./term-answer.ts";
import { inFull } from "./short-labels.ts";
import { isPredicated } from "./predicated.ts";
import { draftPair } from "./question-pairs.ts";
import { hideDetail, hidePart } from "./hidden-part.ts";
import { isFragment, isTerm, maxTermSentenceUnits } from "./is-term.ts";
import { isVocabulary, sureTermQuestion } from "./term-question.ts";

type Line = Extract<Block, { type: "paragraph" | "listItem" }>;

const aside =
  /^(?:注意|说明|提示|补充|note|notes|n\.b\.|remember|important|critical|caution|warning|danger|alert|pearl|key point|take-home(?: message)?|bottom line|rule of thumb|更正|小结|概述|简介|讲解|解读|解析|点评|评析|按语|编者按|科学漫步|知识拓展|小贴士|阅读材料|知识链接|comment|commentary|explanation|remark)\s*[:：]\s*/iu;

const colon = /[:：]/u;

/** A paragraph or list item: a question with its answer, a term with its meaning, or running text. */
export function draftLine(place: Place, block: Line): void {
  if (draftPair(place, block)) return;
  if (block.type === "paragraph") {
    draftEnumeration(place, block);
    draftMemberLines(place, block);
  }
  // One of several conditions says nothing without the sentence that they belong to.
  if (isEnumerated(place.study, place.index, block) && !/[。.]\s*\S|[:：]/u.test(block.text)) return;
  if (isJudgedWrong(block.text)) return;
  const text = withoutAnnouncement(withoutNumber(withoutMark(withoutLabel(block))));
  let head = "";
  const isZh = tongueOfText(place.study, text) === "zh";
  const notes = isZh ? termsOfNotes(withoutMark(text)) : [withoutMark(text)];
  for (const { text: part, lead } of notes.flatMap(splitTerms)) {
    if (!unasked.test(part)) draftPart(place, block, { part, head, lead });
    const term = readTermLine(part)?.term ?? "";
    if (term !== "" && !isAspect(term)) head = term;
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

/** An exception to what stands elsewhere, a rhyme to remember something by, a lack with its comment. */
const unasked =
  /^(?:例外|\p{Script=Han}{0,6}(?:口诀|歌诀|顺口溜|谐音)|巧记|思考|exceptions?|(?:exam |study |top |revision )?tips?|mnemonic|memory aid)\s*[:：]|^(?:例|eg|e\.g\.?)\s|^no\s[^:]{2,30}\s[-–—]\s/iu;

/** One of the terms of a line. */
interface Span {
  readonly part: string;
  /** The term before it in the same line, to which its aspects belong: "四季豆：皂素；预防：烧熟煮透". */
  readonly head: string;
  /** What the line names before all its terms: "教育的概念：广义——…；狭义——…". */
  readonly lead: string;
}

function draftPart(place: Place, block: Line, span: Span): void {
  const { part } = span;
  // "讲解：现场指挥优先于信号灯": no term, but a word about the sentences behind it.
  if (colon.test(part) && aside.test(part)) {
    draftSentences(place, { text: part.replace(aside, ""), bold: boldPhrases(block.text, block.runs) });
  } else if (!isOfOwnKind(place, part)) draftTermOrText(place, block, span);
}

/** A formula with its name, a word with its reading: lines that ask in a way of their own. */
function isOfOwnKind(place: Place, part: string): boolean {
  if (tongueOfText(place.study, part) !== "zh") return false;
  if (draftFormulaLine(place, part) || draftWord(place, part)) return true;
  return readTermLine(part) === undefined && hideTelegram(place, part);
}

/** A term with its meaning, or running text. */
function draftTermOrText(place: Place, block: Line, span: Span): void {
  const { part } = span;
  const bold = boldPhrases(block.text, block.runs);
  const line = readMarkedTerm(part, block) ?? readLine(part);
  const [first = "", ...others] = line === undefined ? [] : meaningsOf(line);
  const isAlone = line?.mark === "space" && !hasWordBeside(place);
  if (line !== undefined && others.length > 0 && isHeadline(line, first)) {
    draftSentences(place, { text: line.meaning, bold, subject: line.term });
  } else if (line === undefined || isAlone || !isTerm(line, first)) {
    draftText(place, block, span, line);
  } else draftNamed(place, block, { ...span, line: { ...line, meaning: first }, others, bold });
}

/** Running text, and the terms that stand in it. */
function draftText(place: Place, block: Line, span: Span, line: TermLine | undefined): void {
  const { before, terms } = cutAtTerms(span.part, place.study.tongue);
  const isHalf = terms === "" && line !== undefined && isFragment(line);
  if (!isHalf) draftSentences(place, { text: before, bold: boldPhrases(block.text, block.runs) });
  if (terms !== "") draftTermOrText(place, block, { ...span, part: terms });
}

/** "Alcock [1992], arising out of the disaster: ..." names the case alone; "SE: dry cough" the side effects. */
function readLine(part: string): TermLine | undefined {
  const line = readTermLine(part);
  return line === undefined ? undefined : { ...line, term: inFull(bareCaseName(line.term), line.meaning) };
}

interface Named extends Span {
  /** The term with its first meaning. */
  readonly line: TermLine;
  readonly others: readonly string[];
  readonly bold: readonly string[];
}

/** A line that names a thing, or an aspect of one. */
function draftNamed(place: Place, block: Line, named: Named): void {
  const { part, head, lead, others, bold } = named;
  const line = { ...named.line, term: termUnder(lead, named.line) };
  // "Essay: ...": a long line is not left out for its first words alone.
  if (isNoise(`${line.term}: ${line.meaning}`)) return;
  const context = contextUnder(lead, {
    ...contextOf(place, block, line),
    goesOn: part.includes(`${line.meaning}；`),
  });
  // "借口（导火索）".
  const label = line.term.replace(/\s*[（(][^（）()]*[）)]$/u, "");
  if (isLabel(label, context.tongue) && !isConcept(label, line.meaning)) {
    const owner = head || lead || labelOwner(place, block);
    draftLabel(place, { line: { ...line, term: label }, owner }, { part, context });
    draftRest(place, block, { others, bold, subject: "", owner });
    return;
  }
  // "Flight to Varennes (June 1791): Significance: ...": the label is asked of the term.
  const inner = readTermLine(line.meaning);
  if (inner !== undefined && isLabel(inner.term, context.tongue)) {
    draftLabel(place, { line: inner, owner: line.term }, { part, context });
    return;
  }
  if (context.tongue === "zh" && isOfOwner(line.term)) {
    draftOfOwner(place, line, { part, owner: lead || labelOwner(place, block) });
    return;
  }
  if (context.tongue === "zh" && draftNotes(place, line, { part, context })) return;
  draftTerm(place, line, { part, context });
  if (!isVocabulary(line, context)) {
    const owner = isCounted(line.term) ? labelOwner(place, block) : withoutAspect(line.term);
    draftRest(place, block, { others, bold, subject: line.term, owner });
  }
}

/** "Three requirements: ...": a listing, to which no aspect belongs. */
function isCounted(term: string): boolean {
  return /^(?:two|three|four|five|six|seven|\d) [a-z]/i.test(term);
}

/** An aspect, asked of what it belongs to; nothing where that is not sure. */
function draftLabel(
  place: Place,
  { line, owner }: { readonly line: TermLine; readonly owner: string },
  { part, context }: TermPlace,
): void {
  if (isNoise(`${line.term} ${line.meaning}`)) return;
  if (owner === "") {
    // "Limitation: 6 years from breach" under no heading of its own.
    const isTold = context.tongue === "en" && isPredicated(line.meaning);
    if (isTold) hidePart(place, line, { quote: part, context });
    return;
  }
  // "Definition: ..." below a heading says what the heading names.
  if (isDefiningLabel(line.term)) {
    draftTerm(place, { ...line, term: owner, mark: "colon" }, { part, context });
  } else draftTerm(place, line, { part, context: { ...context, owner } });
}

/** A Chinese meaning that is a predicate, or notes beside each other; says whether nothing more is to be asked. */
function draftNotes(place: Place, line: TermLine, { part, context }: TermPlace): boolean {
  if (draftPredicate(place, line, part)) return true;
  if (isVocabulary(line, context) || isDateText(line.term)) return false;
  const notes = notesCard(line, context.topic);
  if (notes === undefined) return isDatedNotes(line.meaning) && hideNotesOf(place, line, part);
  place.sheet.ask({ rule: "definition.term-line", ...notes, quote: part, score: 0.9, difficulty: "easy" });
  return true;
}

/** "Cell structure: Animal cells have a nucleus. Plant cells also have a wall.": the heading of a paragraph. */
function isHeadline({ mark }: TermLine, first: string): boolean {
  return mark === "colon" && /^(?:[A-Z][a-z]|[AI]\s)/.test(first) && isStatement(first);
}

function contextOf(place: Place, block: Line, line: TermLine): TermContext {
  const lead = announcement(place, block);
  const { head, aspect } = standingOf(place, block);
  const heading = topicAt(place);
  // Under "Causes", "特点", a line belongs to what they are the causes of.
  const isOverPersons = /人物|作家|诗人|著作|代表/u.test(heading);
  const topic = isAspect(heading) && !isOverPersons ? labelOwner(place, block) : heading;
  return {
    tongue: tongueOfText(place.study, `${line.term}${line.meaning}`),
    topic: /影响.{2,14}的(?:主要)?因素/u.test(lead) ? lead : head || topic,
    title: place.study.title,
    heading,
    isNested: head !== "",
    aspect: aspect || (topic === heading || !namesOneThing(heading) ? "" : heading),
    usage: place.study,
    ...(field.test(line.term) ? { asksFor: "meaning" as const } : {}),
    ...(lead === "" ? {} : { lead }),
  };
}

/** "军事：北洋水师" under "洋务运动": a field, of which the line says what belongs to it. */
const field = /^(?:政治|经济|思想|文化|军事|社会|外交|科技|教育|法律|国内|国际|民族|民生)(?:上|方面)?$/u;

interface Rest {
  readonly others: readonly string[];
  readonly bold: readonly string[];
  readonly subject: string;
  /** What the aspects in the same line belong to; empty where that is not sure. */
  readonly owner: string;
}

/** What is said after a term's meaning: further terms of the same line, its aspects, or sentences about it. */
function draftRest(place: Place, block: Line, { others, bold, subject, owner }: Rest): void {
  const plain: string[] = [];
  for (const numbered of others) {
    const sentence = withoutNumber(numbered);
    const line = readLine(sentence);
    // "check: VIF above 10" belongs to the term that the line began with.
    const isBare =
      line !== undefined && /^[a-z]+$/.test(line.term) && !isLabel(line.term, "en") && subject !== "";
    if (isBare) hideDetail(place, subject, sentence);
    else if (!isNaming(line) || !isTerm(line, line.meaning)) {
      if (/^[a-z(]/.test(sentence) && subject !== "") hideDetail(place, subject, sentence);
      else plain.push(sentence);
    } else {
      const context = contextOf(place, block, line);
      if (isLabel(line.term, context.tongue)) draftLabel(place, { line, owner }, { part: sentence, context });
      else draftPart(place, block, { part: sentence, head: "", lead: "" });
    }
  }
  if (plain.length > 0) draftSentences(place, { text: plain.join(" "), bold, subject });
}

/** Behind the meaning of a term, another with its colon; "Chunking = grouping items" where the term is a single name. */
function isNaming(line: TermLine | undefined): line is TermLine {
  return (
    line?.mark === "colon" || (line?.mark === "equals" && /^[A-Z]?[a-z]+(?: [a-z]+){0,2}$/.test(line.term))
  );
}

/** "利尿剂：适用于老年患者": what a thing does, or a trait of it, is asked as such. */
function draftPredicate(place: Place, { term, meaning }: TermLine, part: string): boolean {
  if (!predicate.test(meaning) && !trait.test(meaning)) return false;
  // "故事点：衡量工作量的相对单位": the noun at its end is what the term is.
  if (measuring.test(meaning)) return false;
  // "中断源：引起中断的事件": the noun at its end is what the term is.
  if (/^(?:引起|导致|产生)[^，。；]*的[^的，。；]{1,8}[。；]?$/u.test(meaning)) {
    return false;
  }
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

const measuring =
  /^(?:描述|衡量|表示|反映|研究)[^，。；]*的[^的，。；]{0,4}(?:物理量|单位|指标|指数|学科|科学|方法|工具|概念|量|曲线|符号|参数|数值|函数|图)(?:[，。；]|$)/u;
const predicate =
  /^(?:主要|常|多|仅|只)?(?:适用于|用于|应用于|不适用于|首选|禁用于|属于|具有|负责|由|表示|引起|导致|促进|抑制|产生|分泌|位于|包括|分为|存储|存放|储存|控制|调节|连接|提供|支持|取决于|来源于|起源于|衡量|反映|研究|描述)/u;
const trait =
  /^(?:最|主要|常见)?(?:常见的?)?(?:副作用|不良反应|特点|特征|作用|优点|缺点|病因|表现|症状|原因|目的|功能|单位|符号|公式|代表作?|代表人物|用途|性质|结构|并发症|首都|面积|人口)(?:是|为|在于|包括)/u;

/** The first meaning, and what is said after it. */
function meaningsOf({ term, meaning }: TermLine): readonly string[] {
  const sentences = splitSentences(meaning).flatMap(splitNotes);
  // "A 与 B：A 是……；B 是……": both halves tell the one from the other.
  if (areSideBySide(term)) return sentences;
  return sentences.flatMap((sentence) => {
    // What one sentence says of a term is one answer, as long as it is short enough.
    const parts = sentence.split("；").filter((part) => part !== "");
    const isLong = countUnits(sentence) > maxTermSentenceUnits - 6 || sentence.includes(term);
    // "因不动产……；因港口作业……；因继承……": none of them is the meaning alone.
    if (parts.length > 2 && new Set(parts.map((each) => each.trim().charAt(0))).size === 1) return [sentence];
    if (parts.length > 1 && /^(?:①|[(（]1[）)]|一是|第一)/u.test(sentence)) return [sentence];
    return isLong ? parts : [sentence];
  });
}

interface TermPlace {
  readonly part: string;
  readonly context: TermContext;
}

const wordLinesAround = 4;

/** "put off 推迟" is a word with its meaning where most lines beside it are such; elsewhere it is a sentence. */
function hasWordBeside({ study, index }: Place): boolean {
  const own = study.blocks[index];
  const list = own?.type === "listItem" ? own.listId : undefined;
  const around = study.blocks
    .slice(Math.max(0, index - wordLinesAround), index + wordLinesAround + 1)
    .filter((block) => block.type === "paragraph" || block.type === "listItem")
    .filter((block) => list === undefined || (block.type === "listItem" && block.listId === list));
  const words = around.filter((block) => readTermLine(block.text)?.mark === "space").length;
  return words > 1 && words >= around.length * 0.7;
}

/** The card of a term line. */
function draftTerm(place: Place, line: TermLine, { part: quote, context }: TermPlace): void {
  const { tongue } = context;
  if (tongue === "other") {
    // What a thing is called is asked of what it is: the other way round the whole line would be the gap.
    place.sheet.hide({ rule: "term.term-gap", sentence: quote, gap: line.term, quote, score: 0.6 });
    return;
  }
  if (tongue === "zh" && isRecord(line)) {
    askRecord(place, line, quote);
    return;
  }
  const question = sureTermQuestion(line, context);
  if (question === undefined) {
    if (tongue !== "zh" || !hideRemarks(place, quote)) hidePart(place, line, { quote, context });
    return;
  }
  const isWord = isVocabulary(line, context);
  // "“人的发现”：文艺复兴": what stands in quotation marks is asked for what it means.
  const isQuoted = tongue === "zh" && !isWord && quote.startsWith(`“${line.term}”`);
  place.sheet.ask({
    rule: isWord
      ? "meaning.vocabulary"
      : question.includes("简述")
        ? "account.term-line"
        : "definition.term-line",
    question: isQuoted ? question.replace(`${line.term}是什么？`, `“${line.term}”指什么？`) : question,
    answer: termAnswer(line.meaning, question),
    quote,
    score: 0.95,
    difficulty: "easy",
  });
  // A word of one's own tongue, "咄咄逼人", is not asked for in another.
  if (isWord && !/\p{Script=Han}/u.test(line.term)) {
    const meaning = termAnswer(line.meaning, "");
    place.sheet.ask({
      rule: "word.vocabulary",
      question: tongue === "zh" ? `“${meaning}”用英语怎么说？` : `How do you say “${meaning}”?`,
      answer: line.term,
      quote,
      score: 0.3,
      difficulty: "medium",
    });
  }
}
