import {
  announcedFormat,
  type ApiErrorName,
  boxNameMaxLength,
  uploadFormats,
  uploadMaxBytes,
} from "@deckle/contract";

/** Endings that the file picker offers. */
export const pickerAccept = Object.values(uploadFormats)
  .map((format) => format.extension)
  .join(",");

/** What is wrong with a file before it is sent; null when nothing is. The server checks the same again. */
export function problemOfFile(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): ApiErrorName | null {
  if (announcedFormat(file.type, file.name) === null) return "unsupportedFormat";
  if (file.size > uploadMaxBytes) return "fileTooLarge";
  return file.size === 0 ? "emptyFile" : null;
}

/** The name that a box gets at first: the file's name without its ending, cut where the contract cuts no further. */
export function boxNameOfFile(fileName: string): string {
  const withoutEnding = fileName.replace(/(?<=.)\.[^.]*$/, "").trim();
  return withoutEnding
    .slice(0, boxNameMaxLength)
    .trim()
    .toWellFormed()
    .replace(/\uFFFD$/, "");
}
