import { AnkiError } from "@deckle/anki";
import { DocumentError, documentErrorMessages } from "@deckle/documents";
import type { Caller } from "./caller.ts";
import { CommandError } from "./command-error.ts";

/** A failure as a code and a sentence in the caller's language; anything unforeseen is thrown on. */
export function failureOf(error: unknown, caller: Caller): { code: string; message: string } {
  if (error instanceof CommandError) return { code: error.code, message: error.describe(caller.language) };
  if (error instanceof DocumentError) {
    return { code: error.code, message: documentErrorMessages[error.code][caller.language] };
  }
  if (error instanceof AnkiError) return { code: error.code, message: error.message };
  throw error;
}
