import { DocumentError } from "../../errors.ts";

/** Little-endian reads that answer a bad offset with `CORRUPT_FILE` instead of a stray number. */
export interface BinaryView {
  readonly length: number;
  readonly u8: (at: number) => number;
  readonly u16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly bytes: (start: number, end: number) => Uint8Array;
}

export function createBinaryView(data: Uint8Array): BinaryView {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const check = (at: number, size: number): number => {
    const isInside = Number.isInteger(at) && at >= 0 && at + size <= data.byteLength;
    if (!isInside) throw new DocumentError("CORRUPT_FILE");
    return at;
  };
  return {
    length: data.byteLength,
    u8: (at) => view.getUint8(check(at, 1)),
    u16: (at) => view.getUint16(check(at, 2), true),
    u32: (at) => view.getUint32(check(at, 4), true),
    bytes: (start, end) => data.subarray(check(start, 0), check(Math.max(start, end), 0)),
  };
}

const utf16 = new TextDecoder("utf-16le");

export function readUtf16(view: BinaryView, start: number, characters: number): string {
  return utf16.decode(view.bytes(start, start + characters * 2));
}
