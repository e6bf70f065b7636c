import { describe, expect, it } from "vitest";
import { findPasswordProblem } from "./password-rules.ts";

const personal = ["lin.yinuo@example.com", "林一诺"];

describe("the password rules", () => {
  it.each([
    "correct horse battery",
    "我在图书馆背了三年单词",
    "8302749165",
    "zebra-87-kitchen",
    "Tr0ubador&3xyz",
    "x".repeat(3) + "-quiet-river-",
  ])("accept %j", (password) => {
    expect(findPasswordProblem(password, personal)).toBeUndefined();
  });

  it.each([
    ["", "too_short"],
    ["ninechars", "too_short"],
    // Nine characters, though eighteen UTF-16 units.
    ["𝄞".repeat(9), "too_short"],
    ["ab c".repeat(65), "too_long"],
    ["lin.yinuo-2026", "has_personal_data"],
    ["xx LIN.YINUO@EXAMPLE.COM", "has_personal_data"],
    ["aaaaaaaaaaaa", "too_simple"],
    ["ababababab", "too_simple"],
    ["1234567890", "too_simple"],
    ["0987654321a", "too_simple"],
    ["qwertyuiop", "too_simple"],
    ["abcdefghijkl", "too_simple"],
    ["１２３４５６７８９０", "too_simple"],
    ["password123", "too_common"],
    ["P@ssw0rd2024!", "too_common"],
    ["passwordpassword", "too_common"],
    ["woaini1314520", "too_common"],
    ["admin@9184723", "too_common"],
  ])("refuse %j as %s", (password, problem) => {
    expect(findPasswordProblem(password, personal)).toBe(problem);
  });

  it("do not count a short name as personal data", () => {
    expect(findPasswordProblem("a quiet river at night", ["a@b.example", "at"])).toBeUndefined();
  });
});
