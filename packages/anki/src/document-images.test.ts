import { cardTopic } from "@deckle/cards";
import type { Card } from "@deckle/cards";
import { expect, it } from "vitest";
import { imagesByBlock } from "./document-images.ts";
import { deckFromCards } from "./from-cards.ts";
import { created } from "./testing/sample-deck.ts";

const section = ["第一章"];
const paragraph = (id: string, text: string, under = section) => ({
  id,
  type: "paragraph",
  section: under,
  text,
});
const image = (id: string, mediaId: string, caption?: string) => ({
  id,
  type: "image",
  section,
  mediaId,
  ...(caption === undefined ? {} : { caption }),
});
const media = ["m1", "m2", "m3"].map((id) => ({
  id,
  mimeType: "image/png" as const,
  bytes: Buffer.from(id),
}));
const [cell, plant, logo] = media;

const document = {
  media,
  blocks: [
    paragraph("b0", "前言。"),
    paragraph("b1", "细胞的结构如下。"),
    image("b2", "m1", "图 1 细胞的结构"),
    paragraph("b3", "细胞膜控制物质进出。"),
    image("b4", "m3"),
    paragraph("b5", "没有图。"),
    image("b6", "m2", "Figure 2-1: a plant cell"),
    paragraph("b7", "下一章。", ["第二章"]),
    paragraph("b8", "比较图1和 Fig. 2-1，与图 12 不同。", ["第二章"]),
  ],
};

it("puts images with a caption beside the text around them, and those named beside the text that names them", () => {
  const images = imagesByBlock(document);

  expect(Object.fromEntries(images)).toEqual({
    b1: [cell],
    b2: [cell],
    b3: [cell],
    b5: [plant],
    b6: [plant],
    b8: [cell, plant],
  });
  expect([...images.values()].flat()).not.toContain(logo);
});

it("takes a short paragraph beside an image that begins with its label for the caption", () => {
  const images = imagesByBlock({
    media,
    blocks: [
      image("b0", "m3"),
      paragraph("b1", "细胞壁起支持作用。"),
      image("b2", "m1"),
      paragraph("b3", "图 2-3 植物细胞的结构"),
      paragraph("b4", "叶绿体进行光合作用。"),
      paragraph("b5", "没有图。"),
    ],
  });

  expect(Object.fromEntries(images)).toEqual({ b1: [cell], b2: [cell], b3: [cell], b4: [cell] });
});

it("shows the images of a document on the cards they belong to", () => {
  const card = (id: string, blockId: string): Card => ({
    id,
    type: "basic",
    question: "?",
    answer: "!",
    difficulty: "easy",
    tags: [],
    engine: "offline",
    rule: "test",
    source: { quote: "q", offset: 0, section, blockId },
  });

  const { notes } = deckFromCards({
    boxId: "box",
    name: "书",
    cards: [card("a", "b3"), card("b", "b0")],
    createdAt: created,
    updatedAt: created,
    language: "zh",
    includeFsrs: false,
    cardTopic,
    sourceName: "书.docx",
    images: imagesByBlock(document),
  });

  expect(notes.map((note) => note.images)).toEqual([[cell], undefined]);
});
