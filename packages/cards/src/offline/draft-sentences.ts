import { countHan, countUnits } from "../text/units.ts";
import { draftEnglish } from "./en/draft-english.ts";
import { hideStatement } from "./en/statement-gap.ts";
import { hideGaps } from "./gaps.ts";
import { isNotice } from "./noise.ts";
import { type Place, topicAt } from "./place.ts";
import { hideBehind, introduces, type SentencePair } from "./sentence-pairs.ts";
import { splitSentences } from "./sentences.ts";
import { withoutNumber } from "./structure/clause-number.ts";
import { hideNote } from "./structure/note-line.ts";
import { isChinese, type Tongue } from "./study.ts";
import { deedGap } from "./zh/deed-gap.ts";
import { draftChinese } from "./zh/draft-chinese.ts";
import { isFact } from "./zh/fact-sentence.ts";
import { isHeadlessDate } from "./zh/headless-date.ts";
import { hideClauses } from "./zh/hide-clauses.ts";
import { opensWithVerb } from "./zh/noun-phrase.ts";
import { plainCard } from "./zh/plain-rules.ts";
import { askShortFact } from "./zh/short-fact.ts";
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
  const trail = createTrail(place, passage);
  const clean = cleanText(place);
  const isLeftOut = createNoticeSieve(place, clean);
  for (const numbered of splitSentences(passage.text)) {
    const sentence = withoutNumber(numbered).replace(stageDirection, "");
    const isOccasion = isLeftOut(sentence);
    if (isOccasion || isPassedOver(sentence)) {
      if (!isOccasion && countUnits(sentence) < minUnits) draftShort(place, sentence, subject);
      subject = "";
      trail.end();
      continue;
    }
    // A foreign sentence in a Chinese document is an example, not a fact.
    if (place.study.tongue === "zh" && countHan(sentence) === 0) continue;
    const hand = { sentence, bold: passage.bold, subject };
    const made = place.sheet.drafts.length;
    subject = draftTold(place, hand, trail.told(place.study.tongue, sentence));
    const isSilent = place.sheet.drafts.length === made;
    if (isSilent) hideSilent(place, passage, { first: trail.before(), second: hand });
    if (place.sheet.drafts.length === made) draftShort(place, sentence, hand.subject);
    trail.add(sentence);
  }
}

/** What is too short to be a sentence, or says nothing else, under its heading. */
function draftShort(place: Place, sentence: string, subject: string): void {
  if (place.study.tongue === "zh") askShortFact(place, sentence);
  else hideNote(place, sentence, subject);
}

/** "（掌声）清代漕粮每年定额为四百万石。": what the hall did in a talk that was written down, where a picture is. */
const stageDirection =
  /^[（(](?:掌声|鼓掌|[\p{Script=Han}]{0,2}笑声?|见(?:彩?图|表|附录|第)[^）)]{0,6}|applause|laughter)[）)]\s*/u;

/** Tells which sentences of a passage are notices. Behind one, a word of the occasion makes a sentence another. */
function createNoticeSieve({ study, index }: Place, clean: string | undefined) {
  let standing = study.notes[index]?.standing ?? "text";
  return (sentence: string): boolean => {
    const isLeftOut = sentence !== clean && isNotice(sentence, standing);
    if (isLeftOut && standing === "text") standing = "notices";
    return isLeftOut;
  };
}

/** An example, a question, a sentence too short or too long to be a fact. */
function isPassedOver(sentence: string): boolean {
  const units = countUnits(sentence);
  return units < minUnits || units > maxUnits || example.test(sentence) || /[？?]$/u.test(sentence);
}

/** A sentence with the name and the year that the one before it tells, and the stretch of the passage that says all of it. */
interface ToldSentence {
  readonly again: Retold;
  readonly quote: string;
}

/** Drafts a sentence as it reads by itself, and what was done in it beside when and by whom. */
function draftTold(place: Place, hand: SentenceInHand, told: ToldSentence | undefined): string {
  if (!isChinese(hand.sentence) || place.study.tongue !== "zh") return draftSentence(place, hand);
  const made = place.sheet.drafts.length;
  if (told === undefined) {
    const subject = draftSentence(place, hand);
    if (place.sheet.drafts.length === made) askPlain(place, hand.sentence);
    hideDeed(place, hand.sentence, made);
    hideClauses(place, hand.sentence, place.sheet.drafts.slice(made));
    return subject;
  }
  const { sentence } = told.again;
  const quoting = quotingPlace(place, told);
  const subject = draftSentence(quoting, { ...hand, sentence });
  hideDeed(quoting, sentence, made);
  if (place.sheet.drafts.length === made) {
    hideGaps(quoting, { ...hand, sentence: sentence.replace(/[；。]$/u, "") }, "zh");
  }
  return subject;
}

/** The place with a sheet that quotes the document, and takes no answer that was put into the sentence. */
function quotingPlace(place: Place, { again, quote }: ToldSentence): Place {
  const { sheet } = place;
  const isTold = (answer: string) =>
    [again.name, again.reckoned].every((put) => put === "" || !answer.includes(put));
  return {
    ...place,
    sheet: {
      ...sheet,
      ask: (card) => (isTold(card.answer) ? sheet.ask({ ...card, quote }) : undefined),
      hide: (gap) => (isTold(gap.gap) ? sheet.hide({ ...gap, quote }) : undefined),
    },
  };
}

/** Asks a sentence that no rule of the clauses knows; not for what the heading over it says. */
function askPlain(place: Place, sentence: string): void {
  const card = isFact(sentence) ? plainCard(sentence) : undefined;
  if (card === undefined || topicAt(place).includes(card.answer)) return;
  place.sheet.ask({ ...card, quote: sentence });
}

/** What is asked of a deed beside its date and who did it. */
function hideDeed({ sheet }: Place, sentence: string, made: number): void {
  const own = sheet.drafts.slice(made);
  if (!own.every(({ rule }) => besideDeed.test(rule))) return;
  const gap = deedGap(
    sentence,
    own.map(({ answer }) => answer),
  );
  if (gap === undefined || !isFact(sentence) || isHeadlessDate(sentence)) return;
  if (opensWithVerb(sentence.replace(setting, ""))) return;
  const whole = sentence.replace(/[；。]$/u, "");
  const part = whole.split("；").find((group) => group.includes(gap.text)) ?? whole;
  sheet.hide({
    rule: "gap.deed",
    sentence: isFact(part) && !opensWithVerb(part) && !isHeadlessDate(part) ? part : whole,
    gap: gap.text,
    quote: sentence,
    score: gap.worth,
    difficulty: "medium",
  });
}

/** "为了防御胡骑，" */
const setting = /^(?:为|在|从|随着|由于)[^，]*，/u;
const besideDeed = /^(?:date|agent|reason)\./;

/** The text of the block, where it was looked at for noise as a whole. */
function cleanText({ study, index }: Place): string | undefined {
  const block = study.blocks[index];
  return study.notes[index]?.isClean === true && block !== undefined && "text" in block
    ? block.text
    : undefined;
}

/** What may be shown before a sentence of a passage, worked out for those that ask for it, and what it tells of the next. */
function createTrail(place: Place, passage: Passage) {
  let before = "";
  let last: Before | undefined;
  let printed = "";
  let unread: string[] = [];
  return {
    add: (sentence: string) => {
      printed = sentence;
      unread.push(sentence);
    },
    end: () => {
      before = "";
      last = undefined;
      unread = [];
    },
    before: () => {
      for (const sentence of unread) before = contextWith(place, passage, { before, sentence });
      unread = [];
      return before;
    },
    /** The sentence as it reads without the one before; nothing where it reads so as it stands. */
    told: (tongue: Tongue, sentence: string): ToldSentence | undefined => {
      if (tongue !== "zh") return undefined;
      const again = retold(sentence, last);
      last = again ?? { sentence, name: "" };
      return again === undefined
        ? undefined
        : { again, quote: again.takesYear ? quoteOf(passage, printed, sentence) : sentence };
    },
  };
}

/** From one sentence of a passage to the end of another. */
function quoteOf({ text }: Passage, first: string, sentence: string): string {
  const from = text.indexOf(first);
  const end = text.indexOf(sentence, from + first.length) + sentence.length;
  return from < 0 || end < sentence.length ? sentence : text.slice(from, end);
}

/** A sentence of which nothing was asked: by itself, or behind what stands before it in the passage. */
function hideSilent(place: Place, { text }: Passage, { first, second }: Omit<SentencePair, "quote">): void {
  if (place.study.tongue === "other") return;
  const quote = second.sentence;
  const isEnglish = place.study.tongue === "en" && !isChinese(quote);
  if (isEnglish && hideStatement(place, second, { quote, under: "nothing" }) > 0) return;
  const made = place.sheet.drafts.length;
  const start = text.indexOf(first);
  const end = text.indexOf(quote, start + first.length);
  if (start >= 0 && end >= 0) {
    hideBehind(place, { first, second, quote: text.slice(start, end + quote.length) });
  }
  const isSilent = place.sheet.drafts.length === made;
  if (isEnglish && isSilent) hideStatement(place, second, { quote, under: "heading" });
}

/** What a sentence after this one may be shown behind: this one, or in Chinese as much before it as this one needs. */
function contextWith(
  place: Place,
  { text }: Passage,
  { before, sentence }: { readonly before: string; readonly sentence: string },
): string {
  if (introduces(place, sentence)) return sentence;
  if (before === "" || !isChinese(sentence)) return "";
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
  if (place.study.tongue === "zh") return draftChinese(place, hand);
  return draftEnglish(place, hand);
}
