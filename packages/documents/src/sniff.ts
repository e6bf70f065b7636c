import type { DocumentFormat } from "./model.ts";

/** What the bytes are; `text` still has to be told into HTML, Markdown and plain text. */
export type SniffedContent = "pdf" | "cfb" | "zip" | "rtf" | "mime" | "oldWord" | "text";

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const latin1 = (bytes: Uint8Array, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(end, bytes.byteLength)).toString("latin1");

/** Readers accept junk before the header within the first 1024 bytes (PDF 1.7, appendix H.3, note 13). */
function isPdf(bytes: Uint8Array): boolean {
  const at = latin1(bytes, 1024 + 5).indexOf("%PDF-");
  // A text that merely speaks of the header has no objects in it.
  return at === 0 || (at > 0 && latin1(bytes, 1 << 20).includes(" obj"));
}

const byteOrderMark = /^\u00ef\u00bb\u00bf/;

/** Starts of the files of Word before OLE: for Windows 1 and 2, for Macintosh 1 to 5, for DOS and Write. */
const oldWord: readonly (readonly number[])[] = [
  [0x9b, 0xa5, 0x21, 0x00],
  [0xdb, 0xa5, 0x2d, 0x00],
  [0xfe, 0x32, 0x00],
  [0xfe, 0x34, 0x00],
  [0xfe, 0x37, 0x00],
  [0x31, 0xbe, 0x00, 0x00, 0x00, 0xab],
  [0x32, 0xbe, 0x00, 0x00, 0x00, 0xab],
];

/** Looks at the content alone; a name never turns one kind into another. */
export function sniffContent(bytes: Uint8Array): SniffedContent {
  if (isPdf(bytes)) return "pdf";
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "cfb";
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return "zip";
  if (oldWord.some((magic) => startsWith(bytes, ...magic))) return "oldWord";
  const start = latin1(bytes, 200).replace(byteOrderMark, "").trimStart();
  if (/^\{\\rtf/i.test(start)) return "rtf";
  // A page saved with its images in one file: Word does so, under a .doc name.
  if (/^mime-version:/i.test(start)) return "mime";
  return "text";
}

const extensions: Readonly<Record<string, DocumentFormat>> = {
  pdf: "pdf",
  doc: "doc",
  dot: "doc",
  docx: "docx",
  docm: "docx",
  dotx: "docx",
  md: "md",
  markdown: "md",
  mdown: "md",
  txt: "txt",
  text: "txt",
};

/** The format a file name promises, if any. */
export function formatOfName(fileName: string | undefined): DocumentFormat | undefined {
  const extension = /\.([a-z]+)\s*$/i.exec(fileName ?? "")?.[1]?.toLowerCase();
  return extension === undefined ? undefined : extensions[extension];
}

const markdownSigns: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^```/m,
  /^\|? *:?-{3,}:? *\|/m,
  /\[[^\]\n]{1,200}\]\((?:https?:|\.|\/|#)[^)\s]{0,500}\)/,
  /\*\*[^*\n]{1,200}\*\*/,
  /^> \S/m,
  /^ {0,3}[-*] \[[ x]\] /m,
];

/** Without a telling name, two different signs of Markdown in the first 64 KB make a text Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  const sample = text.slice(0, 65_536);
  return markdownSigns.filter((sign) => sign.test(sample)).length >= 2;
}
