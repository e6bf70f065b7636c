import { tokensForCard } from "./card-quota.ts";
import { setTimeout as wait } from "node:timers/promises";
import { estimateTokenCount } from "tokenx";
import type { CardDraft, ModelUsage } from "../model.ts";
import { letterKey } from "../text/letter-key.ts";
import { askModel, type Reply } from "./ask-model.ts";
import type { DocumentRun } from "./document-run.ts";
import { draftsFromCard } from "./drafts-from-card.ts";
import type { ModelCard } from "./model-card.ts";
import type { CallFailure, ModelFailureCode } from "./model-failure.ts";
import { halvesOf, type Passage, restFrom } from "./passage.ts";
import { indexPassage } from "./passage-index.ts";
import { userPrompt } from "./prompt.ts";
import { addUsage, noUsage } from "./usage-tally.ts";

/** What the model made of a passage. */
export interface PassageResult {
  readonly drafts: readonly CardDraft[];
  /** Why the rest is missing, and what it is. */
  readonly failure?: { readonly code: ModelFailureCode; readonly missing: Passage };
  readonly rejected: number;
  readonly usage: ModelUsage;
}

const maxCallsForPassage = 12;
const maxContinuations = 3;
const maxUnusableReplies = 2;
const maxSplits = 5;
const usualOutputTokens = 8000;
const refusal =
  /\b(i['’]m sorry|i am sorry|i (can['’]?t|cannot|can not|won['’]?t|am unable to)|as an ai)\b|抱歉|对不起|无法(协助|提供|处理|满足)|不能(协助|提供)/i;

const saysNothing = /^\s*(?:```(?:json)?\s*)?(?:\{\s*"cards"\s*:\s*)?\[\s*\]/;

interface PassageTask {
  readonly run: DocumentRun;
  readonly passage: Passage;
  /** Cards wanted of it. */
  readonly cards: number;
  readonly signal: AbortSignal;
  /** How often it has been cut in two. */
  readonly splits?: number;
}

/** What to do after a reply. */
type Next =
  | { readonly do: "finish" }
  | { readonly do: "fail"; readonly code: ModelFailureCode }
  | { readonly do: "ask-again" }
  | { readonly do: "ask-for-the-rest" }
  | { readonly do: "split" };

/**
 * Gets the cards of a passage: asks, keeps what comes, and asks again for what is missing, by the rules for failed, cut
 * and useless replies. Throws only the reason of the user's signal.
 */
export async function draftPassage(task: PassageTask): Promise<PassageResult> {
  const { run, signal } = task;
  const sheet = createSheet(task);
  const policy = createPolicy(task);
  let rest = task.passage;
  for (let calls = 0; calls < maxCallsForPassage; calls++) {
    const stopCode = run.stopCode();
    if (stopCode !== undefined) return sheet.failed(stopCode, rest);
    const reply = await askAbout(task, rest, sheet, policy.outputTokens());
    sheet.add(reply);
    const next = await policy.after(reply, { cards: sheet.size(), wanted: task.cards });
    if (next.do === "finish") {
      run.noteSuccess();
      return sheet.finished();
    }
    if (next.do === "fail") {
      run.noteFailure(next.code);
      return sheet.failed(next.code, rest);
    }
    if (next.do === "split") return sheet.joined(await draftHalves(task, rest));
    if (reply.useful > 0) rest = restFrom(rest, sheet.lastOffset());
    if (reply.failure !== undefined && next.do === "ask-again") sheet.countRetry();
    signal.throwIfAborted();
  }
  return sheet.failed("CUT_OFF", rest);
}

async function askAbout(
  task: PassageTask,
  rest: Passage,
  sheet: Sheet,
  maxOutputTokens: number,
): Promise<Reply> {
  const { run, signal } = task;
  const user = userPrompt({
    document: run.document,
    passage: rest,
    outline: run.outline,
    cards: Math.max(1, task.cards - sheet.size()),
    options: run.options,
    delimiter: delimiterFrom(run.access.random),
    covered: sheet.questions(),
  });
  const input = run.systemTokens + estimateTokenCount(user);
  return askModel(run, {
    user,
    maxOutputTokens,
    expected: { input, output: task.cards * tokensForCard },
    maxCards: maxCardsFor(task.cards),
    onCard: sheet.onCard,
    signal,
  });
}

async function draftHalves(task: PassageTask, passage: Passage): Promise<readonly PassageResult[]> {
  const splits = (task.splits ?? 0) + 1;
  const halves = splits > maxSplits ? undefined : halvesOf(task.run.document, passage);
  if (halves === undefined) {
    return [{ drafts: [], failure: { code: "TOO_LONG", missing: passage }, rejected: 0, usage: noUsage }];
  }
  const cards = Math.max(1, Math.ceil(task.cards / 2));
  const results: PassageResult[] = [];
  for (const half of halves) results.push(await draftPassage({ ...task, passage: half, cards, splits }));
  return results;
}

/** A model that writes much more than it was asked for is not paid to go on. */
function maxCardsFor(cards: number): number {
  return 3 * cards + 20;
}

/** Letters and digits that a document's author cannot know. */
function delimiterFrom(random: () => number): string {
  return Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join("");
}

type Sheet = ReturnType<typeof createSheet>;

/** Collects a passage's drafts over all its replies. */
function createSheet({ run, passage }: PassageTask) {
  const index = indexPassage(run.document, passage);
  const drafts = new Map<string, CardDraft>();
  /** Cards whose quote is not in the passage: handed on, for the finish stage to drop and to count. */
  const unfound = new Map<string, CardDraft>();
  let lastOffset = 0;
  let rejected = 0;
  let usage = noUsage;
  const someBlock = run.document.blocks[passage[0]?.blockIndex ?? 0]?.id ?? "";

  const keep = (drafted: readonly CardDraft[]): "useful" | "useless" => {
    let isNew = false;
    for (const draft of drafted) {
      const key = letterKey(`${draft.question}\n${draft.text ?? draft.answer}`);
      if (drafts.has(key)) continue;
      drafts.set(key, draft);
      isNew = true;
    }
    return isNew ? "useful" : "useless";
  };

  const result = () => ({ drafts: [...drafts.values(), ...unfound.values()], rejected, usage });

  return {
    onCard: (card: ModelCard): "useful" | "useless" => {
      const found = index.find(card.quote);
      if (found !== undefined) {
        lastOffset = Math.max(lastOffset, found.offset);
        return keep(draftsFromCard(card, found));
      }
      const lost = { blockId: someBlock, offset: 0, quote: card.quote, match: "fuzzy" as const };
      for (const draft of draftsFromCard(card, lost)) unfound.set(letterKey(draft.question), draft);
      return "useless";
    },
    size: () => drafts.size,
    questions: () => [...drafts.values()].map((draft) => draft.question),
    lastOffset: () => lastOffset,
    add: (reply: Reply) => {
      rejected += reply.rejected;
      usage = addUsage(usage, reply.usage);
    },
    countRetry: () => {
      usage = { ...usage, retries: usage.retries + 1 };
    },
    finished: (): PassageResult => result(),
    failed: (code: ModelFailureCode, rest: Passage): PassageResult => {
      const covered = new Set([...drafts.values()].map((draft) => draft.blockId));
      const missing = rest.filter(({ blockIndex }) => {
        const block = run.document.blocks[blockIndex];
        return block !== undefined && !covered.has(block.id);
      });
      return { ...result(), failure: { code, missing } };
    },
    joined: (parts: readonly PassageResult[]): PassageResult => joinResults([result(), ...parts]),
  };
}

/** Results of parts of one passage or chunk, as one. */
export function joinResults(parts: readonly PassageResult[]): PassageResult {
  const failures = parts.flatMap((part) => (part.failure === undefined ? [] : [part.failure]));
  const [first] = failures;
  return {
    drafts: parts.flatMap((part) => part.drafts),
    rejected: parts.reduce((sum, part) => sum + part.rejected, 0),
    usage: parts.reduce((sum, part) => addUsage(sum, part.usage), noUsage),
    ...(first === undefined
      ? {}
      : { failure: { code: first.code, missing: failures.flatMap((failure) => failure.missing) } }),
  };
}

interface Progress {
  /** Cards of the passage so far. */
  readonly cards: number;
  readonly wanted: number;
}

/** Decides what follows a reply, and waits where it must. */
function createPolicy({ run, signal }: PassageTask) {
  const { access } = run;
  const { attempts, firstDelayMs, maxDelayMs } = access.settings.patience;
  let failed = 0;
  let continuations = 0;
  let unusable = 0;
  let outputTokens = usualOutputTokens;

  const afterRetryable = async (failure: Extract<CallFailure, { remedy: "retry" }>): Promise<Next> => {
    failed += 1;
    const delayMs = failure.retryAfterMs ?? backOff(firstDelayMs, failed, access.random);
    if (failed >= attempts || delayMs > maxDelayMs) return { do: "fail", code: failure.code };
    // A pause that the server asked for is waited out by the pool, for all.
    const isPooled = failure.code === "RATE_LIMITED" && failure.retryAfterMs !== undefined;
    if (!isPooled) await wait(delayMs, undefined, { signal });
    return { do: "ask-again" };
  };

  const afterFailure = async (reply: Reply, failure: CallFailure): Promise<Next> => {
    switch (failure.remedy) {
      case "retry":
        return afterRetryable(failure);
      case "simpler-format":
        return access.dialect.simplify(reply.format)
          ? { do: "ask-again" }
          : { do: "fail", code: failure.code };
      case "no-length-limit":
        if (access.dialect.dropLengthLimit(reply.sentLengthLimit)) return { do: "ask-again" };
        return failure.code === "TOO_LONG" ? { do: "split" } : { do: "fail", code: failure.code };
      case "no-usage":
        return access.dialect.dropUsage(reply.asksForUsage)
          ? { do: "ask-again" }
          : { do: "fail", code: failure.code };
      case "split":
        return { do: "split" };
      case "give-up":
      case "skip":
        return { do: "fail", code: failure.code };
    }
  };

  const afterUseless = (reply: Reply, cardsSoFar: number): Next => {
    // Nothing new, but earlier replies had cards: the passage has no more.
    if (cardsSoFar > 0) return { do: "finish" };
    if (reply.ending === "filtered" || refusal.test(reply.opening)) return { do: "fail", code: "REFUSED" };
    // It was read, and nothing found worth a card: asked again, it would only say so again.
    if (saysNothing.test(reply.opening)) return { do: "fail", code: "NO_CARDS" };
    unusable += 1;
    // A model that thinks before it writes may have had no room left.
    if (reply.ending === "length") outputTokens *= 2;
    return unusable >= maxUnusableReplies ? { do: "fail", code: "NO_CARDS" } : { do: "ask-again" };
  };

  return {
    outputTokens: () => outputTokens,
    after: async (reply: Reply, { cards, wanted }: Progress): Promise<Next> => {
      // However it ended: nobody pays for more than was asked for.
      if (cards >= wanted && reply.failure?.remedy !== "give-up") return { do: "finish" };
      if (reply.failure !== undefined) return afterFailure(reply, reply.failure);
      if (reply.useful === 0) return afterUseless(reply, cards);
      const isCut = reply.ending === "length" || (reply.ending === "unknown" && reply.isOpen);
      if (!isCut || continuations >= maxContinuations) return { do: "finish" };
      continuations += 1;
      return { do: "ask-for-the-rest" };
    },
  };
}

function backOff(firstDelayMs: number, failed: number, random: () => number): number {
  return firstDelayMs * 2 ** (failed - 1) * (0.75 + random() / 2);
}
