import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "一周计划：每天都有复习，约 18 分钟。周一到周四另有新卡约 18 分钟，周五没有新卡，周六改卡约 20 分钟，周日做题约 25 分钟。",
    caption: "复习天天有，新卡只在周一到周四，周末留给改卡和做题。",
    days: ["一", "二", "三", "四", "五", "六", "日"],
    review: "复习",
    fresh: "新内容与做卡",
    use: "改卡、做题",
  },
  en: {
    label:
      "A week’s plan: reviews every day, about 18 minutes. Monday to Thursday another 18 minutes of new material; Friday none; Saturday 20 minutes of mending cards; Sunday 25 minutes of practice.",
    caption: "Reviews every day, new material Monday to Thursday, the weekend for mending and practice.",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    review: "Reviews",
    fresh: "New material, new cards",
    use: "Mending, practice",
  },
} as const;

/** Minutes beside the reviews, and what they are for. */
const extra = [
  { minutes: 18, use: "fresh" },
  { minutes: 18, use: "fresh" },
  { minutes: 18, use: "fresh" },
  { minutes: 18, use: "fresh" },
  { minutes: 0, use: "fresh" },
  { minutes: 20, use: "use" },
  { minutes: 25, use: "use" },
] as const;

const reviewMinutes = 18;
const base = 176;
const unit = 3;

export function WeekPlan() {
  const text = words[usePageLanguage()];
  const legend = [
    ["s-blue", text.review, 4],
    ["s-edge", text.fresh, 118],
    ["l-good", text.use, 320],
  ] as const;
  return (
    <Drawing height={204} label={text.label} caption={text.caption}>
      {legend.map(([className, name, x]) => (
        <g key={name}>
          <rect className={className} x={x} y="5" width="14" height="14" rx="2" />
          <text className="t-small" x={x + 20} y="17">
            {name}
          </text>
        </g>
      ))}
      <path className="l-axis" d={`M4 ${base}H476`} />
      {extra.map(({ minutes, use }, index) => {
        const x = 14 + index * 67;
        const reviewTop = base - reviewMinutes * unit;
        return (
          <g key={text.days[index]}>
            <rect className="s-blue" x={x} y={reviewTop} width="48" height={reviewMinutes * unit} rx="3" />
            {minutes > 0 ? (
              <rect
                className={use === "fresh" ? "s-edge" : "l-good"}
                x={x}
                y={reviewTop - minutes * unit - 3}
                width="48"
                height={minutes * unit}
                rx="3"
              />
            ) : null}
            <text className="t-small t-mid" x={x + 24} y={base + 20}>
              {text.days[index]}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
