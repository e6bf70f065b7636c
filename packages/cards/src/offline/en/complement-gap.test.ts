import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = (title: string, text: string) => pairs("en", heading(title), paragraph(text));

describe("what a clause says of its subject is a gap", () => {
  it("G1: a noun or a formula of its own", async () => {
    expect(
      await made("Banks", "The deposit multiplier of a bank is 1 / q, where q is the share it holds back."),
    ).toContain("The deposit multiplier of a bank is [...], where q is the share it holds back. => 1 / q");
  });

  it("G1: but not before the date or the amount of the same sentence", async () => {
    const cards = await made(
      "Drying wood",
      "Drying is quicker in warm air: at 40 °C the boards need about 20 percent less time.",
    );

    expect(cards.join("\n")).not.toContain("=> quicker");
  });

  it.each([
    ["half a verb", "A weak harvest brought the guild down.", /=> guild down/],
    ["a role", "Practice plays an important role in the learning of scales.", /=> important role/],
    ["a kind of which there are many", "The raid on the mint was a fiasco.", /=> fiasco/],
    [
      "a kind that is told behind it",
      "Governors are mechanisms where the speed of a wheel opens its own valve.",
      /=> mechanisms/,
    ],
    ["what is worth doing", "Two further routes over the pass are worth knowing.", /=> worth knowing/],
    [
      "a quality compared",
      "A broad keel and a low mast make the boat more stable in wind.",
      /=> boat more stable/,
    ],
  ])("never %s", async (_, sentence, fault) => {
    expect((await made("Notes", sentence)).join("\n")).not.toMatch(fault);
  });
});
