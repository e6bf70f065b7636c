import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = async (title: string, text: string) =>
  (await pairs("zh", heading(title), paragraph(text))).join("\n");

describe("数和它的单位一起挖", () => {
  it.each([
    [
      "带“内”的期限不切开",
      "行政复议",
      "对决定不服的，可自收到决定书之日起六十日内申请复议。",
      "起[...]申请复议 => 六十日内",
    ],
    ["一个月是数", "登记", "已搬迁却未办变更的，应当自搬迁之日起一个月内补办。", "起[...]补办 => 一个月内"],
    ["每月支付二倍", "用工", "拖着不签的，须向工人每月支付二倍的工资。", "每月支付[...]的工资 => 二倍"],
    ["只能一次", "选课", "同一学期对同一课程只能申请一次缓考。", "只能申请[...]缓考 => 一次"],
    ["每满一年付多少", "补偿", "补偿款按工龄算，每满一年付一个月工资。", "每满一年付[...]工资 => 一个月"],
    ["几成", "水文", "全流域约七成的洪水来得又急又猛，防汛全靠早准备。", "约[...]的洪水"],
    ["年和月不分开", "围城", "青川城被围困两年三个月，粮尽才开门投降。", "围困[...]，粮尽 => 两年三个月"],
  ])("G1：%s", async (_, title, text, card) => {
    const cards = await made(title, text);

    for (const part of card.split(" => ")) expect(cards).toContain(part);
  });

  it.each([
    ["考场", "考场 3 教 402，带好两支铅笔和计算器。", /\[/],
    ["标题里的编号", "【知识点2】大气的受热过程", /=> 2/],
    ["换算的同一个量", "血糖超过大约 180 mg/dL（约 10 mmol/L）时，尿里便出现葡萄糖。", /=> 10/],
    ["数和它的单位分开", "甲设备的安全距离为 0.7 m，35 kV 的线路为 1 m。", /=> 35$/m],
    ["一百多万的后半", "库区淹没了两省一百多万人的家园，搬迁用了十七年。", /=> 万人/],
  ])("不挖%s", async (_, text, fault) => {
    expect(await made("讲义", text)).not.toMatch(fault);
  });
});
