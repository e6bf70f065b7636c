/**
 * Writes fixtures/long.pdf: 60 pages of plain facts about towns that do not exist, the same bytes each time.
 * The file is in the repository; run this only to change it: `node scripts/make-fixtures.ts`.
 */
import "./check-node.mjs";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { writePdf } from "./write-pdf.ts";

const pageCount = 60;
const starts = ["Al", "Bren", "Cor", "Dun", "Esk", "Fal", "Gor", "Hol", "Ib", "Kel", "Lor", "Mar"];
const ends = ["burn", "dale", "ford", "haven", "mere"];
const rivers = ["Tesk", "Ondra", "Vell", "Marrow", "Little Isk", "Sarn", "Upper Lune"];
const crafts = [
  "glass",
  "paper",
  "clocks",
  "wool cloth",
  "salt",
  "bells",
  "bricks",
  "rope",
  "ink",
  "saddles",
  "barges",
];
const founders = ["Queen Ida", "Abbot Wen", "the salt guild", "Duke Ottomar", "three fishing families"];

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("an empty list has nothing to pick from");
  return item;
}

function townPage(index: number): { heading: string; paragraphs: string[] } {
  const name = pick(starts, index) + pick(ends, Math.floor(index / starts.length));
  const next = pick(starts, index + 1) + pick(ends, Math.floor((index + 1) / starts.length));
  const river = pick(rivers, index);
  const craft = pick(crafts, index);
  const founded = 1100 + ((index * 37) % 700);
  const people = 4_000 + ((index * 7_919) % 90_000);
  return {
    heading: `Chapter ${index + 1}: ${name}`,
    paragraphs: [
      `${name} is a town on the river ${river} that is known for its ${craft}. It was founded in ${founded} by ${pick(founders, index)}, and ${people.toLocaleString("en")} people live there today.`,
      `The oldest building of ${name} is the ${pick(["granary", "bridge", "tower", "market hall"], index)}, which was finished in ${founded + 60}. It burned down in ${founded + 210} and was rebuilt with stone from the quarries of ${next}.`,
      `Because the ${river} floods every ${2 + (index % 7)} years, the streets of ${name} lie ${1 + (index % 5)} metres above the bank. The dyke between ${name} and ${next} is ${3 + (index % 40)} kilometres long.`,
      `The ${craft} of ${name} were sold as far as ${next}, because the road over the hills was kept open in winter. A toll of ${1 + (index % 9)} silver pennies paid for the road until ${founded + 400}.`,
    ],
  };
}

const pages = Array.from({ length: pageCount }, (_, index) => townPage(index));
const path = resolve(import.meta.dirname, "../fixtures/long.pdf");
const bytes = writePdf({ title: "A Gazetteer of Sixty Towns", pages });
writeFileSync(path, bytes);
console.log(`fixtures/long.pdf: ${pageCount} pages, ${bytes.length} bytes.`);
