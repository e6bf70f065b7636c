const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Columns a line takes in a fixed-width font: East Asian characters take two. */
export function columnsOf(line: string): number {
  return line.length + (line.match(wide)?.length ?? 0);
}
