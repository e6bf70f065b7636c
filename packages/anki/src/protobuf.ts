import { AnkiError } from "./errors.ts";

/** One field of a Protocol Buffers message: `bytes` for text and messages, `value` for numbers. */
interface MessagePart {
  readonly field: number;
  readonly bytes: Uint8Array;
  readonly value: number;
}

const noBytes = new Uint8Array();

/**
 * The fields of a message in their order, as far as Anki's packages need it: numbers up to 2^53, fixed sizes skipped.
 * Format: protobuf.dev/programming-guides/encoding.
 *
 * @throws {AnkiError} DAMAGED_PACKAGE
 */
export function readMessage(bytes: Uint8Array): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  while (at < bytes.length) {
    const key = readNumber(bytes, at);
    at = key.end;
    const field = Math.floor(key.value / 8);
    const kind = key.value % 8;
    if (kind === 0) {
      const number = readNumber(bytes, at);
      parts.push({ field, bytes: noBytes, value: number.value });
      at = number.end;
    } else if (kind === 2) {
      const length = readNumber(bytes, at);
      const end = length.end + length.value;
      if (end > bytes.length) throw damaged();
      parts.push({ field, bytes: bytes.subarray(length.end, end), value: 0 });
      at = end;
    } else if (kind === 1 || kind === 5) {
      at += kind === 1 ? 8 : 4;
    } else throw damaged();
  }
  return parts;
}

/** The text in a field, or empty. */
export function textOf(parts: readonly MessagePart[], field: number): string {
  const part = parts.find((candidate) => candidate.field === field);
  return part === undefined ? "" : Buffer.from(part.bytes).toString("utf8");
}

function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start; at < start + 10; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) throw damaged();
    value += (byte & 0x7f) * 2 ** (7 * (at - start));
    if (byte < 0x80) return { value, end: at + 1 };
  }
  throw damaged();
}

function damaged(): AnkiError {
  return new AnkiError("DAMAGED_PACKAGE", "One of its messages cannot be read.");
}
