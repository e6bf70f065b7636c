import { describe, expect, it } from "vitest";
import { plainText } from "#ui/article/marked-text.tsx";
import { lengthOf, markedTexts } from "#ui/article/article-text.ts";
import { guides } from "./guides.ts";

const texts = guides.flatMap((guide) =>
  (["zh", "en"] as const).map((language) => ({ name: `${guide.slug} (${language})`, guide, language })),
);

describe.each(texts)("the guide $name", ({ guide, language }) => {
  const text = guide.text[language];

  it("R7: is a full article with at least one drawing", () => {
    const { words, characters } = lengthOf(text);
    const drawings = text.sections.flatMap(({ blocks }) =>
      blocks.filter((block) => typeof block === "object" && "figure" in block),
    );

    expect(characters + words).toBeGreaterThanOrEqual(language === "zh" ? 1600 : 900);
    expect(drawings.length).toBeGreaterThanOrEqual(1);
  });

  it("R7: has a title and a description of the length that search engines show", () => {
    const [shortest, longest] = language === "zh" ? [30, 80] : [80, 180];

    expect(text.description.length).toBeGreaterThanOrEqual(shortest);
    expect(text.description.length).toBeLessThanOrEqual(longest);
    expect(text.title).toMatch(language === "zh" ? /· 卡盒$/ : /· Deckle$/);
  });

  it("has sections at the same addresses in both languages, so that changing the language keeps the place", () => {
    const other = guide.text[language === "zh" ? "en" : "zh"];

    expect(text.sections.map(({ id }) => id)).toEqual(other.sections.map(({ id }) => id));
  });

  it("names only guides that exist as the next to read, and not itself", () => {
    const slugs = guides.map(({ slug }) => slug).filter((slug) => slug !== guide.slug);

    expect(slugs).toEqual(expect.arrayContaining([...guide.related]));
  });

  it("closes every mark", () => {
    expect(markedTexts(text).map(plainText).join("\n")).not.toMatch(/\*\*|\[\[|\]\]|\]\(/);
  });
});

describe("Chinese typography of the guides", () => {
  it.each(guides.map(({ slug, text }) => [slug, text.zh] as const))("%s", (_slug, text) => {
    const words = markedTexts(text)
      .map((marked) => plainText(marked.replaceAll(/`[^`]*`/g, "")))
      .join("\n");

    // Half-width punctuation beside Chinese characters, doubled marks, and shouting.
    expect(words.match(/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}|！|，，|。。/gu)).toBeNull();
  });
});
