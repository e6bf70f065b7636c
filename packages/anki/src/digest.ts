import { hash } from "node:crypto";

/**
 * The first 32-bit numbers of a text's hash, most significant byte first. From a string of bytes: hexadecimal digits take
 * twice as long to be read again as SHA-1 takes to be worked out.
 */
export function digestNumbers(algorithm: "sha1" | "sha256", text: string): readonly [number, number] {
  const bytes = hash(algorithm, text, "binary");
  return [numberAt(bytes, 0), numberAt(bytes, 4)];
}

function numberAt(bytes: string, at: number): number {
  return (
    bytes.charCodeAt(at) * 0x1000000 +
    bytes.charCodeAt(at + 1) * 0x10000 +
    bytes.charCodeAt(at + 2) * 0x100 +
    bytes.charCodeAt(at + 3)
  );
}
