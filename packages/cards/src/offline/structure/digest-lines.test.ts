import { describe, expect, it } from "vitest";
import { heading, items, type LooseBlock, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const under = async (topic: string, ...blocks: readonly LooseBlock[]) =>
  pairs("en", heading("Contract", 1), heading(topic), ...blocks);

describe("cases in a digest", () => {
  it.each([
    [
      "a year in square brackets shows a case",
      "Byrne [1880]: a withdrawal of an offer binds only once it has arrived.",
      "What was decided in Byrne [1880]? => a withdrawal of an offer binds only once it has arrived",
    ],
    [
      "what a case came out of is no part of its name",
      "Byrne [1880], arising out of a telegram: a withdrawal binds only once it has arrived.",
      "What was decided in Byrne [1880]? => a withdrawal binds only once it has arrived",
    ],
    [
      "what was held is asked of the case that the line begins with",
      "1.1 Fisher v Bell [1961]. Knife in the window of a shop. Held: goods on display are no offer.",
      "What was held in Fisher v Bell [1961]? => goods on display are no offer",
    ],
    [
      "a single sentence behind the name of a case is what was decided",
      "1.2 Hyde v Wrench [1840]. A counter-offer ends the offer that it answers.",
      "What was decided in Hyde v Wrench [1840]? => A counter-offer ends the offer that it answers",
    ],
  ])("%s", async (_, line, card) => {
    expect(await under("Offers", paragraph(line))).toContain(card);
  });

  it("a case behind an aspect is asked by the aspect", async () => {
    const made = await under(
      "Offers",
      paragraph("2.3 Factors:"),
      ...items(
        false,
        "price of the goods — Fisher v Bell (knife in a window)",
        "wording — Gibson v Bury Council",
      ),
    );

    expect(made).toContain("Which case is cited for “wording”? => Gibson v Bury Council");
    expect(made).toContain("Offers: what are the factors? => price of the goods, wording");
  });
});

describe("terms in running text", () => {
  it("a sentence that names a thing and says what it is stands for itself", async () => {
    const made = await under(
      "Offers",
      paragraph(
        "Nobody has to sell at the price that a label shows. Counter-offer: a reply that changes the terms of the offer.",
      ),
    );

    expect(made).toContain("What is a counter-offer? => a reply that changes the terms of the offer");
  });

  it("a case in the brackets of a term is no clause of it", async () => {
    const made = await under(
      "Acceptance",
      paragraph("Postal rule (Adams, 1818): a letter binds when it is posted."),
    );

    expect(made).toContain(
      "What does the postal rule (Adams, 1818) say? => a letter binds when it is posted",
    );
  });

  it("what a rule requires is no matter of the past", async () => {
    const made = await under(
      "Defences",
      paragraph(
        "Loss of control: a partial defence to murder. Requirements: a qualifying trigger, and others reacted alike.",
      ),
    );

    expect(made.join()).toContain("Loss of control: what are the requirements?");
  });

  it("an exception belongs to the rule before it in the line", async () => {
    const made = await under(
      "Acceptance",
      paragraph(
        "Silence binds nobody in the end. Postal rule: a letter binds when it is posted. Exception: the offeror asks for actual notice.",
      ),
    );

    expect(made).toContain("Postal rule: what is the exception? => the offeror asks for actual notice");
  });

  it("a clause before a colon names nothing", async () => {
    const made = await under(
      "Offers",
      paragraph(
        "Shops know their risk. And the label takes no side too: it is the court that decides about it.",
      ),
    );

    expect(made.join()).not.toContain("meant by");
  });
});

describe("what is told of a term and is not what the term is", () => {
  it.each([
    [
      "a quality",
      "Pure economic loss: generally irrecoverable (cable cut by workmen).",
      "Pure economic loss: generally [...] (cable cut by workmen). => irrecoverable",
    ],
    [
      "a case",
      "Part payment of a debt: only with fresh consideration from the debtor.",
      "Part payment of a debt: only with [...]. => fresh consideration from the debtor",
    ],
    [
      "an amount",
      "No seat belt worn: 25% off where it would have helped.",
      "No seat belt worn: [...] off where it would have helped. => 25%",
    ],
  ])("%s is hidden in the line as it stands", async (_, line, card) => {
    expect(await under("Loss", paragraph(line))).toEqual([card]);
  });

  it("one thing is not many for the ending of its Latin name", async () => {
    const made = await under(
      "Causes",
      paragraph("Novus actus interveniens: a new act that breaks the chain of causes."),
    );

    expect(made).toEqual(["What is novus actus interveniens? => a new act that breaks the chain of causes"]);
  });
});

describe("labels and kinds", () => {
  it("short labels of students are asked in full, of the heading", async () => {
    const made = await pairs(
      "en",
      heading("Pharmacology", 1),
      heading("Statins"),
      ...items(false, "CI: pregnancy, liver disease", "SE: muscle pain and raised enzymes"),
    );

    expect(made).toEqual([
      "Statins: what are the contraindications? => pregnancy, liver disease",
      "Statins: what are the side effects? => muscle pain and raised enzymes",
    ]);
  });

  it("a short label that is defined is a term", async () => {
    const made = await under(
      "Statistics",
      paragraph("CI: a range that holds the true value 95 times in 100."),
    );

    expect(made.join()).not.toContain("contraindications");
  });

  it("a line of a list right under the name of a thing is no head of the lines behind it", async () => {
    const made = await pairs(
      "en",
      heading("Microbes", 1),
      heading("Neisseria meningitidis"),
      ...items(
        false,
        "Gram-negative diplococci",
        "Treatment: ceftriaxone",
        "Prophylaxis: rifampicin for contacts",
      ),
    );

    expect(made.join("\n")).toContain("Neisseria meningitidis: what is the treatment?");
  });

  it("a quality is of the kind that the list announces", async () => {
    const made = await under(
      "Work",
      paragraph("Types of unemployment:"),
      ...items(false, "frictional: between two jobs", "cyclical: lack of demand"),
    );

    expect(made).toContain("What is frictional unemployment? => between two jobs");
  });

  it("what a study found is asked of its authors and its year", async () => {
    const made = await under(
      "Memory",
      paragraph("Loftus & Palmer 1974: leading questions change what witnesses recall."),
    );

    expect(made).toEqual([
      "What did Loftus & Palmer show in 1974? => leading questions change what witnesses recall",
    ]);
  });

  it("a provision behind a term is what governs it", async () => {
    const made = await under("Murder", paragraph("Diminished responsibility — s 2 Homicide Act 1957."));

    expect(made).toEqual(["Which provision governs “Diminished responsibility”? => s 2 Homicide Act 1957"]);
  });

  it("a sentence behind a preposition still tells what a term is", async () => {
    const made = await under(
      "Trade",
      paragraph("J-curve: after a depreciation the balance first worsens, then improves."),
    );

    expect(made.join()).toContain("=> J-curve");
  });

  it("a name equated with its meaning in running text is a term", async () => {
    const made = await under(
      "Memory",
      paragraph(
        "Short lists are kept well by nearly everybody. Chunking = the grouping of items into bigger units.",
      ),
    );

    expect(made).toContain("What is chunking? => the grouping of items into bigger units");
  });

  it("names behind a plural are those of the heading's thing", async () => {
    const made = await under(
      "Henry VIII",
      paragraph("Ministers: Wolsey (fell 1529), Cromwell (executed 1540)"),
    );

    expect(made).toEqual([
      "Henry VIII: who are the ministers? => Wolsey (fell 1529), Cromwell (executed 1540)",
    ]);
  });
});
