import { describe, expect, it } from "vitest";
import { generateCards } from "../generate-cards.ts";
import { buildDocument, heading, items, paragraph, table } from "../testing/build-document.ts";
import { pairs } from "../testing/pairs.ts";
import { createOfflineEngine } from "./offline-engine.ts";
import { readPunctuation } from "./punctuation.ts";

const notes = buildDocument(
  "zh",
  heading("水文学复习", 1),
  paragraph("水文学是一门研究水的分布和运动的科学,内容很广,从雨滴到海洋都在其中.流量的单位是m3/s."),
  heading("名词"),
  ...items(false, "径流:沿地面或地下流动的水", "蓄水层(含水层):能够储存并输送地下水的岩层"),
  table(["仪器", "用途"], ["雨量筒", "测量降水量,每天读两次"]),
);

async function readText(text: string): Promise<string | undefined> {
  const reading = await readPunctuation(buildDocument("zh", paragraph(text)));
  return reading?.document.text;
}

describe("a mark that says what is asked in exams", () => {
  it.each([
    "交换机是按硬件地址转发数据的设备  ←老师说必考",
    "交换机是按硬件地址转发数据的设备，必考！",
    "交换机是按硬件地址转发数据的设备（常考）。",
  ])("is not part of the fact: %s", async (text) => {
    const cards = await pairs("zh", heading("数据链路层"), paragraph(text));

    expect(cards).toHaveLength(1);
    expect(cards[0]).not.toMatch(/考/u);
  });
});

describe("half-width punctuation in Chinese", () => {
  it("ends a definition where the comma stands, and quotes the document letter by letter", async () => {
    const { cards } = await generateCards(notes, { engine: createOfflineEngine() });
    const asked = cards.map(({ question, answer }) => `${question} => ${answer}`);

    expect(asked).toContain("水文学是什么？ => 一门研究水的分布和运动的科学");
    expect(asked.find((card) => card.includes("径流"))).toMatch(/沿地面或地下流动的水$/u);
    expect(cards.some(({ source }) => source.quote.includes("科学,内容很广"))).toBe(true);
    for (const { source } of cards) {
      expect(notes.text.slice(source.offset, source.offset + source.quote.length)).toBe(source.quote);
    }
  });

  it.each([
    ["细胞膜:控制进出,保护细胞.", "细胞膜：控制进出，保护细胞。"],
    ["DNA:遗传物质;RNA(核糖核酸):单链", "DNA：遗传物质；RNA（核糖核酸）：单链"],
    ["线粒体(mitochondria)在哪里?", "线粒体（mitochondria）在哪里？"],
    ["“看不见的手”,由斯密提出", "“看不见的手”，由斯密提出"],
    ["溶液:含Fe2+,气温:30℃,晴", "溶液：含Fe2+，气温：30℃，晴"],
  ])("reads %j as %j", async (typed, read) => {
    expect(await readText(typed)).toBe(read);
  });

  it.each([
    "第1,000个数在12:30取得，约为3.14。",
    "地址是http://example.com/a,b，函数为f(x)。",
    "全称为 Gross Domestic Product (GDP)，简写如上。",
    "1.细胞膜；2.细胞核。",
    "他说……算了...再议。",
  ])("leaves %j as it is", async (typed) => {
    expect(await readText(typed)).toBeUndefined();
  });

  it("leaves text in another language alone", async () => {
    const document = buildDocument("en", paragraph("Fog, rain: 雾,雨."));

    expect(await readPunctuation(document)).toBeUndefined();
  });

  it("finds its quotes again in a text of many pages without a line break", async () => {
    const sentences = Array.from(
      { length: 900 },
      (_, at) => `第${at + 1}号河的长度是${at + 120}公里,流经甲省.`,
    );
    const long = buildDocument("zh", heading("河流", 1), paragraph(sentences.join("")));

    const { cards } = await generateCards(long, { engine: createOfflineEngine() });

    expect(cards.length).toBeGreaterThan(100);
    for (const { source } of cards) {
      expect(long.text.slice(source.offset, source.offset + source.quote.length)).toBe(source.quote);
    }
  });
});
