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
