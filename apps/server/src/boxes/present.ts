import { type DeckReport, type ModelFailureCode, modelFailureMessages } from "@deckle/cards";
import { apiErrors, type CardBox, type Language } from "@deckle/contract";
import { describeWarning, documentErrorMessages } from "@deckle/documents";
import type { Box, FailureReason, OwnFailureReason } from "./box.ts";

/** Failures that no document is to blame for; the reader's own reasons have their words beside the reader. */
const ownFailures: Readonly<Record<OwnFailureReason, Readonly<Record<Language, string>>>> = {
  NO_CARDS: {
    zh: "这份文件里没有找到能做成卡片的内容。请换一份有完整句子、定义或表格的文件。本次不计入额度。",
    en: "Nothing in this file could be made into cards. Try one with full sentences, definitions or tables. It was not counted.",
  },
  NO_CARDS_IN_PAGES: {
    zh: "所选的页码里没有能做成卡片的内容。请检查页码后重新上传；没有页码的文件请不要填页码。本次不计入额度。",
    en: "Nothing on the pages you chose could be made into cards. Check the pages and upload again; leave them empty for a file that has none. It was not counted.",
  },
  INTERNAL: {
    zh: "处理时出了点问题，不是你的文件的错。请重新上传；本次不计入额度。",
    en: "Something went wrong on our side while processing. Please upload it again; this one was not counted.",
  },
};

function isOwn(reason: FailureReason): reason is OwnFailureReason {
  return Object.hasOwn(ownFailures, reason);
}

function failureMessage(reason: FailureReason, language: Language): string {
  return isOwn(reason) ? ownFailures[reason][language] : documentErrorMessages[reason][language];
}

/** A box on the wire, its messages in the language of the request. */
export function presentBox(box: Box, language: Language): CardBox {
  return {
    box_id: box.id,
    knowledge_base_id: box.knowledgeBaseId,
    subject_name: box.subjectName,
    status: box.status,
    stage: box.stage,
    progress: box.progressPercent,
    card_amount: box.cardCount,
    card_reviewed_count: box.reviewedCount,
    CreatedAt: box.createdAt.toISOString(),
    file_name: box.fileName,
    failure: box.failureReason
      ? { reason: box.failureReason, message: failureMessage(box.failureReason, language) }
      : null,
    warnings: [
      ...box.warnings.map((warning) => describeWarning(warning, language)),
      ...engineNotes(box.report, language),
      ...regenerationNotes(box, language),
    ],
  };
}

/** Words of a regeneration that changed nothing; the file is not to blame for what was read before. */
const keptCards: Readonly<Record<Language, string>> = {
  zh: "重新生成没有成功，原有卡片没有改动。",
  en: "The cards could not be made anew. The ones you have were not changed. ",
};

function regenerationNotes({ regenerationFailure }: Box, language: Language): string[] {
  if (regenerationFailure === null) return [];
  if (regenerationFailure === "INTERNAL") return [`${keptCards[language]}${retryLater[language]}`];
  if (isOwn(regenerationFailure)) return [apiErrors.sectionEmpty.message[language]];
  return [`${keptCards[language]}${documentErrorMessages[regenerationFailure][language]}`];
}

const retryLater: Readonly<Record<Language, string>> = { zh: "请稍后再试。", en: "Try again later." };

/** Where a model was to write the cards and rules did part of it: how much, and why. */
function engineNotes(report: DeckReport | null, language: Language): string[] {
  const engines = report?.engines;
  if (!engines) return [];
  const total = engines.chunks.llm + engines.chunks.offline;
  const failures = Object.entries(engines.failures) as [ModelFailureCode, number][];
  return failures.map(([code, count]) => {
    const reason = modelFailureMessages[code][language];
    return language === "zh"
      ? `${total} 个部分中有 ${count} 个改由内置规则出卡：${reason}`
      : `The built-in rules wrote ${count} of ${total} sections: ${reason}`;
  });
}
