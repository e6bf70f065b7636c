import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const asked = (text: string): Promise<readonly string[]> =>
  pairs("zh", heading("讲义", 1), heading("要点", 2), paragraph(text));

describe("by what word a Chinese question asks", () => {
  it.each([
    ["属于哪一类", "石耳属于真菌植物。", "石耳属于哪类植物？ => 真菌植物"],
    ["归谁所有", "河滩上的芦苇属于村民所有。", "河滩上的芦苇归谁所有？ => 村民"],
    ["用的是什么方法", "古城的测绘采用交会法。", "古城的测绘采用什么方法？ => 交会法"],
    ["说了几个，就问哪几个", "契税具有强制性、固定性两个特征。", "契税具有哪两个特征？ => 强制性、固定性"],
    ["列举之后的种数归到问题里", "陶轮分为快轮和慢轮两种。", "陶轮分为哪两种？ => 快轮和慢轮"],
    ["几种功能，问哪些功能", "木炭具有吸湿、除味等功能。", "木炭具有哪些功能？ => 吸湿、除味等功能"],
    ["一种作用，问什么作用", "艾草具有驱虫、醒脑的作用。", "艾草具有什么作用？ => 驱虫、醒脑的作用"],
    [
      "分解成什么",
      "石灰石在高温下分解为生石灰和二氧化碳。",
      "石灰石在高温下分解成什么？ => 生石灰和二氧化碳",
    ],
    ["分为哪几个阶段", "窑烧分为升温阶段和保温阶段。", "窑烧分为哪几个阶段？ => 升温阶段和保温阶段"],
    ["期限问多长时间", "采砂许可证的有效期为三年。", "采砂许可证的有效期是多长时间？ => 三年"],
    ["时间不再问时间", "渡船的停靠时间不超过十分钟。", "渡船的停靠时间不超过多久？ => 十分钟"],
    ["人数问多少人", "看守水闸的人员不得少于两人。", "看守水闸的人员不得少于多少人？ => 两人"],
  ])("G1: %s", async (_case, text, expected) => {
    expect(await asked(text)).toContain(expected);
  });

  it.each([
    ["什么时候用", "主语是地名时用第二式。", /^主语是什么/u],
    ["单独一个“有”不是主语", "有禁止晾晒的季节。", /^有禁止/u],
    ["所得的东西属于什么，不说人属于什么", "渔户在汛期所得的鲜鱼、干货和盐，属于共有财产。", /^渔户属于/u],
  ])("G1 G4: asks nothing wrong: %s", async (_case, text, wrong) => {
    expect(await asked(text)).not.toContainEqual(expect.stringMatching(wrong));
  });
});
