const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;
const maxCharacters = 100;

/**
 * The file name of a download: the box's name, with what Windows, macOS or Linux refuse in a file name replaced, and
 * never hidden, empty or too long.
 */
export function fileNameOf(subjectName: string, ending: "apkg" | "csv" | "tsv" | "md"): string {
  const safe = subjectName.normalize("NFC").replace(forbidden, "_").replace(/\s+/g, " ");
  const short = Array.from(safe).slice(0, maxCharacters).join("");
  const trimmed = short.replace(/^[.\s]+|[.\s]+$/g, "");
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(trimmed);
  return `${trimmed === "" || isReserved ? `deckle ${trimmed}`.trim() : trimmed}.${ending}`;
}
