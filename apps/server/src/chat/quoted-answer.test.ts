import { describe, expect, it } from "vitest";
import type { BoxPassage } from "../boxes/passage-store.ts";
import { questionTerms } from "./question-terms.ts";
import { bestQuotes } from "./quoted-answer.ts";

/** Passages of one document, one for each text; its section is its first line. */
function documentOf(...texts: string[]): BoxPassage[] {
  return texts.map((text, ordinal) => ({
    text,
    ordinal,
    offset: ordinal * 1000,
    page: ordinal + 1,
    section: [text.split("\n")[0] ?? ""],
    hasBody: true,
    boxId: "box",
    subjectName: "box",
    fileName: "file.md",
  }));
}

const history = documentOf(
  "由盛转衰\n755 年，安禄山发动叛乱，史称“安史之乱”。它是唐朝由盛转衰的转折点。此后藩镇割据。",
  "政治制度\n科举制创立于隋朝，完善于唐朝。三省是：\n中书省起草诏令。\n门下省审核诏令。\n尚书省执行诏令。",
);

const ask = (passages: readonly BoxPassage[], question: string) =>
  bestQuotes(passages, questionTerms(question)).map(({ text }) => text);

describe("quotes that answer a question", () => {
  it.each([
    ["安史之乱是什么时候爆发的？", "755 年，安禄山发动叛乱，史称“安史之乱”。"],
    ["科举制度创立于哪个朝代", "科举制创立于隋朝，完善于唐朝。"],
  ])("are found whatever the question is asked with: %s", (question, quote) => {
    expect(ask(history, question)).toEqual([quote]);
  });

  it("bring along the sentence that they point back to", () => {
    expect(ask(history, "唐朝由盛转衰的转折点是什么")).toEqual([
      "755 年，安禄山发动叛乱，史称“安史之乱”。它是唐朝由盛转衰的转折点。",
    ]);
  });

  it("bring along the list that they announce", () => {
    expect(ask(history, "三省是什么")).toEqual([
      "三省是：\n中书省起草诏令。\n门下省审核诏令。\n尚书省执行诏令。",
    ]);
  });

  it("stand in the order of the document, each word for word in its passage", () => {
    const quotes = bestQuotes(history, questionTerms("安史之乱和科举制"));

    expect(quotes.map(({ passage }) => passage.ordinal)).toEqual([0, 1]);
    for (const { text, passage } of quotes) expect(passage.text).toContain(text);
  });

  it("find a word in another form, and words of headings above", () => {
    const memory = documentOf(
      "Forgetting curve\nEbbinghaus published the first studies in 1885. Nobody memorises everything.",
      "Weather\nClouds bring rain. The sky is grey.",
    );

    expect(ask(memory, "Who first studied the forgetting curve?")).toEqual([
      "Ebbinghaus published the first studies in 1885.",
    ]);
    expect(ask(memory, "When did Ebbinghaus publish?")).toHaveLength(1);
  });

  it.each(["宋朝的首都在哪里？", "安禄山喜欢吃什么水果和蔬菜？", "它是什么？", "？！", "what is it"])(
    "are none where the document speaks of something else: %s",
    (question) => {
      expect(ask(history, question)).toEqual([]);
    },
  );

  it("take a document with one enormous line without trouble", () => {
    const huge = documentOf(`Line\n${"词".repeat(200_000)}`);

    expect(ask(huge, "词语的意思")).toEqual([]);
  });
});
