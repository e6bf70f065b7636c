import { describe, expect, it } from "vitest";
import { archiveNames } from "./archive-names.ts";

describe("names in an archive", () => {
  it("are readable and lead nowhere else", () => {
    const nameOf = archiveNames();

    expect(nameOf("细胞：第一章.pdf")).toBe("细胞：第一章.pdf");
    expect(nameOf("../../etc/passwd")).toBe("_.._etc_passwd");
    expect(nameOf(" . ")).toBe("untitled");
    expect(nameOf("长".repeat(300) + ".pdf")).toBe("长".repeat(80) + ".pdf");
  });

  it("are each used once, also where capitals are not told apart", () => {
    const nameOf = archiveNames();

    expect(["Notes", "notes", "Notes"].map(nameOf)).toEqual(["Notes", "notes (2)", "Notes (3)"]);
  });
});
