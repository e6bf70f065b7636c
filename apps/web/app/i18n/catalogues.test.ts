import { expect, it } from "vitest";
import { agreementEn } from "#content/agreement-en.ts";
import { agreementZh } from "#content/agreement-zh.ts";
import { claimsEn } from "#content/claims-en.ts";
import { claimsZh } from "#content/claims-zh.ts";
import { privacyEn } from "#content/privacy-en.ts";
import { privacyZh } from "#content/privacy-zh.ts";
import { en } from "./app/en.ts";
import { learnEn } from "./app/learn-en.ts";
import { learnZh } from "./app/learn-zh.ts";
import { zh } from "./app/zh.ts";
import { demoEn } from "./demo/en.ts";
import { demoZh } from "./demo/zh.ts";
import { siteEn } from "./site/en.ts";
import { siteZh } from "./site/zh.ts";

/** Every leaf of a catalogue as `path = kind`; a sentence with blanks carries how many it takes. */
function shapeOf(value: unknown, path = ""): readonly string[] {
  if (typeof value === "string") return [`${path} = text`];
  if (typeof value === "function") return [`${path} = sentence of ${value.length}`];
  if (typeof value !== "object") return [`${path} = ${typeof value}`];
  return Object.entries(value ?? {}).flatMap(([key, child]) => shapeOf(child, `${path}.${key}`));
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value("1", "1"))];
  if (typeof value !== "object") return [];
  return Object.values(value ?? {}).flatMap((child) => textsOf(child));
}

const pairs = [
  ["app", zh, en],
  ["learning pages", learnZh, learnEn],
  ["site", siteZh, siteEn],
  ["demo", demoZh, demoEn],
  ["user agreement", agreementZh, agreementEn],
  ["privacy policy", privacyZh, privacyEn],
  ["claims", claimsZh, claimsEn],
] as const;

it.each(pairs)("N6: the %s has the same entries in Chinese and in English", (_name, chinese, english) => {
  expect(shapeOf(english)).toEqual(shapeOf(chinese));
  expect(shapeOf(chinese).length).toBeGreaterThan(10);
});

it.each(pairs)("no entry of the %s is empty or left untranslated", (_name, chinese, english) => {
  expect(textsOf(chinese).filter((text) => text.trim() === "")).toEqual([]);
  expect(textsOf(english).filter((text) => text.trim() === "")).toEqual([]);
  expect(textsOf(english).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

it.each(pairs)("Chinese sentences of the %s use full-width punctuation", (_name, chinese) => {
  const halfWidth = /\p{Script=Han}[,;!?]|[,;!?]\p{Script=Han}/u;

  expect(textsOf(chinese).filter((text) => halfWidth.test(text))).toEqual([]);
});

it("the user agreement has its eleven sections, thirty days' notice and the age limit", () => {
  expect(agreementEn.sections.map((section) => section.id)).toEqual([
    "acceptance",
    "description",
    "accounts",
    "acceptable-use",
    "intellectual-property",
    "user-content",
    "disclaimer",
    "limitation",
    "termination",
    "changes",
    "contact",
  ]);
  for (const document of [agreementZh, agreementEn]) {
    const text = textsOf(document).join("\n");
    expect(text).toContain("30");
    expect(text).toContain("13");
  }
});
