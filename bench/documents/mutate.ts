import { inflateRawSync } from "node:zlib";
import { buildZip } from "../../packages/documents/src/testing/build-zip.ts";

/** Whole numbers from 0 below `bound`, the same for the same seed (mulberry32). */
export type Random = (bound: number) => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, bound);
  };
}

const edges = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];
const tokens = [
  "<<",
  ">>",
  "obj",
  "stream",
  "[",
  "(",
  "</w:p>",
  "<w:tbl>",
  "&#0;",
  "<table>",
  "<!--",
  "{",
  "}",
  "\\u-1?",
  "\\bin9",
  "](",
  "```",
  "$$",
  "\u0000",
];

type Mutation = (bytes: Buffer, random: Random) => Buffer;

const span = (bytes: Buffer, random: Random, most: number): [number, number] => {
  const start = random(bytes.length);
  return [start, Math.min(bytes.length, start + 1 + random(most))];
};

const mutations: readonly Mutation[] = [
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    for (let count = 1 + random(16); count > 0; count -= 1) changed[random(bytes.length)] = random(256);
    return changed;
  },
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    const at = random(Math.max(1, bytes.length - 4));
    const value = edges[random(edges.length)] ?? 0;
    if (bytes.length >= 4) changed.writeUInt32LE(value, at);
    return changed;
  },
  (bytes, random) => bytes.subarray(0, random(bytes.length)),
  (bytes, random) => {
    const [start, end] = span(bytes, random, 2_000);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  (bytes, random) => {
    const [start, end] = span(bytes, random, 4_000);
    const copies = Array.from({ length: 1 + random(20) }, () => bytes.subarray(start, end));
    return Buffer.concat([bytes.subarray(0, end), ...copies, bytes.subarray(end)]);
  },
  (bytes, random) => {
    const at = random(bytes.length);
    const token = Buffer.from((tokens[random(tokens.length)] ?? "").repeat(1 + random(400)));
    return Buffer.concat([bytes.subarray(0, at), token, bytes.subarray(at)]);
  },
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    const at = random(bytes.length);
    // A number written in digits: object numbers, lengths, spans, levels.
    for (let index = at; index < Math.min(bytes.length, at + 2_000); index += 1) {
      const isDigit = (changed[index] ?? 0) >= 0x30 && (changed[index] ?? 0) <= 0x39;
      if (isDigit && random(3) === 0) changed[index] = 0x30 + random(10);
    }
    return changed;
  },
];

function mutateBytes(bytes: Buffer, random: Random): Buffer {
  let changed = bytes;
  for (let count = 1 + random(3); count > 0 && changed.length > 0; count -= 1) {
    const mutation = mutations[random(mutations.length)];
    if (mutation) changed = mutation(changed, random);
  }
  return changed;
}

/** Parts of a sound zip by name, from its central directory (APPNOTE 4.3.12). */
function partsOf(zip: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const end = zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0) return parts;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(data, data + zip.readUInt32LE(at + 20));
    parts.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return parts;
}

/** Damages one part and packs anew: damage to the packed bytes rarely gets past the check sums. */
function mutateZip(zip: Buffer, random: Random): Buffer {
  const parts = partsOf(zip);
  const names = [...parts.keys()].filter((name) => name.endsWith(".xml") || name.endsWith(".rels"));
  const favourite = random(2) === 0 ? "word/document.xml" : names[random(names.length)];
  const part = parts.get(favourite ?? "");
  if (favourite === undefined || part === undefined) return mutateBytes(zip, random);
  parts.set(favourite, mutateBytes(part, random));
  return Buffer.from(buildZip(Object.fromEntries(parts)));
}

/** A damaged copy of a file: bytes changed, cut, doubled or put in between; zips mostly inside their parts. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  const isZip = bytes.length > 100 && bytes.readUInt32LE(0) === 0x04034b50;
  return isZip && random(4) > 0 ? mutateZip(bytes, random) : mutateBytes(bytes, random);
}
