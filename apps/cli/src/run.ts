import { parseArgs } from "node:util";
import { type Caller, callerFrom } from "./caller.ts";
import { CommandError, say } from "./command-error.ts";
import { type Failure, failureOf } from "./failure.ts";
import { type Outcome, type Request, options } from "./request.ts";

/** Loaded when needed: reading a document takes no card engine, and checking a package no document reader. */
const commands: Readonly<Record<string, (request: Request) => Promise<Outcome>>> = {
  convert: async (request) => await (await import("./commands/convert.ts")).convert(request),
  inspect: async (request) => await (await import("./commands/inspect.ts")).inspect(request),
  verify: async (request) => await (await import("./commands/verify.ts")).verify(request),
  lint: async (request) => await (await import("./commands/lint.ts")).lint(request),
};

/**
 * Runs one command. The exit code: 0 done, 1 the file cannot be used or a check found errors, 2 the command is wrong.
 * Results go to standard output, failures to standard error; with `--json` both go to standard output as one value.
 */
export async function run(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const caller = callerFrom(environment, process.cwd());
  try {
    const parsed = parse(words, caller);
    const [command, ...files] = parsed.positionals;
    if (parsed.values.help === true || command === undefined) {
      console.log(say(caller, "usage"));
      return command === undefined && parsed.values.help !== true ? 2 : 0;
    }
    const handler = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (handler === undefined) {
      throw new CommandError("USAGE", { reason: say(caller, "unknownCommand", { command }) });
    }
    const outcome = await handler({ caller, files, values: parsed.values });
    if (parsed.values.json === true) console.log(JSON.stringify(outcome.json));
    else {
      for (const line of outcome.lines) console.log(line);
      for (const line of outcome.failures ?? []) console.error(line);
    }
    return outcome.exitCode;
  } catch (error) {
    return report(error, caller, words.includes("--json"));
  }
}

function parse(words: readonly string[], caller: Caller) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (cause) {
    const { code, message } =
      cause instanceof TypeError && "code" in cause ? cause : { code: "", message: "" };
    // Node's own sentences are English only; the option's name stands in quotes in them.
    const option = /'(-[^']*?)(?: <value>)?'/.exec(message)?.[1] ?? "";
    const isUnknown = code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    const reason = say(caller, isUnknown ? "unknownOption" : "badOption", { option });
    throw new CommandError("USAGE", { reason }, { cause });
  }
}

function report(error: unknown, caller: Caller, asJson: boolean): number {
  const failure = failureOf(error, caller) ?? unexpected(error, caller);
  if (asJson) console.log(JSON.stringify({ ok: false, error: failure }));
  else console.error(`${failure.message} (${failure.code})`);
  return failure.code === "USAGE" ? 2 : 1;
}

/** A fault of ours: the stack goes to standard error for the report, the answer keeps its form. */
function unexpected(error: unknown, caller: Caller): Failure {
  console.error(error);
  return { code: "UNEXPECTED", message: say(caller, "unexpected") };
}
