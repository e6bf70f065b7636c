import { AnkiError } from "@deckle/anki";
import { DocumentError, documentErrorMessages } from "@deckle/documents";
import type { Caller } from "./caller.ts";
import { CommandError } from "./command-error.ts";

/** What went wrong, as a program and as a person reads it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** A foreseen failure with a sentence in the caller's language; nothing for any other. */
export function failureOf(error: unknown, { language }: Caller): Failure | undefined {
  if (error instanceof CommandError) return { code: error.code, message: error.describe(language) };
  if (error instanceof DocumentError) {
    return { code: error.code, message: documentErrorMessages[error.code][language] };
  }
  if (error instanceof AnkiError) return { code: error.code, message: error.message };
  return undefined;
}
