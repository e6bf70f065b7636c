import { detect } from "jschardet";
import { DocumentError } from "../../errors.ts";
import { accentedLetters, commonLetters } from "./frequent-characters.ts";
import type { frequent } from "./frequent-characters.ts";
import { scoreDecoding } from "./score-decoding.ts";
import type { Reading } from "./score-decoding.ts";

const sampleBytes = 64 * 1024;
/** Enough bytes to tell encodings apart by the characters they give. */
const maxScoredBytes = 8 * 1024;
/** Worth that a decoding needs to be taken for text without the detector's word for it. */
const readable = 0.3;
/** Worth of everyday text in its own encoding; see `scoreDecoding`. */
const sureReading = 0.55;

const ideographs = (script: keyof typeof frequent): Reading => ({ kind: "ideographs", script });

const byteOrderMarks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

function encodingOfMark(bytes: Uint8Array): string | undefined {
  return byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
}

/** The byte order that zeros on one side of nearly every pair of bytes speak for. */
function orderOfZeros(sample: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const pairs = sample.length / 2;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === odd || even + odd < Math.max(1, pairs * 0.005)) return undefined;
  if (Math.max(even, odd) < 8 * Math.min(even, odd)) return undefined;
  return even > odd ? "utf-16be" : "utf-16le";
}

/**
 * UTF-16 without a mark. Latin text shows as zeros on one parity, Chinese text by its punctuation and line feeds; a few
 * Chinese characters have a zero on the other one (一 is 4E00), so that the text itself has the last word.
 */
function encodingOfParity(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 !== 0 || bytes.length < 4) return undefined;
  const sample = bytes.subarray(0, sampleBytes);
  const order = orderOfZeros(sample);
  if (order === undefined) return undefined;
  const read = (encoding: string): string =>
    new TextDecoder(encoding).decode(sample.subarray(0, maxScoredBytes));
  const other = order === "utf-16be" ? "utf-16le" : "utf-16be";
  const otherScore = scoreDecoding(read(other), ideographs("any"));
  if (otherScore > readable && otherScore > scoreDecoding(read(order), ideographs("any"))) return other;
  return isPlausible(read(order)) ? order : undefined;
}

// oxlint-disable-next-line no-control-regex -- control characters are what is counted
const unlikely = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd\p{Cn}\p{Co}]/gu;

/** At most one character in a hundred, or three in a short text, may be a control, unassigned or undecodable one. */
function isPlausible(text: string): boolean {
  const sample = text.slice(0, 400_000);
  const bad = sample.match(unlikely)?.length ?? 0;
  return bad <= Math.max(3, sample.length * 0.01);
}

/**
 * UTF-8, or UTF-8 with a few broken bytes: a file that was cut or joined badly must not become gibberish as a whole.
 * Other encodings read as UTF-8 break at nearly every character beyond ASCII.
 */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  if (broken === 0) return true;
  const beyondAscii = text.match(/[^\0-\u007f\ufffd]/g)?.length ?? 0;
  return beyondAscii > 20 * broken;
}

/** Names jschardet gives, as the Encoding standard calls the superset that also decodes the newer characters. */
const superset: Readonly<Record<string, string>> = {
  gb2312: "gb18030",
  gbk: "gb18030",
  cp932: "shift_jis",
  cp949: "euc-kr",
  ascii: "windows-1252",
  "iso-8859-1": "windows-1252",
  "iso-8859-9": "windows-1254",
  big5hkscs: "big5",
};

/** Japanese mail of old: all bytes are ASCII, and escapes switch between the alphabets. */
function encodingOfEscapes(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(sampleBytes, bytes.byteLength));
  const hasEscape = start.includes("\u001b$B") || start.includes("\u001b$@");
  return hasEscape && !start.some((byte) => byte > 0x7f) ? "iso-2022-jp" : undefined;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // The runtime does not know this encoding.
    return undefined;
  }
}

const alphabet = (name: keyof typeof commonLetters): Reading => ({
  kind: "alphabet",
  common: commonLetters[name],
});
const latin = (name: keyof typeof accentedLetters): Reading => ({
  kind: "latin",
  accented: accentedLetters[name],
});

const western = [
  latin("french"),
  latin("german"),
  latin("spanish"),
  latin("portuguese"),
  latin("italian"),
  latin("nordic"),
  latin("icelandic"),
];
const central = [latin("czech"), latin("polish"), latin("hungarian"), latin("romanian"), latin("croatian")];

/** Encodings without a mark and what they were used for, the likelier first where two read equally well. */
const candidates: readonly (readonly [encoding: string, readings: readonly Reading[]])[] = [
  ["gb18030", [ideographs("simplified"), ideographs("traditional")]],
  ["big5", [ideographs("traditional")]],
  ["shift_jis", [ideographs("japanese")]],
  ["euc-jp", [ideographs("japanese")]],
  ["euc-kr", [ideographs("korean")]],
  ["windows-1252", western],
  ["iso-8859-15", western],
  ["windows-1251", [alphabet("russian")]],
  ["x-mac-cyrillic", [alphabet("russian")]],
  ["koi8-r", [alphabet("russian")]],
  ["iso-8859-5", [alphabet("russian")]],
  ["windows-1253", [alphabet("greek")]],
  ["windows-1255", [alphabet("hebrew")]],
  ["iso-8859-8", [alphabet("hebrew")]],
  ["windows-1256", [alphabet("arabic")]],
  ["iso-8859-6", [alphabet("arabic")]],
  ["windows-874", [alphabet("thai")]],
  ["windows-1250", central],
  ["iso-8859-2", central],
  ["windows-1254", [latin("turkish")]],
  ["windows-1257", [latin("baltic")]],
  ["utf-16le", [ideographs("any")]],
  ["utf-16be", [ideographs("any")]],
];

/** A detector that is sure outweighs a reading that is only somewhat better than its own. */
const trustInDetector = 0.25;
/** Lists of a few rarer words read nearly as well in other encodings, which are far less likely here. */
const likelihoodOfChinese = 0.12;

/** jschardet knows more encodings, by their statistics, but is often sure of the wrong one on a few sentences. */
function askDetector(sample: Buffer): { readonly encoding: string; readonly confidence: number } | undefined {
  const { encoding, confidence } = detect(sample);
  const named = encoding?.toLowerCase() ?? "";
  const detected = superset[named] ?? named;
  // Two bytes for each character are looked for by other means; binary data looks like that too.
  return detected === "" || detected.startsWith("utf-") || decodeAs(detected, sample) === undefined
    ? undefined
    : { encoding: detected, confidence };
}

function detectEncoding(bytes: Uint8Array): string {
  const sample = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(sampleBytes, bytes.byteLength));
  // A character that the sample's end has cut must not count as a broken one.
  const scored = sample.subarray(0, sample.length > maxScoredBytes ? maxScoredBytes : sample.length);
  const detected = askDetector(sample);
  let [best, most] = [detected?.encoding ?? "windows-1252", readable];
  for (const [encoding, readings] of candidates) {
    if (encoding.startsWith("utf-16") && bytes.byteLength % 2 !== 0) continue;
    const decoder = new TextDecoder(encoding);
    const text = decoder.decode(scored, { stream: scored.length < bytes.byteLength });
    const trust = detected?.encoding === encoding ? trustInDetector * detected.confidence : 0;
    const bonus = encoding === "gb18030" ? Math.max(trust, likelihoodOfChinese) : trust;
    const score = Math.max(...readings.map((reading) => scoreDecoding(text, reading))) + bonus;
    if (score > most) [best, most] = [encoding, score];
  }
  const isKnown = candidates.some(([encoding]) => encoding === detected?.encoding);
  // An encoding that is not tried here has nothing but the detector's word.
  if (detected && !isKnown && detected.confidence >= 0.6 && most < sureReading) return detected.encoding;
  return best;
}

/** What the bytes say by themselves, before any guess at their language. */
function evidentEncoding(bytes: Uint8Array): string | undefined {
  const marked = encodingOfMark(bytes) ?? encodingOfParity(bytes) ?? encodingOfEscapes(bytes);
  if (marked !== undefined) return marked;
  return isUtf8(bytes) && isPlausible(new TextDecoder().decode(bytes)) ? "utf-8" : undefined;
}

/**
 * Bytes to text: byte order mark, UTF-16 by the parity of its zeros, UTF-8, then whichever encoding gives the most
 * everyday characters, with the word of a detector. Of 449 texts of 17 to 190 bytes in 26 pairs of language and encoding
 * all came out right; with the detector first, 136 did not.
 *
 * @throws {DocumentError} `UNSUPPORTED_CONTENT` where what comes out is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeAs(evidentEncoding(bytes) ?? detectEncoding(bytes), bytes);
  if (text === undefined || !isPlausible(text)) throw new DocumentError("UNSUPPORTED_CONTENT");
  return text.replace(/^\ufeff/, "");
}
