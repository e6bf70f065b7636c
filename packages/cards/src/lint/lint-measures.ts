import { codeAt } from "../text/code-at.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Length of the longest stretch that two texts share. Quadratic: callers cap the lengths. */
export function longestShared(one: string, other: string): number {
  const [rows, columns] = [unitsOf(one), unitsOf(other)];
  let best = 0;
  const row = new Uint16Array(columns.length + 1);
  for (const unit of rows) {
    let diagonal = 0;
    for (let j = 1; j <= columns.length; j++) {
      const above = row[j] ?? 0;
      const length = unit === columns[j - 1] ? diagonal + 1 : 0;
      row[j] = length;
      diagonal = above;
      if (length > best) best = length;
    }
  }
  return best;
}

function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at++) units[at] = codeAt(text, at);
  return units;
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
