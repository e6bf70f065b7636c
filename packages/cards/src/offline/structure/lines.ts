import { captured } from "../../text/captured.ts";
import type { Block } from "@deckle/documents";
import { countUnits } from "../../text/units.ts";
import { isNoise } from "../noise.ts";
import { type Place, topicAt } from "../place.ts";
import { draftSentences } from "../draft-sentences.ts";
import { draftEnumeration, isEnumerated, withoutNumber } from "./enumeration.ts";
import { splitSentences } from "../sentences.ts";
import { boldPhrases, tongueOfText } from "../study.ts";
import { readTermLine, type TermLine } from "./term-line.ts";
import { isVocabulary, termQuestion } from "./term-question.ts";

type Line = Extract<Block, { type: "paragraph" | "listItem" }>;

const questionMark = /^(?:Q|问题?|Question)\s*\d*\s*[:：.]\s*/iu;
const answerMark = /^(?:A|答案?|Answer)\s*\d*\s*[:：.]\s*/iu;
const pairInOneLine =
  /^(?:Q|问题?|Question)\s*\d*\s*[:：.]\s*(?<question>.+?[?？])\s*(?:A|答案?|Answer)\s*\d*\s*[:：.]\s*(?<answer>.+)$/isu;
const maxTermSentenceUnits = 40;
const aside = /^(?:注意|说明|提示|补充|note|notes|n\.b\.|remember|important|rule of thumb)\s*[:：]\s*/iu;

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
    for (const part of splitTerms(withoutNumber(block.text))) draftPart(place, block, part);
  }
}

function askPair({ sheet }: Place, question: string, answer: string, quote: string): void {
  const [first = answer] = splitSentences(answer);
  const short = countUnits(answer) > maxTermSentenceUnits - 10 ? first : answer;
  sheet.ask({ rule: "answer.given", question, answer: short, quote, score: 0.98, difficulty: "medium" });
}

/** "A: x; B: y" is two lines, when every part has its term. */
function splitTerms(text: string): readonly string[] {
  const parts = text.split(/(?<=[;；])\s*/u).map((part) => part.trim());
  const areTerms =
    parts.length > 1 &&
    parts.every((part) => /^[^:：]{1,20}[:：]/u.test(part) && readTermLine(part.replace(/[;；]$/u, "")));
  return areTerms ? parts.map((part) => part.replace(/[;；]$/u, "")) : [text];
}

function draftPart(place: Place, block: Line, part: string): void {
  const line = readTermLine(part);
  const bold = boldPhrases(block.text, block.runs);
  const [first = "", ...others] = line === undefined ? [] : meaningsOf(line.meaning);
  if (line === undefined || !isTerm(line, first)) {
    draftSentences(place, { text: part.replace(aside, ""), bold });
    return;
  }
  const context = {
    tongue: tongueOfText(place.study, `${line.term}${line.meaning}`),
    topic: topicAt(place),
    title: place.study.title,
  };
  draftTerm(place, { ...line, meaning: first }, part);
  if (others.length > 0 && !isVocabulary(line, context)) {
    draftSentences(place, { text: others.join(" "), bold, subject: line.term });
  }
}

/** The first meaning, and what is said after it. */
function meaningsOf(meaning: string): readonly string[] {
  const sentences = splitSentences(meaning);
  return sentences.flatMap((sentence) =>
    countUnits(sentence) > 16 && /；/u.test(sentence)
      ? sentence.split("；").filter((part) => part !== "")
      : [sentence],
  );
}

function isTerm(line: TermLine, first: string): boolean {
  if (countUnits(first) > maxTermSentenceUnits || isNoise(`${line.term} ${first}`)) return false;
  // "In the end, he said: ..." has a colon too, but what stands before it is a clause.
  if (openClause.test(line.term)) return false;
  return (
    line.mark !== "colon" ||
    !/[,，。]|\b(is|are|was|were|has|have|said|says|as follows)\b|是$|为$|包括$/iu.test(line.term)
  );
}

/** "If rwnd = 0 ...", "In the 1960s Hess proposed ...: ...": the beginning of a sentence, no term. */
const openClause =
  /^(?:if|when|because|once|while)\s|^(?:in|on|at|by|after|before|during)\s(?:the|an?|early|late|\d)/i;

/** The card of a term line. */
function draftTerm(place: Place, line: TermLine, quote: string): void {
  const tongue = tongueOfText(place.study, `${line.term}${line.meaning}`);
  const context = { tongue, topic: topicAt(place), title: place.study.title };
  if (tongue === "other") {
    place.sheet.hide({ rule: "meaning.term-gap", sentence: quote, gap: line.meaning, quote, score: 0.6 });
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
  const cut = meaning.replace(/[,，;；(（]?\s*(?:e\.g\.|for example|例如|比如).*$/isu, "").trim();
  return cut === "" ? meaning : cut;
}
