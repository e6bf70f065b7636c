import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "植物细胞示意图上有四处标注。“隐藏全部，猜测一个”：四处都盖住，其中一处画着问号。“隐藏一个，猜测一个”：只盖住画问号的一处，其余三处看得见。",
    caption: "同一张图，两种考法。盖住的地方各成一张卡。",
    modes: ["隐藏全部，猜测一个", "隐藏一个，猜测一个"],
    parts: ["细胞壁", "液泡", "叶绿体"],
  },
  en: {
    label:
      "A plant cell with four labels. “Hide All, Guess One”: all four are covered and one of them shows a question mark. “Hide One, Guess One”: only the one with the question mark is covered, the other three can be read.",
    caption: "One picture, asked in two ways. Each cover makes a card.",
    modes: ["Hide All, Guess One", "Hide One, Guess One"],
    parts: ["cell wall", "vacuole", "chloroplast"],
  },
} as const;

/** Where the labels stand; the first one is asked. */
const places = [
  { y: 66, from: [100, 68] },
  { y: 94, from: [137, 98] },
  { y: 122, from: [106, 124] },
  { y: 150, from: [68, 162] },
] as const;

export function ImageOcclusion() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={196} label={text.label} caption={text.caption}>
      {text.modes.map((mode, index) => (
        <g key={mode} transform={`translate(${index * 244} 0)`}>
          <text className="t-small t-bold" x="2" y="14">
            {mode}
          </text>
          <PlantCell />
          {places.map(({ y, from }, place) => (
            <g key={y}>
              <path className="l-axis" d={`M${from[0]} ${from[1]}L148 ${y}`} />
              {place === 0 || index === 0 ? (
                <rect
                  className={place === 0 ? "s-blue" : "s-edge"}
                  x="148"
                  y={y - 11}
                  width="82"
                  height="22"
                  rx="3"
                />
              ) : (
                <text className="t-small" x="152" y={y + 5}>
                  {text.parts[place - 1]}
                </text>
              )}
              {place === 0 ? (
                <text className="t-mid t-bold t-on-blue" x="189" y={y + 5}>
                  ?
                </text>
              ) : null}
            </g>
          ))}
        </g>
      ))}
    </Drawing>
  );
}

function PlantCell() {
  return (
    <>
      <rect className="s-paper" x="2" y="28" width="136" height="160" rx="16" />
      <rect className="l-axis" x="9" y="35" width="122" height="146" rx="11" />
      <ellipse className="s-wash" cx="72" cy="126" rx="42" ry="34" />
      <circle className="s-sheet" cx="80" cy="66" r="22" />
      <circle className="s-edge" cx="84" cy="64" r="6" />
      <ellipse className="l-good" cx="38" cy="62" rx="13" ry="8" />
      <ellipse className="l-good" cx="54" cy="164" rx="14" ry="8" />
      <path className="l-good" d="M30 62h16M46 164h16" />
    </>
  );
}
