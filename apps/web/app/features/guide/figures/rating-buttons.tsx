import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "评分的判断：翻面之前没想起来，按“重来”（1）。想起来了：很吃力按“困难”（2），正常按“良好”（3），不假思索按“简单”（4）。",
    caption: "先问自己想起来没有，再看吃不吃力。",
    question: "翻面之前，想起来了吗？",
    no: "没有",
    yes: "想起来了",
    buttons: [
      ["重来", "没想起来", "1"],
      ["困难", "很吃力", "2"],
      ["良好", "正常", "3"],
      ["简单", "不假思索", "4"],
    ],
  },
  en: {
    label:
      "How to rate: if you did not have the answer before turning the card, press Again (1). If you had it: with effort, Hard (2); normally, Good (3); at once, Easy (4).",
    caption: "First ask whether you had it, then how hard it was.",
    question: "Did you have it before you looked?",
    no: "no",
    yes: "yes",
    buttons: [
      ["Again", "did not", "1"],
      ["Hard", "with effort", "2"],
      ["Good", "normally", "3"],
      ["Easy", "at once", "4"],
    ],
  },
} as const;

const looks = [
  { box: "l-again", text: "t-again" },
  { box: "l-hard", text: "t-hard" },
  { box: "l-good", text: "t-good" },
  { box: "l-blue", text: "t-blue" },
] as const;

export function RatingButtons() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={196} label={text.label} caption={text.caption}>
      <rect className="s-wash" x="84" y="2" width="312" height="40" rx="10" />
      <text className="t-mid t-bold" x="240" y="27">
        {text.question}
      </text>
      <path className="l-ink" d="M150 42V64H58V92m-5 -6l5 6l5 -6" />
      <text className="t-small" x="68" y="58">
        {text.no}
      </text>
      <path
        className="l-ink"
        d="M300 42V64M180 92V64H422V92M301 64V92m-126 -6l5 6l5 -6m111 0l5 6l5 -6m111 0l5 6l5 -6"
      />
      <text className="t-small" x="310" y="58">
        {text.yes}
      </text>
      {text.buttons.map(([name, when, key], index) => {
        const x = 4 + index * 121;
        const look = looks[index] ?? looks[0];
        return (
          <g key={key}>
            <rect className={look.box} x={x} y="98" width="109" height="56" rx="9" />
            <text className={`t-mid t-bold ${look.text}`} x={x + 54} y="122">
              {name}
            </text>
            <text className="t-mid t-small" x={x + 54} y="142">
              {when}
            </text>
            <text className="t-mid t-small" x={x + 54} y="176">
              {key}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
