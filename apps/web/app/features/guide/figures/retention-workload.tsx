import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "同一张卡在不同保留率下需要的复习次数，以 90% 为 1 倍：80% 约 0.3 倍，85% 约 0.5 倍，95% 约 2.5 倍，97% 约 4.5 倍。曲线接近 100% 时急剧上升。",
    caption: "由 FSRS-6 默认参数的遗忘曲线算出，只算每次都答对的情形；保留率低时，忘掉重学的次数会另外增加。",
    vertical: "复习次数（90% 为 1 倍）",
    horizontal: "期望的记忆保留率",
    times: (factor: string) => `${factor} 倍`,
  },
  en: {
    label:
      "Reviews that one card needs at different retentions, with 90% as 1: at 80% about 0.3, at 85% about 0.5, at 95% about 2.5, at 97% about 4.5. The curve climbs steeply towards 100%.",
    caption:
      "Computed from the forgetting curve of FSRS-6’s default parameters, for a card that is always answered right; at low retention, relearning what you forgot comes on top.",
    vertical: "Reviews (90% = 1)",
    horizontal: "Desired retention",
    times: (factor: string) => `${factor}×`,
  },
} as const;

/** The decay of FSRS-6's default parameters (the last of the 21). */
const decay = 0.1542;

/** How many times as many reviews as at 90%: intervals end where the chance of recall has fallen to the target. */
function workload(retention: number): number {
  return intervalUntil(0.9) / intervalUntil(retention);
}

/** Time until the chance of recall has fallen so far, in units that cancel out above. */
function intervalUntil(chance: number): number {
  return chance ** (-1 / decay) - 1;
}

const left = 40;
const right = 462;
const top = 30;
const bottom = 216;
const [lowest, highest, most] = [0.7, 0.975, 5.6];

const xOf = (retention: number) => left + ((retention - lowest) / (highest - lowest)) * (right - left);
const yOf = (times: number) => bottom - (times / most) * (bottom - top);

function curve(): string {
  const steps = 80;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const retention = lowest + ((highest - lowest) * index) / steps;
    return `${index === 0 ? "M" : "L"}${xOf(retention).toFixed(1)} ${yOf(workload(retention)).toFixed(1)}`;
  }).join("");
}

export function RetentionWorkload() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={268} label={text.label} caption={text.caption}>
      {[1, 2, 3, 4, 5].map((times) => (
        <g key={times}>
          <path className="l-grid" d={`M${left} ${yOf(times)}H${right}`} />
          <text className="t-small t-end" x={left - 8} y={yOf(times) + 4}>
            {times}
          </text>
        </g>
      ))}
      <path className="l-axis" d={`M${left} ${top}V${bottom}H${right}`} />
      {[0.7, 0.8, 0.9, 0.95].map((retention) => (
        <text key={retention} className="t-small t-mid" x={xOf(retention)} y={bottom + 20}>
          {retention * 100}%
        </text>
      ))}
      <text className="t-small" x={left - 20} y="16">
        {text.vertical}
      </text>
      <text className="t-small t-end" x={right} y={bottom + 44}>
        {text.horizontal}
      </text>
      <path className="l-blue" d={curve()} />
      {[0.8, 0.9, 0.95, 0.97].map((retention) => (
        <g key={retention}>
          <circle className="s-blue" cx={xOf(retention)} cy={yOf(workload(retention))} r="4.5" />
          <text
            className={retention < 0.95 ? "t-small t-bold t-mid" : "t-small t-bold t-end"}
            x={xOf(retention) - (retention < 0.95 ? 0 : 10)}
            y={yOf(workload(retention)) - (retention < 0.95 ? 12 : 2)}
          >
            {text.times(String(Math.round(workload(retention) * 10) / 10))}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
