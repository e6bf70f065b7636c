import { usePageLanguage } from "#i18n/page-language.ts";
import { CardShape, Drawing, Texts } from "./drawing.tsx";

const words = {
  zh: {
    label: "字段“正面、背面、出处”的内容，填进模板的双花括号里，得到一张排好版的卡片。",
    caption: "字段只存内容，模板决定怎样显示。改一次模板，全部卡片换新样子。",
    headings: ["字段", "模板（背面）", "卡片"],
    fields: ["正面：水的化学式", "背面：H₂O", "出处：第 8 页"],
    template: ["{{FrontSide}}", "<hr>", "{{背面}}", "{{#出处}}", "  {{出处}}", "{{/出处}}"],
    card: ["水的化学式", "H₂O", "第 8 页"],
  },
  en: {
    label:
      "The contents of the fields Front, Back and Source are put into the double braces of a template, which gives a finished card.",
    caption: "Fields hold content, the template decides the look. Change it once and every card follows.",
    headings: ["Fields", "Back template", "Card"],
    fields: ["Front: water", "Back: H₂O", "Source: p. 8"],
    template: ["{{FrontSide}}", "<hr>", "{{Back}}", "{{#Source}}", "  {{Source}}", "{{/Source}}"],
    card: ["water", "H₂O", "p. 8"],
  },
} as const;

export function FieldsTemplate() {
  const text = words[usePageLanguage()];
  const [front, back, source] = text.card;
  return (
    <Drawing height={182} label={text.label} caption={text.caption}>
      {text.headings.map((heading, index) => (
        <text key={heading} className="t-small t-bold" x={2 + index * 176} y="14">
          {heading}
        </text>
      ))}
      <rect className="s-paper" x="2" y="24" width="150" height="152" rx="5" />
      <Texts x={11} y={58} lines={text.fields} className="t-small" lineHeight={34} />
      <path className="l-grid" d="M2 72H152M2 106H152" />
      <text className="t-mid t-bold" x="164" y="104">
        +
      </text>
      <rect className="s-sunk" x="176" y="24" width="142" height="152" rx="5" />
      <Texts x={186} y={50} lines={text.template} className="t-code" lineHeight={22} />
      <text className="t-mid t-bold" x="334" y="104">
        =
      </text>
      <CardShape x={350} y={24} width={128} height={152} />
      <text className="t-mid" x="414" y="80">
        {front}
      </text>
      <path className="l-grid" d="M362 96H466" />
      <text className="t-mid t-bold" x="414" y="124">
        {back}
      </text>
      <text className="t-mid t-small" x="414" y="154">
        {source}
      </text>
    </Drawing>
  );
}
