/**
 * Draws how our cards look in Anki: `node scripts/card-pictures.ts [FOLDER]`, with a Chromium and the real Anki of the tests
 * (`node scripts/test-setup.ts`). Anki itself makes each side of the cards from the package; around it stand the classes
 * and rules that its window and AnkiDroid's give a card, MathJax in the version that Anki brings, and Roboto for Latin. The pictures in
 * docs/anki are committed.
 */
import "./check-node.mjs";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildPackage, readPackage } from "@deckle/anki";
import { pictureDeck, pictureNow } from "./card-picture-deck.ts";
import { drawPage } from "./draw-page.ts";
import { runCommand } from "./run-command.ts";
import { ankiPython, ankiReleases } from "./test-tools.ts";
import { installTools } from "./tool-folder.ts";

const timeoutMs = 120_000;
const root = resolve(import.meta.dirname, "..");
const target = resolve(process.argv[2] ?? join(root, "docs/anki"));

/** One side of one card, on one device. */
interface View {
  readonly card: number;
  readonly side: "question" | "answer";
  readonly device: "desktop" | "phone";
  readonly light: "light" | "night";
}

const both = (card: number, device: View["device"], light: View["light"]): readonly View[] => [
  { card, side: "question", device, light },
  { card, side: "answer", device, light },
];

/** Cards by their place in the package: see `pictureDeck`. */
const pictures: Readonly<Record<string, readonly View[]>> = {
  "desktop-light": [...both(0, "desktop", "light"), ...both(1, "desktop", "light")],
  "desktop-night": [...both(0, "desktop", "night"), ...both(1, "desktop", "night")],
  content: [2, 3, 4, 5].map((card) => ({ card, side: "answer", device: "desktop", light: "light" }) as const),
  "content-night": [2, 3, 4, 5].map(
    (card) => ({ card, side: "answer", device: "desktop", light: "night" }) as const,
  ),
  "reversed-and-typed": [...both(7, "desktop", "light"), ...both(8, "desktop", "light")],
  phone: [...both(0, "phone", "light"), ...both(2, "phone", "night")],
  "phone-content": ([1, 3, 4, 5] as const).map(
    (card) => ({ card, side: "answer", device: "phone", light: card < 4 ? "light" : "night" }) as const,
  ),
};

interface Rendered {
  readonly rendered: readonly { readonly question: string; readonly answer: string }[];
  readonly imports: readonly {
    readonly state: { readonly noteTypes: readonly { readonly css: string }[] };
  }[];
}

/** Both sides of every card, as Anki makes them. */
async function renderInAnki(bytes: Uint8Array, work: string): Promise<Rendered> {
  const path = join(work, "deck.apkg");
  writeFileSync(path, bytes);
  const script = join(root, "packages/anki/testing/import_check.py");
  const { ok, output } = await runCommand(ankiPython(ankiReleases.anki), [script, "--render=20", path], {
    timeoutMs,
  });
  if (!ok) throw new Error(`Anki did not render the cards: run node scripts/test-setup.ts.\n${output}`);
  // The script is ours and ends with exactly this.
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as Rendered;
}

/** What Anki's windows set around a card, in short. */
const windowRules =
  "hr{background-color:#737373;margin:1em 0;border:none;height:1px}body{margin:20px;overflow-wrap:break-word}" +
  "img{max-width:100%;max-height:95vh}pre{text-align:left}#typeans{width:100%;box-sizing:border-box;line-height:1.75}" +
  ".typeGood{background:#afa;color:#000}.typeBad{color:#000;background:#faa}.typeMissed{color:#000;background:#ccc}";

/** What Anki puts in place of `[[type:Answer]]`: a box to type in, then the comparison with what was typed. */
function withTyping(html: string, side: View["side"]): string {
  const box = `<center><input type=text id=typeans style="font-family:'Arial';font-size:20px"></center>`;
  const compared =
    `<div style="font-family:'Arial';font-size:20px"><code id=typeans><span class=typeGood>mito</span>` +
    `<span class=typeBad>k</span><span class=typeGood>ondrion</span><br><span id=typearrow>↓</span><br>` +
    `<span class=typeGood>mito</span><span class=typeMissed>ch</span><span class=typeGood>ondrion</span></code></div>`;
  return html.replace(/\[\[type:[^\]]*\]\]/, side === "question" ? box : compared);
}

/** Where what the devices bring of their own stands: MathJax of Anki, the Latin letters of Android. */
interface DeviceFiles {
  readonly mathjax: string;
  readonly fonts: string;
}

function fontRules({ fonts }: DeviceFiles): string {
  return [400, 700]
    .map(
      (weight) =>
        `@font-face{font-family:Roboto;font-weight:${weight};src:url(file://${fonts}/roboto-latin-${weight}-normal.woff2)}`,
    )
    .join("");
}

function cardPage(view: View, rendered: Rendered, files: DeviceFiles): string {
  const html = withTyping(rendered.rendered[view.card]?.[view.side] ?? "", view.side);
  const device = view.device === "phone" ? "mobile android" : "chrome isLin";
  const night = view.light === "night" ? "nightMode night_mode" : "";
  return `<!doctype html><html class="${view.light === "night" ? "night-mode" : ""} ${device}"><meta charset="utf-8">
<style>${fontRules(files)}${windowRules}${rendered.imports[0]?.state.noteTypes[0]?.css ?? ""}</style>
<script>window.MathJax={tex:{displayMath:[["\\\\[","\\\\]"]],processEscapes:false}}</script>
<script src="file://${files.mathjax}"></script>
<body class="card card1 ${night} ${device}"><div id="qa">${html}</div></body></html>`;
}

/** All views of a picture side by side, each in a window of its own. */
function sheetPage(views: readonly View[], pages: readonly string[]): string {
  const frames = views.map((view, index) => {
    const width = view.device === "phone" ? 390 : 640;
    return `<iframe width="${width}" height="${view.device === "phone" ? 520 : 300}" data-page="${index}"></iframe>`;
  });
  const columns = views[0]?.device === "phone" ? 4 : 2;
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;padding:16px;background:#8a938e;display:grid;gap:16px;
grid-template-columns:repeat(${columns},max-content);width:max-content}iframe{border:0;border-radius:10px;background:#fff}</style>
${frames.join("")}<script>const pages=${JSON.stringify(pages).replaceAll("<", "\\u003c")};
for(const frame of document.querySelectorAll("iframe")){frame.addEventListener("load",async()=>{
const inner=frame.contentWindow;await inner.MathJax?.startup?.promise;
if(frame.width!=="390")frame.height=Math.max(240,inner.document.documentElement.scrollHeight)});
frame.srcdoc=pages[frame.dataset.page]}</script>`;
}

async function draw(html: string, work: string, views: readonly View[]): Promise<string> {
  const [width, height] = views[0]?.device === "phone" ? [1656, 552] : [1328, 1400];
  const file = join(work, "sheet.png");
  await drawPage(html, file, { folder: work, width, height, pageMs: 8_000 });
  return file;
}

/** As far as we use it, what `sharp` gives. */
type Sharp = (file: string) => {
  trim(): ReturnType<Sharp>;
  webp(options: { readonly quality: number }): ReturnType<Sharp>;
  toFile(path: string): Promise<{ readonly width: number; readonly height: number; readonly size: number }>;
};

const work = mkdtempSync(join(tmpdir(), "deckle-cards-"));
try {
  const tools = await installTools(["mathjax@3.2.2", "sharp@0.34.5", "@fontsource/roboto@5.3.0"]);
  const sharp = createRequire(join(tools, "x.js"))("sharp") as Sharp;
  const files = {
    mathjax: join(tools, "mathjax/es5/tex-chtml-full.js"),
    fonts: join(tools, "@fontsource/roboto/files"),
  };
  const bytes = await buildPackage(pictureDeck, { now: pictureNow });
  const rendered = await renderInAnki(bytes, work);
  const { media } = await readPackage(bytes);
  // Pages of strings have no media folder: the one picture stands in the page itself.
  const [picture] = pictureDeck.notes.flatMap((note) => note.images ?? []);
  const address = `data:${picture?.mimeType};base64,${Buffer.from(picture?.bytes ?? []).toString("base64")}`;
  mkdirSync(target, { recursive: true });
  for (const [name, views] of Object.entries(pictures)) {
    const pages = views.map((view) =>
      cardPage(view, rendered, files).replaceAll(media[0]?.name ?? "", address),
    );
    const file = await draw(sheetPage(views, pages), work, views);
    const path = join(target, `${name}.webp`);
    const { width, height, size } = await sharp(file).trim().webp({ quality: 80 }).toFile(path);
    console.log(`${path}: ${width} x ${height}, ${(size / 1024).toFixed(0)} KiB`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
