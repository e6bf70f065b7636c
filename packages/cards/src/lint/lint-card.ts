import type { DocumentLanguage } from "@deckle/documents";
import type { LintIssue } from "../model.ts";
import { lintRules } from "./lint-rules.ts";
import { type LintedCard, viewCard } from "./card-view.ts";

/**
 * What a careful teacher would object to in a card, worst first; nothing for a sound card. Looks at the card alone: whether
 * its quote is in the document is the finish stage's matter. Constant time for cards of ordinary length.
 */
export function lintCard(card: LintedCard, language: DocumentLanguage): readonly LintIssue[] {
  const view = viewCard(card, language);
  return lintRules
    .filter((rule) => (rule.only === undefined || rule.only === card.type) && rule.breaks(view))
    .map(({ id, severity, message }) => ({ rule: id, severity, message }))
    .sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
}
