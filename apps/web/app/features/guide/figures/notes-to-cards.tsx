import { usePageLanguage } from "#i18n/page-language.ts";
import { Arrow, CardShape, Drawing, Texts } from "./drawing.tsx";

const words = {
  zh: {
    label: "一条笔记有正面、背面和出处三个字段，经过笔记模板生成正反两张卡片，卡片放在牌组里。",
    caption: "你写的是笔记，学的是卡片。改笔记，它的卡片一起变。",
    note: "笔记",
    fields: ["正面：细胞的能量工厂", "背面：线粒体", "出处：第 2 章，31 页"],
    type: "笔记模板",
    deck: "牌组",
    cards: [
      ["卡片 1", "细胞的能量工厂是？"],
      ["卡片 2", "线粒体是什么？"],
    ],
  },
  en: {
    label:
      "One note with the fields Front, Back and Source goes through its note type and becomes two cards, one in each direction, which lie in a deck.",
    caption: "You write notes and study cards. Change the note and its cards follow.",
    note: "Note",
    fields: ["Front: power plant", "Back: mitochondrion", "Source: ch. 2, p. 31"],
    type: "Note type",
    deck: "Deck",
    cards: [
      ["Card 1", "The cell’s power plant?"],
      ["Card 2", "A mitochondrion is…?"],
    ],
  },
} as const;

export function NotesToCards() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={196} label={text.label} caption={text.caption}>
      <rect className="s-paper" x="2" y="38" width="176" height="112" rx="4" />
      <text className="t-bold" x="14" y="62">
        {text.note}
      </text>
      <Texts x={14} y={88} lines={text.fields} className="t-small" lineHeight={22} />
      <Arrow from={186} to={250} y={94} />
      <text className="t-small t-mid" x="216" y="82">
        {text.type}
      </text>
      <rect className="l-axis l-dash" x="258" y="8" width="220" height="180" rx="8" />
      <text className="t-small t-end" x="468" y="27">
        {text.deck}
      </text>
      {text.cards.map(([name, question], index) => (
        <g key={name}>
          <CardShape x={270} y={36 + index * 74} width={196} height={64} />
          <text className="t-small" x="280" y={53 + index * 74}>
            {name}
          </text>
          <text x="280" y={84 + index * 74}>
            {question}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
