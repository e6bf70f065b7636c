import { readPackage, verifyPackage } from "@deckle/anki";
import { readInput } from "../caller.ts";
import { onlyFile } from "../choices.ts";
import { say } from "../command-error.ts";
import { messages } from "../messages.ts";
import type { Outcome, Request } from "../request.ts";

/** `verify DECK.apkg`: the structural check of a package, whoever made it. Warnings alone do not fail it. */
export async function verify(request: Request): Promise<Outcome> {
  const { caller } = request;
  const path = onlyFile(request);
  const bytes = await readInput(caller, path);
  const problems = await verifyPackage(bytes);
  const isUnusable = problems.some((problem) => problem.severity === "error");
  if (isUnusable) {
    return {
      exitCode: 1,
      lines: [],
      failures: problemLines(request, path, problems),
      json: { ok: false, problems },
    };
  }
  const content = await readPackage(bytes);
  const counts = {
    notes: content.notes.length,
    cards: content.cards.length,
    media: content.media.length,
    format: content.format,
  };
  const sound = say(caller, "packageSound", {
    path,
    notes: String(counts.notes),
    cards: String(counts.cards),
    media: String(counts.media),
    format: counts.format,
  });
  return {
    exitCode: 0,
    lines: problems.length === 0 ? [sound] : [sound, ...problemLines(request, path, problems)],
    json: { ok: true, ...counts, problems },
  };
}

/** Problems of the file as a whole, of which there is nothing to count and no example. */
const problemsOfFile: ReadonlySet<string> = new Set([
  "NOT_A_PACKAGE",
  "DAMAGED_PACKAGE",
  "TOO_LARGE",
  "NO_NOTES",
]);

function problemLines(
  { caller }: Request,
  path: string,
  problems: Awaited<ReturnType<typeof verifyPackage>>,
): readonly string[] {
  return [
    say(caller, "packageProblems", { path, count: String(problems.length) }),
    ...problems.map(({ severity, code, count, example }) =>
      say(caller, problemsOfFile.has(code) ? "fileProblem" : "problem", {
        severity: say(caller, severity),
        code,
        what: messages.problems[code][caller.language],
        count: String(count),
        example,
      }),
    ),
  ];
}
