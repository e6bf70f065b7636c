import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs, pairsOrQuestions } from "../../testing/pairs.ts";

/** What a text behaves like, the text, and a card that it must give. */
const asked: readonly (readonly [string, string, string])[] = [
  [
    "what somebody had done before stands between him and his deed",
    "Karl Brandt, having lost the harbour, sold the island of Ven to Denmark in 1871.",
    "When did Karl Brandt sell the island of Ven to Denmark? => in 1871",
  ],
  [
    "and is a deed of its own",
    "Otto Lind, having crossed the Sound in 1658 with 400 men, burned the mills of Lund.",
    "When did Otto Lind cross the Sound? => in 1658",
  ],
  [
    "what is told in front of the subject is said of it",
    "Founded in 1388, the school of Varberg is the oldest in Halland.",
    "When was the school of Varberg founded? => in 1388",
  ],
  [
    "an aside with a relative clause in it is left out",
    "Anna Lind, pressed by the guilds of Lund, who were at odds with the bishop, proclaimed the free market in August 1693.",
    "When did Anna Lind proclaim the free market? => in August 1693",
  ],
  [
    "one of them has a name",
    "The queen sent out envoys. One of them, Karl Brandt, signed the peace of Varberg in May 1711.",
    "When did Karl Brandt sign the peace of Varberg? => in May 1711",
  ],
  [
    "it was somebody who did something when",
    "It was Otto Lind who in 1765, for a set of almanacs kept by rich brewers, brought out the first printed charts.",
    "Who brought out the first printed charts in 1765? => Otto Lind",
  ],
  [
    "it was somebody, told who he was",
    "It was Ada Brandt, a ship's doctor working in Lund, who showed in 1897 that lice carry the fever.",
    "What did Ada Brandt show in 1897? => lice carry the fever",
  ],
  [
    "the last of three predicates has the same subject",
    "Karl Brandt drained the marsh, planted the dunes and founded the observatory of Varberg in 1834.",
    "Who founded the observatory of Varberg in 1834? => Karl Brandt",
  ],
  [
    "a deed behind a passive is a clause of its own",
    "Karl Brandt was seized at night and died in April 1803 in the fort of Lund.",
    "When did Karl Brandt die? => in April 1803",
  ],
  [
    "he is the one person whom the sentence before told of",
    "The decree brought over Otto Lind, a former pilot of the fleet. Changing sides in May 1794, he drained the marsh and restored the abbey of Dal in 1798.",
    "When did Otto Lind restore the abbey of Dal? => in 1798",
  ],
  [
    "what he did it for may stand in front without a comma",
    "Otto Lind governed Dal. To revive trade he bound the farmers to the mills.",
    "Why did Otto Lind bind the farmers to the mills? => to revive trade",
  ],
  [
    "only belongs to the date",
    "Sweden recognised the republic of Dal only in 1825.",
    "When did Sweden recognise the republic of Dal? => only in 1825",
  ],
  [
    "whom somebody defeated, and in which war",
    "King Gustav defeated his southern rival Karl Lind in the War of the Bridges.",
    "Who did King Gustav defeat in the War of the Bridges? => his southern rival Karl Lind",
  ],
  [
    "a date may be part of a century",
    "The herring left the Baltic in the course of the fifteenth century.",
    "When did the herring leave the Baltic? => in the course of the fifteenth century",
  ],
  [
    "what is lifted to where is asked with its goal",
    "A mature beech lifts four hundred litres of water to its crown.",
    "How many litres of water does a mature beech lift to its crown? => four hundred",
  ],
  [
    "when it was stands at the end of a plain question",
    "In April 1692 the estates of Lund granted full citizenship to the free farmers.",
    "To whom did the estates of Lund grant full citizenship in April 1692? => the free farmers",
  ],
  [
    "a name in -s is one person",
    "John Maynard Kelles, the son of a Lund economist, resigned from the bank of Ven in June 1919.",
    "Who was John Maynard Kelles? => the son of a Lund economist",
  ],
  [
    "the verb stands behind a relative clause, whatever it is told of",
    "The oil shock of 1873, which doubled the price of coal within months, brought what the books had ruled out.",
    "What did the oil shock of 1873 double? => the price of coal within months",
  ],
  [
    "a contrast between commas is no part of the subject",
    "Sweden, not Denmark, was the first country to tax salt.",
    "What was the first country to tax salt? => Sweden",
  ],
  [
    "a deed told behind another is a clause of its own",
    "Otto Lind died in June 1846, having negotiated a loan of 3.75 million crowns with the bank of Ven.",
    "Who negotiated a loan of 3.75 million crowns with the bank of Ven? => Otto Lind",
  ],
  [
    "what somebody else did to a thing is told behind it",
    "The bishop sold the island of Ven, which Denmark had ceded to Sweden by treaty in 1660.",
    "When did Denmark cede the island of Ven to Sweden by treaty? => in 1660",
  ],
  [
    "it is one thing and not the other, behind a colon",
    "The harvest pays for it: it is the clover, not the rye, which feeds the soil, since it binds nitrogen from the air.",
    "Why does the clover feed the soil? => it binds nitrogen from the air",
  ],
  [
    "a comma in brackets ends no setting",
    "In Breker (C-582/14, 2016), the Court of Dal held that even a house number may suffice.",
    "In Breker (C-582/14, 2016), what did the Court of Dal hold? => even a house number may suffice",
  ],
  [
    "an answer ends before what only goes on from it",
    "Gall fever is a disease caused by single-celled parasites of the genus Lindia, and in spite of its name, which comes from the word for bile, it has nothing to do with the liver.",
    "What is gall fever? => a disease caused by single-celled parasites of the genus Lindia",
  ],
  [
    "a clause needs no pronoun that only the one before it has",
    "It was a hard year, and Karl Brandt closed the bank of Ven in spring.",
    "Who closed the bank of Ven in spring? => Karl Brandt",
  ],
  [
    "a clause may begin with its year",
    "The word is Norse and means a mudflow, and in 1785 a jokul from the crater of Dal buried the town of Armo.",
    "When did a jokul from the crater of Dal bury the town of Armo? => in 1785",
  ],
  [
    "a sentence is shown behind one that is told without what it says in passing",
    "One of them, Karl Brandt, pressed by the guilds of Lund, opened the free market in 1693. This practice was ended by the bishop in 1711.",
    "Karl Brandt opened the free market in 1693. This practice was ended by the bishop in [...]. => 1711",
  ],
  [
    "many people are asked for by who",
    "The price was paid by nearly half a million slaves.",
    "Who paid the price? => nearly half a million slaves",
  ],
  [
    "by hand is how, whatever with",
    "The copper plates were engraved by hand with a steel burin.",
    "How were the copper plates engraved? => by hand with a steel burin",
  ],
];

/** What a text behaves like, the text, the sentence with its gap, and what is hidden. */
const hidden: readonly (readonly [string, string, string, string])[] = [
  [
    "a clause that no question covers is shown alone",
    "Karl Brandt was seized at night and died in April 1803 in the Fort de Joux, a prison in the hills.",
    "Karl Brandt died in April 1803 in the [...], a prison in the hills.",
    "Fort de Joux",
  ],
  [
    "what no question can ask is hidden",
    "Sweden waited until 1862; Denmark recognised the state only in 1871, in return for the island of Ven.",
    "Sweden waited until [...]; Denmark recognised the state only in 1871, in return for the island of Ven.",
    "1862",
  ],
  [
    "two names behind each other are two",
    "The towns, after a first defeat off Falsterbo, hired a fleet and forced on the Danes the Peace of Stralhaven.",
    "The towns, after a first defeat off Falsterbo, hired a fleet and forced on the Danes the [...].",
    "Peace of Stralhaven",
  ],
  [
    "a share is whole, whatever it is of",
    "Rhyolite, at the other end of the scale, has more than 70 per cent silica and comes up in the coldest of all eruptions.",
    "Rhyolite, at the other end of the scale, has more than [...] silica and comes up in the coldest of all eruptions.",
    "70 per cent",
  ],
];

/** What a text behaves like, the text, and a question that nobody should be asked. */
const never: readonly (readonly [string, string, RegExp])[] = [
  [
    "what for, the sentence before said",
    "The United Ports waited until 1862.",
    /hen did the United Ports wait/,
  ],
  [
    "a second verb is left out",
    "Lund scored a 5, Varberg a 7 in the same trial.",
    /^Who scored|What did Lund/,
  ],
  [
    "what was signed has a name",
    'Brandt signed his later work "Old Man Mad about Drawing".',
    /What did Brandt sign/,
  ],
  ["what is kept could be anything", "Seventeenth-century wits kept the sound.", /What did .* keep/],
  [
    "who he was, the text said before",
    "The divisor, an idea he owed to his pupil Karl Brandt, says by how much a wage rises when prices rise.",
    /What is the divisor|^When does the divisor/,
  ],
  [
    "it was nothing that was named",
    "The first diet met at Visby in 1356. At first it was the merchants of Ven who banded together, for the sake of safety, in houses known as Kontore.",
    /what was/i,
  ],
  [
    "in what state somebody was",
    "Karl Brandt, pressed by the guilds of Lund, opened the free market in 1693.",
    /pressed/,
  ],
  [
    "what was broken tells too little",
    "In 1981 Karl Brandt broke the inflation.",
    /What did Karl Brandt break\?/,
  ],
  [
    "a condition of another verb",
    "Cacti open their pores at night, storing the acid until morning.",
    /^Until when/,
  ],
  [
    "the word is no verb of the sentence",
    "Special categories, such as data on health, religion, trade union membership or orientation, are in principle off limits.",
    /categories trade/,
  ],
  [
    "so many things are named behind them",
    "Two notches in the block, the kentō, kept the sheets of Hiroshige in register.",
    /^What (?:were|are) two/,
  ],
  ["two of what, the text said before", "Van Gogh copied two by Hiroshige in oils in 1887.", /^Wh.* two by/],
  [
    "a reason of two deeds",
    "Primaquine kills the sleepers, but test for the deficiency first, because the drug can cause haemolysis.",
    /^Why/,
  ],
  [
    "of two nouns, which was ceded",
    "It was the western third of the island of Dal, which Spain had ceded to France in 1697.",
    /^When did/,
  ],
  ["an indefinite thing could be any", "Otto Lind led a rising in 1790.", /What did Otto Lind lead/],
  [
    "a word in -ed that no list knows is a verb",
    "The ban on salt opened the ports of Dal, and the war flamed up again under Karl Lind.",
    /=> .*, and the war/,
  ],
];

describe("clauses of prose", () => {
  it.each(asked)("%s", async (_behaviour, text, card) => {
    expect(await pairsOrQuestions("en", paragraph(text))).toContain(card);
  });

  it.each(hidden)("%s", async (_behaviour, text, sentence, answer) => {
    expect(await pairs("en", paragraph(text))).toContain(`${sentence} => ${answer}`);
  });

  it.each(never)("no question: %s", async (_behaviour, text, question) => {
    expect((await pairs("en", paragraph(text))).filter((card) => question.test(card))).toEqual([]);
  });

  it("the head of a page is no topic", async () => {
    const cards = await pairs(
      "en",
      paragraph("THE NORTH IN UPROAR 112"),
      paragraph("The estates of Lund met in May 1794. The Convention ratified the step on 4 February 1794."),
    );

    expect(cards.filter((card) => card.includes("UPROAR"))).toEqual([]);
  });

  it("what stands under a heading is still told by it", async () => {
    const cards = await pairs(
      "en",
      heading("The Danish war"),
      paragraph("Karl Brandt, having lost the harbour, sold the island of Ven to Denmark in 1871."),
    );

    expect(cards).not.toEqual([]);
  });
});
