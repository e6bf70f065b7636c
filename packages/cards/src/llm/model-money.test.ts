import { createServer } from "node:http";
import { parseDocument } from "@deckle/documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { longText, modelFacts } from "../../testing/model-facts.ts";
import { type ScriptedModelServer, startScriptedModelServer } from "../../testing/scripted-model-server.ts";
import { generateCards, type GenerateRequest } from "../generate-cards.ts";
import type { CardDraft, ChunkOutcome, ModelUsage } from "../model.ts";
import { createOfflineEngine } from "../offline/offline-engine.ts";
import type { ModelConfig } from "./model-config.ts";
import { createModelEngine } from "./model-engine.ts";

const patience = { firstDelayMs: 30, silenceMs: 400, replyMs: 8000, documentMs: 20_000 };

let server: ScriptedModelServer;
beforeAll(async () => {
  server = await startScriptedModelServer();
});
afterAll(() => server.close());

const parse = (text: string) => parseDocument(new TextEncoder().encode(text), { fileName: "notes.md" });
const notes = () => parse(`# Notes\n\n${modelFacts.map(({ sentence }) => sentence).join("\n\n")}\n`);

function engineOf(config: Partial<ModelConfig> & { readonly model: string }) {
  return createModelEngine(
    { provider: "openai-compatible", baseUrl: `${server.url}/v1`, apiKey: "sk-4711", patience, ...config },
    { fallback: createOfflineEngine() },
  );
}

async function make(
  text: Awaited<ReturnType<typeof parse>>,
  config: Partial<ModelConfig> & { readonly model: string },
  request: Partial<GenerateRequest> = {},
) {
  const before = server.requests.length;
  const deck = await generateCards(text, { engine: engineOf(config), ...request });
  const { engines } = deck.report;
  const ofModel = deck.cards.filter(({ engine }) => engine === "llm").length;
  return { deck, engines, ofModel, requests: server.requests.slice(before) };
}

describe("a model service's key", () => {
  it.each(["openai-compatible", "anthropic", "google"] as const)(
    "is sent to no address but the configured one, also when %s redirects",
    async (provider) => {
      const seen: unknown[] = [];
      const elsewhere = createServer((request, response) => {
        seen.push(request.headers);
        response.end();
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
      const address = elsewhere.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const redirecting = createServer((_request, response) => {
        response.writeHead(307, { location: `http://127.0.0.1:${port}/` });
        response.end();
      });
      await new Promise<void>((resolve) => redirecting.listen(0, "127.0.0.1", resolve));
      const at = redirecting.address();
      const baseUrl = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}/v1`;

      const { deck, engines } = await make(await notes(), { model: "any", provider, baseUrl });

      expect(seen).toEqual([]);
      expect(engines).toMatchObject({ failures: { MOVED: 1 }, usage: { calls: 1 } });
      expect(deck.cards.length).toBeGreaterThan(0);
      elsewhere.close();
      redirecting.close();
    },
  );

  it("may end in a line feed, as a key from a file does", async () => {
    const { ofModel } = await make(await notes(), { model: "steady", apiKey: "sk-4711\n" });

    expect(ofModel).toBeGreaterThan(10);
  });
});

describe("what is paid for", () => {
  it("is not asked for again when a reply ends without saying why", async () => {
    const { engines, requests, ofModel } = await make(await notes(), { model: "noreason" });

    expect(requests.length).toBe(1);
    expect(ofModel).toBeGreaterThan(10);
    expect(engines).toMatchObject({ failures: {}, usage: { calls: 1, isEstimated: true } });
  });

  it("is not asked for again when the model found nothing worth a card", async () => {
    const { engines, requests } = await make(await notes(), { model: "nothing" });

    expect(requests.length).toBe(1);
    expect(engines).toMatchObject({ failures: { NO_CARDS: 1 } });
  });

  it("ends when a model is of no use for the document", async () => {
    const { deck, engines, requests } = await make(await parse(longText(16)), {
      model: "nothing",
      concurrency: 1,
    });

    // One more may be on its way when the fifth has said the same.
    expect(requests.length).toBeLessThanOrEqual(6);
    expect(engines).toMatchObject({ chunks: { offline: 16 }, failures: { NO_CARDS: 16 } });
    expect(deck.cards.length).toBeGreaterThan(0);
  });

  it.each([
    ["inspected", "REFUSED"],
    ["dry", "QUOTA_SPENT"],
  ])("is not asked for again after an end within the stream (%s)", async (model, code) => {
    const { engines, requests } = await make(await notes(), { model });

    expect(requests.length).toBe(1);
    expect(engines).toMatchObject({ failures: { [code]: 1 } });
  });

  it("is no endless thinking: a reply is left at the most it may be long, with or without a limit on the wire", async () => {
    const { engines, requests } = await make(await notes(), { model: "thinker", maxOutputTokens: 3000 });

    expect(requests.length).toBeLessThanOrEqual(2);
    expect(engines?.usage.outputTokens).toBeGreaterThan(2000);
    expect(engines?.usage.outputTokens).toBeLessThan(3000 * 1.3);
    expect(engines).toMatchObject({ usage: { isEstimated: true } });
  });

  it("are thoughts too: they are counted where the service does not say", async () => {
    const { engines, ofModel } = await make(await notes(), { model: "musing" });

    expect(ofModel).toBeGreaterThan(10);
    const { engines: plain } = await make(await notes(), { model: "noreason" });
    expect((engines?.usage.outputTokens ?? 0) - (plain?.usage.outputTokens ?? 0)).toBeGreaterThan(300);
  });

  it("is no more than some cards over what was asked for", async () => {
    const { deck, requests } = await make(await notes(), { model: "chatty" });

    expect(requests.length).toBe(1);
    expect(deck.report.drafts).toBeLessThan(150);
  });

  it("stays within the money: the longest reply that is asked for is what is left of it", async () => {
    const price = { currency: "USD", inputPerMillion: 1, outputPerMillion: 10 };

    const { engines, requests } = await make(await notes(), { model: "steady", price, maxCost: 0.01 });

    const asked = Number(requests[0]?.body["max_tokens"]);
    expect(asked).toBeGreaterThan(400);
    expect(asked).toBeLessThan(1000);
    // This server keeps to no limit; its reply is left when our count of it is a quarter over.
    expect(engines?.usage.cost?.amount).toBeLessThan(0.0125);
  });
});

describe("a deck that could be lost", () => {
  it("is written where a long reply beside the passage is too much for the context", async () => {
    const { ofModel, requests, engines } = await make(await notes(), { model: "shortcontext" });

    expect(requests.length).toBe(2);
    expect(ofModel).toBeGreaterThan(10);
    expect(engines).toMatchObject({ failures: {} });
  });

  it("is written where the service will not say what a reply used", async () => {
    const { ofModel, requests, engines } = await make(await notes(), { model: "nousage" });

    expect(requests.length).toBe(2);
    expect(ofModel).toBeGreaterThan(10);
    expect(engines).toMatchObject({ failures: {}, usage: { isEstimated: true } });
  });

  it("has all its time from its first call on, however long it waits behind other documents", async () => {
    const engine = engineOf({
      model: "slow@queue",
      concurrency: 1,
      patience: { ...patience, documentMs: 900 },
    });
    const documents = await Promise.all(Array.from({ length: 12 }, () => parse(longText(2))));

    // One after the other they take longer than any of them may.
    const decks = await Promise.all(documents.map((document) => generateCards(document, { engine })));

    const failures = decks.map(({ report }) => report.engines?.failures);
    expect(failures).toEqual(decks.map(() => ({})));
  });

  it("waits as long as a refusal says in its text alone", async () => {
    const { ofModel, requests } = await make(await notes(), { model: "waitintext" });

    const [one, other] = requests;
    expect(ofModel).toBeGreaterThan(10);
    expect((other?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThan(350);
  });
});

describe("an interrupted run", () => {
  it("tells what it used beyond its finished chunks, and the run that goes on counts it", async () => {
    const document = await parse(longText(8));
    const finished = new Map<number, readonly CardDraft[]>();
    const outcomes = new Map<number, ChunkOutcome>();
    const interrupted: ModelUsage[] = [];
    const plug = new AbortController();
    const before = server.requests.length;
    const first = generateCards(document, {
      engine: engineOf({ model: "slow", concurrency: 3 }),
      signal: plug.signal,
      onChunk: ({ index, drafts, outcome }) => {
        finished.set(index, drafts);
        if (outcome !== undefined) outcomes.set(index, outcome);
        if (finished.size === 2) plug.abort(new Error("pulled"));
      },
      onInterrupted: (usage) => {
        interrupted.push(usage);
      },
    });
    await expect(first).rejects.toThrow("pulled");

    const callsBefore = [...outcomes.values()].reduce((sum, { usage }) => sum + usage.calls, 0);
    expect(interrupted).toMatchObject([{ isEstimated: true }]);
    expect(interrupted[0]?.inputTokens).toBeGreaterThan(1000);
    expect(callsBefore + (interrupted[0]?.calls ?? 0)).toBeGreaterThanOrEqual(
      server.requests.length - before,
    );

    const { engines } = await make(
      document,
      { model: "slow" },
      { finishedChunks: finished, finishedOutcomes: outcomes, interruptedUsage: interrupted },
    );

    expect(engines?.usage.calls).toBe(callsBefore + (interrupted[0]?.calls ?? 0) + 8 - finished.size);
    expect(engines?.chunks).toEqual({ llm: 8, offline: 0 });
  });

  it("loses no chunk that was paid for to a slower one before it", async () => {
    const document = await parse(longText(6));
    const told: number[] = [];
    await make(
      document,
      { model: "stall@first", concurrency: 6 },
      { onChunk: ({ index }) => void told.push(index) },
    );

    expect(told.length).toBe(6);
    // The first reply stalls; the others do not wait for it.
    expect(told[0]).not.toBe(0);
  });
});
