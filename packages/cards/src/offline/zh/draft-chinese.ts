import type { SentenceInHand } from "../draft-sentences.ts";
import { hideGaps } from "../gaps.ts";
import type { Place } from "../place.ts";
import { type ClauseCard, clauseRules, withoutSetting } from "./clause-rules.ts";
import { resolvePronoun, splitClauses, withoutConnective } from "./clauses.ts";
import { saying, when, why } from "./sentence-rules.ts";

const inheriting =
  /^(?:又|也|亦)?(?:称为?|叫做?|被[称誉尊]|简称|俗称|意为)|^(?:目的|作用|意义|原因|条件|方法|特点|实质|符号|方向|单位|现象|表现|期间|法律后果|过去式|历时|具有|属于|用于|适用于|由|分为|负责)/u;
const maxCards = 4;

/** Drafts one Chinese sentence; answers what it speaks of, for the pronouns of the next. */
export function draftChinese(place: Place, hand: SentenceInHand): string {
  const cards: ClauseCard[] = [];
  let subject = hand.subject;
  const saidBy = saying(hand.sentence);
  const reason = why(hand.sentence, subject);
  if (saidBy !== undefined) cards.push(saidBy);
  if (reason !== undefined) cards.push(reason);
  for (const group of hand.sentence.replace(/[。！]$/u, "").split(/[；;]\s*/u)) {
    const found = reason === undefined && saidBy === undefined ? draftGroup(group, subject) : [];
    cards.push(...found);
    subject = found[0]?.subject ?? subject;
  }
  cards.push(...when(hand.sentence, subject));
  const few = cards.slice(0, maxCards);
  for (const { subject: _subject, ...card } of few) place.sheet.ask({ ...card, quote: hand.sentence });
  const opening = splitClauses(hand.sentence)[0] ?? "";
  const isWhole = resolvePronoun(opening, "") !== undefined && withoutConnective(opening) === opening;
  if (few.every((card) => card.rule === "date.year") && isWhole) hideGaps(place, hand, "zh");
  return (
    cards.find((card) => card.rule !== "date.year")?.subject ??
    (isWhole ? leadingNoun(opening) : hand.subject)
  );
}

function draftGroup(group: string, subject: string): readonly ClauseCard[] {
  const clauses = splitClauses(withoutSetting(group));
  const cards: ClauseCard[] = [];
  let current = subject;
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at] ?? "";
    const bare = withoutConnective(clause);
    const owned =
      at > 0 && current !== "" && inheriting.test(bare)
        ? inherit(bare, current)
        : resolvePronoun(bare, current);
    if (owned === undefined) continue;
    const card = firstOf({ text: owned, rest: clauses.slice(at + 1) });
    if (card === undefined) {
      if (at === 0) current = leadingNoun(owned) || current;
      continue;
    }
    cards.push(card);
    current = card.subject;
    // The clauses that the answer took in are done.
    while (at + 1 < clauses.length && card.answer.includes(clauses[at + 1] ?? "")) at++;
  }
  return cards;
}

function inherit(clause: string, subject: string): string {
  return /^(?:目的|作用|意义|原因|条件|方法|特点|实质|符号|方向|单位|现象|表现|期间|法律后果|过去式)/u.test(
    clause,
  )
    ? `${subject}的${clause}`
    : subject + clause;
}

function firstOf(clause: Parameters<(typeof clauseRules)[number]>[0]): ClauseCard | undefined {
  for (const rule of clauseRules) {
    const card = rule(clause);
    if (card !== undefined) return card;
  }
  return undefined;
}

/** The noun a sentence opens with, where that is plain to see. */
function leadingNoun(clause: string): string {
  return (
    /^(?<noun>[\p{Script=Han}A-Za-z·]{2,8}?)(?:的|在|于|被|吸取|首创|是|统治|通过|把|将|又)/u.exec(clause)
      ?.groups?.["noun"] ?? ""
  );
}
