const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Length of the longest stretch that two texts share. Quadratic: callers cap the lengths. */
export function longestShared(one: string, other: string): number {
  let best = 0;
  const row = new Uint16Array(other.length + 1);
  for (let i = 1; i <= one.length; i++) {
    let diagonal = 0;
    for (let j = 1; j <= other.length; j++) {
      const above = row[j] ?? 0;
      const length = one[i - 1] === other[j - 1] ? diagonal + 1 : 0;
      row[j] = length;
      diagonal = above;
      if (length > best) best = length;
    }
  }
  return best;
}

/** Whether a gap at `at` begins or ends inside a Chinese word. */
export function splitsWord(full: string, at: number, gap: string): boolean {
  if (at < 0 || !/\p{Script=Han}/u.test(gap) || !full.startsWith(gap, at)) return false;
  const edges = [at, at + gap.length].filter((edge) => isBetweenHan(full, edge));
  if (edges.length === 0) return false;
  // Cutting a sentence into words costs more than everything else that is asked about a gap.
  const words = segmenter.segment(full);
  return edges.some((edge) => edge < full.length && words.containing(edge)?.index !== edge);
}

function isBetweenHan(text: string, at: number): boolean {
  return /^\p{Script=Han}{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
}
