import { basename } from "node:path";
import { type CardOptions, type DeckEstimate, estimateDeck } from "@deckle/cards";
import { readInput } from "../caller.ts";
import { CommandError, say } from "../command-error.ts";
import { type Failure, failureOf } from "../failure.ts";
import type { Outcome, Request } from "../request.ts";
import { parserOf } from "./document-parser.ts";

/** `convert --estimate`: says what a run would give, file by file, and writes nothing. */
export async function estimate(request: Request, options: CardOptions): Promise<Outcome> {
  const { caller, files } = request;
  const parser = parserOf(request);
  const estimates: ({ readonly file: string } & DeckEstimate)[] = [];
  const failed: { readonly file: string; readonly error: Failure }[] = [];
  try {
    for (const file of files) {
      try {
        const document = await parser.parse(await readInput(caller, file), { fileName: basename(file) });
        if (options.pages !== undefined && document.pages === undefined) {
          throw new CommandError("NO_PAGES", { path: file });
        }
        estimates.push({ file, ...(await estimateDeck(document, options)) });
      } catch (error) {
        const failure = failureOf(error, caller);
        if (failure === undefined) throw error;
        failed.push({ file, error: failure });
      }
    }
  } finally {
    await parser.close();
  }
  return {
    exitCode: failed.length === 0 ? 0 : 1,
    lines: estimates.map((entry) => lineOf(request, entry)),
    failures: failed.map(({ file, error }) => `${file}: ${error.message} (${error.code})`),
    json: {
      ok: failed.length === 0,
      ...(failed[0] === undefined ? {} : { error: failed[0].error }),
      files: [...estimates, ...failed],
    },
  };
}

function lineOf(
  { caller }: Request,
  { file, pages, expectedCards, seconds }: { file: string } & DeckEstimate,
) {
  const details = { path: file, cards: String(expectedCards), seconds: String(seconds) };
  if (pages === undefined) return say(caller, "estimate", details);
  return say(caller, "estimateOfPages", { ...details, pages: String(pages) });
}
