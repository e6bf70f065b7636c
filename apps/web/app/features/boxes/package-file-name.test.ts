import { expect, it } from "vitest";
import { packageFileName } from "./package-file-name.ts";

it("the package is named after the box", () => {
  expect(packageFileName("民法总则 · 第三章")).toBe("民法总则 · 第三章.apkg");
});

it("characters that a file system refuses are replaced", () => {
  expect(packageFileName('a/b\\c:d*e?f"g<h>i|j\u0007k\nl')).toBe("a_b_c_d_e_f_g_h_i_j_k_l.apkg");
});

it("the name is never hidden, empty, reserved or endless", () => {
  expect(packageFileName("..hidden ")).toBe("hidden.apkg");
  expect(packageFileName(" . ")).toBe("deckle.apkg");
  expect(packageFileName("CON")).toBe("deckle CON.apkg");
  expect(packageFileName("卡".repeat(300))).toBe(`${"卡".repeat(100)}.apkg`);
  expect(packageFileName("🎴".repeat(150))).toBe(`${"🎴".repeat(100)}.apkg`);
});
