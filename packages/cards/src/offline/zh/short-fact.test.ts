import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const asked = async (title: string, text: string) => pairs("zh", heading(title), paragraph(text));

describe("短句里的数", () => {
  it.each([
    ["有主语的", "驾照", "有效期六年。", "有效期是多长时间？ => 六年"],
    ["主语在标题里的", "辞职", "提前三十日。", "辞职：提前多长时间？ => 三十日"],
    ["只有上限的", "借书", "最长两个月。", "借书：最长多长时间？ => 两个月"],
  ])("问%s", async (_, title, text, card) => {
    expect(await asked(title, text)).toContain(card);
  });

  it("没有标题时不问，不知道说的是什么", async () => {
    expect(await pairs("zh", paragraph("提前三十日。"))).toEqual([]);
  });

  it("一次、每人不是要记的数", async () => {
    expect(await asked("门票", "每人五分。审验一次。")).toEqual([]);
  });
});
