import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "Roediger 与 Karpicke 2006 年实验一的结果。五分钟后：读两遍 81%，读一遍加自测 75%。两天后：54% 对 68%。一周后：42% 对 56%。",
    caption: "数据：Roediger 与 Karpicke（2006）实验一，回忆出的内容占全文的比例。",
    delays: ["5 分钟后", "2 天后", "1 周后"],
    reread: "读两遍",
    tested: "读一遍，自测一次",
  },
  en: {
    label:
      "Results of experiment 1 in Roediger and Karpicke 2006. After five minutes: read twice 81%, read once and tested 75%. After two days: 54% against 68%. After one week: 42% against 56%.",
    caption: "Data: Roediger and Karpicke (2006), experiment 1, share of the passage recalled.",
    delays: ["5 minutes", "2 days", "1 week"],
    reread: "read twice",
    tested: "read once, tested once",
  },
} as const;

/** Percent recalled: read twice, then read once and tested. */
const results = [
  [81, 75],
  [54, 68],
  [42, 56],
] as const;

const base = 190;
const unit = 1.5;

export function TestingEffect() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={224} label={text.label} caption={text.caption}>
      <rect className="s-edge" x="40" y="6" width="14" height="14" rx="2" />
      <text className="t-small" x="60" y="18">
        {text.reread}
      </text>
      <rect className="s-blue" x="190" y="6" width="14" height="14" rx="2" />
      <text className="t-small" x="210" y="18">
        {text.tested}
      </text>
      <path className="l-axis" d={`M30 ${base}H460`} />
      {results.map(([reread, tested], index) => {
        const x = 62 + index * 140;
        return (
          <g key={text.delays[index]}>
            <Bar x={x} percent={reread} className="s-edge" />
            <Bar x={x + 52} percent={tested} className="s-blue" />
            <text className="t-small t-mid" x={x + 48} y={base + 22}>
              {text.delays[index]}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

function Bar({ x, percent, className }: { x: number; percent: number; className: string }) {
  return (
    <>
      <rect className={className} x={x} y={base - percent * unit} width="44" height={percent * unit} rx="3" />
      <text className="t-small t-mid" x={x + 22} y={base - percent * unit - 6}>
        {percent}%
      </text>
    </>
  );
}
