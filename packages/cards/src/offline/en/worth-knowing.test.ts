import { describe, expect, it } from "vitest";
import { paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";
import { isWorthKnowing } from "./worth-knowing.ts";

const card = (rule: string, question: string, answer: string) => ({ rule, question, answer, score: 0.8 });

describe("an answer that is no knowledge", () => {
  it.each([
    ["fact.object", "What did three principles guide?", "the delegates"],
    ["fact.object", "What do tourists fear?", "the lava"],
    ["fact.object", "What did seventeenth-century wits keep?", "the sound"],
    ["fact.object", "What do expressions evaluate to?", "a resultant value"],
    ["fact.turned", "What did the craze get from the critic Philippe Burty in 1872?", "a name"],
    ["fact.object", "What did Monet collect?", "some 230 of them"],
    ["agent.passive", "What visited the Great Exhibition?", "six million people"],
  ])("%s: %s => %s", (rule, question, answer) => {
    expect(isWorthKnowing(card(rule, question, answer))).toBe(false);
  });

  it.each([
    ["fact.object", "What does flow control protect?", "the receiver"],
    ["fact.object", "To whom do directors owe their duties?", "the company"],
    ["fact.object", "What does the central executive direct?", "attention"],
    ["fact.object", "What does the court fee depend on?", "the value of the claim"],
    ["fact.object", "What did the German Confederation replace?", "the Holy Roman Empire"],
    ["agent.passive", "Who guaranteed Swiss neutrality?", "all the powers"],
    ["definition.sentence", "What is a tuple?", "a way of grouping values into one type"],
  ])("is not this one: %s: %s => %s", (rule, question, answer) => {
    expect(isWorthKnowing(card(rule, question, answer))).toBe(true);
  });

  it("is not asked for", async () => {
    const cards = await pairs("en", paragraph("Tourists fear the lava, yet lava rarely kills anybody."));

    expect(cards.join()).not.toContain("=> the lava");
  });
});

describe("a gap that is no name", () => {
  it.each([
    ["The tuples of the language have a fixed length: Once declared, they cannot grow in size.", "Once"],
    ["Listing 7-14 shows the idiomatic way to bring the map into the scope of a crate.", "7-14 shows"],
  ])("is not made in %s", async (sentence, gap) => {
    const cards = await pairs("en", paragraph(sentence));

    expect(cards.filter((made) => made.endsWith(`=> ${gap}`))).toEqual([]);
  });

  it("is made where the word is spoken of", async () => {
    const cards = await pairs(
      "en",
      paragraph('In modern English "You" is both singular and plural in every register.'),
    );

    expect(cards.join()).toContain('"[...]" is both singular and plural');
  });
});
