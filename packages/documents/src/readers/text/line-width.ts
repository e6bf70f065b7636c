const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Columns a line takes in a fixed-width font: East Asian characters take two. */
export function columnsOf(line: string): number {
  return line.length + (line.match(wide)?.length ?? 0);
}

/** Widths beyond this come from an editor that does not wrap. */
const maxWrapColumns = 110;

/**
 * The width at which a text was wrapped, or `undefined` where each line is a paragraph of its own. Wrapped text has many
 * lines that end close to one width and none beyond it.
 */
export function wrapWidth(columns: readonly number[]): number | undefined {
  const widest = columns.reduce((max, value) => Math.max(max, value), 0);
  if (columns.length < 4 || widest > maxWrapColumns || widest < 30) return undefined;
  const close = columns.filter((value) => value >= widest * 0.8).length;
  return close >= columns.length * 0.35 && close >= 3 ? widest : undefined;
}
