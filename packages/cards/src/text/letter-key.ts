/** Letters and digits of a text only, folded: two texts with one key differ in nothing that a reader hears. */
export function letterKey(text: string): string {
  // Most English text is plain ASCII, where folding needs no tables.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Three-letter windows of a key. */
export function trigrams(key: string): ReadonlySet<string> {
  const windows = new Set<string>();
  for (let at = 0; at + 3 <= key.length; at++) windows.add(key.slice(at, at + 3));
  return windows;
}

/** Shared part of two sets, 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const entry of small) if (large.has(entry)) both++;
  return both / (one.size + other.size - both);
}
