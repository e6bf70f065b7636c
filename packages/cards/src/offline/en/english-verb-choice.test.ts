import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

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
];

const silent: readonly (readonly [string, string, RegExp])[] = [
  ["the subject in a relative clause", "Nudging is a method in which rewards guide a habit.", /do a method/],
  ["the plural noun before use", "Police forces around the world use small drones.", /does police/],
  [
    "a list's participle is no verb",
    "Free markets in eastern towns liberated from the guilds.",
    /liberate from/,
  ],
  ["an instruction", "Always explain what you are about to lift.", /do always/],
];

describe("which verb is the sentence's own", () => {
  it.each(asked)("G1: asks: %s", async (_name, text, expected) => {
    expect((await cardsOf(text)).split("\n")).toContain(expected);
  });

  it.each(silent)("stays silent: %s", async (_name, text, fault) => {
    expect(await cardsOf(text)).not.toMatch(fault);
  });
});
