import type { ParseArgsOptionsConfig } from "node:util";
import type { Caller } from "./caller.ts";

/** Options of all commands; each command says which it takes. */
export const options = {
  output: { type: "string", short: "o" },
  cards: { type: "string" },
  engine: { type: "string" },
  max: { type: "string" },
  difficulty: { type: "string" },
  density: { type: "string" },
  types: { type: "string" },
  pages: { type: "string" },
  section: { type: "string", multiple: true },
  focus: { type: "string", multiple: true },
  estimate: { type: "boolean" },
  deck: { type: "string" },
  fsrs: { type: "boolean" },
  nested: { type: "boolean" },
  reversed: { type: "boolean" },
  "ocr-command": { type: "string" },
  "ocr-languages": { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

export type OptionName = keyof typeof options;

/** What stood on the command line after the command. */
export interface Request {
  readonly caller: Caller;
  readonly files: readonly string[];
  readonly values: Readonly<{
    [Name in OptionName]?: (typeof options)[Name]["type"] extends "boolean"
      ? boolean
      : (typeof options)[Name] extends { readonly multiple: true }
        ? readonly string[]
        : string;
  }>;
}

/** What a command has to say: lines for people, or one JSON value. */
export interface Outcome {
  readonly exitCode: 0 | 1;
  readonly lines: readonly string[];
  /** Lines for standard error. */
  readonly failures?: readonly string[];
  readonly json: object;
}
