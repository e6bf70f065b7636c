import { usePageLanguage } from "#i18n/page-language.ts";
import { CardShape, Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label: "一句话里有编号 1 和编号 2 两个空，生成两张卡片：第一张隐藏“类囊体薄膜”，第二张隐藏“叶绿体基质”。",
    caption: "编号不同，各成一张卡；其余文字都看得见，当语境用。",
    source: ["光反应在 {{c1::类囊体薄膜}} 上进行，", "暗反应在 {{c2::叶绿体基质}} 中进行。"],
    cards: [
      ["卡片 1", "光反应在［……］上进行，", "暗反应在叶绿体基质中进行。"],
      ["卡片 2", "光反应在类囊体薄膜上进行，", "暗反应在［……］中进行。"],
    ],
  },
  en: {
    label:
      "One sentence with a gap numbered 1 and a gap numbered 2 becomes two cards: the first hides “thylakoid membrane”, the second hides “stroma”.",
    caption: "Each number is a card of its own; the rest of the sentence stays and gives the context.",
    source: ["Light reactions: {{c1::thylakoid membrane}};", "Calvin cycle: {{c2::stroma}}."],
    cards: [
      ["Card 1", "Light reactions: […];", "Calvin cycle: stroma."],
      ["Card 2", "Light reactions: thylakoid", "membrane; Calvin cycle: […]."],
    ],
  },
} as const;

export function ClozeGaps() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={212} label={text.label} caption={text.caption}>
      <rect className="s-sunk" x="2" y="2" width="476" height="66" rx="6" />
      <text className="t-code" x="16" y="29">
        {text.source[0]}
      </text>
      <text className="t-code" x="16" y="53">
        {text.source[1]}
      </text>
      <path className="l-ink" d="M118 72v22m-5 -6l5 6l5 -6M362 72v22m-5 -6l5 6l5 -6" />
      {text.cards.map(([name, first, second], index) => (
        <g key={name}>
          <CardShape x={2 + index * 244} y={102} width={232} height={106} />
          <text className="t-small" x={14 + index * 244} y="119">
            {name}
          </text>
          <text x={14 + index * 244} y="156">
            {first}
          </text>
          <text x={14 + index * 244} y="180">
            {second}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
