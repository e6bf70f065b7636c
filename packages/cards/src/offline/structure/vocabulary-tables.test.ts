import { describe, expect, it } from "vitest";
import { heading, table } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

describe("tables of words of a language", () => {
  it.each([
    ["Danish", "English", "en fugl", "Danish"],
    ["icelandic", "english", "fugl", "Icelandic"],
    ["Bahasa Indonesia", "English", "burung", "Indonesian"],
    ["Swahili words", "Meaning", "ndege", "Swahili"],
  ])("G1: %s beside %s is a language, however it is written", async (from, to, word, language) => {
    const made = await pairs(
      "en",
      heading("In the garden"),
      table([from, to, "Class"], [word, "bird", "neuter"]),
    );

    expect(made).toEqual([
      `What does “${word}” mean${/^english$/i.test(to) ? " in English" : ""}? => bird`,
      `How do you say “bird” in ${language}? => ${word}`,
    ]);
  });

  it("G1: the meaning may stand before the word", async () => {
    const made = await pairs("en", heading("In the garden"), table(["English", "Czech"], ["bird", "pták"]));

    expect(made).toEqual([
      "What does “pták” mean in English? => bird",
      "How do you say “bird” in Czech? => pták",
    ]);
  });

  it("G1: a meaning beside an example is that of the example", async () => {
    const made = await pairs(
      "en",
      heading("Cases"),
      table(["Case", "Ending", "Example", "Meaning"], ["inessive", "-ssa", "talossa", "in the house"]),
    );

    expect(made).toContain("What does “talossa” mean? => in the house");
    expect(made.join("\n")).not.toContain("“inessive” mean");
  });

  it("G1: two words with one meaning are told apart by their use", async () => {
    const made = await pairs(
      "en",
      heading("Pronouns"),
      table(
        ["Malay", "English", "Use"],
        ["kami", "we", "without the listener"],
        ["kita", "we", "with the listener"],
      ),
    );

    expect(made).toContain("What does “kita” mean in English? => we (with the listener)");
    expect(made).toContain("How do you say “we” (without the listener) in Malay? => kami");
  });
});
