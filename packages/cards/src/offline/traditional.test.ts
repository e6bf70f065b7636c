import { expect, it } from "vitest";
import { generateCards } from "../generate-cards.ts";
import { buildDocument, heading, items, paragraph, table } from "../testing/build-document.ts";
import { createOfflineEngine } from "./offline-engine.ts";

const lecture = buildDocument(
  "zh",
  heading("港口史講義", 1),
  heading("條約與開港"),
  paragraph("關稅自主權是指一個國家獨立制定本國關稅的權利。1869年，港務總局由商人葉維廉建立。"),
  paragraph("燈塔被稱為「海上的眼睛」。由於水道過淺，導致大船無法進港。"),
  table(["機構", "職責"], ["驗貨處", "檢查進口貨物"], ["稅務處", "徵收關稅"]),
  heading("名詞"),
  ...items(false, "乾潮：海面後退到最低的時候", "引水人：帶領船隻進港的人"),
);

it("asks about a text in traditional characters in its own characters, and quotes it letter by letter", async () => {
  const { cards } = await generateCards(lecture, { engine: createOfflineEngine() });
  const asked = cards.map(({ question, answer }) => `${question} => ${answer}`);

  expect(asked).toContain("什麼是關稅自主權？ => 一個國家獨立制定本國關稅的權利");
  expect(asked).toContain("港務總局由誰建立？ => 商人葉維廉");
  expect(asked).toContain("引水人是什麼？ => 帶領船隻進港的人");
  expect(asked.join("")).not.toMatch(/[么谁为关税条约开征个时]/u);
  for (const { source } of cards) {
    expect(lecture.text.slice(source.offset, source.offset + source.quote.length)).toBe(source.quote);
  }
});

it("keeps a character that has two simplified readings as it is printed", async () => {
  const { cards } = await generateCards(lecture, { engine: createOfflineEngine() });
  const tide = cards.find(({ source }) => source.quote.includes("乾潮"));

  expect(tide?.question).toMatch(/乾潮是什麼？$/u);
  expect(tide?.answer).toBe("海面後退到最低的時候");
});
