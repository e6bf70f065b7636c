import { routeExamples, type WireCard } from "@deckle/contract";
import { expect, it } from "vitest";
import { contentOf, draftOf, emptyDraft, withContent } from "./card-draft.ts";

const card: WireCard = routeExamples.createCard.output;

it("a card goes into the fields and comes out the same", () => {
  expect(contentOf(draftOf({ ...card, tags: ["民法", "总则"] }))).toEqual({
    type: "basic",
    question: card.question,
    answer: card.answer,
    tags: ["民法", "总则"],
  });
});

it("a cloze card is edited as its text with gaps", () => {
  const text = "细胞膜由{{c1::磷脂}}和{{c2::蛋白质}}组成";
  const draft = draftOf({ ...card, type: "cloze", text, question: "…", answer: "磷脂" });

  expect(contentOf(draft)).toEqual({ type: "cloze", text, tags: [] });
});

it("each field says what it lacks", () => {
  expect(contentOf(emptyDraft)).toBe("questionMissing");
  expect(contentOf({ ...emptyDraft, question: "q", answer: "  " })).toBe("answerMissing");
  expect(contentOf({ ...emptyDraft, type: "cloze", text: "no gap {{c1::}}" })).toBe("gapMissing");
  expect(contentOf({ ...emptyDraft, question: "q", answer: "a".repeat(10_001) })).toBe("tooLong");
  expect(contentOf({ ...emptyDraft, question: "q", answer: "a", tags: "t".repeat(61) })).toBe("tooManyTags");
});

it("tags are separated by commas of either width, each once", () => {
  const content = contentOf({
    ...emptyDraft,
    question: "q",
    answer: "a",
    tags: " 民法，总则,民法 ,, 考点、",
  });

  expect(content).toMatchObject({ tags: ["民法", "总则", "考点"] });
});

it("a saved cloze text shows its gaps in the question and none in the answer", () => {
  const saved = withContent(card, { type: "cloze", text: "由{{c1::细胞}}构成", tags: [] });

  expect(saved).toMatchObject({ question: "由[...]构成", answer: "由细胞构成", is_edited: true });
});
