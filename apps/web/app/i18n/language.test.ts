import { expect, it } from "vitest";
import { languageOfPath, languageOfTag, localizedPath } from "./language.ts";

it("an address below /en is English and everything else is Chinese", () => {
  expect(["/en", "/en/", "/en/privacy", "/en.data"].map(languageOfPath)).toEqual(["en", "en", "en", "en"]);
  expect(["/", "/privacy", "/english", "/guide/en"].map(languageOfPath)).toEqual(["zh", "zh", "zh", "zh"]);
});

it("the English address of a page keeps its fragment", () => {
  expect(localizedPath("/", "en")).toBe("/en");
  expect(localizedPath("/#qa", "en")).toBe("/en#qa");
  expect(localizedPath("/privacy", "en")).toBe("/en/privacy");
  expect(localizedPath("/#qa", "zh")).toBe("/#qa");
});

it("an unknown language tag means the default, Chinese", () => {
  expect(languageOfTag("en-GB")).toBe("en");
  expect(languageOfTag("")).toBe("zh");
});
