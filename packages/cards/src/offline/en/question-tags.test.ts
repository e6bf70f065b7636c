import { describe, expect, it } from "vitest";
import { loadLexicon } from "./lexicon.ts";
import { createTagger } from "./part-of-speech.ts";
import { agreesWithTags } from "./question-tags.ts";

const tagged = createTagger(await loadLexicon());

function agrees(sentence: string, question: string, answer: string, rule = "fact.object"): boolean {
  return agreesWithTags({ rule, question, answer, score: 0.5 }, tagged(sentence));
}

describe("a question and the words of its sentence", () => {
  it.each([
    [
      "a participle is no verb of its noun",
      "Books printed before that year are called incunabula.",
      "When did books print?",
      "before that year",
    ],
    [
      "a subject has no verb in it",
      "If pressure falls, cells beside the glomerulus release renin, which splits a protein.",
      "What does the glomerulus release renin split?",
      "a protein",
    ],
    [
      "an answer does not run on",
      "For three days workers clean cells, then they feed the brood.",
      "What do workers clean?",
      "cells, then they feed the brood",
    ],
  ])("disagree where %s", (_, sentence, question, answer) => {
    expect(agrees(sentence, question, answer)).toBe(false);
  });

  it.each([
    [
      "Drones come from eggs that were not fertilised.",
      "What do drones come from?",
      "eggs that were not fertilised",
    ],
    ["Ash buried the town in 1985.", "What did ash bury?", "the town"],
    ["Workers clean cells.", "What do workers clean?", "cells"],
    ["Squirrels hide their nuts under old roots.", "Where do squirrels hide their nuts?", "under old roots"],
    [
      "The registrar prefers warnings and reprimands to fines.",
      "What does the registrar prefer to fines?",
      "warnings and reprimands",
    ],
    ["Article 48 allowed the president to rule.", "What did Article 48 allow the president to do?", "rule"],
    ["The guild that ran the mill sold the weir.", "What did the guild that ran the mill sell?", "the weir"],
  ])("agree: %s", (sentence, question, answer) => {
    expect(agrees(sentence, question, answer)).toBe(true);
  });

  it("what somebody said may have a verb of its own", () => {
    const sentence = "Karl von Frisch showed a forager tells her sisters where to go.";

    expect(
      agrees(
        sentence,
        "What did Karl von Frisch show?",
        "a forager tells her sisters where to go",
        "saying.content",
      ),
    ).toBe(true);
  });
});
