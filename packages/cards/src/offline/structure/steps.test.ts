import { describe, expect, it } from "vitest";
import { heading, items, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

describe("steps of an ordered list", () => {
  it("numbered points that stand side by side are no steps", async () => {
    const made = await pairs(
      "zh",
      heading("课程", 1),
      heading("按压的要点"),
      ...items(true, "用力", "快速", "不中断"),
    );

    expect(made.join("\n")).not.toContain("第");
  });

  it("G1: steps belong to what is done in them", async () => {
    const made = await pairs(
      "zh",
      heading("笔记", 1),
      heading("制作临时装片"),
      paragraph("步骤："),
      ...items(true, "滴清水", "撕取表皮", "盖上盖玻片"),
    );

    expect(made).toContain("制作临时装片的步骤：第 2 步是什么（共 3 步）？ => 撕取表皮");
  });

  it("G1: ranks of an order are asked by their place", async () => {
    const made = await pairs(
      "en",
      heading("Payment"),
      paragraph("The order of payment is fixed:"),
      ...items(true, "Secured lenders", "Wages", "Trade creditors"),
    );

    expect(made).toContain("The order of payment is fixed: what comes second of 3? => Wages");
  });

  it("G1: numbered facts under a heading are sentences and no steps", async () => {
    const made = await pairs(
      "en",
      heading("Trace elements"),
      ...items(
        true,
        "Iodine is needed to make thyroid hormone",
        "Iron is needed to carry oxygen in the blood",
        "Fluoride is used to harden the teeth",
      ),
    );

    expect(made.join("\n")).not.toContain("step");
    expect(made.join("\n")).toContain("iodine");
  });

  it("G1: what happens one after the other is asked step by step", async () => {
    const made = await pairs(
      "en",
      heading("Swallowing"),
      ...items(true, "The tongue lifts the food", "The airway closes", "The gullet squeezes the food down"),
    );

    expect(made).toContain("Swallowing: what is step 2 of 3? => The airway closes");
  });
});
