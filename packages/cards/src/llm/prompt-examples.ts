import type { DocumentLanguage } from "@deckle/documents";

const english = `Example
Passage: "Photosynthesis takes place in the chloroplasts. Chlorophyll absorbs mainly red and blue light, which is why leaves look green. Office hours are on Tuesday."
Answer: {"cards":[{"quote":"Photosynthesis takes place in the chloroplasts.","type":"basic","question":"In which part of the cell does photosynthesis take place?","answer":"In the chloroplasts","text":"","difficulty":"easy","tags":["photosynthesis"]},{"quote":"Chlorophyll absorbs mainly red and blue light, which is why leaves look green.","type":"basic","question":"Why do leaves look green?","answer":"Chlorophyll absorbs mainly red and blue light","text":"","difficulty":"hard","tags":["photosynthesis"]},{"quote":"Chlorophyll absorbs mainly red and blue light, which is why leaves look green.","type":"cloze","question":"","answer":"","text":"Chlorophyll absorbs mainly {{c1::red and blue}} light.","difficulty":"medium","tags":["photosynthesis"]}]}

Example
Passage: "The period of a simple pendulum is $T = 2\\\\pi\\\\sqrt{l/g}$, where l is its length."
Answer: {"cards":[{"quote":"The period of a simple pendulum is $T = 2\\\\pi\\\\sqrt{l/g}$, where l is its length.","type":"basic","question":"What is the formula for the period of a simple pendulum?","answer":"$T = 2\\\\pi\\\\sqrt{l/g}$","text":"","difficulty":"medium","tags":["pendulum"]}]}`;

const chinese = `Example
Passage: "光合作用在叶绿体中进行。叶绿素主要吸收红光和蓝光，因此叶片呈绿色。下周二交作业。"
Answer: {"cards":[{"quote":"光合作用在叶绿体中进行。","type":"basic","question":"光合作用在细胞的哪个部分进行？","answer":"叶绿体","text":"","difficulty":"easy","tags":["光合作用"]},{"quote":"叶绿素主要吸收红光和蓝光，因此叶片呈绿色。","type":"basic","question":"叶片为什么呈绿色？","answer":"叶绿素主要吸收红光和蓝光","text":"","difficulty":"hard","tags":["光合作用"]},{"quote":"叶绿素主要吸收红光和蓝光，因此叶片呈绿色。","type":"cloze","question":"","answer":"","text":"叶绿素主要吸收{{c1::红光和蓝光}}。","difficulty":"medium","tags":["光合作用"]}]}

Example
Passage: "单摆的周期为 $T = 2\\\\pi\\\\sqrt{l/g}$，其中 l 表示摆长。"
Answer: {"cards":[{"quote":"单摆的周期为 $T = 2\\\\pi\\\\sqrt{l/g}$，其中 l 表示摆长。","type":"basic","question":"单摆的周期公式是什么？","answer":"$T = 2\\\\pi\\\\sqrt{l/g}$","text":"","difficulty":"medium","tags":["单摆"]}]}`;

/** Two short examples in the language of the document; in English where it is neither English nor Chinese. */
export function examplesFor(language: DocumentLanguage): string {
  return language === "zh" || language === "mixed" ? chinese : english;
}
