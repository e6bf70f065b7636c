import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = (title: string, ...sentences: readonly string[]) =>
  pairs("en", heading(title), paragraph(sentences.join(" ")));

describe("the last resort for a sentence of which nothing is asked", () => {
  it.each([
    [
      "a rare noun behind its verb",
      "Some larvae of the fluke turn instead into cercariae, the swimming forms, which another snail takes up when it feeds.",
      "Some larvae of the fluke turn into [...], the swimming forms, which another snail takes up when it feeds. => cercariae",
    ],
    [
      "what a clause before it tells",
      "Sometimes the roof of an emptied chamber falls in, and the resulting basin, which must be wide enough to earn the name, is a caldera.",
      "and the resulting basin, which must be wide enough to earn the name, is a [...]. => caldera",
    ],
    [
      "a clause of a long sentence that stands alone",
      "All the loose stuff that a glacier leaves behind goes by the name of moraine, and it is sorted by place alone: along the sides it lies in long banks, at the snout it lies in curved ones, and wherever two ice streams once met it lies in the middle as a dark line of stones.",
      "All the loose stuff that a glacier leaves behind goes by the name of [...]. => moraine",
    ],
    [
      "a term in brackets",
      "Even if scratched, the zinc protects, since it is oxidised in place of the iron (a sacrificial anode).",
      "in place of the iron (a [...]). => sacrificial anode",
    ],
    [
      "an amount in words",
      "Whoever was seen at the weir by the miller or one of his men had to answer within one month.",
      "within [...]. => one month",
    ],
  ])("%s is hidden", async (_, sentence, card) => {
    expect((await made("Notes", sentence)).join("\n")).toContain(card);
  });

  it("a sentence that points at the one before is shown behind a clause of it", async () => {
    const cards = await made(
      "Reefs",
      "A sea fan is a soft animal no wider than a plate, yet by laying down horn in thin layers year after year it builds a stem that lasts long after its death.",
      "Most of its food comes not from what it catches but from algae called zoochlorellae, which live inside its skin and hand over the sugars they make.",
    );

    expect(cards.join("\n")).toContain(
      "A sea fan is a soft animal no wider than a plate. Most of its food comes not from what it catches but from algae called [...]",
    );
  });

  it("the only thing of its kind is hidden behind what it is the effect of", async () => {
    const first = "If pressure falls, the gland releases a hormone that tightens the vessels.";
    const second = "The new tablets interrupt this chain, and a dry cough is their commonest side effect.";

    expect(await made("Vessels", first, second)).toContain(
      `${first} The new tablets interrupt this chain, and a [...] is their commonest side effect. => dry cough`,
    );
  });

  it.each([
    [
      "the share of one thing beside the heat of another",
      "Slag glass, with only about 50 per cent silica and a heat of some 1,100 to 1,200 °C, is runny stuff.",
      "=> 50 per cent",
    ],
    [
      "the term that the sentence defines",
      "A spatter rampart, such as the one at Krafla, is just a wall of welded clots round a long vent, seldom over 9 metres high.",
      "A [...], such as the one at Krafla",
    ],
    [
      "what an apposition tells",
      "In 1866 the lava bubbled out without fuss, and flow upon flow piled up into a shield volcano, a broad, gently sloping dome of which Etna is no example.",
      "=> shield volcano",
    ],
  ])("beside other cards of the same sentence: %s", async (_, sentence, card) => {
    expect((await made("Notes", sentence)).join("\n")).toContain(card);
  });

  it("a sentence gets no more cards than its length bears", async () => {
    const sentence = "In 1866 Anna Holt of Leeds sold Josef Braun 300 barrels of Baltic herring at Gdansk.";

    expect((await made("Trade", sentence)).length).toBeLessThanOrEqual(3);
  });

  it.each([
    [
      "one of two subjects",
      "In the weaving shed, to which most pupils were sent, Ada Roth and Ida Lund turned out cloths that sold.",
      /=> Ida Lund/,
    ],
    ["what its verb does to itself", "The left pump pushes it into the narrow overflow basin.", /=> /],
    [
      "a term of the heading",
      "Moraines of the valley are ridges made by the slow moraine builder.",
      /=> moraine/i,
    ],
    ["what one is of", "Crater Lake in Oregon, whatever its name, fills one.", /=> Oregon/],
    [
      "half of a title",
      "The Great Wave off Kanagawa, of about 1831, belongs to a series of forty-six prints by Hokusai.",
      /=> Kanagawa/,
    ],
    [
      "a sentence of many behind one of one",
      "The craze got a name from the critic Philippe Burty. Monet collected some 230 of them, Vincent copied two by Hiroshige in oils.",
      /Burty\. Monet/,
    ],
    [
      "the condition of a sentence",
      "When the news of 1789 crossed the bay, it was not the nobles but the millers who cheered.",
      /=> 1789/,
    ],
    [
      "notes with arrows",
      "Vanc by mouth is not absorbed -> used for colonic clostridia precisely because of that.",
      /=> colonic/,
    ],
  ])("never %s", async (_, sentence, fault) => {
    expect((await made("Moraines", sentence)).join("\n")).not.toMatch(fault);
  });
});
