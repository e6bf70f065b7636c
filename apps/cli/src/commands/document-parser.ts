import { createIsolatedParser } from "@deckle/documents";
import type { IsolatedParser } from "@deckle/documents";
import type { Request } from "../request.ts";

const defaultLanguages = "chi_sim+eng";

/**
 * The reader of documents, with a tesseract for scanned pages where one is named: by `--ocr-command` and
 * `--ocr-languages`, else by the server's variables `OCR_COMMAND` and `OCR_LANGUAGES`.
 */
export function parserOf({ caller, values }: Request): IsolatedParser {
  const { environment } = caller;
  const command = values["ocr-command"] ?? environment["OCR_COMMAND"] ?? "";
  if (command === "") return createIsolatedParser();
  const languages = values["ocr-languages"] ?? environment["OCR_LANGUAGES"] ?? defaultLanguages;
  // What tesseract needs to find itself and its language data, and nothing else.
  const kept = ["PATH", "TESSDATA_PREFIX"].flatMap((name): [string, string][] => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  return createIsolatedParser({
    ocr: { command, languages: languages.split("+"), environment: Object.fromEntries(kept) },
  });
}
