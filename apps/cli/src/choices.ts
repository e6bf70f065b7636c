import { CommandError, say } from "./command-error.ts";
import type { OptionName, Request } from "./request.ts";

/** One of a few words, or nothing when the option is absent. */
export function choice<Word extends string>(
  { caller, values }: Request,
  option: OptionName,
  words: readonly Word[],
): Word | undefined {
  const given = values[option];
  if (given === undefined) return undefined;
  const found = words.find((word) => word === given);
  if (found === undefined) {
    throw new CommandError("USAGE", {
      reason: say(caller, "badChoice", { option, choices: words.join(", ") }),
    });
  }
  return found;
}

/** Some of a few words, between commas, or nothing when the option is absent. */
export function choices<Word extends string>(
  { caller, values }: Request,
  option: OptionName,
  words: readonly Word[],
): readonly Word[] | undefined {
  const given = values[option];
  if (given === undefined) return undefined;
  const parts = String(given).split(",");
  const found = words.filter((word) => parts.includes(word));
  if (found.length !== parts.length) {
    throw new CommandError("USAGE", {
      reason: say(caller, "badChoice", { option, choices: words.join(", ") }),
    });
  }
  return found;
}

/** Pages such as `3-10` or `7`, or nothing when the option is absent. */
export function pageRange({ caller, values }: Request, option: OptionName) {
  const given = values[option];
  if (given === undefined) return undefined;
  const [, first, last = first] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(String(given).trim()) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || from < 1 || to < from) {
    throw new CommandError("USAGE", { reason: say(caller, "badPages", { option }) });
  }
  return { from, to };
}

/** A whole number from 1 to `max`, or nothing when the option is absent. */
export function wholeNumber(
  { caller, values }: Request,
  option: OptionName,
  max: number,
): number | undefined {
  const given = values[option];
  if (given === undefined) return undefined;
  const number = /^\d+$/.test(String(given)) ? Number(given) : 0;
  if (number < 1 || number > max) {
    throw new CommandError("USAGE", { reason: say(caller, "badNumber", { option, max: String(max) }) });
  }
  return number;
}

/** The file of a command that takes exactly one. */
export function onlyFile({ caller, files }: Request): string {
  const [file, ...more] = files;
  if (file === undefined) throw new CommandError("USAGE", { reason: say(caller, "needFile") });
  if (more.length > 0) throw new CommandError("USAGE", { reason: say(caller, "oneFile") });
  return file;
}
