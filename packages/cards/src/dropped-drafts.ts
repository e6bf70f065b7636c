import { lintRules } from "./lint/lint-rules.ts";
import type { LintIssue } from "./model.ts";

type Words = LintIssue["message"];

/** Reasons of the finish stage itself; the others are those of the lint. */
const stageReasons: Readonly<Record<string, Words>> = {
  ungrounded: {
    zh: "原文里找不到依据。",
    en: "The document does not say this.",
  },
  duplicate: { zh: "与另一张卡片重复。", en: "Another card already asks this." },
  budget: {
    zh: "卡片数量已满，留下了更重要的卡片。",
    en: "The deck was full; more important cards were kept.",
  },
  type: { zh: "不是所选的卡片类型。", en: "Not of the kind of card that was asked for." },
};

/** Why a draft became no card, by the reason in a deck's report. A reason of another version is told in general words. */
export function describeDropped(reason: string): Words {
  const rule = lintRules.find(({ id }) => id === reason);
  return rule?.message ?? stageReasons[reason] ?? { zh: "不够好。", en: "Not good enough." };
}
