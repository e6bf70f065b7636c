/**
 * Photographs every page of the product, on a desktop and a telephone, light and dark, in Chinese and English, and
 * lays the pictures out on one page: `npm run contact-sheet -- FOLDER [PART-OF-A-NAME]`. It starts a server of its own
 * with a learner who has a finished box and a failed one.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { fillSignUp, newAccount } from "./harness/account.ts";
import { findChromium, launchChromium, rememberedLanguage } from "./harness/chromium.ts";
import { boxTile, upload, waitForStatus } from "./harness/dashboard.ts";
import { emptyDataDir, removeDataDir, startDeckle } from "./harness/deckle.ts";
import { fixture, shortText, textFile } from "./harness/documents.ts";
import { languages, words } from "./harness/words.ts";

type Language = (typeof languages)[number];

interface Shot {
  readonly page: string;
  readonly look: string;
  readonly file: string;
}

interface Sheet {
  readonly browser: Browser;
  readonly origin: string;
  readonly folder: string;
  readonly isWanted: (name: string) => boolean;
  readonly shots: Shot[];
}

const looks = [
  { name: "desktop light", width: 1280, height: 900, colorScheme: "light" },
  { name: "desktop dark", width: 1280, height: 900, colorScheme: "dark" },
  { name: "mobile light", width: 390, height: 844, colorScheme: "light" },
  { name: "mobile dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

/** Tall pages are cut here; what is below is more of the same. */
const heightMax = 9_000;

async function openContext({ browser, origin }: Sheet, language: Language): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: language === "zh" ? "zh-CN" : "en-US",
    reducedMotion: "reduce",
    storageState: rememberedLanguage(origin, language),
  });
  context.setDefaultTimeout(30_000);
  return context;
}

async function photograph(
  sheet: Sheet,
  page: Page,
  { name, path, language }: { readonly name: string; readonly path: string; readonly language: Language },
): Promise<void> {
  if (!sheet.isWanted(name)) return;
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: "reduce" });
    await page.goto(`${sheet.origin}${path}`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const file = `${name}-${language}-${look.name}.jpg`.replaceAll(/[^\w.-]+/g, "-");
    await page.screenshot({
      path: join(sheet.folder, file),
      type: "jpeg",
      quality: 72,
      fullPage: true,
      clip: { x: 0, y: 0, width: look.width, height: Math.min(height, heightMax) },
    });
    sheet.shots.push({ page: name, look: `${language} ${look.name}`, file });
  }
}

/** The Chinese paths of the public pages, as the site map lists them, and the one for what does not exist. */
async function publicPaths(origin: string): Promise<readonly string[]> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  return [...paths.filter((path) => !/^\/en(\/|$)/.test(path)), "/no-such-page"];
}

async function photographPublicPages(sheet: Sheet, language: Language): Promise<void> {
  const context = await openContext(sheet, language);
  const page = await context.newPage();
  for (const path of await publicPaths(sheet.origin)) {
    const name = path === "/" ? "landing" : path.slice(1).replaceAll("/", "-");
    const english = path === "/" ? "/en" : `/en${path}`;
    await photograph(sheet, page, { name, path: language === "en" ? english : path, language });
  }
  const signIn = [
    ["sign-in", "/sign_in"],
    ["sign-up", "/sign_in?screen=register"],
    ["login-failed", "/login_callback?code=x&state=y"],
  ] as const;
  for (const [name, path] of signIn) await photograph(sheet, page, { name, path, language });
  await context.close();
}

async function photographAppPages(sheet: Sheet, language: Language): Promise<void> {
  const context = await openContext(sheet, language);
  const page = await context.newPage();
  const say = words[language];
  await page.goto(`${sheet.origin}/sign_in?screen=register`);
  await fillSignUp(page, newAccount(language === "zh" ? "李雷" : "Ada"), language);
  await page.getByText(say.noBoxes).waitFor();
  await photograph(sheet, page, { name: "dashboard-empty", path: "/dashboard", language });
  await upload(page, textFile("rivers.txt", shortText), { boxName: "Rivers", language });
  await waitForStatus(page, "Rivers", { text: say.finished });
  await upload(page, fixture("encrypted.pdf"), { boxName: "Locked", language });
  await waitForStatus(page, "Locked", { text: say.failed });
  await photograph(sheet, page, { name: "dashboard", path: "/dashboard", language });
  await page.goto(`${sheet.origin}/dashboard`);
  const boxLink = boxTile(page, "Rivers").locator('a[href^="/box/"]').first();
  const boxPath = (await boxLink.getAttribute("href")) ?? "";
  const pages = [
    ["box", boxPath],
    ["study-box", boxPath.replace("/box/", "/study/")],
    ["study", "/study"],
    ["progress", "/progress"],
    ["chat", "/chat"],
    ["account", "/account"],
    ["signed-in-landing", language === "en" ? "/en" : "/"],
  ] as const;
  for (const [name, path] of pages) await photograph(sheet, page, { name, path, language });
  await context.close();
}

function layOut(shots: readonly Shot[]): string {
  const byPage = Map.groupBy(shots, (shot) => shot.page);
  const rows = [...byPage].map(
    ([page, ofPage]) =>
      `<h2>${page}</h2><div class="row">${ofPage
        .map(
          ({ file, look }) =>
            `<a href="${file}"><img loading="lazy" src="${file}" alt=""><span>${look}</span></a>`,
        )
        .join("")}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{font:14px sans-serif;margin:1rem;background:#ccc}.row{display:flex;gap:8px;align-items:start;overflow-x:auto}
a{color:#000;text-decoration:none}img{display:block;height:600px;border:1px solid #888}</style>${rows.join("\n")}`;
}

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = "test-results/contact-sheet", part = ""] = positionals;
const executablePath = findChromium();
if (executablePath === undefined) throw new Error("There is no Chromium. Set CHROMIUM_PATH.");

const deckle = await startDeckle({ dataDir: await emptyDataDir() });
const browser = await launchChromium(executablePath);
const sheet: Sheet = {
  browser,
  origin: deckle.origin,
  folder: resolve(folder),
  isWanted: (name) => name.includes(part),
  shots: [],
};
mkdirSync(sheet.folder, { recursive: true });
try {
  for (const language of languages) {
    await photographPublicPages(sheet, language);
    await photographAppPages(sheet, language);
  }
  writeFileSync(join(sheet.folder, "index.html"), layOut(sheet.shots));
  process.stdout.write(`${sheet.shots.length} pictures: ${join(sheet.folder, "index.html")}\n`);
} finally {
  await browser.close();
  await deckle.stop();
  await removeDataDir(deckle.dataDir);
}
