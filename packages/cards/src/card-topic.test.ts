import { describe, expect, it } from "vitest";
import { cardTopic } from "./card-topic.ts";

const kidney = ["The kidney", "Structure"];

describe("the topic shown with a question", () => {
  it("is the headings above its quote", () => {
    expect(cardTopic({ question: "Each weighs about [...].", answer: "150 g", section: kidney })).toEqual(
      kidney,
    );
    expect(
      cardTopic({ question: "全身反应有哪些？", answer: "发热、白细胞增多", section: ["炎症", "临床表现"] }),
    ).toEqual(["炎症", "临床表现"]);
    const section = ["第五章 恒定电流与磁场", "一、电流与电阻"];
    expect(cardTopic({ question: "单位是什么？", answer: "安培", section })).toEqual([
      "恒定电流与磁场",
      "电流与电阻",
    ]);
  });

  it("leaves out a heading that says the answer, or half of it", () => {
    const asked = (answer: string, section: readonly string[]) =>
      cardTopic({ question: "What is the working unit?", answer, section });
    expect(asked("the nephron", ["The kidney", "Nephrons"])).toEqual(["The kidney"]);
    expect(asked("nephrons", ["The kidney", "The nephron"])).toEqual(["The kidney"]);
    expect(asked("blood pressure", ["The kidney", "Control of pressure"])).toEqual(["The kidney"]);
    expect(asked("the surface area of the whole root", ["Root and shoot"])).toEqual(["Root and shoot"]);
    expect(
      cardTopic({
        question: "形成风的直接原因是什么？",
        answer: "水平气压梯度力",
        section: ["大气", "水平气压梯度力"],
      }),
    ).toEqual(["大气"]);
  });

  it("counts only what the question leaves open", () => {
    const section = ["Contract law", "Damages for breach"];
    expect(
      cardTopic({ question: "What do damages compensate?", answer: "loss caused by a breach", section }),
    ).toEqual(section);
    expect(cardTopic({ question: "What ends a contract?", answer: "breach", section })).toEqual([
      "Contract law",
    ]);
  });

  it("does not repeat what the question says, nor itself", () => {
    expect(
      cardTopic({
        question: "What is the structure of the kidney?",
        answer: "cortex and medulla",
        section: kidney,
      }),
    ).toEqual([]);
    expect(cardTopic({ question: "Who ruled?", answer: "Osman", section: ["Rome", "Rome"] })).toEqual([
      "Rome",
    ]);
  });

  it("shows the title and the two innermost of many headings", () => {
    const section = ["Title", "Part", "Chapter", "Section", "Point"];
    expect(cardTopic({ question: "Why?", answer: "because", section })).toEqual([
      "Title",
      "Section",
      "Point",
    ]);
    expect(cardTopic({ question: "Why?", answer: "because", section: [] })).toEqual([]);
  });
});
