import { expect, it } from "vitest";
import { deckToText } from "./deck-text.ts";
import { basicNote, clozeNote, sampleDeck } from "./testing/sample-deck.ts";

const deck = sampleDeck([
  basicNote({
    guidSource: "a",
    question: 'Who said "hi", and when?',
    answer: "1. me\n2. you",
    quote: "=1+1",
    source: "a.pdf · p. 3",
    tags: ["t"],
  }),
  clozeNote({ guidSource: "b", text: "{{c1::细胞}}是\t单位", quote: "-5" }),
]);

it("writes CSV that spreadsheets read, and in which no cell is a formula", () => {
  expect(deckToText(deck, "csv")).toBe(
    `\ufeffFront,Back,Quote,Source,Tags\r\n"Who said ""hi"", and when?","1. me\n2. you",'=1+1,a.pdf · p. 3,t\r\n` +
      `{{c1::细胞}}是\t单位,,-5,,\r\n`,
  );
});

it("writes TSV with one line a note", () => {
  expect(deckToText(deck, "tsv")).toBe(
    `Front\tBack\tQuote\tSource\tTags\nWho said "hi", and when?\t1. me<br>2. you\t=1+1\ta.pdf · p. 3\tt\n` +
      `{{c1::细胞}}是 单位\t\t-5\t\t\n`,
  );
});

it("writes a Markdown page to read", () => {
  expect(deckToText(deck, "md")).toBe(
    `# Sample\n\n### Who said "hi", and when?\n\n1. me  \n2. you\n\n> =1+1\n\n*a.pdf · p. 3*\n\n` +
      `### {{c1::细胞}}是\t单位\n\n> -5\n`,
  );
});
