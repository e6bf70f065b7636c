import { describe, expect, it } from "vitest";
import { emptyLexicon, loadLexicon } from "./lexicon.ts";
import { createTagger } from "./part-of-speech.ts";

const tag = createTagger(await loadLexicon(), new Set(["Basel"]));

/** The mark of one word of a sentence. */
function tagOf(word: string, sentence: string): string {
  return tag(sentence).find(({ text }) => text === word)?.tag ?? "";
}

describe("what a word is in its sentence", () => {
  it.each([
    ["buried", "VBD", "In 1985 a mudflow from the crater buried the town."],
    ["buried", "VBN", "The town was buried by mud."],
    ["buried", "VBN", "The buried town lies under ash."],
    ["called", "VBN", "An organ called the spermatheca stores the sperm."],
    ["prints", "VBZ", "The publisher prints the map in Basel."],
    ["prints", "NNS", "Cheap prints were sold in the street."],
    ["mates", "VBZ", "She mates only once in her life."],
    ["reach", "VBP", "Within an hour these reach the liver."],
    ["smothers", "VBZ", "Where they have been fished out the seaweed smothers young corals."],
    ["plain", "NN", "The slaves of the northern plain rose."],
    ["rising", "NN", "He led a rising in 1790."],
    ["grow", "VB", "The cone began to grow in a field."],
    ["include", "VBP", "Estates include not only fields but also mills."],
    ["that", "WDT", "It forms droplets that reflect sunlight."],
    ["that", "DT", "The price of that wealth was high."],
    ["colour", "NN", "Each colour is kept in register."],
    ["Basel", "NNP", "Basel is a town on the Rhine."],
    ["Crater", "NNP", "Crater Lake lies in Oregon."],
    ["are", "VBP", "Fuji and Vesuvius are volcanoes."],
    ["1,100", "CD", "It has a temperature of 1,100 degrees."],
    ["constructor", "NN", "The constructor makes one."],
  ])("%s is %s: %s", (word, kind, sentence) => {
    expect(tagOf(word, sentence)).toBe(kind);
  });

  it("a word that no list of common words has is rare, a common one and a name are not", () => {
    const rare = tag("The liver of Anna releases merozoites into the blood.").filter(({ isRare }) => isRare);

    expect(rare.map(({ text }) => text)).toEqual(["merozoites"]);
  });

  it("the words keep their places in the sentence", () => {
    const sentence = "Hokusai's later work isn't signed.";

    expect(tag(sentence).map(({ text, at }) => sentence.slice(at, at + text.length) === text)).not.toContain(
      false,
    );
  });

  it("without a list the endings tell", () => {
    const [, first] = createTagger(emptyLexicon)("The volcanic ash cooled quickly.");

    expect(first?.tag).toBe("JJ");
  });
});
