import type { AnkiDeck, AnkiNote } from "@deckle/anki";

/** The moment at which the pictures' package is written. */
export const pictureNow = new Date("2025-01-21T08:00:00Z");

const base = { tags: [], createdAt: pictureNow, updatedAt: pictureNow };

const label = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="19" fill="#14211e">${text}</text>`;

/** A plant cell, as a textbook draws it. */
const cell = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 260" width="560" height="260">
<rect width="560" height="260" fill="#fff"/><rect x="30" y="30" width="300" height="200" rx="26" fill="#e6f2dc" stroke="#5f8a3c" stroke-width="9"/>
<rect x="120" y="70" width="150" height="105" rx="46" fill="#d5e8f6" stroke="#7ba7c9" stroke-width="3"/>
<circle cx="85" cy="165" r="31" fill="#e9d5ef" stroke="#9a6fae" stroke-width="3"/><circle cx="92" cy="160" r="9" fill="#9a6fae"/>
<ellipse cx="290" cy="205" rx="24" ry="11" fill="#7fb04f"/><ellipse cx="75" cy="70" rx="24" ry="11" fill="#7fb04f"/>
<g stroke="#43514c" stroke-width="2"><path d="M334 60h58M262 118h130M312 204h80M112 178l280-18" fill="none"/></g>
${label(400, 66, "细胞壁")}${label(400, 124, "液泡")}${label(400, 166, "细胞核")}${label(400, 210, "叶绿体")}</svg>`;

const notes: readonly AnkiNote[] = [
  {
    ...base,
    type: "basic",
    guidSource: "0",
    topic: "合同的订立",
    question: "什么是合同成立的时间？",
    answer: "承诺生效时合同成立，但是法律另有规定或者当事人另有约定的除外。",
    quote: "第四百八十三条　承诺生效时合同成立，但是法律另有规定或者当事人另有约定的除外。",
    source: "民法典合同编.pdf · 第 12 页 · 第二章 合同的订立",
  },
  {
    ...base,
    type: "cloze",
    guidSource: "1",
    topic: "光合作用",
    text: "光反应在{{c1::类囊体薄膜::场所}}上进行，暗反应在叶绿体基质中进行。",
    quote: "光反应在类囊体薄膜上进行，暗反应在叶绿体基质中进行。",
    source: "高中生物必修一.docx · 第 5 章 › 光合作用",
  },
  {
    ...base,
    type: "basic",
    guidSource: "2",
    question: "二次方程 $ax^2+bx+c=0$ 的求根公式是什么？",
    answer: "$$x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}$$",
    quote: "当 $b^2-4ac \\ge 0$ 时，方程有实数根 $x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}$。",
    source: "代数.md · 一元二次方程",
  },
  {
    ...base,
    type: "basic",
    guidSource: "3",
    question: "What does `dict.get(key, default)` return when the key is missing?",
    answer:
      'The default, or `None`:\n```python\nages = {"Ada": 36}\nages.get("Grace", 0)   # 0, and no KeyError\n```',
    quote: "If key is not in the dictionary, get returns default, or None when no default is given.",
    source: "python-tutorial.pdf · p. 41 · Dictionaries",
  },
  {
    ...base,
    type: "basic",
    guidSource: "4",
    question: "What is the complexity of “insert”?",
    answer: "O(n)",
    quote: "insert\tadds an item at a position\tO(n)",
    source: "data-structures.docx · Lists",
  },
  {
    ...base,
    type: "basic",
    guidSource: "5",
    question: "植物细胞特有的结构有哪些？",
    answer: "细胞壁、液泡和叶绿体",
    images: [{ mimeType: "image/svg+xml", bytes: Buffer.from(cell) }],
    quote: "与动物细胞相比，植物细胞还有细胞壁、液泡和叶绿体（图 2-3）。",
    source: "高中生物必修一.docx · 第 2 章 › 细胞的结构",
  },
  {
    ...base,
    type: "basic",
    guidSource: "6",
    question: "细胞膜",
    answer: "cell membrane",
    direction: "both",
    quote: "细胞膜（cell membrane）由磷脂双分子层构成。",
    source: "词汇.txt · 生物",
  },
  {
    ...base,
    type: "basic",
    guidSource: "7",
    question: "Which organelle makes most of the cell’s ATP?",
    answer: "mitochondrion",
    response: "typed",
    quote: "Most of the ATP of a cell is made in its mitochondria.",
    source: "biology.pdf · p. 7",
    link: "https://example.org/biology.pdf",
  },
];

/**
 * One card of each kind and content; by their place in the package: 0 Chinese, 1 gap, 2 maths, 3 code, 4 row of a table,
 * 5 image, 6 and 7 two ways, 8 typed.
 */
export const pictureDeck: AnkiDeck = { name: "Pictures", description: "", createdAt: pictureNow, notes };
