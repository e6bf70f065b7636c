import type { LintIssue } from "../model.ts";
import { stopWords } from "../text/stop-words.ts";
import { countHan } from "../text/units.ts";
import type { CardView } from "./card-view.ts";
import * as patterns from "./lint-patterns.ts";
import { longestShared, splitsWord } from "./lint-measures.ts";

/** A rule of the card lint as data. */
export interface LintRule {
  readonly id: string;
  readonly severity: LintIssue["severity"];
  readonly message: LintIssue["message"];
  /** The card type it looks at; both when absent. */
  readonly only?: "basic" | "cloze";
  readonly breaks: (card: CardView) => boolean;
}

const maxAnswerUnits = 40;
const maxQuestionUnits = 45;
const maxGapUnits = 15;
const maxTextUnits = 60;
const maxGapShare = 0.55;
const maxEcho = 0.55;
const maxItems = 5;
const maxCommaParts = 6;

/** Every rule, in the order in which a dropped card is blamed. */
export const lintRules: readonly LintRule[] = [
  {
    id: "empty",
    severity: "error",
    message: { zh: "问题或答案是空的。", en: "The question or the answer is empty." },
    breaks: (card) => card.question === "" || (card.answerKey === "" && !/[<>=+\-×÷*/]/.test(card.answer)),
  },
  {
    id: "broken",
    severity: "error",
    message: { zh: "卡片里有程序留下的字样。", en: "The card contains a program's leftovers." },
    breaks: ({ question, answer }) => /undefined|\[object|\bNaN\b/.test(question + answer),
  },
  {
    id: "answer_too_long",
    severity: "error",
    only: "basic",
    message: { zh: "答案太长，记不住。", en: "The answer is too long to be recalled." },
    breaks: (card) => card.answerUnits > maxAnswerUnits,
  },
  {
    id: "question_too_long",
    severity: "error",
    only: "basic",
    message: { zh: "问题太长。", en: "The question is too long." },
    breaks: (card) => card.questionUnits > maxQuestionUnits,
  },
  {
    id: "answer_in_question",
    severity: "error",
    message: { zh: "问题里已经有答案。", en: "The question gives the answer away." },
    breaks: (card) => {
      const least = countHan(card.answer) > 0 ? 2 : card.type === "cloze" ? 3 : 4;
      if (card.answerKey.length < least || !card.questionKey.includes(card.answerKey)) return false;
      return card.type === "cloze" || !/\bor\b|还是|哪[一个种]|which/i.test(card.question);
    },
  },
  {
    id: "echo",
    severity: "error",
    only: "basic",
    message: { zh: "答案只是重复问题。", en: "The answer only repeats the question." },
    breaks: (card) => {
      const least = Math.max(countHan(card.question) > 0 ? 8 : 16, maxEcho * card.questionKey.length);
      if (card.answerKey.length < least) return false;
      return longestShared(card.questionKey.slice(0, 200), card.answerKey.slice(0, 300)) >= least;
    },
  },
  {
    id: "yes_no",
    severity: "error",
    only: "basic",
    message: { zh: "只需回答是或否。", en: "It can be answered by yes or no." },
    breaks: ({ question, answer }) =>
      (patterns.yesNoQuestion.test(question) && /^(yes|no|true|false)\b/i.test(answer)) ||
      (patterns.yesNoQuestionZh.test(question) && patterns.yesNoAnswerZh.test(answer)),
  },
  {
    id: "dangling_pronoun",
    severity: "error",
    message: { zh: "“它”“这”等代词没有所指。", en: "A pronoun refers to something outside the card." },
    breaks: ({ type, body }) =>
      type === "basic"
        ? patterns.danglingQuestion.test(body) || patterns.danglingZh.test(body)
        : patterns.danglingText.test(body) || patterns.danglingZh.test(body),
  },
  {
    id: "dangling_connective",
    severity: "error",
    only: "cloze",
    message: { zh: "句子以承接上文的词开头。", en: "The sentence begins by continuing another one." },
    breaks: ({ body }) => patterns.connective.test(body) || patterns.connectiveZh.test(body),
  },
  {
    id: "vague_question",
    severity: "error",
    only: "basic",
    message: { zh: "问题太笼统，答案不唯一。", en: "The question is too vague to have one answer." },
    breaks: ({ question }) => patterns.vague.some((pattern) => pattern.test(question)),
  },
  {
    id: "list_dump",
    severity: "error",
    only: "basic",
    message: { zh: "答案是一长串列表。", en: "The answer is a long list." },
    breaks: ({ answer }) =>
      (answer.length > 2 * maxItems &&
        answer
          .split(/\n|[;；]|(?:^|\s)[-*•]\s|(?:^|\s)\d+[.)、]\s/)
          .filter((part) => /[\p{L}\p{N}]/u.test(part)).length > maxItems) ||
      (answer.length > 2 * maxCommaParts &&
        answer.split(/[,，、]/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length > maxCommaParts),
  },
  {
    id: "fragment_answer",
    severity: "error",
    only: "basic",
    message: { zh: "答案是半截话。", en: "The answer is a fragment." },
    breaks: ({ answer }) => patterns.fragment.test(answer) || patterns.fragmentZh.test(answer),
  },
  {
    id: "bad_grammar",
    severity: "error",
    message: { zh: "句子不合语法。", en: "The sentence is not grammatical." },
    breaks: ({ question }) => patterns.badGrammar.some((pattern) => pattern.test(question)),
  },
  {
    id: "no_deletion",
    severity: "error",
    only: "cloze",
    message: { zh: "填空卡没有空。", en: "The cloze card has no gap." },
    breaks: ({ text, full }) => text === full,
  },
  {
    id: "deletion_too_long",
    severity: "error",
    only: "cloze",
    message: { zh: "空太长。", en: "The gap is too long." },
    breaks: (card) => card.answerUnits > maxGapUnits || card.answerUnits > maxGapShare * card.fullUnits,
  },
  {
    id: "cloze_too_long",
    severity: "error",
    only: "cloze",
    message: { zh: "填空的句子太长。", en: "The cloze sentence is too long." },
    breaks: (card) => card.fullUnits > maxTextUnits,
  },
  {
    id: "no_context",
    severity: "error",
    only: "cloze",
    message: { zh: "空以外的内容太少。", en: "Too little is left around the gap." },
    breaks: (card) => card.fullUnits - card.answerUnits < 3,
  },
  {
    id: "splits_word",
    severity: "error",
    only: "cloze",
    message: { zh: "空把一个词切断了。", en: "The gap cuts a word in two." },
    breaks: ({ full, answer, question }) => splitsWord(full, question.indexOf("["), answer),
  },
  {
    id: "weak_deletion",
    severity: "error",
    only: "cloze",
    message: { zh: "挖掉的词不值得记。", en: "The gap is not worth remembering." },
    breaks: ({ answer }) =>
      patterns.weakGaps.has(answer.toLowerCase()) ||
      patterns.weakGapEdges.test(answer) ||
      patterns.fragment.test(answer) ||
      patterns.fragmentZh.test(answer),
  },
  {
    id: "fragment",
    severity: "error",
    only: "cloze",
    message: { zh: "句子没有说完。", en: "The sentence is not finished." },
    breaks: ({ full }) => /[:：]\s*$/.test(full),
  },
  {
    id: "meta_reference",
    severity: "error",
    message: { zh: "问的是“本文”而不是知识。", en: "It asks about the text instead of the subject." },
    breaks: ({ question }) => patterns.meta.test(question) || patterns.metaZh.test(question),
  },
  {
    id: "boilerplate",
    severity: "error",
    message: { zh: "是版权、出处之类的附加文字。", en: "It is copyright or citation text." },
    breaks: ({ question, answer }) => patterns.boilerplate.test(`${question} ${answer}`),
  },
  {
    id: "trivial_answer",
    severity: "error",
    message: { zh: "答案没有内容。", en: "The answer has no content." },
    breaks: ({ answer, question }) =>
      stopWords.has(answer.toLowerCase()) && !/["“]\[\.{3}\]["”]/.test(question),
  },
  {
    id: "malformed",
    severity: "error",
    message: { zh: "公式、代码或标记不完整。", en: "A formula, code or markup is incomplete." },
    breaks: ({ question, answer }) => patterns.isMalformed(question, answer),
  },
  {
    id: "wrong_language",
    severity: "error",
    message: { zh: "卡片的语言和文档不一致。", en: "The card is not in the document's language." },
    breaks: ({ question, answer, language }) => {
      const han = countHan(question + answer);
      if (language === "en") return han > 0;
      return language === "zh" && han === 0 && (question + answer).replace(/[^A-Za-z]/g, "").length > 24;
    },
  },
  {
    id: "not_a_question",
    severity: "warning",
    only: "basic",
    message: { zh: "看不出在问什么。", en: "It does not look like a question." },
    breaks: ({ question }) => !/[?？]\s*([(（][^)）]*[)）])?\s*$|_{2,}|[:：→—=]\s*$/.test(question),
  },
  {
    id: "pronoun_answer",
    severity: "warning",
    only: "basic",
    message: { zh: "答案以代词开头。", en: "The answer begins with a pronoun." },
    breaks: ({ answer, answerUnits }) => answerUnits > 3 && /^(it|this|they|these|he|she)\b/i.test(answer),
  },
  {
    id: "unbalanced",
    severity: "warning",
    message: { zh: "括号或引号不成对。", en: "Brackets or quotation marks do not match." },
    breaks: ({ question, answer }) => !patterns.isBalanced(`${question}\n${answer}`),
  },
  {
    id: "truncated",
    severity: "warning",
    message: { zh: "答案以省略号结尾。", en: "The answer ends in an ellipsis." },
    breaks: ({ answer }) => /(\.\.\.|…)\s*$/.test(answer),
  },
];
