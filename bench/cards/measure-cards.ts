import type { BenchCard } from "./bench-card.ts";
import { deckleDeck, everyThirdWordDeck, headingDeck, paragraphDeck } from "./makers.ts";
import { mdankiDecks } from "./mdanki.ts";
import { type BenchDocument, readBenchDocuments } from "./read-key.ts";
import { type DeckScore, scoreDeck } from "./score-deck.ts";

const figures = [
  "cards",
  "recall",
  "clean",
  "withoutFault",
  "onKey",
  "duplicates",
  "traps",
  "grounded",
  "language",
  "score",
] as const satisfies readonly (keyof DeckScore)[];
type Figures = Readonly<Record<(typeof figures)[number], number>>;

type Cell = string | number;

/**
 * The offline engine on the benchmark's documents, by document and in the mean, beside the score of makers that use no
 * model: mdanki where the registry brings it, and three decks that show what the scorer thinks of dumps.
 */
export async function measureCards() {
  const documents = await readBenchDocuments();
  const scores = await Promise.all(
    documents.map(async (document) => scoreDeck(await deckleDeck(document), document)),
  );
  const mdanki = await mdankiDecks(documents);
  const others = documents.map((document) => ({
    mdanki: mdanki === undefined ? "not installed" : scoreOf(mdanki.get(document.name) ?? [], document),
    headings: scoreOf(headingDeck(document), document),
    paragraphs: scoreOf(paragraphDeck(document), document),
    "every third word": scoreOf(everyThirdWordDeck(document), document),
  }));
  const rows: Record<string, Readonly<Record<string, Cell>>> = {};
  documents.forEach(({ name }, at) => {
    const score = scores[at];
    if (score !== undefined) rows[name] = { ...shown(score), ...others[at] };
  });
  for (const lang of ["en", "zh", "all"] as const) {
    const own = documents.flatMap((document, at) => (lang === "all" || document.lang === lang ? [at] : []));
    rows[`mean ${lang}`] = {
      ...shown(meanOf(own.flatMap((at) => scores[at] ?? []))),
      ...meanOfCells(own.flatMap((at) => others[at] ?? [])),
    };
  }
  return { rows, summary: summaryOf(documents, scores) };
}

function scoreOf(cards: readonly BenchCard[], document: BenchDocument): number {
  return Math.round(scoreDeck(cards, document).score * 10) / 10;
}

/** Shares as percents. */
function shown(score: Figures): Readonly<Record<string, number>> {
  return Object.fromEntries(
    figures.map((figure) => [
      figure,
      Math.round(score[figure] * (figure === "cards" || figure === "score" ? 10 : 1000)) / 10,
    ]),
  );
}

function meanOf(scores: readonly DeckScore[]): Figures {
  const mean = (figure: keyof Figures) =>
    scores.reduce((sum, score) => sum + score[figure], 0) / Math.max(1, scores.length);
  return {
    cards: mean("cards"),
    recall: mean("recall"),
    clean: mean("clean"),
    withoutFault: mean("withoutFault"),
    onKey: mean("onKey"),
    duplicates: mean("duplicates"),
    traps: mean("traps"),
    grounded: mean("grounded"),
    language: mean("language"),
    score: mean("score"),
  };
}

function meanOfCells(cells: readonly Readonly<Record<string, Cell>>[]): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    Object.keys(cells[0] ?? {}).map((column) => {
      const numbers = cells.map((row) => row[column]).filter((cell) => typeof cell === "number");
      const sum = numbers.reduce((total, cell) => total + cell, 0);
      return [column, numbers.length === 0 ? "not installed" : Math.round((sum / numbers.length) * 10) / 10];
    }),
  );
}

function summaryOf(documents: readonly BenchDocument[], scores: readonly DeckScore[]): readonly string[] {
  const missed = documents.map(({ name }, at) => `${name}: missed ${scores[at]?.missed.join(", ") ?? ""}`);
  return [
    "Shares in percent; the four columns at the right are scores of decks made without a model and without this project.",
    ...missed,
  ];
}
