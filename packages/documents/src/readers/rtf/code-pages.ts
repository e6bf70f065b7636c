/** Windows code page to the name that `TextDecoder` knows; the DOS pages of Western Europe share their letters with it. */
const encodings: Readonly<Record<number, string>> = {
  850: "windows-1252",
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gb18030",
  949: "euc-kr",
  950: "big5",
  10000: "macintosh",
  54936: "gb18030",
  65001: "utf-8",
};

/** Code page of a font's `\fcharset` (RTF 1.9.1, "Font Table"). Those not listed follow the document. */
const codePageOfCharset: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** The code page in which a font's bytes are written, where its character set names one. */
export function codePageOf(charset: number): number | undefined {
  return codePageOfCharset[charset];
}

const decoders = new Map<number, TextDecoder>();

/** Bytes of a code page to text; unknown pages count as Windows-1252. */
export function decodeBytes(bytes: readonly number[], codePage: number): string {
  let decoder = decoders.get(codePage);
  if (!decoder) {
    const isWindows = codePage >= 1250 && codePage <= 1258;
    decoder = new TextDecoder(
      isWindows ? `windows-${String(codePage)}` : (encodings[codePage] ?? "windows-1252"),
    );
    decoders.set(codePage, decoder);
  }
  return decoder.decode(Uint8Array.from(bytes));
}
