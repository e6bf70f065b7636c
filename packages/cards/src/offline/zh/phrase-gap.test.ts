import { describe, expect, it } from "vitest";
import { heading, paragraph } from "../../testing/build-document.ts";
import { pairs } from "../../testing/pairs.ts";

const made = async (title: string, text: string) =>
  (await pairs("zh", heading(title), paragraph(text))).join("\n");

describe("没有问到的句子挖一个词组", () => {
  it.each([
    [
      "动词的宾语",
      "图书馆规章",
      "管理员不得扣留读者的借阅证，也不得要求交纳押金。",
      "读者的[...]，也不得 => 借阅证",
    ],
    ["句末的地点", "矿产", "全省的钨矿大多集中在青岭断裂带。", "集中在[...]"],
    ["“就叫”后面的名称", "心律", "心跳每分钟不到六十次，又不头晕的，就叫窦性心动过缓。", "=> 窦性心动过缓"],
    ["“由”后面的来源", "腺体", "催乳素由垂体前叶合成，随血流走遍全身，泌乳期最高。", "由[...]合成"],
    [
      "分号后没有问到的一半",
      "浮力",
      "什么是漂浮？物体浮在液面上叫漂浮；盐湖的水面密度大，人能浮在死海的高盐湖水中，这里常年出产光卤石。",
      "出产[...] => 光卤石",
    ],
  ])("G1：%s", async (_, title, text, card) => {
    const cards = await made(title, text);

    for (const part of card.split(" => ")) expect(cards).toContain(part);
  });

  it.each([
    ["泛泛的名词", "这样做能提高工作效率，也能解决很多实际的问题。", /=> (?:问题|工作效率|实际)/],
    ["动词的一半", "出汗以后血浆渗透压升高，渴感随之增强，人就想喝水。", /=> (?:渗透|压升高|增强|升高)/],
    ["并列动作中的一个", "请求停止侵害、排除妨碍、消除危险，不受期间限制。", /=> 危险/],
    ["说话的人自己的话", "下面按从生到死的顺序，把最常问到的规则过一遍。", /\[/],
  ])("不挖%s", async (_, text, fault) => {
    expect(await made("讲义", text)).not.toMatch(fault);
  });
});
