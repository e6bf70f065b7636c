import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "记忆随时间变化的示意图。不复习的虚线先快后慢地下降。每次复习回到高点，之后的曲线一次比一次平缓，间隔一次比一次长。",
    caption: "示意图，不是实测数据：每次成功回忆以后，曲线变平，下一次可以隔得更久。",
    memory: "还想得起来",
    time: "时间",
    without: "不复习",
    reviews: ["第 1 次", "第 2 次", "第 3 次"],
  },
  en: {
    label:
      "A sketch of memory over time. Without review a dashed line falls fast, then slowly. Each review lifts it back up, and after each the curve is flatter and the gap to the next review longer.",
    caption:
      "A sketch, not measured data: after each successful recall the curve is flatter and the next gap longer.",
    memory: "Chance of recall",
    time: "Time",
    without: "no review",
    reviews: ["1st", "2nd", "3rd"],
  },
} as const;

const left = 34;
const right = 470;
const top = 52;
const bottom = 206;

/** Days at which the sketch reviews, and how long memory lasts after each; chosen so that the shape is seen. */
const reviews = [
  { day: 0, stability: 3.5 },
  { day: 5, stability: 12 },
  { day: 16, stability: 30 },
  { day: 40, stability: 80 },
];
const lastDay = 72;

function xOf(day: number): number {
  return left + (day / lastDay) * (right - left);
}

function yOf(chance: number): number {
  return bottom - chance * (bottom - top);
}

/** FSRS's shape: a power of the time that has passed. */
function chanceAfter(days: number, stability: number): number {
  return (1 + days / stability) ** -0.5;
}

function curve(from: number, to: number, stability: number): string {
  const steps = 40;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const day = from + ((to - from) * index) / steps;
    const [x, y] = [xOf(day), yOf(chanceAfter(day - from, stability))];
    return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("");
}

export function ForgettingCurve() {
  const text = words[usePageLanguage()];
  const first = reviews[0]?.stability ?? 1;
  return (
    <Drawing height={240} label={text.label} caption={text.caption}>
      <path className="l-axis" d={`M${left} ${top - 12}V${bottom}H${right}`} />
      <text className="t-small" x="4" y="16">
        {text.memory}
      </text>
      <text className="t-small t-end" x={right} y={bottom + 20}>
        {text.time}
      </text>
      <path className="l-ink l-dash" d={curve(0, lastDay, first)} />
      <text className="t-small t-end" x={right} y={yOf(chanceAfter(lastDay, first)) - 8}>
        {text.without}
      </text>
      {reviews.map(({ day, stability }, index) => {
        const end = reviews[index + 1]?.day ?? lastDay;
        return <path key={day} className="l-blue" d={curve(day, end, stability)} />;
      })}
      {reviews.slice(1).map(({ day }, index) => (
        <g key={day}>
          <path className="l-axis l-dash" d={`M${xOf(day)} ${yOf(1)}V${bottom}`} />
          <circle className="s-blue" cx={xOf(day)} cy={yOf(1)} r="4.5" />
          <text className="t-small t-mid" x={xOf(day)} y={top - 12}>
            {text.reviews[index]}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
