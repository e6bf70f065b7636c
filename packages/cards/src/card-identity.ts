import { hash } from "node:crypto";
import type { GroundedDraft } from "./grounded-draft.ts";
import { letterKey } from "./text/letter-key.ts";

const idLength = 20;

/**
 * Ids for the cards of a deck, in their order. An id is made from the letters of the source quote and the card's role
 * (the part of the rule's name before the dot), so a reworded card, a card of a document edited elsewhere, and the same
 * card from another engine keep it. Cards of one quote and role are told apart by where their answers stand.
 */
export function identify(entries: readonly GroundedDraft[]): readonly string[] {
  const ids = Array.from<string>({ length: entries.length });
  for (const [base, members] of groupByBase(entries)) {
    members.sort((a, b) => a.answerAt - b.answerAt || a.index - b.index);
    members.forEach(({ index }, ordinal) => {
      ids[index] = hash("sha256", `${base}\n${ordinal}`, "base64url").slice(0, idLength);
    });
  }
  return ids;
}

function groupByBase(entries: readonly GroundedDraft[]) {
  const groups = new Map<string, { index: number; answerAt: number }[]>();
  entries.forEach(({ draft, source }, index) => {
    const quote = letterKey(source.quote);
    const base = `${quote}\n${roleOf(draft.rule)}`;
    const member = { index, answerAt: quote.indexOf(letterKey(draft.answer)) };
    const group = groups.get(base);
    if (group === undefined) groups.set(base, [member]);
    else group.push(member);
  });
  return groups;
}

function roleOf(rule: string): string {
  return rule.split(".")[0] ?? rule;
}
