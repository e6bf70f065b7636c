/**
 * Cuts the heading typeface down to the characters that headings use: `node scripts/heading-fonts.ts`, after a build,
 * when a heading has a new Chinese character (e2e/fonts.e2e.ts says so). The two files in apps/web/app/fonts are
 * committed: the typeface is 1.6 MB and its package 90 MB, what is left of it 30 KB.
 */
import "./check-node.mjs";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { installTools } from "./tool-folder.ts";

/** What `subset-font` exports; it has no types of its own. */
type SubsetFont = (font: Buffer, text: string, options: { targetFormat: "woff2" }) => Promise<Buffer>;

const web = resolve(import.meta.dirname, "../apps/web");
const fontFolder = join(web, "app/fonts");

/** Every character of an English heading, whatever it says tomorrow. */
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const typographic = "–—‘’“”…·é";

/** Headings that the browser makes, so that no file holds them. */
const appHeadings = "卡盒 Deckle";

/** The text of every element in the display face, in the Chinese pages of the build. */
function chineseHeadings(): string {
  const pages = globSync("**/*.html", { cwd: join(web, "build/client"), exclude: ["en/**"] });
  if (pages.length === 0) throw new Error("There is no build to read headings from: npm run build first.");
  const display = /<(h1|h2|h3|p|span|dd|a)\b[^>]*class="[^"]*\bdisplay\b[^"]*"[^>]*>([\s\S]*?)<\/\1>/g;
  return pages
    .flatMap((page) => [...readFileSync(join(web, "build/client", page), "utf8").matchAll(display)])
    .map((match) => (match[2] ?? "").replaceAll(/<[^>]*>|&[#\w]+;/g, ""))
    .join("");
}

const tools = await installTools(["subset-font@2.9.0", "@fontsource/noto-serif-sc@5.3.0"]);
const subsetFont = createRequire(join(tools, "_.js"))("subset-font") as SubsetFont;
const files = join(tools, "@fontsource/noto-serif-sc/files");

const cuts = [
  { source: "chinese-simplified", file: "song-zh", text: chineseHeadings() + appHeadings },
  { source: "latin", file: "song-latin", text: printableAscii + typographic },
];
for (const { source, file, text } of cuts) {
  const characters = [...new Set(text)].toSorted();
  const font = readFileSync(join(files, `noto-serif-sc-${source}-700-normal.woff2`));
  const cut = await subsetFont(font, characters.join(""), { targetFormat: "woff2" });
  writeFileSync(join(fontFolder, `${file}.woff2`), cut);
  console.log(`${file}.woff2: ${characters.length} characters, ${(cut.length / 1024).toFixed(1)} KiB`);
}
