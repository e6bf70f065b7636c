import { DatabaseSync } from "node:sqlite";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { buildPackage } from "./build-package.ts";
import { buildCollection } from "./collection.ts";
import type { AnkiNote } from "./deck.ts";
import { cleanText, deckNameParts, tagColumn } from "./field-text.ts";
import { noteGuid } from "./identity.ts";
import { createMediaCollection } from "./media.ts";
import { basicNote, clozeNote, now, sampleDeck } from "./testing/sample-deck.ts";
import { cleanAudit, describeRealAnki, importLog } from "./testing/real-anki.ts";

const timeout = 120_000;
/** More of them: `RANDOM_DECKS=1000 npm test -- --project unit real-anki-text`. */
const randomDecks = Number(process.env["RANDOM_DECKS"] ?? 100);

const packageOfNotes = async (notes: readonly AnkiNote[]) => await buildPackage(sampleDeck(notes), { now });

describeRealAnki("any text in the real Anki", ({ importIntoAnki }) => {
  it("shows text as text: markup, sound tags, LaTeX and templates of the source do nothing", async () => {
    const { imports, rendered } = await importIntoAnki(
      [
        await packageOfNotes([
          basicNote({
            guidSource: "a",
            question: "<b>x</b> [sound:a.mp3] [latex]y[/latex] {{Question}} [$]z[/$]",
          }),
          basicNote({ guidSource: "b", question: "[anki:tts lang=en_US]hello[/anki:tts]" }),
          clozeNote({
            guidSource: "c",
            text: "$x={{c1::\\frac{a}{b}}}$ and {{c2::std::vector}}",
            hints: "none",
          }),
        ]),
      ],
      ["--render=4"],
    );

    expect(imports[0]?.audit).toEqual(cleanAudit);
    expect(rendered[0]?.question).toContain(
      "&lt;b&gt;x&lt;/b&gt; &#91;sound:a.mp3] &#91;latex]y&#91;/latex] {{Question}} &#91;$]z&#91;/$]",
    );
    expect(rendered[1]?.question).toContain("&#91;anki:tts lang=en_US]hello&#91;/anki:tts]");
    expect(rendered[2]?.question).toMatch(/\\\(x=.*\[\.\.\.\].*\\\)/);
    expect(rendered[2]?.answer).toContain("\\frac{a}{b&#125;");
    expect(rendered[3]?.answer).toContain("std:&#58;vector");
  });

  it("shows what a question is about above it, and not above the answer that is asked from", async () => {
    const topic = "The kidney › <i>Structure</i>";
    const { imports, rendered } = await importIntoAnki(
      [
        await packageOfNotes([
          basicNote({ guidSource: "a", topic, question: "What does each weigh?", direction: "both" }),
          clozeNote({ guidSource: "b", topic, text: "Each weighs {{c1::150 g}}." }),
          basicNote({ guidSource: "c", question: "What is a kidney?" }),
        ]),
      ],
      ["--render=4"],
    );

    const shown = '<div class="topic">The kidney › &lt;i&gt;Structure&lt;/i&gt;</div>';
    expect(imports[0]?.audit).toEqual(cleanAudit);
    expect(rendered.map(({ question }) => question.includes(shown))).toEqual([true, false, true, false]);
    expect(rendered[3]?.question).not.toContain("topic");
  });

  it("takes the hardest single notes: separators, halves of letters, numbers, long texts, many gaps", async () => {
    const manyGaps = Array.from({ length: 520 }, (_, index) => `{{c${index + 1}::${index}}}`).join(" ");
    const notes = [
      basicNote({ guidSource: "separator", question: "a\u001fb\u0000c" }),
      basicNote({ guidSource: "surrogate", question: "x\ud800y" }),
      basicNote({ guidSource: "number", question: "0042" }),
      basicNote({ guidSource: "float", question: "1e5" }),
      basicNote({ guidSource: "long", question: "长".repeat(60_000) }),
      basicNote({ guidSource: "rtl", question: "مرحبا بالعالم" }),
      basicNote({ guidSource: "decomposed", question: "e\u0301" }),
      basicNote({ guidSource: "tags", question: "t", tags: ["two words", "a::b", "leech", "::"] }),
      clozeNote({ guidSource: "gaps", text: manyGaps }),
    ];

    const { imports } = await importIntoAnki([await packageOfNotes(notes)]);

    expect(imports[0]?.log).toEqual(importLog({ new: notes.length }));
    expect(imports[0]?.audit).toEqual(cleanAudit);
    expect(imports[0]?.state.notes.slice(0, 4).map((note) => note.fields["Question"])).toEqual([
      "abc",
      "x\ufffdy",
      "0042",
      "1e5",
    ]);
    expect(imports[0]?.state.notes[7]?.tags).toEqual(["a::b", "two_words"]);
    expect(imports[0]?.state.cards.filter((card) => card.guid === noteGuid("gaps"))).toHaveLength(500);
  });

  it.each([
    "{{c1,2::two cards}} of one gap",
    "{{c3,1::with a hint::hint}}",
    "{{c1,0::x}}",
    "{{c2::does not begin at one}}",
    "{{c1::a}} {{c3::c}}",
    "{{c1::over\ntwo lines}}",
    "{{c1::outer {{c2::inner}} outer}}",
    "{{c1::a {{c2::b {{c3::c {{c4::d {{c5::e {{c6::f {{c7::g {{c8::h}} g}} f}} e}} d}} c}} b}} a}}",
    "{{c1::text::hint}} {{c1::text::{{c2::hint}}}}",
    "{{c1::$x^{2}$}} and $y = {{c2::\\frac{1}{2}}}$",
    '{{c1::<b class="x">bold</b>}}',
    "{{c1::漢字[かんじ]}}",
    "{{c1::}} {{c2::}}x",
    "{{c01::leading nought}}",
    "{{c１::other digits}} {{c1::x}}",
    "{{c0::nought}} {{c1::x}}",
    "{{c1::never closed {{c2::x}}",
    "}} {{c1::x}} {{",
    "{{{c1::braces}}}",
    "{{c1::std::vector<int>}}",
    "{{c500::last}} {{c501::too many}}",
  ])("makes the cards from %j that Anki would", async (text) => {
    const { imports } = await importIntoAnki([await packageOfNotes([clozeNote({ guidSource: "a", text })])]);

    const [result] = imports;
    const ordinals = result?.state.cards.map((card) => card.ord + 1);
    expect(ordinals?.length).toBeGreaterThan(0);
    expect(result?.state.notes[0]?.gaps).toEqual(ordinals);
    expect(result?.audit).toEqual(cleanAudit);
  });

  it("shows a gap of two cards on each of them", async () => {
    const note = clozeNote({ guidSource: "a", text: "{{c1,2::hidden::hint}} shown {{c2::more}}" });

    const { rendered } = await importIntoAnki([await packageOfNotes([note])], ["--render=2"]);

    expect(rendered.map(({ question }) => textOf(question))).toEqual([
      "[hint] shown more",
      "[hint] shown [...]",
    ]);
  });

  it("writes the sort field and checksum that Anki works out itself", async () => {
    const notes = [
      "plain",
      "0042",
      "a\nb",
      'a < b & c > "d"',
      "non\u00a0breaking",
      "$x_1$ 与 $y$",
      "&amp; &nbsp; &hearts; &#65;",
      '<img src="x.png"> <!-- note -->',
      "細胞\u3000膜",
      "e\u0301",
    ].map((question, index) => basicNote({ guidSource: String(index), question }));
    const database = new DatabaseSync(":memory:");
    database.deserialize(await buildCollection(sampleDeck(notes), now.getTime(), createMediaCollection()));
    const written = database.prepare("SELECT sfld, csum FROM notes ORDER BY id").all();
    database.close();

    const { imports } = await importIntoAnki([await packageOfNotes(notes)]);

    expect(imports[0]?.state.notes.map((note) => [note.sortField, note.checksum])).toEqual(
      written.map((row) => [row["sfld"], row["csum"]]),
    );
  });

  it(
    "takes any text there is and gives it back the same",
    { timeout: timeout + randomDecks * 500 },
    async () => {
      const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
      const decks = randomDeckTexts(seed).map((texts, index) => ({
        name: `${index} ${texts[0]}`,
        notes: texts.map((given, place) =>
          randomNote(place % 2 === 0 ? "basic" : "cloze", `${index}/${place}`, given),
        ),
      }));
      const packages = await Promise.all(
        decks.map(async ({ name, notes }) => await buildPackage(sampleDeck(notes, { name }), { now })),
      );

      const { imports } = await importIntoAnki(packages, ["--brief"]);

      const last = imports.at(-1);
      expect(
        imports.map((step) => step.log),
        `SEED=${seed}`,
      ).toEqual(decks.map(({ notes }) => importLog({ new: notes.length })));
      expect(last?.audit, `SEED=${seed}`).toEqual(cleanAudit);
      const cards = Map.groupBy(last?.state.cards ?? [], (card) => card.guid);
      const found = (last?.state.notes ?? []).map((note) => ({
        guid: note.guid,
        texts: readTexts(note.fields),
        tags: note.tags.join(" "),
        decks: [...new Set(cards.get(note.guid)?.map((card) => card.deck))],
        ordinals: cards.get(note.guid)?.map((card) => card.ord),
      }));
      const gaps = new Map(last?.state.notes.map((note) => [note.guid, note.gaps.map((gap) => gap - 1)]));
      const byGuid = (one: { guid: string }, other: { guid: string }) => (one.guid < other.guid ? -1 : 1);
      expect(found.sort(byGuid), `SEED=${seed}`).toEqual(
        decks
          .flatMap(({ name, notes }) =>
            notes.map((note) => ({
              guid: noteGuid(note.guidSource),
              texts: writtenTexts(note),
              tags: tagColumn(note.tags).trim(),
              decks: [deckNameParts(name).join("::")],
              // Of a cloze note, the cards that Anki itself would make from it.
              ordinals: note.type === "basic" ? [0] : gaps.get(noteGuid(note.guidSource)),
            })),
          )
          .sort(byGuid),
      );
    },
  );
});

/** Texts of so many decks: any letters, any signs as they are drawn, and the signs that Anki acts on. */
function randomDeckTexts(seed: number): readonly (readonly string[])[] {
  const signs = ["{{c1::", "}}", "::", "$", "[sound:", "<", "&amp;", "\\(", "中", "\n", "{", "}", "`", "a"];
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.array(fc.constantFrom(...signs), { maxLength: 20 }).map((parts) => parts.join("")),
  );
  return fc.sample(fc.array(text, { minLength: 1, maxLength: 12 }), { seed, numRuns: randomDecks });
}

/** A note that holds the text everywhere; something before it, so that no note is empty. */
function randomNote(type: AnkiNote["type"], guidSource: string, text: string): AnkiNote {
  const rest = { guidSource, quote: text, source: text, extra: text, tags: [text] };
  return type === "cloze"
    ? clozeNote({ ...rest, text: `{{c1::gap}} ${text}` })
    : basicNote({ ...rest, question: `q${text}`, answer: text });
}

/** The texts of a note that stand in its fields as they were given, gaps aside. */
function writtenTexts(note: AnkiNote): readonly string[] {
  const { quote = "", source = "", extra = "" } = note;
  const own = note.type === "basic" ? [note.question, note.answer] : [];
  return [...own, quote, source, extra].map((text) => withDollars(cleanText(text).replaceAll("\n", "<br>")));
}

/** The same of a note in Anki. */
function readTexts(fields: Readonly<Record<string, string>>): readonly string[] {
  const own = fields["Text"] === undefined ? ["Question", "Answer"] : [];
  return [...own, "Quote", "Source", "Extra"].map((name) => withDollars(decodeEntities(fields[name] ?? "")));
}

/** What a reader sees of a field. */
function decodeEntities(html: string): string {
  return html
    .replace(/<\/?code>/g, "`")
    .replaceAll("</tr><tr>", "<br>")
    .replaceAll("</td><td>", "\t")
    .replace(/<\/?t(?:able|r|d)>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#91;", "[")
    .replaceAll("&amp;", "&");
}

/** Maths with the delimiters it may have been written with. */
function withDollars(text: string): string {
  return text.replace(/\\[()]/g, "$").replace(/\\[[\]]/g, "$$$$");
}

/** The words of rendered HTML. */
function textOf(html: string): string {
  return html.replace(/<style>.*?<\/style>|<[^>]*>/gs, "").trim();
}
