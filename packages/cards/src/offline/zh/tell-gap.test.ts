import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = async (title: string, text: string) =>
  (await pairs("zh", heading(title), paragraph(text))).join("\n");

describe("中文的空只有一个答案", () => {
  it.each([
    ["年号和年", "海禁", "嘉靖四十年，沈家军在温州三战三捷。", "[...]，沈家军在温州三战三捷 => 嘉靖四十年"],
    ["速度和单位", "厂区", "厂区主干道的车速不得超过 15 km/h，转弯时应当减速。", "=> 15 km/h"],
    ["发明的东西先于年份", "纺织", "1779 年，克伦综合两者的优点，发明了骡子机。", "发明了[...] => 骡子机"],
    [
      "又字的主语在上一句",
      "统一",
      "嬴安下令统一全国的文字和货币。又统一度量衡，修筑驰道。",
      "嬴安下令统一全国的文字和货币。又统一度量衡，修筑[...]。 => 驰道",
    ],
  ])("G1：%s", async (_, title, text, card) => {
    expect(await made(title, text)).toContain(card);
  });

  it.each([
    ["科学记数法的底数", "一摩尔任何物质含有的粒子数都相同，约为 6.02×10²³ 个每摩尔。", /=> (?:10|6\.02)$/m],
    ["描述里的个数", "把严格遵守三个实验定律的气体都叫做完全气体。", /=> 三个/],
    [
      "法条的出处",
      "行政给付，是指行政机关依法给予物质帮助的行为（《行政给付法》第 2 条）。",
      /=> 行政给付法/,
    ],
    ["让步的主语", "铵盐虽然全部由非金属元素组成，却是离子化合物。", /=> 铵盐虽然全部/],
    ["通知", "下次讲《合伙企业法》，带法条汇编。", /=> 合伙企业法/],
    ["论文的年份", "潜水员实验 Hobbs & Merrit 1975，在水下学的单词在水下回忆得好。", /=> 1975/],
  ])("不挖%s", async (_, text, fault) => {
    expect(await made("讲义", text)).not.toMatch(fault);
  });
});
