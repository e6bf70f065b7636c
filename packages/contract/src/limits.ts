/** Upload size ceiling in bytes: 10 MiB (specification sections 5 and 9; ruling D2: 10 MB everywhere). */
export const uploadMaxBytes = 10 * 1024 * 1024;

/** Longest card box name in UTF-16 units, after trimming. Longer names are refused, not cut, so nothing is lost unseen. */
export const boxNameMaxLength = 200;

/** How often an unfinished box is fetched again, in milliseconds (specification section 4, row D-7). */
export const pollIntervalMs = 3_000;

/** A client gives up on a JSON call after this many milliseconds and shows code 10042 (row X6). */
export const requestTimeoutMs = 30_000;

/** A client gives up on an upload or a download after this many milliseconds; 10 MiB at 1 Mbit/s takes 84 s. */
export const transferTimeoutMs = 180_000;

/** Membership level of an account that has none (specification section 3). */
export const defaultMemberLevel = 1;

/** Files a month where no price plan matches the member level (specification section 6, ruling D4). */
export const fallbackMonthlyFileLimit = 2;

/** Name of the box that lists never show (specification section 2, row D-5). */
export const defaultBoxName = "默认卡盒";

/** Longest question, answer or cloze text that a learner may write, in UTF-16 units. */
export const cardFieldMaxLength = 10_000;

export const tagMaxLength = 60;
export const tagsPerCardMax = 20;

/** Most cards that one call lists or changes. */
export const cardsPerCallMax = 500;

/** Most cards a learner may add to one box by hand. */
export const ownCardsPerBoxMax = 2_000;

/** A deleted box or card can be brought back for this long, in milliseconds. */
export const undoWindowMs = 60_000;

export const chatQuestionMaxLength = 1_000;

/** The demo's file ceiling in bytes: 1 MiB keeps an anonymous request cheap (ruling D8). */
export const demoMaxBytes = 1024 * 1024;

export const demoMaxCards = 20;

/** Shortest new password of the embedded sign-in, in UTF-16 units. */
export const passwordMinLength = 10;

/** Longest password that is taken, in UTF-16 units: hashing more would let a stranger burn time. */
export const passwordMaxLength = 256;

/** Every accepted format, with the MIME type and file ending that announce it (row U1). */
export const uploadFormats = {
  pdf: { mimeType: "application/pdf", extension: ".pdf" },
  txt: { mimeType: "text/plain", extension: ".txt" },
  doc: { mimeType: "application/msword", extension: ".doc" },
  docx: {
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extension: ".docx",
  },
  md: { mimeType: "text/markdown", extension: ".md" },
} as const;

export type UploadFormat = keyof typeof uploadFormats;

/**
 * The format that a file's announced MIME type or name stands for, or null where the specification's rule refuses it:
 * one of the five MIME types, or a name ending in `.md` (specification section 5). Browsers that know no MIME type for
 * a file send an empty one or `application/octet-stream`; then any of the five endings decides. What the file really is,
 * the reader finds out from its content.
 */
export function announcedFormat(mimeType: string, fileName: string): UploadFormat | null {
  const bareType = mimeType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const name = fileName.toLowerCase();
  const formats = Object.entries(uploadFormats) as [UploadFormat, (typeof uploadFormats)[UploadFormat]][];
  const byType = formats.find(([, format]) => format.mimeType === bareType);
  if (byType) return byType[0];
  if (name.endsWith(uploadFormats.md.extension)) return "md";
  const isUnknownType = bareType === "" || bareType === "application/octet-stream";
  if (!isUnknownType) return null;
  return formats.find(([, format]) => name.endsWith(format.extension))?.[0] ?? null;
}
