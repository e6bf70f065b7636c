import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Language } from "@deckle/contract";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { findChromium, launchChromium, rememberedLanguage } from "./chromium.ts";
import { type Deckle, emptyDataDir, removeDataDir, startDeckle } from "./deckle.ts";

const failuresDir = resolve(import.meta.dirname, "../../test-results");

const executablePath = findChromium();

/** `describe`, skipped by name on a machine without a browser. */
export const describeInBrowser = describe.skipIf(executablePath === undefined);

export interface VisitorOptions {
  /** A choice made on an earlier visit; left out for a first visit. */
  readonly language?: Language;
  readonly theme?: "light" | "dark";
  readonly size?: { readonly width: number; readonly height: number };
  /** Scripts that every page gets before its own. */
  readonly initScript?: string;
}

/** One person's browser, with nothing stored but a language. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and uncaught errors so far, in the order they came. */
  readonly problems: readonly string[];
  /** Another tab of the same person. */
  readonly newTab: () => Promise<Page>;
}

/** The product and a browser for all tests of a file. */
export interface Stage {
  readonly deckle: Deckle;
  readonly origin: string;
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Ends the server (SIGKILL or SIGTERM) and starts it again on the same port and data. */
  restart(how: "kill" | "stop"): Promise<void>;
}

function running<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("The stage is used outside of a test.");
  return thing;
}

/** Starts the product with an empty data folder before the file's tests, and a browser; ends both after them. */
export function useStage(env: Readonly<Record<string, string>> = {}): Stage {
  let deckle: Deckle | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    if (executablePath === undefined) return;
    deckle = await startDeckle({ dataDir: await emptyDataDir(), env });
    browser = await launchChromium(executablePath);
  });

  afterAll(async () => {
    await browser?.close();
    await deckle?.stop();
    if (deckle) await removeDataDir(deckle.dataDir);
  });

  return {
    get deckle() {
      return running(deckle);
    },
    get origin() {
      return running(deckle).origin;
    },
    visit: (options = {}) => openVisitor(running(browser), running(deckle).origin, options),
    async restart(how) {
      const { dataDir, port } = running(deckle);
      await running(deckle)[how]();
      deckle = await startDeckle({ dataDir, port, env });
    },
  };
}

async function openVisitor(browser: Browser, origin: string, options: VisitorOptions): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: options.size ?? { width: 1280, height: 900 },
    colorScheme: options.theme ?? "light",
    // Chinese is the default of the product, whatever the browser prefers (ruling D12).
    locale: options.language === "zh" ? "zh-CN" : "en-US",
    acceptDownloads: true,
    ...(options.language && { storageState: rememberedLanguage(origin, options.language) }),
  });
  context.setDefaultTimeout(15_000);
  if (options.initScript) await context.addInitScript({ content: options.initScript });
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  context.on("weberror", (webError) => {
    problems.push(webError.error().message);
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await savePages(context, task.fullTestName);
    await context.close();
  });
  const page = await context.newPage();
  return { context, page, problems, newTab: () => context.newPage() };
}

/**
 * Waits until the address has this path. Looks at the address only: on the way through sign-in and sign-out one redirect
 * replaces another, which Playwright's own `waitForURL` now and then reports as an aborted navigation or misses. Without
 * `expect`, because the contact sheet signs up outside a test.
 */
export async function arriveAt(page: Page, path: RegExp): Promise<void> {
  const deadline = Date.now() + arrivalTimeoutMs;
  while (!path.test(new URL(page.url()).pathname)) {
    if (Date.now() > deadline) throw new Error(`Still at ${page.url()}, and not at ${path.source}.`);
    await setTimeout(arrivalLookMs);
  }
}

const arrivalTimeoutMs = 15_000;
const arrivalLookMs = 50;

async function savePages(context: BrowserContext, testName: string): Promise<void> {
  mkdirSync(failuresDir, { recursive: true });
  const fileName = testName.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(-120);
  for (const [index, page] of context.pages().entries()) {
    const path = join(failuresDir, `${fileName}-${index}.png`);
    // A page that cannot be photographed must not hide why the test failed.
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}
