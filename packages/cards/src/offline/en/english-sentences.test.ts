import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs, pairsOrQuestions } from "../../testing/pairs.ts";

/** Sentences, each with the card that it must give. */
const asked: readonly (readonly [string, string, string])[] = [
  [
    "a word in -s before a past and an article is a noun",
    "Early settlers drained the marsh with wooden pumps.",
    "What did early settlers drain? => the marsh with wooden pumps",
  ],
  [
    "what is referred to as something is called so",
    "Plates that cover the gills are referred to as opercula.",
    "What are plates that cover the gills referred to as? => opercula",
  ],
  [
    "what is due to a cause is asked with the same words",
    "Yellow leaves can be due to wet soil or a lack of iron.",
    "What can yellow leaves be due to? => wet soil or a lack of iron",
  ],
  [
    "somebody who was the first is asked for by who",
    "Clara Holm was the first to map the reef from the air.",
    "Who was Clara Holm? => the first to map the reef from the air",
  ],
  [
    "a person of whom a name is said is asked for by who",
    "The man who painted Ulm in the snow was Otto Lind.",
    "Who was the man who painted Ulm in the snow? => Otto Lind",
  ],
  [
    "a particle makes a name",
    "Luca della Torre was a painter whose bright, flat canvases hung in many halls.",
    "Who was Luca della Torre? => a painter whose bright, flat canvases hung in many halls",
  ],
  [
    "a clause behind a colon is no part of the answer",
    "The slope controls the flow: steep beds carry coarse sand to the sea.",
    "What does the slope control? => the flow",
  ],
  [
    "some of which goes on from the answer",
    "The league contained nine towns, some of which left it in the next century.",
    "How many towns did the league contain? => nine",
  ],
  [
    "a doer in the present is asked for first",
    "The tides of the bay are driven by the pull of the Moon.",
    "What drives the tides of the bay? => the pull of the Moon",
  ],
  [
    "a doer behind can",
    "Rust of wheat can be carried to other farms by the wind of one night.",
    "How can rust of wheat be carried to other farms? => by the wind of one night",
  ],
  [
    "an irregular past",
    "The March Hymn was written by Clara Holm.",
    "Who wrote the March Hymn? => Clara Holm",
  ],
  [
    "two participles have one doer",
    "Otto Lind was tried and executed by the Diet of Ulm.",
    "Who tried and executed Otto Lind? => the Diet of Ulm",
  ],
  [
    "by a measure is a way",
    "Sediments are classified by the size of their grains.",
    "How are sediments classified? => by the size of their grains",
  ],
  [
    "in a part of a body is where",
    "Bile salts are made in the liver.",
    "Where are bile salts made? => in the liver",
  ],
  [
    "beneath something is where",
    "Most salt domes form beneath thick layers of clay.",
    "Where do most salt domes form? => beneath thick layers of clay",
  ],
  ["where somebody fled", "Many weavers fled to Norway.", "Where did many weavers flee? => to Norway"],
  [
    "before something is when",
    "The seal of wax is broken before the first vote.",
    "When is the seal of wax broken? => before the first vote",
  ],
  [
    "how long a thing is",
    "A grown lamprey is about 40 cm long.",
    "How long is a grown lamprey? => about 40 cm",
  ],
  [
    "how far below",
    "The floor of Lake Orm lies about 310 m below sea level.",
    "How far below sea level does the floor of Lake Orm lie? => about 310 m",
  ],
  [
    "how fast",
    "Glaciers in Norway move at speeds of up to 30 m per day.",
    "How fast do glaciers in Norway move? => up to 30 m per day",
  ],
  [
    "how often",
    "The comet of Holm can be seen from Earth every 84 years.",
    "How often can the comet of Holm be seen from Earth? => every 84 years",
  ],
  [
    "how much a thing weighs",
    "The human liver weighs about 1.5 kg.",
    "How much does the human liver weigh? => about 1.5 kg",
  ],
  [
    "which share of a whole",
    "Tenants made up about 60 % of the farmers in Friesland.",
    "What share of the farmers in Friesland did tenants make up? => about 60 %",
  ],
  [
    "a thing that many have is written small",
    "Mercury expands when it is heated. Oceans absorb heat from the air above them.",
    "What do oceans absorb? => heat from the air above them",
  ],
  [
    "what a thing is a main one of is asked with these words",
    "Selection is an important driver of variety in small herds and flocks.",
    "What is selection an important driver of? => variety in small herds and flocks",
  ],
  [
    "an adjective before a comma belongs to its noun",
    "Slab pull occurs when a cold, dense plate sinks into the mantle.",
    "When does slab pull occur? => when a cold, dense plate sinks into the mantle",
  ],
  [
    "a second verb behind that is no predicate",
    "The law of Lind stems from the finding that tall plants are likely to live longer and have more seeds.",
    "What does the law of Lind stem from? => the finding that tall plants are likely to live longer and have more seeds",
  ],
  [
    "a third predicate behind a comma is no object",
    "A shell reads a line of the user, forks a child, waits for it.",
    "What does a shell read? => a line of the user",
  ],
  [
    "what is made to do something",
    "The call makes a process run another program.",
    "What does the call make a process do? => run another program",
  ],
  [
    "the following things are asked by their kind",
    "A guild demands the following fees: entry, feast and burial.",
    "Which fees does a guild demand? => entry, feast and burial",
  ],
  [
    "what is exposed to something",
    "Otto Lind exposed the mice to coal dust.",
    "What did Otto Lind expose the mice to? => coal dust",
  ],
  [
    "what is turned into what, by which way",
    "Sugars of the sap are converted through fermentation into alcohol.",
    "What are sugars of the sap converted into through fermentation? => alcohol",
  ],
  [
    "how far something is the reason is not asked",
    "Bricks of clay were adopted partly because timber was dear.",
    "Why were bricks of clay adopted? => timber was dear",
  ],
  [
    "what there are is asked by which",
    "There are three kinds of dykes in Friesland: sea dykes, river dykes and sleepers.",
    "Which three kinds of dykes in Friesland are there? => sea dykes, river dykes and sleepers",
  ],
  [
    "why there is none",
    "There is no duty on a bare licensee, because nobody has promised anything.",
    "Why is there no duty on a bare licensee? => nobody has promised anything",
  ],
  [
    "somebody brought to the front of a sentence",
    "It was Clara Holm who mapped the reef in 1911.",
    "Who mapped the reef in 1911? => Clara Holm",
  ],
  [
    "that is explains a word",
    "The treaty gave merchants immunity, that is, the right to be judged by their own consuls.",
    "What is immunity? => the right to be judged by their own consuls",
  ],
  [
    "a kind and its name",
    "The charter of 1861 created an elected chamber, the Storting, for the towns.",
    "What was the Storting? => an elected chamber",
  ],
  [
    "what takes place in a place",
    "Fermentation takes place in the vats of the upper floor.",
    "Where does fermentation take place? => in the vats of the upper floor",
  ],
  [
    "a second predicate has a card of its own",
    "Frost slows the heart of a frog and thickens the blood of fishes.",
    "What does frost thicken? => the blood of fishes",
  ],
  [
    "what is broken down into something",
    "Starch is broken down into malt sugar by an enzyme of the seed.",
    "What is starch broken down into? => malt sugar by an enzyme of the seed",
  ],
  [
    "two of them act",
    "Copper and zinc act as electrodes of the cell.",
    "What do copper and zinc act as? => electrodes of the cell",
  ],
  [
    "a word between a plural and its verb",
    "Young eels usually enter the rivers in spring.",
    "What do young eels usually enter? => the rivers in spring",
  ],
  [
    "what something cannot do",
    "A mule of either sex cannot reproduce.",
    "What can a mule of either sex not do? => reproduce",
  ],
  [
    "which duty somebody has",
    "A parent, however, has a duty to protect the child.",
    "What duty does a parent have? => to protect the child",
  ],
  [
    "which day, though a comma is in it",
    "On June 28, 1914, Otto Lind opened the harbour of Ulm.",
    "When did Otto Lind open the harbour of Ulm? => on June 28, 1914",
  ],
  [
    "what is asked is the answer",
    "Pragmatics asks how speakers use words in a situation.",
    "What does pragmatics ask? => how speakers use words in a situation",
  ],
  [
    "what somebody objected",
    "Ada Brandt objected that the scale ignores small towns.",
    "What did Ada Brandt object? => the scale ignores small towns",
  ],
];

/** Sentences, each with a card that it must not give. */
const silent: readonly (readonly [string, string, RegExp])[] = [
  [
    "this is what was said before",
    "A court may reduce the award to a fair sum. This is known as a Lind deduction.",
    /What is (?:a|the) court known/,
  ],
  [
    "what is not so is no question",
    "Dead rows are not immediately deleted from the index by a vacuum.",
    /deleted from\?/,
  ],
  ["the penalty for what", "The maximum penalty is an unlimited fine.", /What is the maximum penalty/],
  [
    "stripes, not the ridge, were described",
    "Drills showed stripes beside the Lind Ridge, which were described by Ada Brandt.",
    /Who described the Lind Ridge/,
  ],
  ["an instruction names nothing", "Recall, a call of the kernel, works like a function.", /What is recall/i],
  [
    "how several things are shaped",
    "Twins give insight into how our tastes, habits, and skills are shaped by the home.",
    /skills shaped|shapes skills/,
  ],
  ["an adverb does nothing", "Traditionally used to fight unemployment in the mines.", /traditionally use/i],
  ["an instruction is no fact", "Repeat until two results agree to within one drop.", /What do repeat/i],
  ["an example is no definition", "Fast drying gives small crystals; salt is an example.", /=> an example/],
  [
    "such as begins no object",
    "Coastal processes such as erosion, drift and storm surge shape the spits of Jutland.",
    /coastal process\?/i,
  ],
  [
    "when the members left is not when there were nine",
    "The league contained nine towns, some of which left it in 1534.",
    /When did the league/,
  ],
  [
    "a condition of another predicate",
    "The recipe was known to the monks but had been lost until Ada Brandt found it.",
    /^Until when/m,
  ],
];

describe("English sentences of textbooks", () => {
  it.each(asked)("G1: asks: %s", async (_name, text, expected) => {
    expect(await pairsOrQuestions("en", heading("Notes on a subject"), paragraph(text))).toContain(expected);
  });

  it.each(silent)("stays silent: %s", async (_name, text, fault) => {
    const cards = await pairs("en", heading("Notes on a subject"), paragraph(text));
    expect(cards.join("\n")).not.toMatch(fault);
  });
});
