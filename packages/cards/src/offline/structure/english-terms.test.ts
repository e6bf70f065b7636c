import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const asked = async (line: string, topic = "Notes") =>
  pairs("en", heading("Course", 1), heading(topic), paragraph(line));

describe("English terms inside their question", () => {
  it.each([
    [
      "an abbreviation before a noun",
      "IP address: 32 bits in four groups",
      "What is an IP address? => 32 bits in four groups",
    ],
    [
      "a noun that ends as stuff does",
      "Submergent coastline - land drowned by the rising sea",
      "What is a submergent coastline? => land drowned by the rising sea",
    ],
    [
      "stuff is not counted",
      "Buffer stock: a reserve of goods",
      "What is buffer stock? => a reserve of goods",
    ],
    [
      "a formula behind a colon",
      "Sum-of-digits: (cost - scrap value) × years left / sum of years",
      "Sum-of-digits: what is the formula? => (cost - scrap value) × years left / sum of years",
    ],
    [
      "a circumstance asks for what happens",
      "On overflow: the counter starts again at zero",
      "What happens on overflow? => the counter starts again at zero",
    ],
    [
      "a test is asked for itself",
      "Test for starch: iodine turns it blue-black",
      "What is the test for starch? => iodine turns it blue-black",
    ],
    [
      "things counted in figures",
      "4 seasons (north): spring, summer, autumn, winter",
      "What are the 4 seasons (north)? => spring, summer, autumn, winter",
    ],
    [
      "what a thing does has its article",
      "decomposer: breaks down dead matter",
      "What does a decomposer do? => breaks down dead matter",
    ],
    [
      "a substance has none",
      "pepsin: digests proteins in the stomach",
      "What does pepsin do? => digests proteins in the stomach",
    ],
    [
      "features without a noun",
      "HTTP: stateless, no memory of earlier requests",
      "What are the features of HTTP? => stateless, no memory of earlier requests",
    ],
    [
      "a pair is told apart",
      "endo/exo: inside the ring / outside the ring",
      "What is the difference between endo and exo? => inside the ring / outside the ring",
    ],
    [
      "a process is defined, and has no function",
      "Scree weathering: breakdown of rock by frost",
      "What is scree weathering? => breakdown of rock by frost",
    ],
    [
      "a formula with its own sign",
      "Escape speed: v = √(2GM/r)",
      "Escape speed: what is the formula? => v = √(2GM/r)",
    ],
    [
      "letters before a noun",
      "PV diagram: pressure against volume",
      "What is a PV diagram? => pressure against volume",
    ],
    [
      "a series is one",
      "electrochemical series: metals in the order of their potentials",
      "What is an electrochemical series? => metals in the order of their potentials",
    ],
    [
      "a measure is asked for its value",
      "Max dose: 400 mg per day",
      "What is the max dose? => 400 mg per day",
    ],
    [
      "a name with a bracket and its members",
      "cloud types (Howard): cirrus, stratus, cumulus",
      "What are the cloud types (Howard)? => cirrus, stratus, cumulus",
    ],
    [
      "a level asks for its case",
      "Reticulocytes: raised in bleeding",
      "When are reticulocytes raised? => in bleeding",
    ],
    [
      "a verb by its form, and its case",
      "Vesicles: depolarise when touched",
      "What do vesicles do? => depolarise when touched",
    ],
    [
      "the stop of an abbreviation inside a bracket",
      "lozenges: sweets for the throat (lit. diamonds), sold in tins",
      "What are lozenges? => sweets for the throat (lit. diamonds), sold in tins",
    ],
    ["a verb with its particle", "Corals: lay down lime", "What do corals do? => lay down lime"],
    ["many things release", "Osteoclasts: release calcium", "What do osteoclasts do? => release calcium"],
    ["a sign has a formula", "ROI = profit / capital", "What is the formula for ROI? => profit / capital"],
  ])("G1: %s", async (_, line, card) => {
    expect(await asked(line)).toContain(card);
  });

  it("G1: a name in the marks of code needs no colon", async () => {
    const marked = (text: string, end: number) =>
      pairs("en", heading("Course", 1), heading("Notes"), {
        type: "paragraph",
        text,
        runs: [{ start: 0, end, code: true }],
      });

    expect(await marked("SUNK COST Money that cannot be recovered", 9)).toContain(
      "What is a sunk cost? => money that cannot be recovered",
    );
    expect((await marked("curl fetches a page", 4)).join("\n")).not.toContain("What is ");
  });

  it("G1: an aspect without a name of its own belongs to the heading", async () => {
    expect(await asked("composition: 70% hydrogen, 28% helium", "Jupiter")).toContain(
      "Jupiter: what is the composition? => 70% hydrogen, 28% helium",
    );
  });

  it("words with a stroke or a cross between them are no sum", async () => {
    const made = [
      ...(await asked("liger = lion x tigress")),
      ...(await asked("context effect = same but for smell / music")),
    ];

    expect(made.join("\n")).not.toContain("calculated");
  });

  it("G1: two terms in one line are two cards", async () => {
    const made = await asked("s = length of the path, t = time taken for it");

    expect(made).toHaveLength(2);
    expect(made.join("\n")).not.toContain("t = ");
  });

  it.each([
    ["Antidotes", "Cyanide: hydroxocobalamin", "Cyanide: what is the antidote? => hydroxocobalamin"],
    [
      "Key Inventions and Reforms",
      "Farming – seed drill, four-field rotation",
      "Which key inventions and reforms belong to “farming”? => seed drill, four-field rotation",
    ],
    [
      "Types of joint",
      "Cartilaginous: held together by cartilage",
      "Types of joint: what is meant by “Cartilaginous”? => held together by cartilage",
    ],
  ])("G1: under “%s” the heading tells what is asked", async (topic, line, card) => {
    expect(await asked(line, topic)).toContain(card);
  });

  it.each(["Committees: Three committees that prepare the bills", "False – the tides turn twice a day"])(
    "nothing is asked of “%s”",
    async (line) => {
      expect((await asked(line)).join("\n")).not.toMatch(/What (?:is|are) /);
    },
  );

  it("G1: somebody who is only named is asked for by what is told of him", async () => {
    const made = await pairs(
      "en",
      heading("Course", 1),
      heading("Theories"),
      paragraph("The stages of Kowalski are disputed. Later work on Kowalski is kinder."),
      paragraph("Kowalski: three levels of trust, tested on pupils"),
    );

    expect(made).toContain("What is Kowalski known for? => three levels of trust, tested on pupils");
  });

  it.each([
    "Wave model: see the corridor shelf",
    "Rehydrate gradually: max 5 mmol per day",
    "no ending after a numeral: tiga kucing",
    "plural by doubling: kucing = cat",
    "mic: who has it??",
    "weak ones: acetate, ammonia",
    "sepuluh = ten: lihat daftar = list",
  ])("no term is taken from “%s”", async (line) => {
    expect((await asked(line)).join("\n")).not.toMatch(/What|When|Who/);
  });

  it("a sentence before a colon is no term", async () => {
    const made = await asked("The council renewed the charter: every guild kept its hall.");

    expect(made.join("\n")).not.toMatch(/renewed the charter/);
  });

  it("a clause before a colon is no term, nor is a title with its outline", async () => {
    expect(await asked("What you only heard about goes in -ra: kelra, kelran, kelrar")).not.toContainEqual(
      expect.stringMatching(/^What (?:are|is) /),
    );
    expect(await asked("Trespass: outline for weeks 6 and 7")).toEqual([]);
  });

  it("what points at the lines above is not asked", async () => {
    expect((await asked("Mediation: finding a path between the two")).join("\n")).not.toContain("What is");
  });

  it("words with capitals are nobody's name", async () => {
    const made = [
      ...(await asked("Bavarian Phase (1702–1704): fighting moved to the Danube")),
      ...(await asked("Urban Growth – doubled rents, crowded streets")),
    ];

    expect(made.join("\n")).not.toMatch(/Who was|did Urban/);
  });
});
