import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newLearner } from "./harness/account.ts";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { publicPaths } from "./harness/public-pages.ts";
import { languages } from "./harness/words.ts";

const kib = 1024;

/** Bytes on the wire by kind of what the page fetched so far, without headers, and where they came from. */
async function fetched(page: Page) {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const bytes = (pattern: RegExp) =>
      entries
        .filter((entry) => pattern.test(new URL(entry.name).pathname))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
    return {
      html: document?.encodedBodySize ?? 0,
      script: bytes(/\.js$/),
      styleFiles: bytes(/\.css$/),
      font: bytes(/\.woff2?$/),
      origins: [...new Set(entries.map((entry) => new URL(entry.name).origin))],
    };
  });
}

/** The page's inline style, compressed as the page is. */
async function inlineStyleBytes(page: Page): Promise<number> {
  const styles = await page.locator("style").allTextContents();
  return brotliCompressSync(styles.join("")).length;
}

describeInBrowser("what a first visit costs (bytes on the wire, brotli)", () => {
  const stage = useStage();

  describe.each(languages)("in %s", (language) => {
    it("public pages stay within 5 KiB of script, 12 of style, 30 of fonts, and fetch from nobody else", async () => {
      const pages = [];
      for (const path of await publicPaths(stage.origin, language)) {
        const { page } = await stage.visit({ language });
        await page.goto(`${stage.origin}${path}`);
        const { script, font, styleFiles, origins } = await fetched(page);
        const style = styleFiles + (await inlineStyleBytes(page));
        pages.push({ path, script, font, style, origins });
        await page.close();
      }

      expect(pages.filter((page) => page.script > 5 * kib)).toEqual([]);
      expect(pages.filter((page) => page.style > 12 * kib)).toEqual([]);
      expect(pages.filter((page) => page.font > 30 * kib)).toEqual([]);
      expect(new Set(pages.flatMap((page) => page.origins))).toEqual(new Set([stage.origin]));
      expect(pages.every((page) => page.script > 0 && page.font > 0)).toBe(true);
    });

    it("the landing page's HTML stays within 14 KiB, the first round trip of a connection", async () => {
      const { page } = await stage.visit({ language });

      await page.goto(`${stage.origin}${language === "en" ? "/en" : "/"}`);

      const { html } = await fetched(page);
      expect(html).toBeGreaterThan(5 * kib);
      expect(html).toBeLessThanOrEqual(14 * kib);
    });

    it("the dashboard stays within 165 KiB of script, 12 of style and 30 of fonts", async () => {
      const { page, context } = await newLearner(stage, language);
      await page.close();
      const first = await context.newPage();

      await first.goto(`${stage.origin}/dashboard`);
      const { script, font, styleFiles } = await fetched(first);

      expect(script).toBeGreaterThan(50 * kib);
      expect(script).toBeLessThanOrEqual(165 * kib);
      expect(font).toBeLessThanOrEqual(30 * kib);
      expect(styleFiles + (await inlineStyleBytes(first))).toBeLessThanOrEqual(12 * kib);
    });

    it("headings are wholly in the heading typeface: no character is missing from its file", async () => {
      const { page, context } = await stage.visit({ language });
      const client = await context.newCDPSession(page);
      await client.send("DOM.enable");
      await client.send("CSS.enable");
      const foreign: string[] = [];
      let headings = 0;
      for (const path of await publicPaths(stage.origin, language)) {
        await page.goto(`${stage.origin}${path}`);
        await page.evaluate(() => document.fonts.ready);
        const { root } = await client.send("DOM.getDocument", { depth: 0 });
        const { nodeIds } = await client.send("DOM.querySelectorAll", {
          nodeId: root.nodeId,
          selector: ".display",
        });
        headings += nodeIds.length;
        for (const nodeId of nodeIds) {
          const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
          const others = fonts.filter((font) => !font.isCustomFont);
          if (others.length > 0) {
            const { outerHTML } = await client.send("DOM.getOuterHTML", { nodeId });
            foreign.push(`${path}: ${outerHTML.replaceAll(/<[^>]*>/g, "")}: ${JSON.stringify(others)}`);
          }
        }
      }

      expect(foreign).toEqual([]);
      expect(headings).toBeGreaterThan(10);
    });
  });

  it("the style of the public pages, which holds only what they use, lacks none of their classes", async () => {
    const { page } = await stage.visit({ language: "zh" });
    const missing = new Set<string>();
    for (const path of [...(await publicPaths(stage.origin, "zh")), "/no/such/page"]) {
      await page.goto(`${stage.origin}${path}`);
      const lacking = await page.evaluate(() => {
        const css = [...document.querySelectorAll("style")].map((style) => style.textContent).join("\n");
        const used = new Set(
          [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
        );
        return [...used].filter((name) => !css.includes(`.${CSS.escape(name)}`));
      });
      for (const name of lacking) missing.add(name);
    }

    // Marks for other selectors, without a look of their own.
    const marks = /^(group|deal-0|sweep-0)$/;
    expect([...missing].filter((name) => !marks.test(name))).toEqual([]);
  });

  it("what people wrote is never set in the heading typeface, which holds only our own words", async () => {
    const { page } = await newLearner(stage, "zh");

    const display = await page.locator(".display").allTextContents();

    expect(display.filter((text) => text.includes("李雷"))).toEqual([]);
    expect(display.every((text) => /^[卡盒Deckle ]*$/.test(text))).toBe(true);
  });
});
