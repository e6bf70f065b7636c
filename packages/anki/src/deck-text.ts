import type { AnkiDeck, AnkiNote } from "./deck.ts";
import { cleanText } from "./field-text.ts";

export const textFormats = ["csv", "tsv", "md"] as const;
export type TextFormat = (typeof textFormats)[number];

const header = ["Front", "Back", "Quote", "Source", "Tags"];

/**
 * A deck as text for other programs: a table of front, back, quote, source and tags with a heading row, or a Markdown
 * page. A cloze note's front keeps its `{{c1::...}}`. CSV follows RFC 4180, in UTF-8 with a mark so that spreadsheets
 * see Chinese; in TSV line feeds are `<br>` and tabs are spaces.
 */
export function deckToText(deck: AnkiDeck, format: TextFormat): string {
  switch (format) {
    case "csv":
      return `\ufeff${table(deck, csvCell, ",", "\r\n")}`;
    case "tsv":
      return table(deck, tsvCell, "\t", "\n");
    case "md":
      return markdown(deck);
  }
}

function columns(note: AnkiNote): readonly string[] {
  const front = note.type === "basic" ? note.question : note.text;
  const back = note.type === "basic" ? note.answer : "";
  return [front, back, note.quote ?? "", note.source ?? "", note.tags.join(" ")].map(cleanText);
}

function table(deck: AnkiDeck, cell: (text: string) => string, separator: string, end: string): string {
  const rows = [header, ...deck.notes.map(columns)];
  return rows.map((row) => `${row.map(cell).join(separator)}${end}`).join("");
}

/** Spreadsheets run a cell that begins with one of these as a formula, and the text is a stranger's document. */
const formulaStart = /^[=+\-@\t]/;

function csvCell(text: string): string {
  const safe = formulaStart.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function tsvCell(text: string): string {
  return text.replaceAll("\t", " ").replaceAll("\n", "<br>");
}

function markdown(deck: AnkiDeck): string {
  const notes = deck.notes.map((note) => {
    const [front = "", back = "", quote = "", source = ""] = columns(note);
    return [
      `### ${front.replaceAll("\n", " ")}`,
      ...(back === "" ? [] : [back.replaceAll("\n", "  \n")]),
      ...(quote === "" ? [] : [`> ${quote.replaceAll("\n", "\n> ")}`]),
      ...(source === "" ? [] : [`*${source}*`]),
    ].join("\n\n");
  });
  return `${[`# ${deck.name}`, ...notes].join("\n\n")}\n`;
}
