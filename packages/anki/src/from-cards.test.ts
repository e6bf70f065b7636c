import { cardTopic } from "@deckle/cards";
import { expect, it } from "vitest";
import { type DeckCard, type DeckSource, deckFromCards } from "./from-cards.ts";
import { created } from "./testing/sample-deck.ts";

const source = { quote: "细胞是生命的基本单位。", offset: 0, page: 3, section: ["第一章"], blockId: "b1" };
const made: DeckCard = { id: "made", type: "basic", question: "?", answer: "!", tags: [], source };
const own: DeckCard = {
  id: "own",
  type: "cloze",
  text: "{{c1::a::hint}}",
  question: "[...]",
  answer: "a",
  tags: [],
};

function deckOf(cards: readonly DeckCard[], given: Partial<DeckSource> = {}) {
  return deckFromCards({
    boxId: "box",
    name: "书",
    cards,
    createdAt: created,
    updatedAt: created,
    language: "zh",
    includeFsrs: false,
    cardTopic,
    sourceName: "书.pdf",
    ...given,
  });
}

it("takes cards that the learner wrote, which have no source, with their hints and in no deck of a heading", () => {
  const { notes, description } = deckOf([made, own], { nestByHeading: true });

  expect(notes.map(({ quote, source: place, subdeck }) => [quote, place, subdeck])).toEqual([
    [source.quote, "书.pdf · 第 3 页 · 第一章", "第一章"],
    [undefined, undefined, undefined],
  ]);
  expect(notes[1]).toMatchObject({ type: "cloze", hints: "allowed" });
  expect(description).toBe("由 Deckle（卡盒）根据《书\\.pdf》制作，共 2 张卡片，含自己添加的卡片。");
});

it("says above the question what it is about, but not the answer", () => {
  const { notes } = deckOf([
    {
      ...made,
      question: "最小的单位是什么？",
      answer: "细胞",
      source: { ...source, section: ["生物", "一、细胞"] },
    },
    { ...own, source: { ...source, section: ["生物", "膜"] } },
    { ...own, source: { ...source, section: ["概述"] } },
    own,
  ]);

  expect(notes.map(({ topic }) => topic)).toEqual(["生物", "生物 › 膜", "书 › 概述", "书"]);
});

it("dates each note by its own card where that is known, so that Anki leaves the others alone", () => {
  const later = new Date(created.getTime() + 60_000);

  const { notes } = deckOf([made, { ...own, updatedAt: later }]);

  expect(notes.map((note) => note.updatedAt)).toEqual([created, later]);
});

it.each([
  ["zh", "导入所有牌组预设配置"],
  ["en", "Import any deck presets"],
] as const)("names the box of Anki's import window that FSRS needs, in %s", (language, box) => {
  expect(deckOf([made], { language, includeFsrs: true }).description).toContain(box);
  expect(deckOf([made], { language }).description).not.toContain(box);
});
