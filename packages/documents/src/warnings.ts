import type { DocumentWarning } from "./model.ts";

/** What was left out or guessed, for the learner. `{pages}` stands for the pages concerned. */
export const documentWarningMessages: Readonly<
  Record<DocumentWarning["code"], Readonly<Record<"zh" | "en", string>>>
> = {
  PAGES_WITHOUT_TEXT: {
    zh: "以下页面只有图片，没有文字，已跳过：{pages}。需要这些内容时，请先做文字识别（OCR）再上传。",
    en: "These pages are images without text and were skipped: {pages}. Run text recognition (OCR) on the file if you need them.",
  },
  PAGES_RECOGNISED_POORLY: {
    zh: "以下页面的扫描不够清晰，识别出的文字可能有错：{pages}。复习前请对照原文检查这些页的卡片。",
    en: "These scanned pages were hard to read, so their text may have errors: {pages}. Check the cards of these pages against the original.",
  },
  PAGES_OVER_LIMIT: {
    zh: "文件页数过多，以下页面没有读取：{pages}。请拆成几个文件分别上传。",
    en: "The file has too many pages; these were not read: {pages}. Split it into several files.",
  },
  TYPE_MISMATCH: {
    zh: "文件的扩展名与内容不符，已按内容读取。",
    en: "The file's name does not match its content; it was read by its content.",
  },
  TEXT_OVER_LIMIT: {
    zh: "文件文字过多，后面的部分没有读取。请拆成几个文件分别上传。",
    en: "The file holds too much text; the last part was not read. Split it into several files.",
  },
  TABLE_CUT: {
    zh: "有一个表格太大，只读取了前面的行和列。",
    en: "A table was too large; only its first rows and columns were read.",
  },
  IMAGES_SKIPPED: {
    zh: "有些图片的格式或大小不受支持，已跳过。",
    en: "Some images were left out because of their format or size.",
  },
};

/** `[3,4,5,9]` becomes `3-5, 9`. */
function pageRanges(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && page <= open.last + 1) open.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges
    .map(({ first, last }) => (first === last ? String(first) : `${String(first)}-${String(last)}`))
    .join(", ");
}

/** A warning in the reader's language, its pages filled in as ranges; a dash where it names none. */
export function describeWarning(warning: DocumentWarning, lang: "zh" | "en"): string {
  const pages = pageRanges(warning.pages ?? []) || "-";
  return documentWarningMessages[warning.code][lang].replace("{pages}", pages);
}
