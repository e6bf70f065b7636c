/**
 * Draws the pictures that stand for the site elsewhere: the one that networks show of a shared page, in both languages,
 * and the icons of browsers and home screens. `node scripts/brand-pictures.ts`, with a Chromium; the results in
 * apps/web/public are committed.
 */
import "./check-node.mjs";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { drawPage } from "./draw-page.ts";
import { installTools } from "./tool-folder.ts";

const publicFolder = resolve(import.meta.dirname, "../apps/web/public");

const pictures = {
  zh: {
    file: "og-zh.png",
    title: ["把读过的资料，", "变成记得住的卡片"],
    line: "上传 PDF、Word 或文本，得到张张有出处的 Anki 卡片",
    name: "卡盒 Deckle",
    page: [
      ["mark", "光合作用是绿色植物利用光能把二氧化碳和水合成有机物的过程。"],
      ["text", "它在叶绿体中进行，"],
      ["mark", "光反应在类囊体薄膜上进行。"],
    ],
    cards: [
      ["问答", "什么是光合作用？"],
      ["填空", "光反应在[...]上进行"],
    ],
  },
  en: {
    file: "og-en.png",
    title: ["Turn what you read", "into cards you remember"],
    line: "Upload a PDF, Word or text file. Every card quotes its source.",
    name: "Deckle",
    page: [
      ["mark", "The mitochondrion has two membranes."],
      ["text", "The outer one is smooth."],
      ["mark", "The inner membrane is folded into cristae."],
    ],
    cards: [
      ["Q&A", "How many membranes does the mitochondrion have?"],
      ["Q&A", "What is the inner membrane folded into?"],
    ],
  },
} as const;

const mark = readFileSync(join(publicFolder, "icon.svg"), "utf8");

/** The picture as a page: paper, ink, highlighter, with the same colours as the site. */
function pictureHtml(words: (typeof pictures)["zh" | "en"], fontFiles: readonly string[]): string {
  const faces = fontFiles.map(
    (file, index) => `@font-face{font-family:f${index};src:url("file://${file}");font-weight:700}`,
  );
  const page = words.page.map(([kind, text]) => (kind === "mark" ? `<mark>${text}</mark>` : text)).join(" ");
  const cards = words.cards
    .map(([kind, text]) => `<div class="card"><small>${kind}</small><p>${text}</p></div>`)
    .join("");
  return `<!doctype html><meta charset="utf-8"><style>${faces.join("")}
*{box-sizing:border-box;margin:0}body{width:1200px;height:630px;overflow:hidden;background:#f3f5f1;color:#14211e;
font:28px/1.6 "Noto Sans CJK SC",sans-serif;display:grid;grid-template-columns:636px 1fr}
main{padding:72px 0 0 72px}h1{font:700 ${words.name === "Deckle" ? 50 : 64}px/1.25 f1,f0,serif;margin:84px 0 22px}
main p{color:#43514c;width:540px;text-wrap:balance}.name{display:flex;gap:16px;align-items:center;font:700 34px f1,f0}svg{width:56px}
aside{position:relative}.sheet{position:absolute;left:0;top:70px;width:330px;height:490px;background:#fff;padding:34px 106px 0 28px;
font-size:22px;line-height:1.95;box-shadow:0 18px 44px rgb(16 30 28/.16)}
mark{background:#ffe14d;padding:2px 4px}.card{position:absolute;left:236px;width:290px;background:#fff;border:1px solid #d8dfd8;
border-radius:14px;box-shadow:0 14px 34px -8px rgb(16 30 28/.28);rotate:-1deg}.card:nth-of-type(2){top:120px}
.card:nth-of-type(3){top:350px;left:248px;rotate:1.2deg}.card small{display:block;padding:8px 20px;border-bottom:3px solid #dc4a28;
font-size:19px;font-weight:600;color:#43514c}.card p{padding:16px 20px 22px;font-weight:700;font-size:25px;line-height:1.5}</style>
<main><div class="name">${mark}<span>${words.name}</span></div><h1>${words.title.join("<br>")}</h1><p>${words.line}</p></main>
<aside><div class="sheet">${page}</div>${cards}</aside>`;
}

/** The mark on its own; home screens of telephones cut corners off, so theirs has a margin of its colour. */
function iconHtml(size: number, hasMargin: "margin" | "none"): string {
  const inner = hasMargin === "margin" ? Math.round(size * 0.8) : size;
  const ground = hasMargin === "margin" ? "#2440c4" : "transparent";
  return `<!doctype html><style>*{margin:0}body{width:${size}px;height:${size}px;background:${ground};display:grid;place-items:center}
svg{width:${inner}px;height:${inner}px;display:block}</style>${mark}`;
}

const work = mkdtempSync(join(tmpdir(), "deckle-pictures-"));

async function draw(html: string, file: string, [width, height]: readonly [number, number]): Promise<void> {
  await drawPage(html, file, { folder: work, width, height, pageMs: 5_000 });
  console.log(`${file}: ${(readFileSync(file).length / 1024).toFixed(1)} KiB`);
}

/** An .ico with one PNG in it, for what asks for /favicon.ico without reading the page. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

try {
  const tools = await installTools(["@fontsource/noto-serif-sc@5.3.0"]);
  const fonts = ["chinese-simplified", "latin"].map((part) =>
    join(tools, `@fontsource/noto-serif-sc/files/noto-serif-sc-${part}-700-normal.woff2`),
  );
  for (const words of Object.values(pictures)) {
    await draw(pictureHtml(words, fonts), join(publicFolder, words.file), [1200, 630]);
  }
  for (const size of [192, 512]) {
    await draw(iconHtml(size, "none"), join(publicFolder, `icon-${size}.png`), [size, size]);
  }
  await draw(iconHtml(512, "margin"), join(publicFolder, "icon-maskable.png"), [512, 512]);
  await draw(iconHtml(180, "margin"), join(publicFolder, "apple-touch-icon.png"), [180, 180]);
  const small = join(work, "favicon.png");
  await draw(iconHtml(32, "none"), small, [32, 32]);
  writeFileSync(join(publicFolder, "favicon.ico"), icoOf(readFileSync(small), 32));
} finally {
  rmSync(work, { recursive: true, force: true });
}
