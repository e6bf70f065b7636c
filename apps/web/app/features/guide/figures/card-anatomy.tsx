import { usePageLanguage } from "#i18n/page-language.ts";
import { CardShape, Drawing } from "./drawing.tsx";

const words = {
  zh: {
    label:
      "一张好卡的四个部分：题面开头的语境“民法典第 188 条”；只问一件事“普通诉讼时效是几年”；短而能判对错的答案“三年”；背面用黄色标出的原句和页码。",
    caption: "语境、一个问题、短答案、原文出处。黄色的部分来自文档本身。",
    front: "正面",
    back: "背面",
    context: "《民法典》第 188 条：",
    question: "普通诉讼时效期间是几年？",
    answer: "三年",
    quote: ["向人民法院请求保护民事权利的", "诉讼时效期间为三年。"],
    page: "第 41 页 · 第九章 诉讼时效",
    notes: ["语境", "只问一件事", "短答案", "出处"],
  },
  en: {
    label:
      "The four parts of a good card: context, “Limitation Act 1980, section 5”; one question, “How long to sue on a simple contract?”; a short answer that can be judged, “Six years”; and on the back the source sentence marked in yellow, with its page.",
    caption:
      "Context, one question, a short answer, the source. What is yellow comes from the document itself.",
    front: "Front",
    back: "Back",
    context: "Limitation Act 1980, s 5:",
    question: "How long to sue on a simple contract?",
    answer: "Six years",
    quote: ["…shall not be brought after the expiration", "of six years from the date on which…"],
    page: "p. 41 · Time limits in contract",
    notes: ["Context", "One question", "Short answer", "Source"],
  },
} as const;

export function CardAnatomy() {
  const text = words[usePageLanguage()];
  const [context, question, answer, source] = text.notes;
  return (
    <Drawing height={292} label={text.label} caption={text.caption}>
      <CardShape x={2} y={2} width={340} height={96} />
      <text className="t-small" x="14" y="19">
        {text.front}
      </text>
      <text className="t-soft" x="14" y="54">
        {text.context}
      </text>
      <text x="14" y="80">
        {text.question}
      </text>
      <CardShape x={2} y={114} width={340} height={174} />
      <text className="t-small" x="14" y="131">
        {text.back}
      </text>
      <text className="t-bold" x="14" y="168">
        {text.answer}
      </text>
      <path className="l-grid" d="M14 186H330" />
      <rect className="s-marker" x="10" y="198" width="324" height="52" rx="5" />
      <text className="t-on-marker" x="18" y="220">
        {text.quote[0]}
      </text>
      <text className="t-on-marker" x="18" y="241">
        {text.quote[1]}
      </text>
      <text className="t-small" x="14" y="274">
        {text.page}
      </text>
      <Note y={49} text={context} />
      <Note y={75} text={question} />
      <Note y={163} text={answer} />
      <Note y={224} text={source} />
    </Drawing>
  );
}

function Note({ y, text }: { y: number; text: string }) {
  return (
    <>
      <path className="l-ink" d={`M348 ${y}H374`} />
      <text className="t-small t-bold" x="380" y={y + 5}>
        {text}
      </text>
    </>
  );
}
