import { expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

it("the package is named after the box", () => {
  expect(fileNameOf("民法总则 · 第三章", "apkg")).toBe("民法总则 · 第三章.apkg");
});

it("characters that a file system refuses are replaced", () => {
  expect(fileNameOf('a/b\\c:d*e?f"g<h>i|j\u0007k\nl', "apkg")).toBe("a_b_c_d_e_f_g_h_i_j_k_l.apkg");
});

it("the name is never hidden, empty, reserved or endless", () => {
  expect(fileNameOf("..hidden ", "apkg")).toBe("hidden.apkg");
  expect(fileNameOf(" . ", "apkg")).toBe("deckle.apkg");
  expect(fileNameOf("CON", "apkg")).toBe("deckle CON.apkg");
  expect(fileNameOf("卡".repeat(300), "apkg")).toBe(`${"卡".repeat(100)}.apkg`);
  expect(fileNameOf("🎴".repeat(150), "apkg")).toBe(`${"🎴".repeat(100)}.apkg`);
});
