import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { CommandError } from "./command-error.ts";

/** Who calls: where relative paths start, and in which language to answer. */
export interface Caller {
  readonly directory: string;
  readonly language: "zh" | "en";
  readonly environment: Environment;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Under `npm run deckle` the working directory is the project's, and INIT_CWD is where the command was typed. Without
 * npm a leftover INIT_CWD of some outer npm means nothing.
 */
export function callerFrom(environment: Environment, workingDirectory: string): Caller {
  const isNpmRun = environment["npm_lifecycle_event"] === "deckle";
  const language = environment["LC_ALL"] || environment["LC_MESSAGES"] || environment["LANG"] || "";
  return {
    directory: (isNpmRun ? environment["INIT_CWD"] : undefined) ?? workingDirectory,
    language: /^zh/i.test(language) ? "zh" : "en",
    environment,
  };
}

/** Larger files are not read into memory; the readers' own limits are lower. */
const maxFileBytes = 200 * 2 ** 20;

/** The bytes of a file named on the command line. */
export async function readInput(caller: Caller, path: string): Promise<Uint8Array> {
  const full = resolve(caller.directory, path);
  try {
    const { size } = await stat(full);
    if (size > maxFileBytes) throw new CommandError("FILE_TOO_LARGE", { path });
    return await readFile(full);
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError("CANNOT_READ_FILE", { path }, { cause });
  }
}
