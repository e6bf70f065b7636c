import { describe, expect, it } from "vitest";
import { isEmail, isNameTooLong, normaliseEmail, normaliseName } from "./account-rules.ts";

describe("an e-mail address", () => {
  it.each(["a@b.example", "lin.yinuo+deckle@mail.example.com", "用户@例子.中国"])("may be %j", (email) => {
    expect(isEmail(normaliseEmail(email))).toBe(true);
  });

  it.each([
    "",
    "a",
    "a@b",
    "a@b.",
    "a b@c.example",
    "a@@b.example",
    "<a@b.example>",
    "a@b.example\u0000",
    `${"a".repeat(250)}@b.example`,
  ])("may not be %j", (email) => {
    expect(isEmail(normaliseEmail(email))).toBe(false);
  });

  it("is the same in capitals, with spaces around it and in full-width letters", () => {
    expect(normaliseEmail(" Anna@Example.COM ")).toBe("anna@example.com");
    expect(normaliseEmail("ａｎｎａ@example.com")).toBe("anna@example.com");
  });
});

describe("a display name", () => {
  it("loses control characters and repeated spaces, and is nothing when nothing is left", () => {
    expect(normaliseName("  李 \t\u202e 雷\n")).toBe("李 雷");
    expect(normaliseName(" \u0007 ")).toBeNull();
  });

  it("may have 60 characters, counted as people count", () => {
    expect(isNameTooLong("𝄞".repeat(60))).toBe(false);
    expect(isNameTooLong("a".repeat(61))).toBe(true);
  });
});
