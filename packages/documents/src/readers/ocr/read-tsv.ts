/** What a program made of a page, and how sure it was of it: 0 to 100, where it said so. */
export interface ReadPage {
  readonly text: string;
  readonly confidence: number | undefined;
}

const columns = 12;
const wordLevel = "5";

/**
 * Tesseract's table of words (`tsv`) as text: words of a line joined by spaces, paragraphs parted by an empty line. The
 * confidence is the mean over all letters. A program that prints plain text instead is taken at its word.
 */
export function readTsv(output: string): ReadPage {
  if (!output.startsWith("level\t")) return { text: output, confidence: undefined };
  const lines: { place: string; paragraph: string; words: string[] }[] = [];
  let [sure, letters] = [0, 0];
  for (const row of output.split("\n")) {
    const cells = row.split("\t");
    const [level, page, block, paragraph, line] = cells;
    const word = cells[columns - 1]?.trim() ?? "";
    if (level !== wordLevel || word === "") continue;
    const place = [page, block, paragraph, line].join(":");
    const last = lines.at(-1);
    if (last?.place === place) last.words.push(word);
    else lines.push({ place, paragraph: [page, block, paragraph].join(":"), words: [word] });
    sure += Math.max(0, Number(cells[columns - 2]) || 0) * word.length;
    letters += word.length;
  }
  const text = lines
    .map(({ words, paragraph }, index) => {
      const isNew = index > 0 && lines[index - 1]?.paragraph !== paragraph;
      return (isNew ? "\n" : "") + words.join(" ");
    })
    .join("\n");
  return { text, confidence: letters === 0 ? undefined : sure / letters };
}
