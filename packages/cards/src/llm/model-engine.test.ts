import { type ParsedDocument, parseDocument } from "@deckle/documents";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { longText, modelFacts, poisonedSentences } from "../../testing/model-facts.ts";
import {
  type ScriptedModelServer,
  scenarios,
  startScriptedModelServer,
} from "../../testing/scripted-model-server.ts";
import { dialectOf } from "../../testing/wire-dialects.ts";
import { generateCards, type GenerateRequest } from "../generate-cards.ts";
import type { CardDraft, ChunkOutcome, GeneratedDeck } from "../model.ts";
import { createOfflineEngine } from "../offline/offline-engine.ts";
import type { ModelConfig } from "./model-config.ts";
import { createModelEngine } from "./model-engine.ts";

const key = "sk-secret-4711";
const systemWords = "careful teacher would keep";
const patience = { firstDelayMs: 30, silenceMs: 400, replyMs: 8000, documentMs: 20_000 };

let server: ScriptedModelServer;
beforeAll(async () => {
  server = await startScriptedModelServer({ echo: key });
});
afterAll(() => server.close());

function documentOf(facts: number, extra: readonly string[] = []): Promise<ParsedDocument> {
  const lines = modelFacts.slice(0, facts).map(({ sentence }) => sentence);
  const text = `# Notes on many things\n\n${[...lines, ...extra].join("\n\n")}\n`;
  return parseDocument(new TextEncoder().encode(text), { fileName: "notes.md" });
}

interface Made extends GeneratedDeck {
  readonly ofModel: number;
  readonly outcomes: readonly ChunkOutcome[];
}

async function make(
  document: ParsedDocument,
  config: Partial<ModelConfig> & { readonly model: string },
  request: Partial<GenerateRequest> = {},
): Promise<Made> {
  const engine = createModelEngine(
    { provider: "openai-compatible", baseUrl: `${server.url}/v1`, apiKey: key, patience, ...config },
    { fallback: createOfflineEngine() },
  );
  const outcomes: ChunkOutcome[] = [];
  const deck = await generateCards(document, {
    engine,
    options: { density: "dense" },
    onChunk: ({ outcome }) => {
      if (outcome !== undefined) outcomes.push(outcome);
    },
    ...request,
  });
  return { ...deck, outcomes, ofModel: deck.cards.filter((card) => card.engine === "llm").length };
}

function expectSound(deck: Made, document: ParsedDocument): void {
  for (const { source } of deck.cards) {
    expect(document.text.slice(source.offset, source.offset + source.quote.length)).toBe(source.quote);
  }
  const all = JSON.stringify(deck);
  expect(all).not.toContain(key);
  expect(all).not.toContain(systemWords);
  expect(all).not.toContain("never written");
}

function requestsOf(model: string) {
  return server.requests.filter(({ scenario }) => scenario === model);
}

/** Cards of the model in the deck, of 12 facts: column C of the measurement that the design rests on, or better. */
const wanted: Readonly<Record<(typeof scenarios)[number], number>> = {
  normal20: 20,
  slow: 12,
  "429": 12,
  "500": 12,
  reset: 12,
  cut: 12,
  stall: 12,
  noschema: 12,
  nojson: 12,
  malformed: 12,
  latex: 12,
  fenced: 12,
  think: 12,
  bare: 12,
  cardskey: 12,
  ndjson: 12,
  badelement: 10,
  dups: 6,
  halluc: 9,
  huge: 12,
  refusal: 0,
  blank: 12,
  length: 12,
  "401": 0,
  ctx: 12,
  quota: 0,
};

describe("a model service that behaves like", () => {
  it.each(scenarios)("%s loses no valid card and brings in none that is not grounded", async (model) => {
    const document = await documentOf(model === "normal20" ? 20 : 12);

    const deck = await make(document, { model });

    expect({ ofModel: deck.ofModel, dropped: deck.report.dropped }).toMatchObject({ ofModel: wanted[model] });
    expect(deck.cards.length).toBeGreaterThan(0);
    expectSound(deck, document);
  });

  it.each(["cut", "length", "normal20", "429", "500"])(
    "%s on the wire of Anthropic and Google gives the same cards",
    async (model) => {
      const document = await documentOf(12);

      const [one, other] = [
        await make(document, { model: `${model}@a`, provider: "anthropic", baseUrl: `${server.url}/v1` }),
        await make(document, { model: `${model}@g`, provider: "google", baseUrl: `${server.url}/v1beta` }),
      ];

      expect([one.ofModel, other.ofModel]).toEqual([12, 12]);
      expect(one.report.engines?.usage).toMatchObject({ isEstimated: model === "cut" });
    },
  );
});

describe("a document that a model does not finish", () => {
  it.each([
    ["401", "BAD_KEY"],
    ["quota", "QUOTA_SPENT"],
    ["404", "MODEL_NOT_FOUND"],
    ["refusal", "REFUSED"],
    ["429long", "RATE_LIMITED"],
  ])("is finished by rules after %s, with the reason %s", async (model, code) => {
    const document = await documentOf(12);
    const before = requestsOf(model).length;

    const deck = await make(document, { model });

    expect(requestsOf(model).length - before).toBe(1);
    expect(deck.cards.every((card) => card.engine === "offline")).toBe(true);
    expect(deck.outcomes).toMatchObject([{ engine: "offline", failure: code }]);
    expect(deck.report.engines).toMatchObject({ chunks: { llm: 0, offline: 1 }, failures: { [code]: 1 } });
  });

  it("is finished by rules when the server is down, after the attempts that patience allows", async () => {
    const deck = await make(await documentOf(12), { model: "down" });

    expect(deck.outcomes).toMatchObject([{ failure: "SERVER_ERROR", usage: { calls: 4, retries: 3 } }]);
    expect(deck.cards.length).toBeGreaterThan(0);
  });

  it("is finished by rules when nobody listens", async () => {
    const deck = await make(await documentOf(12), { model: "any", baseUrl: "http://127.0.0.1:1/v1" });

    expect(deck.outcomes).toMatchObject([{ engine: "offline", failure: "UNREACHABLE" }]);
    expect(deck.cards.length).toBeGreaterThan(0);
  });

  it("keeps what the model wrote when its time is up, and has the rest written by rules", async () => {
    const deck = await make(await documentOf(12), {
      model: "stall@time",
      patience: { ...patience, silenceMs: 5000, documentMs: 1200 },
    });

    expect(deck.outcomes).toMatchObject([{ engine: "llm", failure: "OUT_OF_TIME" }]);
    expect(deck.ofModel).toBeGreaterThan(3);
    expect(deck.cards.some((card) => card.engine === "offline")).toBe(true);
    const twice = deck.cards.filter(
      (card) =>
        card.engine === "offline" &&
        deck.cards.some((other) => other.engine === "llm" && other.source.blockId === card.source.blockId),
    );
    expect(twice).toEqual([]);
  });

  it("is finished by rules when its tokens or its money are used up", async () => {
    const document = await documentOf(12);
    const price = { currency: "EUR", inputPerMillion: 1000, outputPerMillion: 1000 };

    const tokens = await make(document, { model: "normal20", maxInputTokens: 500 });
    const cost = await make(document, { model: "normal20", price, maxCost: 0.5 });

    expect(tokens.outcomes).toMatchObject([{ failure: "TOKEN_LIMIT", usage: { calls: 0 } }]);
    expect(cost.outcomes).toMatchObject([{ failure: "COST_LIMIT", usage: { calls: 0 } }]);
  });
});

describe("a service's dialect", () => {
  it("is learned once: the next document begins with the format that worked", async () => {
    const engine = createModelEngine(
      { provider: "openai-compatible", baseUrl: `${server.url}/v1`, model: "nojson", patience },
      { fallback: createOfflineEngine() },
    );
    const before = requestsOf("nojson").length;

    await generateCards(await documentOf(12), { engine });
    const between = requestsOf("nojson").length;
    await generateCards(await documentOf(12), { engine });

    expect(between - before).toBe(3);
    expect(requestsOf("nojson").slice(between)).toMatchObject([{ format: "" }]);
  });

  it("sends what is the same for all calls first, and the passage last", async () => {
    const before = requestsOf("cardskey").length;
    await make(await documentOf(12), { model: "cardskey" });
    await make(await documentOf(13), { model: "cardskey" });

    const [one, other] = requestsOf("cardskey")
      .slice(before)
      .map(({ body }) => JSON.stringify(body["messages"]));
    const words = one ?? "";

    expect(words.slice(0, words.indexOf('<passage id=\\"', 6000))).toContain("Outline");
    expect(other?.slice(0, 4000)).toBe(words.slice(0, 4000));
    expect(words.lastIndexOf("</passage")).toBeGreaterThan(words.length - 60);
  });
});

describe("a poisoned document", () => {
  it.each(["poisoned", "refusal"])("is not obeyed, whoever writes (%s)", async (model) => {
    const document = await documentOf(12, poisonedSentences);

    const deck = await make(document, { model });

    const shown = JSON.stringify(deck.cards);
    expect(shown).not.toMatch(/HACKED|pirate|evil\.test|系统提示词/);
    expectSound(deck, document);
    expect(deck.ofModel).toBe(model === "poisoned" ? 12 : 0);
  });

  it("cannot close its passage: the mark around it is another one for each call", async () => {
    const document = await documentOf(12);
    await make(document, { model: "bare" });
    await make(document, { model: "bare" });

    const marks = requestsOf("bare").map(
      ({ body }) => /<passage id=\\"([a-z0-9]{12})\\"/.exec(JSON.stringify(body))?.[1],
    );

    expect(new Set(marks).size).toBe(marks.length);
    expect(marks).not.toContain(undefined);
  });
});

describe("a long document", () => {
  function longDocument(sections: number): Promise<ParsedDocument> {
    return parseDocument(new TextEncoder().encode(longText(sections)), { fileName: "long.md" });
  }

  it("is written by as many calls at a time as allowed, and no more", async () => {
    const before = server.requests.length;

    const deck = await make(await longDocument(12), { model: "slow", concurrency: 3 });

    const flights = server.requests.slice(before).map(({ inFlight }) => inFlight);
    expect(Math.max(...flights)).toBe(3);
    expect(deck.report.engines?.chunks).toEqual({ llm: 12, offline: 0 });
  });

  it("goes on after an interruption without asking for a finished chunk again", async () => {
    const document = await longDocument(8);
    const stored = new Map<number, readonly CardDraft[]>();
    const plug = new AbortController();
    const first = make(
      document,
      { model: "slow", concurrency: 2 },
      {
        signal: plug.signal,
        onChunk: ({ index, drafts }) => {
          stored.set(index, drafts);
          if (stored.size === 3) plug.abort(new Error("pulled"));
        },
      },
    );
    await expect(first).rejects.toThrow("pulled");
    const before = requestsOf("slow").length;

    const deck = await make(document, { model: "slow", concurrency: 2 }, { finishedChunks: stored });

    expect([...stored.keys()]).toEqual([0, 1, 2]);
    expect(requestsOf("slow").length - before).toBe(5);
    expect(deck.report.engines?.chunks).toEqual({ llm: 8, offline: 0 });
    expect(deck.ofModel).toBe(8);
  });

  it("is written to its end when the tokens suffice, though those in flight might use them up", async () => {
    const deck = await make(await longDocument(12), {
      model: "normal20",
      concurrency: 8,
      maxOutputTokens: 5000,
    });

    expect(deck.report.engines).toMatchObject({ chunks: { llm: 12, offline: 0 }, failures: {} });
  });

  it("slows down for all after one refusal, and still gets everything", async () => {
    const before = server.requests.length;

    const deck = await make(await longDocument(8), { model: "429@all", concurrency: 4 });

    const flights = server.requests.slice(before).map(({ inFlight }) => inFlight);
    expect(Math.max(...flights.slice(-3))).toBeLessThan(4);
    expect(deck.report.engines).toMatchObject({ chunks: { llm: 8 }, usage: { calls: 10, retries: 2 } });
    expect(deck.ofModel).toBe(8);
  });

  it("is not sent to a bad key again and again", async () => {
    const before = requestsOf("401").length;

    const deck = await make(await longDocument(12), { model: "401", concurrency: 2 });

    expect(requestsOf("401").length - before).toBeLessThanOrEqual(2);
    expect(deck.report.engines).toMatchObject({ chunks: { llm: 0, offline: 12 }, failures: { BAD_KEY: 12 } });
  });
});

describe("the bytes of a reply", () => {
  /** A service that answers at once, in packets cut at any byte. */
  function fetchInPackets(text: string, sizes: readonly number[]): typeof globalThis.fetch {
    const wire = dialectOf("/chat/completions");
    const bytes = new TextEncoder().encode(wire.piece(text) + wire.closing("stop", { input: 1, output: 1 }));
    return async () => {
      let at = 0;
      let turn = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          const size = sizes[turn % sizes.length] ?? 1;
          controller.enqueue(bytes.slice(at, at + size));
          at += size;
          turn += 1;
          if (at >= bytes.length) controller.close();
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    };
  }

  it("give the same deck however they are cut, also within a letter", async () => {
    const source = "# 光\n\n光合作用在叶绿体中进行。\n\n叶绿素主要吸收红光和蓝光，因此叶片呈绿色。\n";
    const document = await parseDocument(new TextEncoder().encode(source), { fileName: "光.md" });
    const reply = `<think>“想”{</think>\`\`\`json
[{"quote":"光合作用在叶绿体中进行。","type":"basic","question":"光合作用在细胞的哪个部分进行？","answer":"叶绿体"},
{"quote":"叶绿素主要吸收红光和蓝光","type":"basic","question":"叶绿素主要吸收什么颜色的光？","answer":"红光和蓝光",},]`;
    const deckFrom = async (sizes: readonly number[]) => {
      const engine = createModelEngine(
        { provider: "openai-compatible", model: "any" },
        { fallback: createOfflineEngine(), fetch: fetchInPackets(reply, sizes) },
      );
      return (await generateCards(document, { engine })).cards;
    };
    const whole = await deckFrom([100_000]);

    expect(whole.map(({ engine, answer }) => [engine, answer])).toEqual([
      ["llm", "叶绿体"],
      ["llm", "红光和蓝光"],
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 12 }),
        async (sizes) => {
          expect(await deckFrom(sizes)).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });
});
