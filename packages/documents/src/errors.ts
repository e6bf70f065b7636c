/** Why a file could not be read. The codes are the command line's and the boxes' failure reasons. */
export const documentErrorCodes = [
  "UNSUPPORTED_CONTENT",
  "EMPTY_FILE",
  "PASSWORD_PROTECTED",
  "NO_TEXT_LAYER",
  "CORRUPT_FILE",
  "OLD_WORD",
  "TOO_COMPLEX",
  "TOO_LITTLE_TEXT",
] as const;
export type DocumentErrorCode = (typeof documentErrorCodes)[number];

/** What happened and what to do, in the words a learner reads. */
export const documentErrorMessages: Readonly<
  Record<DocumentErrorCode, Readonly<Record<"zh" | "en", string>>>
> = {
  UNSUPPORTED_CONTENT: {
    zh: "无法识别这个文件的内容。请上传 PDF、Word、Markdown 或纯文本文件；如果 Word 能打开它，请另存为 .docx 后上传。",
    en: "This is not a readable PDF, Word, Markdown or text file. Upload one of these; if Word can open this file, save it as .docx and upload that.",
  },
  EMPTY_FILE: {
    zh: "文件是空的。请选择有内容的文件。",
    en: "The file is empty. Please choose a file with content.",
  },
  PASSWORD_PROTECTED: {
    zh: "文件设有密码。请去掉密码后重新上传。",
    en: "The file is protected by a password. Remove the password and upload it again.",
  },
  NO_TEXT_LAYER: {
    zh: "这份 PDF 只有扫描图片，读不到文字。请先用文字识别（OCR）软件处理，再上传。",
    en: "This PDF holds only scanned images and no text. Run it through text recognition (OCR) first, then upload it again.",
  },
  CORRUPT_FILE: {
    zh: "文件已损坏，无法读取。请重新导出或另存一份再上传。",
    en: "The file is damaged and cannot be read. Export or save it again, then upload the new copy.",
  },
  OLD_WORD: {
    zh: "这是 Word 97 以前的旧格式。请用 Word 打开，另存为 .docx 后上传。",
    en: "This is a Word format from before Word 97. Open it in Word, save it as .docx and upload that.",
  },
  TOO_COMPLEX: {
    zh: "文件过于复杂，无法安全处理。请拆成几个小文件后上传。",
    en: "The file is too complex to process safely. Split it into smaller files and upload those.",
  },
  TOO_LITTLE_TEXT: {
    zh: "文件里的文字太少，做不成卡片。请上传内容更完整的文件。",
    en: "There is too little text in this file to make cards from. Upload one with more content.",
  },
};

/** A file that cannot be read, with the reason as a closed code. `message` is the English text. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, options?: ErrorOptions) {
    super(documentErrorMessages[code].en, options);
    this.code = code;
  }
}
