import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = async (title: string, text: string) =>
  (await pairs("en", heading(title), paragraph(text))).join("\n");

describe("an English gap is a whole phrase", () => {
  it.each([
    [
      "a day and whoever acted on it",
      "During the night of 19 June Harald had some forty boats rowed past the boom and the long chain into the inner harbour.",
      /=> June/,
    ],
    [
      "a month of which year",
      "The envoy was robbed in November, but the letters got through.",
      /=> November/,
    ],
    ["half a compound", "Glass rods make use of total internal reflection.", /=> internal reflection/],
    ["an example", "A survey grid usually has two axes, for example price and weight.", /=> example/],
    [
      "an auxiliary",
      "A false copy cannot be sold. A true copy can be shown in a shop; a false copy cannot.",
      /cannot$/m,
    ],
    ["one number of two", "Only about one in 26 unhappy guests complains to the desk.", /=> 26/],
    [
      "a clause",
      "The orders of a week are few. Under a pull system no part of it is made until a customer orders.",
      /=> customer orders/,
    ],
    ["half of a fixed phrase", "No action can be brought in the county on behalf of the dead.", /=> behalf/],
    ["half of a span", "Steam mills set the stage for long strikes of the 20th–21st centuries.", /=> 21st/],
    ["what is denied", "The plural is not a separate word but an ending of the noun.", /=> separate word/],
    ["who is only described", "At least 9,000 black Ruritanians died in separate camps.", /=> Ruritanians/],
    ["a word to the reader", "Please return the library copies of the reader by Friday.", /=> Friday/],
    [
      "a name with its verb",
      "A new group of people called the Orlos came from the north in ships.",
      /=> Orlos came/,
    ],
    [
      "a noun that is named behind it",
      "The Second Realm's kings reigned from the capital city, Memphis.",
      /=> capital city/,
    ],
    [
      "what a clause fills",
      "The ministers drew the conclusion that the army had to be brought under control.",
      /=> conclusion/,
    ],
    [
      "what a line of dates says to the class",
      "TAX 110 / mid-term on 3 March / calculators allowed, no phones",
      /=> 3 March/,
    ],
    [
      "a people that is praised",
      "The Ruritanians were proud Arians, determined to beat the bishops of the south.",
      /=> Ruritanians/,
    ],
    [
      "one of many things that were made",
      'A medal struck in Brevik in the same winter read "He blew and they fled".',
      /=> medal/,
    ],
    [
      "whatever somebody says",
      "Anything the dealer says about the horse becomes part of the bargain if the buyer relies on it.",
      /=> Anything/,
    ],
    ["that something is an exception", "Gifts to the nieces of the donor are an exception.", /=> exception/],
    [
      "a name with its auxiliary",
      "Over the years LABOUR COST Can rise or fall with the harvest of the county.",
      /=> LABOUR COST Can/,
    ],
    ["a question word", "Limiting plans are what determine where the growth of a firm ends.", /=> what/],
  ])("never %s", async (_, sentence, fault) => {
    expect(await made("Notes on it", sentence)).not.toMatch(fault);
  });

  it("G1: an amount ends before its verb, and keeps its unit", async () => {
    expect(
      await made("Titration", "Repeat the run until two results agree to within 0.15 cm³ of each other."),
    ).toContain("=> 0.15 cm³");
  });

  it("G1: an age under which something holds is a gap", async () => {
    expect(
      await made("Capacity", "A child under the age of ten cannot be sued for a debt in Ruritania."),
    ).toContain("=> ten");
  });

  it("G1: a day in May is a gap", async () => {
    expect(
      await made("Ruritania", "The national day is 17 May, when children parade through the streets."),
    ).toContain("17 May");
  });

  it("G1: the day at the head of a line is when", async () => {
    expect(
      await made("The war", "5 November British and Danish paratroops landed at Port Harrow in the morning."),
    ).toContain("On [...] British and Danish paratroops");
  });

  it.each([
    [
      "a long noun behind the last preposition",
      "Rights of way may be created expressly, impliedly or by prescription.",
      "=> prescription",
    ],
    [
      "one number of two clauses",
      "The emergency number for a boat is 18, and 114 works on all the lakes.",
      "=> 18",
    ],
    [
      "what keeps the same size",
      "The slab allocator keeps many caches of objects of the same size.",
      "=> slab allocator",
    ],
  ])("G1: %s", async (_, sentence, answer) => {
    expect(await made("Notes on it", sentence)).toContain(answer);
  });

  it("G1: after which day is left out", async () => {
    expect(
      await made(
        "The campaign",
        "Next day, at the Battle of Tolm, the guns came close enough to do real harm.",
      ),
    ).toContain("At the Battle of [...], the guns");
  });

  it("the year in which somebody looked is worth less than what he saw", async () => {
    const cards = await made(
      "Trade",
      "By 1911 some two thirds of the tin was carried through the Sunda Strait.",
    );

    expect(cards).not.toContain("=> 1911");
  });
});
