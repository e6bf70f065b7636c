import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs, pairsOrQuestions } from "../../testing/pairs.ts";

/** Sentences of law and history prose, each with the card that it must give. */
const asked: readonly (readonly [string, string, string])[] = [
  [
    "what stands between commas is said in passing",
    "The Treaty of Lund, signed in 1676, opened the ports of Halland to Dutch ships.",
    "What did the Treaty of Lund open to Dutch ships? => the ports of Halland",
  ],
  [
    "and has a card of its own",
    "The Charter of 1861, drafted by Otto Lind, gave the towns a chamber.",
    "Who drafted the Charter of 1861? => Otto Lind",
  ],
  [
    "a place between commas is left out",
    "The first canal, between Ulm and Basel, opened in 1872.",
    "When did the first canal open? => in 1872",
  ],
  [
    "somebody without a name does what is done",
    "Title to the goods of a bailor may be transferred by the owner.",
    "Who may transfer title to the goods of a bailor? => the owner",
  ],
  [
    "what may be done has ways",
    "A lease for more than three years must be made by deed.",
    "How must a lease for more than three years be made? => by deed",
  ],
  [
    "to whom a right was given",
    "The Act of 1906 gave the vote to women over 24.",
    "To whom did the Act of 1906 give the vote? => women over 24",
  ],
  [
    "at what temperature",
    "Paraffin wax melts at about 60 °C.",
    "At what temperature does paraffin wax melt? => about 60 °C",
  ],
  [
    "a definition keeps what follows from it",
    "A data leak is a breach of security leading to the loss of records.",
    "What is a data leak? => a breach of security leading to the loss of records",
  ],
  [
    "a relative clause keeps its second verb",
    "Matter is any substance that fills space and has mass.",
    "What is matter? => any substance that fills space and has mass",
  ],
  [
    "within what time, in any event",
    "A claim must be filed promptly and in any event within three months of the decision.",
    "Within what time must a claim be filed? => within three months of the decision",
  ],
  [
    "an adjective behind give describes the thing",
    "A lens of 50 mm gives a natural perspective to portraits.",
    "What does a lens of 50 mm give to portraits? => a natural perspective",
  ],
  [
    "several ways keep their by",
    "Banks are limited by capital rules, by the demand for credit and by the central bank.",
    "How are banks limited? => by capital rules, by the demand for credit and by the central bank",
  ],
  [
    "an example is asked for",
    "The Lind Plan was an example of containment in action.",
    "What was the Lind Plan an example of? => containment in action",
  ],
  [
    "a doer in passing is in the past",
    "The model of Holm, developed by Clara Holm in 1931, explains the trade of small towns.",
    "Who developed the model of Holm? => Clara Holm",
  ],
  [
    "after a clause is when",
    "Gestational gout resolves after the child is born.",
    "When does gestational gout resolve? => after the child is born",
  ],
  [
    "until a year",
    "The League of Halland withheld its consent until 1862.",
    "Until when did the League of Halland withhold its consent? => until 1862",
  ],
  [
    "two plurals are a pair",
    "The registrar prefers warnings and reprimands to fines.",
    "What does the registrar prefer to fines? => warnings and reprimands",
  ],
];

/** Sentences, each with a card that they must not give. */
const silent: readonly (readonly [string, string, RegExp])[] = [
  [
    "a sentence behind a colon is no part of the question",
    "The force may be slight: in Ames (1976) a nudge of the arm so that he fell was enough.",
    /Why may the force/,
  ],
  [
    "which is not said of people",
    "The road began with the journeys of the envoy Zhang Wei, which opened the region to trade.",
    /Zhang Wei open/,
  ],
  ["a habit is no definition", "Lunch is usually a cold meal of bread and cheese.", /What is lunch/i],
  [
    "notes that leave out is",
    "Ciphertext processed as blocks of sixty-four bits by the clerk.",
    /ciphertext process/i,
  ],
  ["a number of votes is no date", "The motion of Holm was defeated by 196 votes to 73.", /=> by 196$/],
  [
    "the merely denied reason",
    "Damages are not available merely because a decision was unlawful.",
    /Why are damages/,
  ],
  [
    "a second duty is no object",
    "The board must encourage honest claims and effectively discourage all others.",
    /=> .*discourage/,
  ],
  [
    "what a person must be able to do is no object",
    "A person must know the case against him and be able to answer it.",
    /=> .*be able/,
  ],
  [
    "one of the causes is no definition",
    "The pact was one of the causes of the war of 1640.",
    /What was the pact/,
  ],
  ["what somebody owns is a noun", "Clara Holm's notes for the Tuesday group of Ulm.", /note for/],
  ["the best conditions for what", "The best conditions are a cool room and dry air.", /the best conditions/],
  [
    "if possible is no answer",
    "The carer should move all objects out of the way if possible.",
    /=> if possible/,
  ],
  ["months are no thing", "Swarms are most common in May and June.", /What are swarms/],
];

describe("English prose of law and history", () => {
  it.each(asked)("G1: asks: %s", async (_name, text, expected) => {
    expect(await pairsOrQuestions("en", heading("Notes on a subject"), paragraph(text))).toContain(expected);
  });

  it.each(silent)("stays silent: %s", async (_name, text, fault) => {
    const cards = await pairs("en", heading("Notes on a subject"), paragraph(text));
    expect(cards.join("\n")).not.toMatch(fault);
  });

  it("G1: asks about who the paragraph spoke of, under a setting too", async () => {
    const cards = await pairs(
      "en",
      heading("Notes on a subject"),
      paragraph(
        "Vincent Holm landed at Ulm in 1790. The towns were afraid of war. In 1791 he freed the serfs of Halland.",
      ),
    );

    expect(cards).toContain("When did Vincent Holm free the serfs of Halland? => in 1791");
  });

  it("G1: asks what lacks an owner under its heading", async () => {
    const cards = await pairs(
      "en",
      heading("Criminal law"),
      heading("Food offences", 2),
      paragraph("The maximum penalty is an unlimited fine."),
    );

    expect(cards).toContain("Food offences: what is the maximum penalty? => an unlimited fine");
  });

  it.each([
    [
      "What did the Court of Appeal confirm in Ames and Burnley? => the rule holds in criminal cases",
      "The Court of Appeal confirmed in Ames and Burnley that the rule holds in criminal cases.",
    ],
    [
      "What does robbery carry? => a maximum of life imprisonment",
      "Robbery is triable on indictment and carries a maximum of life imprisonment.",
    ],
    ["What is deviation read from? => a card on the bridge", "Deviation is read from a card on the bridge."],
  ])("G1: asks: %s", async (expected, text) => {
    expect(await pairsOrQuestions("en", heading("Notes on a subject"), paragraph(text))).toContain(expected);
  });

  it("G1: a name keeps its capital, a protein has none", async () => {
    const cards = await pairs(
      "en",
      heading("Notes on a subject"),
      paragraph("Constantine gave the monks an island near Elba. Cytoglobin stores oxygen in the retina."),
    );

    expect(cards).toContain("What did Constantine give the monks? => an island near Elba");
    expect(cards).toContain("Where does cytoglobin store oxygen? => in the retina");
  });

  it("G1: calls what the title names by its full name", async () => {
    const cards = await pairs(
      "en",
      heading("The Lundish Empire"),
      paragraph("Ida the Tall ruled from 1320. The empire was founded by Otto Lind in the 13th century."),
    );

    expect(cards).toContain("Who founded the Lundish Empire? => Otto Lind");
  });

  it("does not take a kind of thing for what the title names", async () => {
    const cards = await pairs(
      "en",
      heading("The Parliamentary System"),
      heading("Features of American rule", 2),
      paragraph("The system is based on the separation of powers in the union."),
    );

    expect(cards.join("\n")).not.toContain("Parliamentary System based");
  });
});
