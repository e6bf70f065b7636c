import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairsOrQuestions } from "../../testing/pairs.ts";

const asked: readonly (readonly [string, string, string])[] = [
  [
    "a word in -s before a verb in its plural is a noun",
    "Common grounds include fraud and duress.",
    "What do common grounds include? => fraud and duress",
  ],
  [
    "also when the verb is not next to the head",
    "Boots with rubber soles reduce slipping on ice, since the rubber stays soft.",
    "Why do boots with rubber soles reduce slipping on ice? => the rubber stays soft",
  ],
  [
    "a case is the setting of what the court held in it",
    "In Ames v Burnley (1891) the court held that a silent partner is liable.",
    "In Ames v Burnley (1891), what did the court hold? => a silent partner is liable",
  ],
  [
    "a ruler keeps his capital",
    "In 1825, Charles X recognised the colony of the north.",
    "Who recognised the colony of the north in 1825? => Charles X",
  ],
  [
    "a year keeps its era",
    "In 46 BC Caesar reformed the Roman calendar.",
    "When did Caesar reform the Roman calendar? => in 46 BC",
  ],
  [
    "what is tried is asked for with the verb",
    "The leagues sought to control the grain trade.",
    "What did the leagues seek to do? => control the grain trade",
  ],
  [
    "what somebody is let do",
    "A proxy lets clients reuse old answers.",
    "What does a proxy let clients do? => reuse old answers",
  ],
  [
    "what somebody is kept from doing",
    "A mutex prevents two threads from entering the section at once.",
    "What does a mutex prevent two threads from doing? => entering the section at once",
  ],
  [
    "as behind a comma is a reason",
    "Wills of minors are void, as a minor lacks capacity.",
    "Why are wills of minors void? => a minor lacks capacity",
  ],
  [
    "a never is kept",
    "Live vaccines must never be given to pregnant women, as they may harm the unborn child.",
    "Why must live vaccines never be given to pregnant women? => they may harm the unborn child",
  ],
  [
    "what is given for an end is asked for by why",
    "Vitamin K is given to prevent bleeding.",
    "Why is vitamin K given? => to prevent bleeding",
  ],
  [
    "the effect behind a comma is no part of the object",
    "Dams reduce the load of a river, making the water clear.",
    "What do dams reduce? => the load of a river",
  ],
  [
    "a second predicate is no part of a definition",
    "A ledger is the main book of a firm and records every sale.",
    "What is a ledger? => the main book of a firm",
  ],
  [
    "a verb of a relative clause is one",
    "A broker is a person that buys and resells goods for others.",
    "What is a broker? => a person that buys and resells goods for others",
  ],
  [
    "a date in a relative clause is none of the noun",
    "The union signed the Pact of Lund in 1676, which ended the strike.",
    "What did the Pact of Lund end? => the strike",
  ],
  [
    "it behind a setting is what the text speaks of",
    "The diaphragm is a muscle below the lungs. In a resting adult it moves about 15 times per minute.",
    "In a resting adult, how many times per minute does the diaphragm move? => about 15",
  ],
  [
    "what a thing is turned into",
    "The mill converts grain into flour.",
    "What does the mill convert grain into? => flour",
  ],
  [
    "an amount of change is asked for by how much",
    "The balance increases by two pounds for each week of delay.",
    "By how much does the balance increase? => two pounds for each week of delay",
  ],
  [
    "means are asked for by how",
    "A kiln dries timber by means of hot air.",
    "How does a kiln dry timber? => by means of hot air",
  ],
  [
    "a reason may come first",
    "Because the key depends on the text, a page cannot move without a new index.",
    "Why can a page not move without a new index? => the key depends on the text",
  ],
  [
    "kinds behind a colon are the answer",
    "A guild keeps three kinds of books: rolls, ledgers and charters.",
    "Which three kinds of books does a guild keep? => rolls, ledgers and charters",
  ],
  [
    "what a thing is the chief one of is asked the other way round",
    "Rivalry is the main feature of a duel.",
    "What is the main feature of a duel? => rivalry",
  ],
  [
    "who did what only people do",
    "The abbot was killed by a band of raiders.",
    "Who killed the abbot? => a band of raiders",
  ],
  [
    "a passive keeps its setting",
    "Before 1620, the valley was ruled by the counts of Ahr.",
    "Before 1620, who ruled the valley? => the counts of Ahr",
  ],
  [
    "an amount is no place",
    "The fever affects over 3 million people.",
    "How many people does the fever affect? => over 3 million",
  ],
  [
    "a noun in -ly is no adverb",
    "A duopoly is a market with two sellers.",
    "What is a duopoly? => a market with two sellers",
  ],
  [
    "a century with during is a time",
    "The custom emerged in northern Spain during the 15th century.",
    "When did the custom emerge in northern Spain? => during the 15th century",
  ],
  [
    "what a study showed is asked without its that",
    "Marsh and Dell (1974) showed that rats prefer the dark.",
    "What did Marsh and Dell (1974) show? => rats prefer the dark",
  ],
  [
    "what somebody believed, without its that",
    "The envoy believed tolls were a cause of the riot.",
    "What did the envoy believe? => tolls were a cause of the riot",
  ],
  [
    "a name does not end in a preposition",
    "Radium was discovered by Marie Curie and Pierre Curie.",
    "Who discovered radium? => Marie Curie and Pierre Curie",
  ],
  ["a letter is a name", "B cells recognise free antigens.", "What do B cells recognise? => free antigens"],
  [
    "a past that looks like the present",
    "In Dale v Orr (1911) the House of Lords read the clause as a penalty for late payment.",
    "In Dale v Orr (1911), what did the House of Lords read? => the clause as a penalty for late payment",
  ],
  [
    "a compound before its noun",
    "Fixed-rate loans reinforce thrift among young families.",
    "What do fixed-rate loans reinforce? => thrift among young families",
  ],
  [
    "a past before a counted noun is the verb",
    "In Lowe v Ash [1987] the Court of Appeal upheld a gift of fifty shares out of 900 because the shares were alike.",
    "In Lowe v Ash [1987], why did the Court of Appeal uphold a gift of fifty shares out of 900? => the shares were alike",
  ],
  [
    "a number is no article",
    "Article 48 allowed the president to rule alone.",
    "What did Article 48 allow the president to do? => rule alone",
  ],
  [
    "what came first is asked for",
    "Ghent was the first town to spin flax by machine.",
    "What was the first town to spin flax by machine? => Ghent",
  ],
  [
    "what moves for an end is asked why",
    "The sap rises to feed the new leaves.",
    "Why does the sap rise? => to feed the new leaves",
  ],
  [
    "a signal is given to do something",
    "The hormone signals the liver to store sugar.",
    "What does the hormone signal the liver to do? => store sugar",
  ],
  [
    "how often is no part of the thing",
    "Barges crossed the upper lake regularly.",
    "What did barges cross? => the upper lake",
  ],
  [
    "American spelling is a verb too",
    "The lantern symbolizes the hope of the miners.",
    "What does the lantern symbolize? => the hope of the miners",
  ],
  [
    "a name with a byname keeps its capital",
    "Ludwig the Pious hid the exile in a tower.",
    "Where did Ludwig the Pious hide the exile? => in a tower",
  ],
  [
    "a decade ends a sentence",
    "Anna Reuter studied moods at Lund in the early 1960s. In her test nobody was told the aim.",
    "When did Anna Reuter study moods at Lund? => in the early 1960s",
  ],
  [
    "in addition to is no opening",
    "In addition to the tithe, the abbey gave each tenant a share of the harvest.",
    "In addition to the tithe, what did the abbey give each tenant? => a share of the harvest",
  ],
  [
    "a plural in -i",
    "Swollen naevi reflect reduced clearance of the hormone.",
    "What do swollen naevi reflect? => reduced clearance of the hormone",
  ],
  [
    "any verb that is no noun shows that a word in -s is one",
    "Expert witnesses swear an oath before the judge.",
    "What do expert witnesses swear? => an oath before the judge",
  ],
  [
    "an object may be wrapped for an end",
    "Decorators wrap a call to change its result.",
    "Why do decorators wrap a call? => to change its result",
  ],
  [
    "a result behind a comma is no part of a condition",
    "Bonds break when the strain is high, resulting in a crack.",
    "When do bonds break? => when the strain is high",
  ],
  [
    "who did what only people do, though they have no name",
    "The sect was persecuted by both parties.",
    "Who persecuted the sect? => both parties",
  ],
  [
    "an adjective alone is no subject",
    "Registered charges rank before all later ones.",
    "What do registered charges rank before? => all later ones",
  ],
  [
    "a word in -s before its object is the verb",
    "The gate changes shape if the heat is extreme.",
    "When does the gate change shape? => if the heat is extreme",
  ],
  [
    "will may be a noun",
    "Her strength of will is small. The queen's strength of will leads to the siege of Ulm.",
    "What does the queen's strength of will lead to? => the siege of Ulm",
  ],
  [
    "what is told to whom",
    "The margin tells managers how far sales can fall.",
    "What does the margin tell managers? => how far sales can fall",
  ],
  [
    "a noun before have is no second verb",
    "Holders receive dividends only after interest and tax have been paid.",
    "When do holders receive dividends? => only after interest and tax have been paid",
  ],
  [
    "a noun in -s before a past",
    "Seven slave states announced their secession from the union.",
    "What did seven slave states announce? => their secession from the union",
  ],
  [
    "one cause, one thing to do",
    "The dye causes the cell to swell, making it visible.",
    "What does the dye cause the cell to do? => swell",
  ],
  [
    "a date may be about",
    "Otto the Old conquered Pisa in about 961.",
    "When did Otto the Old conquer Pisa? => in about 961",
  ],
  [
    "what comes of a way is no part of it",
    "The mayor responded by calling out the guard, leading to a riot.",
    "How did the mayor respond? => by calling out the guard",
  ],
  [
    "a teacher is somebody",
    "Ananda, the last of the old teachers, preached peace towards all men.",
    "Who was Ananda? => the last of the old teachers",
  ],
  [
    "what is proposed for an end is asked why",
    "Dark matter was proposed to explain the turning of galaxies.",
    "Why was dark matter proposed? => to explain the turning of galaxies",
  ],
  [
    "a mere comma does not join two sentences of notes",
    "The clerk writes sums into the ledger, the auditor records them.",
    "What does the clerk write into the ledger? => sums",
  ],
  [
    "had not is not turned into did not",
    "The estates had not met since 1614.",
    "Since when had the estates not met? => since 1614",
  ],
  [
    "needs may be a noun",
    "Basic needs cause unrest when they are not met.",
    "When do basic needs cause unrest? => when they are not met",
  ],
  [
    "an aim behind a date is no span",
    "Norway and Sweden signed a pact in January 1815 to resist the league.",
    "When did Norway and Sweden sign a pact to resist the league? => in January 1815",
  ],
  [
    "a second predicate is no part of a quality",
    "The rule on gifts is essential for heirs and forms a large part of the code.",
    "What is the rule on gifts essential for? => heirs",
  ],
  [
    "how, without how far",
    "A bank can slow prices, mostly by raising rates.",
    "How can a bank slow prices? => by raising rates",
  ],
  [
    "when, and when not",
    "A bid takes effect when the letter is posted, not when it is received.",
    "When does a bid take effect? => when the letter is posted, not when it is received",
  ],
  [
    "what somebody did after something else",
    "Urco began the long wars after he had beaten the Chanca in 1438.",
    "What did Urco begin? => the long wars",
  ],
  [
    "a member of a list is no verb",
    "Fair reasons include theft, redundancy and lack of skill.",
    "What do fair reasons include? => theft, redundancy and lack of skill",
  ],
  [
    "how somebody is liable",
    "Carriers are vicariously liable for the faults of their crews.",
    "What are carriers vicariously liable for? => the faults of their crews",
  ],
  [
    "what is put into a thing",
    "The pump drives sodium into the tubule.",
    "What does the pump drive into the tubule? => sodium",
  ],
  [
    "what for",
    "The monks drained the marsh to grow barley.",
    "Why did the monks drain the marsh? => to grow barley",
  ],
  [
    "the superlative is asked for",
    "Flat tariffs are rare. A poll tax is the simplest direct tax.",
    "What is the simplest direct tax? => a poll tax",
  ],
  [
    "had died is asked as did die",
    "The duke mourned Clara Holm, who had died at Basel in 1702.",
    "When did Clara Holm die at Basel? => in 1702",
  ],
  [
    "a word that only opens a sentence is left out of its gap",
    "Finally, not one of the towers outlived the winter of Ingrid Sparre.",
    "Not one of the towers outlived the winter of [...]. => Ingrid Sparre",
  ],
  [
    "the gap of a name is the whole name",
    "Not until the plague was over did Ottilie Brandt rebuild the harbour and its mole.",
    "Not until the plague was over did [...] rebuild the harbour and its mole. => Ottilie Brandt",
  ],
  [
    "the gap of an amount holds its unit",
    "No pump of that size ever raised more than 12 litres per second.",
    "No pump of that size ever raised more than [...]. => 12 litres per second",
  ],
];

describe("questions about English sentences", () => {
  it.each(asked)("G1: asks: %s", async (_name, text, expected) => {
    expect(await pairsOrQuestions("en", heading("Notes on a subject"), paragraph(text))).toContain(expected);
  });
});
