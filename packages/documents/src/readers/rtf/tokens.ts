/** A piece of RTF; `word` is a control word or symbol without its backslash. */
export type RtfToken =
  | { readonly type: "open" }
  | { readonly type: "close" }
  | { readonly type: "word"; readonly name: string; readonly value: number | undefined }
  /** Bytes of text, in the code page that is in force. */
  | { readonly type: "bytes"; readonly bytes: Uint8Array };

const open: RtfToken = { type: "open" };
const close: RtfToken = { type: "close" };

const backslash = 0x5c;
const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a));
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const maxWordLength = 32;
const maxDigits = 10;

interface Read {
  readonly token: RtfToken;
  readonly end: number;
}

/** `\'hh`: one byte by its number. */
function readHex(bytes: Uint8Array, at: number): Read {
  const value = Number.parseInt(String.fromCharCode(bytes[at + 2] ?? 0, bytes[at + 3] ?? 0), 16);
  const byte = Number.isNaN(value) ? [] : [value];
  return { token: { type: "bytes", bytes: Uint8Array.from(byte) }, end: at + 4 };
}

/** A control word, its number and the one space that ends it. */
function readWord(bytes: Uint8Array, at: number): Read {
  let end = at + 1;
  while (end - at <= maxWordLength && isLetter(bytes[end])) end++;
  const name = String.fromCharCode(...bytes.subarray(at + 1, end));
  const numberStart = end;
  if (bytes[end] === 0x2d && isDigit(bytes[end + 1])) end++;
  while (end - numberStart <= maxDigits && isDigit(bytes[end])) end++;
  const digits = String.fromCharCode(...bytes.subarray(numberStart, end));
  const value = digits === "" ? undefined : Number(digits);
  if (bytes[end] === 0x20) end++;
  // Binary data follows as it is, braces and all.
  if (name === "bin" && value !== undefined && value > 0) end += value;
  return { token: { type: "word", name, value }, end };
}

function readControl(bytes: Uint8Array, at: number): Read {
  const next = bytes[at + 1];
  if (next === 0x27) return readHex(bytes, at);
  if (isLetter(next)) return readWord(bytes, at);
  if (next === backslash || next === 0x7b || next === 0x7d) {
    return { token: { type: "bytes", bytes: bytes.subarray(at + 1, at + 2) }, end: at + 2 };
  }
  return { token: { type: "word", name: String.fromCharCode(next ?? 0), value: undefined }, end: at + 2 };
}

/** RTF in pieces, from the first byte to the last, each looked at once. Line feeds between them mean nothing. */
export function* readTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === backslash) {
      const { token, end } = readControl(bytes, at);
      yield token;
      at = end;
    } else if (byte === 0x7b || byte === 0x7d) {
      yield byte === 0x7b ? open : close;
      at++;
    } else if (byte === 0x0a || byte === 0x0d || byte === 0) at++;
    else {
      const start = at;
      while (at < bytes.length && !isSpecial(bytes[at])) at++;
      yield { type: "bytes", bytes: bytes.subarray(start, at) };
    }
  }
}

function isSpecial(byte: number | undefined): boolean {
  return byte === backslash || byte === 0x7b || byte === 0x7d || byte === 0x0a || byte === 0x0d || byte === 0;
}
