import { decodeText } from "../text/decode-text.ts";

const sampleBytes = 2048;

const declaration = /<meta[^>]{0,300}charset\s{0,3}=\s{0,3}["']?([a-z0-9_-]{1,40})/i;

/** Whether text begins as an HTML page does; comments, a declaration and white space may come first. */
export function isHtml(text: string): boolean {
  const start = text.slice(0, 4096);
  return /^(?:\s|<!--[^]{0,1000}?-->|<\?xml[^>]{0,200}>)*<(?:!doctype\s+html|html|head|body)\b/i.test(start);
}

/**
 * Bytes to text: a byte order mark, else the encoding a page declares, where that is true, else what the bytes look like.
 *
 * @throws {DocumentError} `UNSUPPORTED_CONTENT` where what comes out is not text.
 */
export function decodePage(bytes: Uint8Array): string {
  const sample = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(sampleBytes, bytes.byteLength));
  const head = sample.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "");
  // A byte order mark overrules what the page declares (HTML, 13.2.3.1).
  const isMarked = sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf;
  const declared = isHtml(head) && !isMarked ? declaration.exec(head)?.[1] : undefined;
  if (declared !== undefined) {
    try {
      return new TextDecoder(declared, { fatal: true }).decode(bytes);
    } catch {
      // Unknown or untrue: programs that convert pages forget this line.
    }
  }
  return decodeText(bytes);
}
