import { countHan, countUnits } from "../text/units.ts";
import { draftEnglish } from "./en/draft-english.ts";
import { hideGaps } from "./gaps.ts";
import { isNoise } from "./noise.ts";
import type { Place } from "./place.ts";
import { hideBehind, introduces, type SentencePair } from "./sentence-pairs.ts";
import { splitSentences } from "./sentences.ts";
import { withoutNumber } from "./structure/clause-number.ts";
import { isChinese } from "./study.ts";
import { draftChinese } from "./zh/draft-chinese.ts";
import { type Before, type Retold, retold } from "./zh/retelling.ts";

/** Running text of one block. */
export interface Passage {
  readonly text: string;
  readonly bold: readonly string[];
  /** What the text before it spoke of. */
  readonly subject?: string;
}

/** One sentence, and what "it" would mean in it. */
export interface SentenceInHand {
  readonly sentence: string;
  readonly bold: readonly string[];
  readonly subject: string;
  /** What the sentence stands under, where it does not say so itself. */
  readonly context?: string;
  /** What a question asks for already. */
  readonly taken?: string;
}

/** A worked example is no fact to learn. */
const example = /^(?:例(?:题|如)?\s*\d*[:：]|examples?\s*\d*[:.]|e\.g\.)/iu;
const minUnits = 4;
const maxUnits = 90;

/** Drafts the sentences of a passage one after the other; each hands its subject to the next. */
export function draftSentences(place: Place, passage: Passage): void {
  let subject = passage.subject ?? "";
  const trail = createTrail(passage);
  const clean = cleanText(place);
  let told: Before | undefined;
  for (const numbered of splitSentences(passage.text)) {
    const sentence = withoutNumber(numbered);
    if (isPassedOver(sentence) || (sentence !== clean && isNoise(sentence))) {
      subject = "";
      told = undefined;
      trail.end();
      continue;
    }
    const hand = { sentence, bold: passage.bold, subject };
    const made = place.sheet.drafts.length;
    const again = place.study.tongue === "zh" ? retold(sentence, told) : undefined;
    subject =
      again === undefined
        ? draftSentence(place, hand)
        : draftRetold(place, hand, { ...again, before: trail.last(), text: passage.text });
    told = { sentence: again?.sentence ?? sentence, name: again?.name ?? "" };
    const isSilent = place.sheet.drafts.length === made;
    if (isSilent) hideSilent(place, passage, { first: trail.before(), second: hand });
    trail.add(sentence);
  }
}

/** An example, a question, a sentence too short or too long to be a fact. */
function isPassedOver(sentence: string): boolean {
  const units = countUnits(sentence);
  return units < minUnits || units > maxUnits || example.test(sentence) || /[？?]$/u.test(sentence);
}

interface RetoldInPassage extends Retold {
  /** The sentence before, as it stands in the passage. */
  readonly before: string;
  readonly text: string;
}

/** Drafts a sentence with the name and the year that the one before it tells; quotes it as it stands, from where its year stands. */
function draftRetold(place: Place, hand: SentenceInHand, again: RetoldInPassage): string {
  const { sentence } = hand;
  const { name, reckoned, text } = again;
  const from = again.takesYear ? text.indexOf(again.before) : -1;
  const end = text.indexOf(sentence, from + again.before.length) + sentence.length;
  const quote = from < 0 || end < sentence.length ? sentence : text.slice(from, end);
  const { sheet } = place;
  // Who "he" was is not in this sentence, so it cannot be the answer that the sentence is quoted for.
  const isTold = (answer: string) => [name, reckoned].every((put) => put === "" || !answer.includes(put));
  const told: Place = {
    ...place,
    sheet: {
      ...sheet,
      ask: (card) => (isTold(card.answer) ? sheet.ask({ ...card, quote }) : undefined),
      hide: (gap) => (isTold(gap.gap) ? sheet.hide({ ...gap, quote }) : undefined),
    },
  };
  const made = sheet.drafts.length;
  const subject = draftSentence(told, { ...hand, sentence: again.sentence });
  if (sheet.drafts.length === made) {
    hideGaps(told, { ...hand, sentence: again.sentence.replace(/[；。]$/u, "") }, "zh");
  }
  return subject;
}

/** The text of the block, where it was looked at for noise as a whole. */
function cleanText({ study, index }: Place): string | undefined {
  const block = study.blocks[index];
  return study.notes[index]?.isClean === true && block !== undefined && "text" in block
    ? block.text
    : undefined;
}

/** What may be shown before a sentence of a passage; worked out for those that ask for it. */
function createTrail(passage: Passage) {
  let before = "";
  let last = "";
  let unread: string[] = [];
  return {
    add: (sentence: string) => {
      last = sentence;
      unread.push(sentence);
    },
    /** The sentence before. */
    last: () => last,
    end: () => {
      before = "";
      last = "";
      unread = [];
    },
    before: () => {
      for (const sentence of unread) before = contextWith(passage, before, sentence);
      unread = [];
      return before;
    },
  };
}

/** A sentence of which nothing was asked: by itself, or behind what stands before it in the passage. */
function hideSilent(place: Place, { text }: Passage, { first, second }: Omit<SentencePair, "quote">): void {
  if (place.study.tongue === "other") return;
  const start = text.indexOf(first);
  const end = text.indexOf(second.sentence, start + first.length);
  if (start < 0 || end < 0) return;
  hideBehind(place, { first, second, quote: text.slice(start, end + second.sentence.length) });
}

/** What a sentence after this one may be shown behind: this one, or as much before it as this one needs. */
function contextWith({ text }: Passage, before: string, sentence: string): string {
  if (introduces(sentence)) return sentence;
  if (before === "") return "";
  const start = text.indexOf(before);
  const end = text.indexOf(sentence, start + before.length) + sentence.length;
  return start < 0 || end < sentence.length || countUnits(text.slice(start, end)) > maxContextUnits
    ? ""
    : text.slice(start, end);
}

const maxContextUnits = 34;

function draftSentence(place: Place, hand: SentenceInHand): string {
  if (place.study.tongue === "other") {
    hideGaps(place, hand, "other");
    return "";
  }
  if (isChinese(hand.sentence)) return draftChinese(place, hand);
  // A foreign sentence in a Chinese document is an example, not a fact.
  if (place.study.tongue === "zh" && countHan(hand.sentence) === 0) return hand.subject;
  if (place.study.tongue === "zh") return draftChinese(place, hand);
  return draftEnglish(place, hand);
}
