import { describeDropped, type DeckReport } from "@deckle/cards";
import type { BoxReport, Language } from "@deckle/contract";
import type { Authorized } from "../access/authorized.ts";
import { type CardTally, tallyCards } from "../cards/card-store.ts";
import type { Sql } from "../database/database.ts";
import type { Box } from "./box.ts";
import { type DocumentSection, listSections } from "./passage-store.ts";

/** What the making of a box's cards came to, with words in the language of the request. */
export async function reportOf(sql: Sql, box: Authorized<Box>, language: Language): Promise<BoxReport> {
  const kept = await listSections(sql, box.id);
  const tallies = bySection(await tallyCards(sql, box.id), kept);
  const total = (count: (tally: CardTally) => number) =>
    tallies.reduce((sum, tally) => sum + count(tally), 0);
  return {
    document: { language: box.documentLanguage, pages: box.documentPages },
    parts: box.report?.engines?.chunks ?? { offline: box.report?.chunks ?? 0, llm: 0 },
    drafts: box.report?.drafts ?? 0,
    cards: box.cardCount,
    edited: total(({ edited }) => edited),
    added: total(({ added }) => added),
    suspended: total(({ suspended }) => suspended),
    dropped: droppedOf(box.report, language),
    coverage: coverageOf(kept, tallies),
    usage: usageOf(box.report),
    sections: sectionsOf(kept.length > 0 ? kept : tallies.map(withText), tallies),
  };
}

function droppedOf(report: DeckReport | null, language: Language): BoxReport["dropped"] {
  return Object.entries(report?.dropped ?? {})
    .map(([reason, count]) => ({ reason, message: describeDropped(reason)[language], count }))
    .sort((one, other) => other.count - one.count);
}

function usageOf(report: DeckReport | null): BoxReport["usage"] {
  const usage = report?.engines?.usage;
  if (usage === undefined || usage.calls === 0) return null;
  return {
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    calls: usage.calls,
    is_estimated: usage.isEstimated,
  };
}

/**
 * What cards count for: a head that a line runs in with stands above its cards and is no section of the document, so they
 * count for the section around it. Documents whose passages are not kept have the sections of their cards.
 */
function bySection(tallies: readonly CardTally[], kept: readonly DocumentSection[]): readonly CardTally[] {
  const known = new Set(kept.map(({ section }) => keyOf(section)));
  if (known.size === 0) return tallies;
  return tallies.map((tally) => {
    let section = tally.section;
    while (section.length > 0 && !known.has(keyOf(section))) section = section.slice(0, -1);
    return { ...tally, section };
  });
}

/** Where the passages are not kept, what is known of the document are its cards. */
const withText = ({ section }: CardTally): DocumentSection => ({ section, hasBody: true });

const keyOf = (section: readonly string[]): string => JSON.stringify(section);

/** Of the sections that hold text of their own, the share with a card of their own. */
function coverageOf(sections: readonly DocumentSection[], tallies: readonly CardTally[]): number | null {
  const withText = sections.filter(({ hasBody }) => hasBody);
  if (withText.length === 0) return null;
  const covered = new Set(tallies.map(({ section }) => keyOf(section)));
  return withText.filter(({ section }) => covered.has(keyOf(section))).length / withText.length;
}

/** Each part that has text or cards of its own, with those. */
function sectionsOf(
  sections: readonly DocumentSection[],
  tallies: readonly CardTally[],
): BoxReport["sections"] {
  const cards = new Map<string, number>();
  for (const { section, made } of tallies) {
    cards.set(keyOf(section), (cards.get(keyOf(section)) ?? 0) + made);
  }
  return sections
    .map(({ section, hasBody }) => ({ section, hasBody, amount: cards.get(keyOf(section)) ?? 0 }))
    .filter(({ section, hasBody, amount }) => section.length > 0 && (hasBody || amount > 0))
    .map(({ section, amount }) => ({ section: [...section], card_amount: amount }));
}
