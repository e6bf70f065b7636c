import { type MessageId, messages } from "./messages.ts";
import type { Caller } from "./caller.ts";

/** Failures of the command line itself, beside those of documents and packages. */
export type CommandErrorCode = keyof typeof messages.errors;

type Details = Readonly<Record<string, string>>;

/** Something the caller can put right; `describe` says what in the caller's language. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly code: CommandErrorCode;
  private readonly details: Details;

  constructor(code: CommandErrorCode, details: Details = {}, options?: ErrorOptions) {
    super(fill(messages.errors[code].en, details), options);
    this.code = code;
    this.details = details;
  }

  describe(language: Caller["language"]): string {
    return fill(messages.errors[this.code][language], this.details);
  }
}

/** A text of the command line in the caller's language, with its blanks filled. */
export function say(caller: Caller, id: MessageId, details: Details = {}): string {
  return fill(messages.texts[id][caller.language], details);
}

function fill(text: string, details: Details): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole);
}
