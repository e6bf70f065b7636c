/**
 * Pictures of our card templates for a person to look at: `node packages/anki/testing/render-cards.ts` writes them to
 * test-results/cards, by day and night, on a desktop and a phone. Chromium is CHROMIUM_PATH or on the search path.
 * Fields are filled in as Anki fills them; formulas stay in the MathJax markup that Anki hands to MathJax.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cardCss, cardTemplates } from "../src/card-style.ts";
import { clozeToHtml, textToHtml } from "../src/markup.ts";

const folder = resolve(import.meta.dirname, "../../../test-results/cards");
const chromium = process.env["CHROMIUM_PATH"] ?? "chromium";

type Fields = Readonly<Record<string, string>>;

const source = {
  Source: textToHtml("细胞生物学讲义.pdf · 第 12 页 · 第三章 细胞 › 线粒体"),
  Quote: textToHtml("线粒体是细胞进行有氧呼吸的主要场所，被称为“动力工厂”。"),
};

const picture =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#cfe3d4"/><circle cx="200" cy="120" r="80" fill="#2440c4"/><text x="320" y="130" font-size="36">图 3</text></svg>`,
  );

const cards: Readonly<Record<string, { readonly sides: { front: string; back: string }; fields: Fields }>> = {
  chinese: {
    sides: cardTemplates.forward,
    fields: { ...source, Question: "线粒体在细胞中起什么作用？", Answer: "进行有氧呼吸，为细胞提供能量。" },
  },
  cloze: {
    sides: cardTemplates.cloze,
    fields: {
      ...source,
      Text: clozeToHtml("{{c1::线粒体}}是细胞进行{{c2::有氧呼吸}}的主要场所。", "allowed").html,
    },
  },
  maths: {
    sides: cardTemplates.forward,
    fields: {
      Question: textToHtml("What does $E = mc^2$ say about mass?"),
      Answer: textToHtml("It is energy:\n$$E = \\gamma m c^2 \\approx mc^2 + \\tfrac{1}{2}mv^2$$"),
      Quote: textToHtml("Mass and energy are related by $E = mc^2$."),
      Source: "relativity.pdf · p. 4",
      Link: "https://example.org/relativity.pdf",
    },
  },
  code: {
    sides: cardTemplates.forward,
    fields: {
      Question: textToHtml("What does this print?\nfor (const n of [1, 2, 3]) {\n  console.log(n ** 2);\n}"),
      Answer:
        "<pre><code>1\n4\n9 // a line that is much longer than any phone is wide, so that it has to scroll sideways</code></pre>",
      Quote: textToHtml("console.log(n ** 2);"),
      Source: "javascript.md",
    },
  },
  table: {
    sides: cardTemplates.forward,
    fields: {
      ...source,
      Question: "有丝分裂与减数分裂有何不同？",
      Answer:
        "<table><tr><th></th><th>有丝分裂</th><th>减数分裂</th></tr><tr><td>分裂次数</td><td>1</td><td>2</td></tr><tr><td>子细胞</td><td>2 个，二倍体</td><td>4 个，单倍体</td></tr></table>",
    },
  },
  image: {
    sides: cardTemplates.forward,
    fields: {
      ...source,
      Question: "图 3 中蓝色部分是什么？",
      Answer: "细胞核",
      Extra: `<img src="${picture}">`,
    },
  },
  long: {
    sides: cardTemplates.forward,
    fields: {
      ...source,
      Question: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft是什么？",
      Answer: textToHtml(
        Array.from(
          { length: 6 },
          (_, index) => `${index + 1}. 一个较长的要点，说明第 ${index + 1} 步要做什么。`,
        ).join("\n"),
      ),
      Quote: textToHtml("原文较长的一段。".repeat(20)),
    },
  },
  reversed: {
    sides: cardTemplates.reversed,
    fields: { ...source, Question: "DNA 的全称是什么？", Answer: "脱氧核糖核酸", Reverse: "y" },
  },
};

/** As much of Anki's template language as ours use. */
function fill(template: string, fields: Fields): string {
  const has = (name: string) => (fields[name] ?? "") !== "";
  return template
    .replace(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, name: string, inner: string) =>
      has(name) ? fill(inner, fields) : "",
    )
    .replace(/\{\{\^(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, name: string, inner: string) =>
      has(name) ? "" : fill(inner, fields),
    )
    .replace(/\{\{(?:text:)?(\w+)\}\}/g, (_, name: string) => fields[name] ?? "");
}

function cloze(html: string, side: "front" | "back"): string {
  return html.replace(
    /\{\{c(\d+)::(.*?)(?:::(.*?))?\}\}/g,
    (_, number: string, text: string, hint = "...") => {
      if (number !== "1") return text;
      return `<span class="cloze">${side === "front" ? `[${hint}]` : text}</span>`;
    },
  );
}

function page(template: string, fields: Fields, look: { classes: string; side: "front" | "back" }): string {
  const text = cloze(fields["Text"] ?? "", look.side);
  const body = fill(
    template.replace("{{cloze:Text}}", () => text),
    fields,
  );
  const root = look.classes.includes("mobile") ? "mobile" : "";
  return `<!doctype html><html class="${root}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${cardCss}</style><body class="card card1 ${look.classes}"><div id="qa">${body}</div></body></html>`;
}

const looks = [
  { name: "light", classes: "", size: "900,640" },
  { name: "night", classes: "nightMode night_mode", size: "900,640" },
  { name: "phone", classes: "mobile", size: "500,800" },
  { name: "phone-night", classes: "mobile nightMode night_mode", size: "500,800" },
] as const;

mkdirSync(folder, { recursive: true });
for (const { name: look, classes, size } of looks) {
  const pages = Object.values(cards).flatMap(({ sides, fields }) => [
    page(sides.front, fields, { classes, side: "front" }),
    page(sides.back, fields, { classes, side: "back" }),
  ]);
  const [width = "900", height = "640"] = size.split(",");
  // One picture a look: every card in a frame of its own, front beside back.
  const frames = pages.map(
    (html) =>
      `<iframe width="${width}" height="${height}" srcdoc="${html.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`,
  );
  const sheet = join(folder, `${look}.html`);
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;display:grid;grid-template-columns:repeat(4,max-content)}iframe{border:1px solid #888}</style>${frames.join("")}`,
  );
  const window = `${4 * (Number(width) + 2)},${Math.ceil(pages.length / 4) * (Number(height) + 2)}`;
  const result = spawnSync(
    chromium,
    [
      "--headless",
      "--no-sandbox",
      "--hide-scrollbars",
      `--window-size=${window}`,
      `--screenshot=${join(folder, `${look}.png`)}`,
      pathToFileURL(sheet).href,
    ],
    { timeout: 60_000, encoding: "utf8" },
  );
  if (result.status !== 0) throw new Error(`${chromium}: ${result.stderr}`);
}
// oxlint-disable-next-line no-console -- what a person who calls this wants to know
console.log(folder);
