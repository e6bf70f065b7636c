import { usePageLanguage } from "#i18n/page-language.ts";
import { Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "导入窗口的示意图：“导入所有学习进度信息”关着，“导入所有牌组预设配置”打开，“更新笔记”选“仅在笔记较现有新时”。",
    caption: "示意图：从卡盒下载的牌组，第一次导入可以这样选。",
    file: "民法总则.apkg",
    heading: "导入选项",
    progress: "导入所有学习进度信息",
    presets: "导入所有牌组预设配置",
    update: "更新笔记",
    newer: "仅在笔记较现有新时",
    run: "导入",
  },
  en: {
    label:
      "A sketch of the import window: “Import any learning progress” is off, “Import any deck presets” is on, and “Update notes” is set to “If newer”.",
    caption: "A sketch. For a first import of a deck from Deckle, this is a good choice.",
    file: "contract-law.apkg",
    heading: "Import options",
    progress: "Import any learning progress",
    presets: "Import any deck presets",
    update: "Update notes",
    newer: "If newer",
    run: "Import",
  },
} as const;

export function ImportOptions() {
  const text = words[usePageLanguage()];
  return (
    <Drawing height={246} label={text.label} caption={text.caption}>
      <rect className="s-paper" x="30" y="2" width="420" height="242" rx="8" />
      <path className="l-grid" d="M30 36H450" />
      <circle className="s-edge" cx="48" cy="19" r="4" />
      <circle className="s-edge" cx="62" cy="19" r="4" />
      <circle className="s-edge" cx="76" cy="19" r="4" />
      <text className="t-small t-mid" x="240" y="24">
        {text.file}
      </text>
      <text className="t-bold" x="50" y="64">
        {text.heading}
      </text>
      <Switch y={86} state="off" label={text.progress} />
      <Switch y={122} state="on" label={text.presets} />
      <path className="l-grid" d="M50 148H430" />
      <text x="50" y="177">
        {text.update}
      </text>
      <rect className="s-sheet" x="256" y="158" width="174" height="30" rx="6" />
      <text x="266" y="178">
        {text.newer}
      </text>
      <path className="l-ink" d="M412 170l5 5l5 -5" />
      <rect className="s-blue" x="346" y="204" width="84" height="28" rx="7" />
      <text className="t-mid t-on-blue t-bold" x="388" y="223">
        {text.run}
      </text>
    </Drawing>
  );
}

function Switch({ y, state, label }: { y: number; state: "on" | "off"; label: string }) {
  return (
    <>
      <text x="50" y={y + 5}>
        {label}
      </text>
      {state === "on" ? (
        <rect className="s-blue" x="394" y={y - 10} width="36" height="20" rx="10" />
      ) : (
        <rect className="s-sheet" x="394" y={y - 10} width="36" height="20" rx="10" />
      )}
      <circle
        className={state === "on" ? "s-sheet" : "s-edge"}
        cx={state === "on" ? 420 : 404}
        cy={y}
        r="7"
      />
    </>
  );
}
