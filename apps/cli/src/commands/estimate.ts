import { basename } from "node:path";
import { type CardOptions, type DeckEstimate, estimateDeck, type ModelEstimate } from "@deckle/cards";
import { type Caller, readInput } from "../caller.ts";
import { CommandError, say } from "../command-error.ts";
import { type Failure, failureOf } from "../failure.ts";
import type { Outcome, Request } from "../request.ts";
import { modelOf, usesModel } from "./card-engine.ts";
import { parserOf } from "./document-parser.ts";

/** `convert --estimate`: says what a run would give, file by file, and writes nothing. */
export async function estimate(request: Request, options: CardOptions): Promise<Outcome> {
  const { caller, files } = request;
  const model = modelOf(caller);
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
        const asked = { now: () => performance.now(), ...(model && { model }) };
        estimates.push({ file, ...(await estimateDeck(document, options, asked)) });
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
    lines: [
      ...estimates.flatMap((entry) => [
        lineOf(caller, entry),
        ...modelLines(caller, model?.model ?? "", entry.model),
        ...(model === undefined || usesModel(request) ? [] : [say(caller, "estimateModelUnused")]),
      ]),
      ...(model === undefined ? [say(caller, "estimateNoModel")] : []),
    ],
    failures: failed.map(({ file, error }) => `${file}: ${error.message} (${error.code})`),
    json: {
      ok: failed.length === 0,
      ...(failed[0] === undefined ? {} : { error: failed[0].error }),
      files: [...estimates, ...failed],
    },
  };
}

function modelLines(caller: Caller, name: string, estimated: ModelEstimate | undefined): readonly string[] {
  if (estimated === undefined) return [];
  const { calls, inputTokens, outputTokens, seconds, share, cost } = estimated;
  const line = say(caller, "estimateModel", {
    model: name,
    calls: String(calls),
    input: String(inputTokens),
    output: String(outputTokens),
    seconds: secondsOf(seconds),
    cost:
      cost === undefined
        ? say(caller, "estimateNoPrice")
        : say(caller, "estimateCost", { amount: amountOf(cost.amount), currency: cost.currency }),
  });
  if (share >= 1) return [line];
  return [line, say(caller, "estimateShare", { percent: String(Math.round(share * 100)) })];
}

/** No more exact than an estimate is: 0.3, 2.5, 40. */
function secondsOf(seconds: number): string {
  return seconds < 10 ? String(Math.round(seconds * 10) / 10) : String(Math.round(seconds));
}

/** Two digits that say something: 0.0034, 0.12, 3.4, 25. */
function amountOf(amount: number): string {
  return String(Number(amount.toPrecision(2)));
}

function lineOf(
  caller: Caller,
  { file, pages, expectedCards, seconds }: { readonly file: string } & DeckEstimate,
): string {
  const details = { path: file, cards: String(expectedCards), seconds: secondsOf(seconds) };
  if (pages === undefined) return say(caller, "estimate", details);
  return say(caller, "estimateOfPages", { ...details, pages: String(pages) });
}
