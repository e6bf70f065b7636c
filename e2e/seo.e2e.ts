import type { Language } from "@deckle/contract";
import { describe, expect, it } from "vitest";
import { describeInBrowser, useStage } from "./harness/browser.ts";
import { publicPaths } from "./harness/public-pages.ts";
import { languages } from "./harness/words.ts";

interface Head {
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly shared: Readonly<Record<string, string>>;
  readonly card: string;
  readonly robots: string | null;
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly headings: number;
}

const twinOf = (path: string, language: Language) => {
  const chinese = path.replace(/^\/en(?=\/|$)/, "") || "/";
  if (language === "zh") return chinese;
  return chinese === "/" ? "/en" : `/en${chinese}`;
};

describeInBrowser("what search engines and networks read", () => {
  const stage = useStage();

  async function headsOf(language: Language): Promise<readonly Head[]> {
    const { page, problems } = await stage.visit({ language });
    const heads: Head[] = [];
    for (const path of await publicPaths(stage.origin, language)) {
      await page.goto(`${stage.origin}${path}`);
      const head = await page.evaluate(() => {
        const attribute = (selector: string, name: string) =>
          document.querySelector(selector)?.getAttribute(name) ?? "";
        const pairs = (selector: string, key: string, value: string) =>
          Object.fromEntries(
            [...document.querySelectorAll(selector)].map((element) => [
              element.getAttribute(key) ?? "",
              element.getAttribute(value) ?? "",
            ]),
          );
        const blocks = document.querySelectorAll("script[type='application/ld+json']");
        return {
          lang: document.documentElement.lang,
          title: document.title,
          description: attribute("meta[name=description]", "content"),
          canonical: attribute("link[rel=canonical]", "href"),
          alternates: pairs("link[rel=alternate][hreflang]", "hreflang", "href"),
          shared: pairs("meta[property^='og:']", "property", "content"),
          card: attribute("meta[name='twitter:card']", "content"),
          robots: document.querySelector("meta[name=robots]")?.getAttribute("content") ?? null,
          data: [...blocks].flatMap(
            (block) =>
              (JSON.parse(block.textContent ?? "{}") as { "@graph": Record<string, unknown>[] })["@graph"],
          ),
          headings: document.querySelectorAll("h1").length,
        };
      });
      heads.push({ path, ...head });
    }
    expect(problems).toEqual([]);
    return heads;
  }

  describe.each(languages)("in %s", (language) => {
    it("every public page has a title and a description of its own, one h1 and its language", async () => {
      const heads = await headsOf(language);

      expect(heads.length).toBeGreaterThanOrEqual(3);
      expect(new Set(heads.map((head) => head.title)).size).toBe(heads.length);
      expect(new Set(heads.map((head) => head.description)).size).toBe(heads.length);
      const shortest = language === "zh" ? { title: 4, description: 20 } : { title: 8, description: 40 };
      for (const head of heads) {
        expect(head).toMatchObject({ lang: language === "zh" ? "zh-CN" : "en", headings: 1, robots: null });
        expect([head.path, head.title.length >= shortest.title && head.title.length <= 75]).toEqual([
          head.path,
          true,
        ]);
        const { length } = head.description;
        expect([head.path, length >= shortest.description && length <= 220]).toEqual([head.path, true]);
      }
    });

    it("every public page names its own address and both languages, absolutely", async () => {
      for (const head of await headsOf(language)) {
        expect(head.canonical).toBe(`${stage.origin}${head.path}`);
        expect(head.alternates).toEqual({
          "zh-CN": `${stage.origin}${twinOf(head.path, "zh")}`,
          en: `${stage.origin}${twinOf(head.path, "en")}`,
          "x-default": `${stage.origin}${twinOf(head.path, "zh")}`,
        });
      }
    });

    it("every public page says what a network shows of it, with a picture of 1200 by 630 pixels", async () => {
      const pictures = new Set<string>();
      for (const head of await headsOf(language)) {
        expect(head.card).toBe("summary_large_image");
        expect(head.shared).toMatchObject({
          "og:title": head.title,
          "og:description": head.description,
          "og:url": head.canonical,
          "og:locale": language === "zh" ? "zh_CN" : "en_US",
        });
        pictures.add(head.shared["og:image"] ?? "");
      }
      for (const address of pictures) {
        const response = await fetch(address);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get("content-type")).toBe("image/png");
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(bytes.length).toBeLessThan(200 * 1024);
      }
      expect(pictures.size).toBe(1);
    });

    it("the landing page carries its organisation, its site and its questions as structured data", async () => {
      const { page } = await stage.visit({ language });
      const heads = await headsOf(language);
      const home = heads.find((head) => head.path === twinOf("/", language));
      const faq = home?.data.find((item) => item["@type"] === "FAQPage") as
        | { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
        | undefined;
      await page.goto(`${stage.origin}${home?.path}`);
      const shown = await page.locator("#qa details").evaluateAll((items) =>
        items.map((item) => ({
          name: item.querySelector("summary")?.textContent,
          text: item.querySelector("p")?.textContent,
        })),
      );

      expect(home?.data.map((item) => item["@type"])).toEqual(
        expect.arrayContaining(["Organization", "WebSite", "FAQPage"]),
      );
      expect(
        faq?.mainEntity.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text })),
      ).toEqual(shown);
    });

    it("every guide is an article with its title, its day and the way to it", async () => {
      const guides = (await headsOf(language)).filter((head) => /\/guide\/./.test(head.path));

      expect(guides.length).toBeGreaterThanOrEqual(6);
      for (const guide of guides) {
        const article = guide.data.find((item) => item["@type"] === "Article");
        expect(article).toMatchObject({ mainEntityOfPage: guide.canonical, description: guide.description });
        expect(article?.["dateModified"]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(guide.data.some((item) => item["@type"] === "BreadcrumbList")).toBe(true);
        expect(guide.shared["og:type"]).toBe("article");
      }
    });
  });

  it("the site map holds both languages of every page, and every address in it answers", async () => {
    const chinese = await publicPaths(stage.origin, "zh");
    const english = await publicPaths(stage.origin, "en");

    expect(english.toSorted()).toEqual(chinese.map((path) => twinOf(path, "en")).toSorted());
    for (const path of [...chinese, ...english]) {
      const response = await fetch(`${stage.origin}${path}`, { redirect: "manual" });
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  it("crawlers are kept out of what needs a sign-in, whose shell is not for search engines either", async () => {
    const robots = await (await fetch(`${stage.origin}/robots.txt`)).text();
    const shell = await (await fetch(`${stage.origin}/dashboard`)).text();

    expect(robots).toContain("Disallow: /dashboard\n");
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    expect(robots).toContain(`Sitemap: ${stage.origin}/sitemap.xml`);
    expect(shell).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await fetch(`${stage.origin}/no/such/page`)).text()).toContain("noindex");
  });

  it("the icons and the manifest of the site are there", async () => {
    const manifest = (await (await fetch(`${stage.origin}/site.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    const paths = [
      "/icon.svg",
      "/favicon.ico",
      "/apple-touch-icon.png",
      ...manifest.icons.map((icon) => icon.src),
    ];

    for (const path of paths) {
      const response = await fetch(`${stage.origin}${path}`);
      expect([path, response.status, response.headers.get("content-type")?.startsWith("image/")]).toEqual([
        path,
        200,
        true,
      ]);
    }
  });
});
