import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs, pairsOrQuestions } from "../../testing/pairs.ts";

const cardsOf = async (text: string): Promise<string> =>
  (await pairs("en", heading("Notes on a subject"), paragraph(text))).join("\n");

/** Sentences whose first verb is not their own, each with the question that the right verb gives. */
const asked: readonly (readonly [string, string, string])[] = [
  [
    "called and a name only tell who",
    "In the 1680s a captain called Roche organised a fleet that burned the ports of the gulf.",
    "When did a captain called Roche organise a fleet that burned the ports of the gulf? => in the 1680s",
  ],
  [
    "a plural behind an adjective is a noun",
    "On the night of 3 May 1642, dismissed delegates from some thirty parishes met at Aldby.",
    "When did dismissed delegates from some thirty parishes meet at Aldby? => on the night of 3 May 1642",
  ],
  [
    "a form in -ed behind a number tells which",
    "The trade rested on the work of half a million indentured labourers.",
    "What did the trade rest on? => the work of half a million indentured labourers",
  ],
  [
    "schedules is a noun before a verb in its plural",
    "Fixed-rent leases feature a yearly payment in coin.",
    "What do fixed-rent leases feature? => a yearly payment in coin",
  ],
  [
    "the next verb of notes is no object",
    "The weevil breeds in stored grain, prefers damp barns, and carries a fungus.",
    "What does the weevil carry? => a fungus",
  ],
  [
    "where something is put",
    "The seal must be placed in the upper drawer.",
    "Where must the seal be placed? => in the upper drawer",
  ],
  [
    "a verb that belongs with its preposition",
    "The yield depends on the depth of the well.",
    "What does the yield depend on? => the depth of the well",
  ],
  [
    "a chance pair of verb and preposition leaves a gap over the phrase",
    "The toll is presumed in coastal treaties.",
    "The toll is presumed in [...]. => coastal treaties",
  ],
  [
    "a person's adviser is no part of who led",
    "Command of the fleet belonged to Berta Holm, whose pilot was a former monk.",
    "What did command of the fleet belong to? => Berta Holm",
  ],
  [
    "the place belongs to the question",
    "The dean found silver coins at Aldby.",
    "What did the dean find at Aldby? => silver coins",
  ],
  [
    "until when something must not be done",
    "Divers with a cold must not enter the lock until they have rested for two days.",
    "Until when must divers with a cold not enter the lock? => until they have rested for two days",
  ],
  [
    "a second clause without its verb is no part of the answer",
    "Thin glass is cut with a diamond, thick glass with a saw.",
    "What is thin glass cut with? => a diamond",
  ],
  [
    "what somebody tries is no doer",
    "Clara Holm is destroyed by guilt and tries to burn the letters.",
    "How is Clara Holm destroyed? => by guilt",
  ],
];

const silent: readonly (readonly [string, string, RegExp])[] = [
  ["the subject in a relative clause", "Nudging is a method in which rewards guide a habit.", /do a method/],
  ["the plural noun before use", "Police forces around the world use small drones.", /does police/],
  [
    "a list's participle is no verb",
    "Free markets in eastern towns liberated from the guilds.",
    /liberate from/,
  ],
  ["a preposition is not stranded", "Loyalty rose with the pay of the crews.", /rise with\?/],
  ["an answer that says nothing", "The glands release materials.", /=> materials/],
  ["likely to do is no purpose", "Ash found pupils more likely to give the wrong answer.", /=> to give/],
  [
    "the date of a reason is not the main verb's",
    "The patent lapsed because a smith had shown the same pump in Ulm in 1705.",
    /When did the patent lapse/,
  ],
  ["an instruction", "Always explain what you are about to lift.", /do always/],
];

describe("which verb is the sentence's own", () => {
  it.each(asked)("G1: asks: %s", async (_name, text, expected) => {
    expect(await pairsOrQuestions("en", heading("Notes on a subject"), paragraph(text))).toContain(expected);
  });

  it.each(silent)("stays silent: %s", async (_name, text, fault) => {
    expect(await cardsOf(text)).not.toMatch(fault);
  });
});
