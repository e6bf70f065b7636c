import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs, pairsOrQuestions } from "../../testing/pairs.ts";

const cardsOf = (text: string): Promise<readonly string[]> =>
  pairs("en", heading("Notes on a subject"), paragraph(text));

const asked: readonly (readonly [string, string, string])[] = [
  [
    "what a verb regards as the one thing",
    "Most painters regard the winter of 1641 as the start of the Dutch school.",
    "What do most painters regard as the start of the Dutch school? => the winter of 1641",
  ],
  [
    "with how many men a thing was done",
    "The rebels crossed the strait of Orm with sixty riders.",
    "What did the rebels cross with sixty riders? => the strait of Orm",
  ],
  [
    "how a town was taken",
    "The rebels took Visby by surprise.",
    "What did the rebels take by surprise? => Visby",
  ],
  [
    "through what a thing enters",
    "Lymph enters the node through the afferent vessels.",
    "What does lymph enter through the afferent vessels? => the node",
  ],
  [
    "an amount is no thing that goes somewhere",
    "A healthy horse passes five to ten litres of urine a day.",
    "What does a healthy horse pass? => five to ten litres of urine a day",
  ],
  [
    "a noun that looks like a verb",
    "The monks of Selje made a silver map of the coast.",
    "What did the monks of Selje make? => a silver map of the coast",
  ],
  [
    "those who made a thing are people",
    "The windows of the abbey were made by craftsmen from Lübeck.",
    "Who made the windows of the abbey? => craftsmen from Lübeck",
  ],
  [
    "a ruler by one name is somebody",
    "Gudrod was the king of Lindholm from 792 to 810 BCE.",
    "Who was Gudrod? => the king of Lindholm from 792 to 810 BCE",
  ],
  [
    "where somebody came as what",
    "The Saxons came to northern Italy as pilgrims.",
    "Where did the Saxons come? => to northern Italy",
  ],
  [
    "both halves of a pair are the answer",
    "About two million crofters ate hardly anything but oats.",
    "What did about two million crofters eat? => hardly anything but oats",
  ],
  [
    "not only is no answer without but also",
    "Estates include not only fields and barns but also mills and quays.",
    "What do estates include? => not only fields and barns but also mills and quays",
  ],
  [
    "a deed that was begun",
    "After the frost ended, the crofters began planting hardier crops.",
    "After the frost ended, what did the crofters begin doing? => planting hardier crops",
  ],
  [
    "what was fought with",
    "Young students fought the guards with paving stones.",
    "What did young students fight the guards with? => paving stones",
  ],
  [
    "in which year somebody occupied a country",
    "Scania was occupied by the Swedish army in 1658.",
    "Who occupied Scania in 1658? => the Swedish army",
  ],
  [
    "to whom a thing can be given",
    "Saline of low strength can be given to anybody in an emergency.",
    "To whom can saline of low strength be given? => anybody in an emergency",
  ],
  [
    "in which speech a thing was condemned",
    "In May 1711, the bishops condemned the tithe in a speech to the estates of the realm.",
    "In May 1711, what did the bishops condemn in a speech to the estates of the realm? => the tithe",
  ],
  [
    "within what time a thing was rebuilt",
    "King Valdemar rebuilt the fleet within a few years.",
    "Within what time did King Valdemar rebuild the fleet? => within a few years",
  ],
  [
    "what a verb treats its object as",
    "The compiler treats a comma as an operator of low rank.",
    "What does the compiler treat a comma as? => an operator of low rank",
  ],
  [
    "what a thing is replaced with",
    "Ceramic brakes replace cast iron with silicon carbide.",
    "What do ceramic brakes replace cast iron with? => silicon carbide",
  ],
  [
    "an aside does not part an object from its complement",
    "Pepsinogen converts albumin, a protein of egg white, into peptides.",
    "What does pepsinogen convert albumin into? => peptides",
  ],
  [
    "what is bought from whom",
    "Denmark bought timber from Pomerania in 1710.",
    "What did Denmark buy from Pomerania in 1710? => timber",
  ],
  [
    "a relative clause belongs to the object",
    "The panels convert a fifth of the sunlight that strikes them into electricity.",
    "What do the panels convert a fifth of the sunlight that strikes them into? => electricity",
  ],
  [
    "where a thing is kept",
    "Squirrels hide their nuts under the roots of old trees.",
    "Where do squirrels hide their nuts? => under the roots of old trees",
  ],
  [
    "two objects without a preposition",
    "Lower fees gave the Flemish a new reason to trade by sea.",
    "What did lower fees give the Flemish? => a new reason to trade by sea",
  ],
  [
    "a town belongs to what is asked",
    "The chemists of the Holm laboratory isolated thiamine in Bergen.",
    "What did the chemists of the Holm laboratory isolate in Bergen? => thiamine",
  ],
  [
    "a preposition that the question has is not said again",
    "A lien may arise from a contract, from a statute or from long custom.",
    "What may a lien arise from? => a contract, a statute or long custom",
  ],
  [
    "how long is asked with the place",
    "The seeds must be stored in a dry cellar for two months before they are sown.",
    "For how long must the seeds be stored in a dry cellar? => for two months before they are sown",
  ],
  [
    "a second deed is no place",
    "The register is kept in the town hall and reviewed every year.",
    "Where is the register kept? => in the town hall",
  ],
  [
    "of a list of deeds the first alone is the object",
    "Stewards wear a red sash, check every ticket in their row, and report to the gate.",
    "What do stewards wear? => a red sash",
  ],
  [
    "a deed behind a date is part of the question",
    "The Swedes agreed in March 1809 to withdraw their garrison.",
    "When did the Swedes agree to withdraw their garrison? => in March 1809",
  ],
  [
    "what is said in passing before a date is not asked",
    "Otto Falk crossed the Oder, a river that marked the border, in 1519.",
    "When did Otto Falk cross the Oder? => in 1519",
  ],
  [
    "what a named principle says stands behind the colon",
    "The register has three aims. Judge Marlow formulated the mirror principle: the register must show every right in the land.",
    "What does the mirror principle say? => the register must show every right in the land",
  ],
  [
    "two things of a kind are asked for by their number",
    "Remedies can be lost. Two partial remedies, rescission and an account of profits, reduce the loss of a beneficiary.",
    "Which two partial remedies reduce the loss of a beneficiary? => rescission and an account of profits",
  ],
  [
    "a number behind a preposition",
    "Poems have metre and rhyme. Most poems consist of two parts: the octave, or first eight lines, and the sestet.",
    "Which two parts do most poems consist of? => the octave, or first eight lines, and the sestet",
  ],
  [
    "a defence names what it is a defence to",
    "Consent is a defence only to minor assaults.",
    "What is consent a defence to? => minor assaults",
  ],
  [
    "no defence unless",
    "Mistake is no defence to trespass unless the owner caused it.",
    "When is mistake a defence to trespass? => if the owner caused it",
  ],
  [
    "available where",
    "Duress is available where the accused was threatened with death.",
    "When is duress available? => where the accused was threatened with death",
  ],
  [
    "what is described has its name behind it",
    "A boat that is steered by two oars is a scull.",
    "What is a boat that is steered by two oars called? => a scull",
  ],
  [
    "how many were commanded",
    "The admiral commanded about sixty thousand men.",
    "How many men did the admiral command? => about sixty thousand",
  ],
  [
    "who did what a sentence tells in full",
    "In 1911 Clara Holm and Egon Beck isolated thiamine in Bergen.",
    "Who isolated thiamine in Bergen in 1911? => Clara Holm and Egon Beck",
  ],
  [
    "somebody by his kind and his name",
    "The Danish surveyor Jens Falk drew the first map of the Faroes.",
    "Who drew the first map of the Faroes? => the Danish surveyor Jens Falk",
  ],
  [
    "a year stays with the object",
    "Sweden annexed Gotland in 1645.",
    "What did Sweden annex in 1645? => Gotland",
  ],
  [
    "how long stays with the object",
    "The tank stores warm water for two to four hours.",
    "What does the tank store for two to four hours? => warm water",
  ],
  [
    "as far as is how far",
    "The Danes pursued the fleet as far as the mouth of the Oder.",
    "How far did the Danes pursue the fleet? => as far as the mouth of the Oder",
  ],
  [
    "what is said beside a name behind a semicolon",
    "The gate fell at dawn; halberdiers, the heavy foot of the margrave, then stormed the keep.",
    "What were halberdiers? => the heavy foot of the margrave",
  ],
  [
    "a main clause behind a relative one",
    "The Wends were farmers on the Oder. Under Niklot they took Ralsko, which had been a Saxon fort, and at the Battle of Verchen in 1164 they broke the power of the duke of Saxony.",
    "At the Battle of Verchen in 1164, what did the Wends break? => the power of the duke of Saxony",
  ],
  [
    "such a community is asked for by its kind",
    "The bishop let the weavers judge themselves; such a self-governing body of craftsmen was known as a guild.",
    "What was a self-governing body of craftsmen known as? => a guild",
  ],
  [
    "a verb and its noun stay together",
    "The Swedes laid siege to Thorn and Elbing.",
    "What did the Swedes lay siege to? => Thorn and Elbing",
  ],
  [
    "how, where an object alone says little",
    "Digestion splits the molecules with the help of enzymes.",
    "How does digestion split the molecules? => with the help of enzymes",
  ],
  [
    "a definition keeps what its relative clause says",
    "A sleeper is a clause that looks harmless but ends the whole contract.",
    "What is a sleeper? => a clause that looks harmless but ends the whole contract",
  ],
  [
    "a noun without an article may define",
    "Libel is defamation in a permanent form.",
    "What is libel? => defamation in a permanent form",
  ],
  [
    "he is the lender",
    "If the borrower defaults, the lender may sell; he must obtain the best price in the market.",
    "What must the lender obtain? => the best price in the market",
  ],
  [
    "only those that",
    "Only charities that own land are bound by the charter.",
    "Which charities are bound by the charter? => charities that own land",
  ],
  [
    "what share of all",
    "Only about four per cent of the serfs could read.",
    "What share of the serfs could read? => only about four per cent",
  ],
  [
    "a case is a setting without its comma",
    "In the Farrow case (1974) Lord Denholm named two grounds of appeal: bias and delay.",
    "In the Farrow case (1974), which two grounds of appeal did Lord Denholm name? => bias and delay",
  ],
  [
    "a past that looks like the bare verb",
    "In Hale v Marsh (1961) the court set aside the will, because the clerk had signed it.",
    "In Hale v Marsh (1961), why did the court set aside the will? => the clerk had signed it",
  ],
  [
    "a date at the head of a line",
    "3 May Danish troops landed near the Sound of Ven.",
    "On 3 May, where did Danish troops land? => near the Sound of Ven",
  ],
  [
    "a year before a name and what it is",
    "In 1858 Otto Lind, the Danish consul, opened a mission in Aden.",
    "Who was Otto Lind? => the Danish consul",
  ],
  [
    "where somebody was murdered",
    "Earl Rolf was murdered in his tent on the eve of the battle.",
    "Where was Earl Rolf murdered? => in his tent",
  ],
  [
    "a main clause behind a colon may begin with a name",
    "Trade declined. The princes subdued the towns: Brandenburg lost its freedom in 1488.",
    "When did Brandenburg lose its freedom? => in 1488",
  ],
  [
    "to whom something is owed",
    "Directors owe their duties to the company and not to its members.",
    "To whom do directors owe their duties? => the company",
  ],
  [
    "how long somebody may be barred for",
    "An unfit director may be disqualified for between two and fifteen years.",
    "For how long may an unfit director be disqualified? => between two and fifteen years",
  ],
  [
    "a bare noun behind by is a means",
    "A profit can be released by deed.",
    "How can a profit be released? => by deed",
  ],
  [
    "to whom something was passed",
    "The secret file was passed to the judges.",
    "To whom was the secret file passed? => the judges",
  ],
  [
    "a case is asked for as a case",
    "The four conditions of a profit were laid down by Re Marlow Park in 1956.",
    "Which case laid down the four conditions of a profit? => Re Marlow Park",
  ],
  [
    "a condition of two things keeps its verb",
    "A beam is in equilibrium when the resultant force and the resultant moment are zero.",
    "When is a beam in equilibrium? => when the resultant force and the resultant moment are zero",
  ],
  [
    "what somebody is made liable for",
    "The charter makes a master liable for debts of an apprentice.",
    "What does the charter make a master liable for? => debts of an apprentice",
  ],
  [
    "about belongs to the number",
    "The reservoir has about five litres of oil.",
    "How many litres of oil does the reservoir have? => about five",
  ],
  [
    "a duty and its name are asked for in one sentence",
    "The buyer must take steps to keep the loss small; this duty is called mitigation.",
    "What is the duty of the buyer to take steps to keep the loss small called? => mitigation",
  ],
  [
    "by how much, and in which time",
    "The reserves of Sweden fell by 40 million crowns in the first week of May alone.",
    "By how much did the reserves of Sweden fall in the first week of May? => 40 million crowns",
  ],
];

const silent: readonly (readonly [string, string, RegExp])[] = [
  [
    "a date of the other clause",
    "The Lighthouse Act was passed after the Grigg committee reported in 1887.",
    /in 1887/,
  ],
  ["with them belongs to nobody", "Refugees who fled to Norway brought old charts with them.", /with them/],
  [
    "one word is too little of an offer",
    "Denmark, Norway and the bank of Hamburg offered loans.",
    /=> loans/,
  ],
  [
    "a line that tells what to do has no subject",
    "Do not enter until the guard says it is safe.",
    /do not enter/,
  ],
  [
    "with what is supplied nobody can tell",
    "Oxygen is supplied by the umbilical vein.",
    /What supplies oxygen/,
  ],
];

describe("objects that are asked for with their complement", () => {
  it.each(asked)("G1: asks: %s", async (_name, text, expected) => {
    expect(await pairsOrQuestions("en", heading("Notes on a subject"), paragraph(text))).toContain(expected);
  });

  it.each(silent)("G1 N: never asks: %s", async (_name, text, fault) => {
    expect((await cardsOf(text)).filter((card) => fault.test(card))).toEqual([]);
  });
});
