import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "离考试八周的时间线。八到四周前：新卡多，保留率 90%。四到两周前：新卡减少，保留率 92%。最后两周：没有新卡，保留率 95%，只复习和模拟考。",
    caption: "新卡越来越少，保留率逐步调高，最后两周只复习。",
    fresh: "新卡",
    retention: "保留率",
    marks: ["8 周前", "4 周前", "2 周前", "考试"],
    stages: ["铺满大纲", "真题，补错题", "清积压，模拟"],
  },
  en: {
    label:
      "A timeline of the eight weeks before an exam. Eight to four weeks out: many new cards, retention 90%. Four to two weeks: fewer new cards, 92%. The last two weeks: no new cards, 95%, reviews and mock exams only.",
    caption: "New cards taper off, retention goes up step by step, and the last two weeks are for review.",
    fresh: "New cards",
    retention: "Retention",
    marks: ["8 weeks", "4 weeks", "2 weeks", "Exam"],
    stages: ["Cover the syllabus", "Past papers", "Clear, mock"],
  },
} as const;

const edges = [84, 274, 370, 466] as const;

export function ExamCountdown() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={196} label={text.label} caption={text.caption}>
      <path className="l-axis" d={`M${edges[0]} 28H${edges[3]}`} />
      {edges.map((x, index) => (
        <g key={x}>
          <path className="l-axis" d={`M${x} 22V34`} />
          <text
            className={`t-small ${index === 3 ? "t-end t-bold" : "t-mid"}`}
            x={x + (index === 3 ? 8 : 0)}
            y="15"
          >
            {text.marks[index]}
          </text>
        </g>
      ))}
      {text.stages.map((stage, index) => (
        <text
          key={stage}
          className="t-small t-mid"
          x={((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2}
          y="54"
        >
          {stage}
        </text>
      ))}
      <text className="t-small" x="2" y="102">
        {text.fresh}
      </text>
      <rect className="s-edge" x={edges[0]} y="74" width="188" height="44" rx="3" />
      <rect className="s-edge" x={edges[1]} y="100" width="94" height="18" rx="3" />
      <path className="l-axis" d={`M${edges[2]} 118H${edges[3]}`} />
      <text className="t-small" x="2" y="166">
        {text.retention}
      </text>
      {[
        ["90%", 40],
        ["92%", 48],
        ["95%", 56],
      ].map(([percent, height], index) => {
        const x = edges[index] ?? 0;
        const width = (edges[index + 1] ?? 0) - x - 2;
        return (
          <g key={percent}>
            <rect className="s-blue" x={x} y={190 - Number(height)} width={width} height={height} rx="3" />
            <text className="t-mid t-bold t-on-blue" x={x + width / 2} y="172">
              {percent}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
