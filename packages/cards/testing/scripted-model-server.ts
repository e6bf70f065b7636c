import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { modelFacts, poisonedSentences } from "./model-facts.ts";
import { costly } from "./costly-scripts.ts";
import { type Dialect, dialectOf } from "./wire-dialects.ts";

/**
 * Ways in which real model services have been seen to behave. The scenario is chosen by the model's name; what follows an
 * `@` in it makes it another model, whose requests are counted anew.
 */
export const scenarios = [
  "normal20",
  "slow",
  "429",
  "500",
  "reset",
  "cut",
  "stall",
  "noschema",
  "nojson",
  "malformed",
  "latex",
  "fenced",
  "think",
  "bare",
  "cardskey",
  "ndjson",
  "badelement",
  "dups",
  "halluc",
  "huge",
  "refusal",
  "blank",
  "length",
  "401",
  "ctx",
  "quota",
] as const;

/** A request as the server got it. */
export interface SeenRequest {
  readonly scenario: string;
  readonly at: number;
  /** Requests being answered when it came, itself included. */
  readonly inFlight: number;
  readonly format: string;
  readonly passage: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A model service on loopback that does what its script says. */
export interface ScriptedModelServer {
  /** Base URL without a version: add `/v1` or `/v1beta`. */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

interface ServerOptions {
  /** Time between two pieces of a reply, in milliseconds; 0. */
  readonly delayMs?: number;
  /** Pieces of a reply, however long it is; pieces of 40 letters when absent. */
  readonly pieces?: number;
  /** What a spiteful server says back to whoever asks: put into errors and cards. */
  readonly echo?: string;
}

export async function startScriptedModelServer(options: ServerOptions = {}): Promise<ScriptedModelServer> {
  const requests: SeenRequest[] = [];
  const counts = new Map<string, number>();
  const closing = new AbortController();
  let inFlight = 0;
  const server = createServer((request, response) => {
    inFlight += 1;
    response.on("close", () => {
      inFlight -= 1;
    });
    void answer(request, response).catch(() => response.destroy());
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const dialect = dialectOf(request.url ?? "");
    const body = await readBody(request);
    const model = dialect.modelOf(request.url ?? "", body);
    const count = (counts.get(model) ?? 0) + 1;
    counts.set(model, count);
    const [scenario = ""] = model.split("@");
    const passage = passageOf(dialect.promptOf(body));
    const format = dialect.formatOf(body);
    requests.push({ scenario, at: performance.now(), inFlight, format, passage, body });
    const script = scriptOf(scenario, { count, format, passage, echo: options.echo ?? "", body });
    if (script.destroy === true) request.socket.destroy();
    else if (script.error !== undefined) sendError(response, script.error);
    else await sendReply({ response, dialect, script, options, closing: closing.signal });
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as Record<string, unknown>;
}

function passageOf(prompt: string): string {
  // The system prompt names the tags too; the passage itself comes last.
  const from = prompt.lastIndexOf('<passage id="');
  return prompt.slice(prompt.indexOf(">", from) + 1, prompt.lastIndexOf("</passage id="));
}

export interface Script {
  readonly destroy?: true;
  readonly error?: {
    readonly status: number;
    readonly message: string;
    readonly headers?: Record<string, string>;
  };
  readonly text: string;
  readonly finish: "stop" | "length";
  /** What the model says to itself before it answers. */
  readonly thought?: string;
  /** Sent as it is, instead of how a reply usually ends. */
  readonly end?: string;
  /** Share of the text after which the connection breaks or falls silent. */
  readonly breakAt?: { readonly share: number; readonly how: "cut" | "silence" };
  readonly delayMs?: number;
}

export interface Situation {
  /** 1 for the first request of this scenario. */
  readonly count: number;
  readonly format: string;
  readonly passage: string;
  readonly echo: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface WrittenCard {
  readonly type: string;
  readonly question: string;
  readonly answer?: string;
  readonly quote: string;
  readonly difficulty: string;
  readonly text: string;
  readonly tags: readonly string[];
}

function cardsOf(passage: string): WrittenCard[] {
  return modelFacts
    .filter(({ sentence }) => passage.includes(sentence))
    .map(({ sentence, question, answer }) => ({
      quote: sentence,
      type: "basic",
      question,
      answer,
      text: "",
      difficulty: "medium",
      tags: [],
    }));
}

function scriptOf(scenario: string, situation: Situation): Script {
  const cards = cardsOf(situation.passage);
  const plain: Script = { text: JSON.stringify({ cards }), finish: "stop" };
  return (
    (failing[scenario] ?? costly[scenario])?.(situation, plain) ??
    wrappedScript(scenario, cards, plain) ??
    spoiledScript(scenario, { cards, situation, plain })
  );
}

/** Longest passage that the scenario `ctx` takes, in letters. */
const shortContext = 400;

type FailingScript = (situation: Situation, plain: Script) => Script;

function refuse(status: number, message: string, headers: Record<string, string> = {}): Script {
  return { text: "", finish: "stop", error: { status, message, headers } };
}

/** Does something once, or some times, and is well from then on. */
function first(times: number, what: (plain: Script) => Script): FailingScript {
  return ({ count }, plain) => (count <= times ? what(plain) : plain);
}

const failing: Readonly<Record<string, FailingScript>> = {
  "429": first(2, () => refuse(429, "Rate limit reached", { "retry-after": "0.3" })),
  "429long": first(1, () => refuse(429, "Rate limit reached", { "retry-after": "75" })),
  "500": first(1, () => refuse(500, "boom")),
  reset: first(1, (plain) => ({ ...plain, destroy: true })),
  cut: first(1, (plain) => ({ ...plain, breakAt: { share: 0.6, how: "cut" } })),
  stall: first(1, (plain) => ({ ...plain, breakAt: { share: 0.5, how: "silence" } })),
  slow: (_situation, plain) => ({ ...plain, delayMs: 15 }),
  quota: () => refuse(429, "You exceeded your current quota, please check your plan and billing details."),
  down: () => refuse(503, "upstream is down"),
  "401": ({ echo }) => refuse(401, `Incorrect API key provided: ${echo}`),
  "404": () => refuse(404, "The model does not exist"),
  ctx: ({ passage }, plain) =>
    passage.length > shortContext
      ? refuse(400, "This model's maximum context length is 8192 tokens.")
      : plain,
  noschema: ({ format }, plain) =>
    format === "json_schema" ? refuse(400, "This response_format type is unavailable now") : plain,
  nojson: ({ format }, plain) =>
    format === "" ? plain : refuse(400, "'response_format' is not supported by this model"),
};

function wrappedScript(scenario: string, cards: readonly WrittenCard[], plain: Script): Script | undefined {
  const json = plain.text;
  switch (scenario) {
    case "fenced":
      return {
        ...plain,
        text: `Here are your cards:\n\`\`\`json\n${JSON.stringify({ elements: cards }, null, 1)}\n\`\`\`\nHope it helps!`,
      };
    case "think":
      return { ...plain, text: `<think>Let me plan {"a": 1} the { cards "…</think>\n${json}` };
    case "bare":
      return { ...plain, text: JSON.stringify(cards) };
    case "cardskey":
      return { ...plain, text: JSON.stringify({ type: "list", cards }) };
    case "ndjson":
      return { ...plain, text: cards.map((card) => JSON.stringify(card)).join("\n") };
    case "prose":
      return { ...plain, text: `Use {curly and "quotes\n${JSON.stringify(cards)}` };
    default:
      return undefined;
  }
}

interface SpoiledRequest {
  readonly cards: readonly WrittenCard[];
  readonly situation: Situation;
  readonly plain: Script;
}

function spoiledScript(scenario: string, { cards, situation, plain }: SpoiledRequest): Script {
  const { count, echo } = situation;
  const json = plain.text;
  const wrap = (written: readonly WrittenCard[]): Script => ({
    ...plain,
    text: JSON.stringify({ cards: written }),
  });
  switch (scenario) {
    case "malformed":
      return { ...plain, text: json.replaceAll(String.raw`\"`, '"').replace(/\}\]\}$/, "},]}") };
    case "latex":
      return { ...plain, text: json.replaceAll(/\\\\(?=frac|sqrt)/g, "\\") };
    case "badelement":
      return wrap(cards.map((card, at) => spoilCard(card, at)));
    case "dups":
      return wrap(
        cards.slice(0, 6).flatMap((card) => [card, { ...card, question: card.question.replace("?", " ?") }]),
      );
    case "halluc":
      return wrap(
        cards.map((card, at) =>
          [1, 4, 9].includes(at)
            ? { ...card, quote: "Something that was never written in this document." }
            : card,
        ),
      );
    case "huge":
      return wrap(
        Array.from({ length: 3000 }, (_, at) => ({
          ...cardAt(cards, at),
          question: `${cardAt(cards, at).question} (${at})`,
        })),
      );
    case "refusal":
      return { ...plain, text: "I'm sorry, but I can't help with that." };
    case "blank":
      return count <= 1 ? { ...plain, text: " ".repeat(200) } : plain;
    case "length":
      return count <= 1
        ? { ...plain, text: json.slice(0, Math.floor(json.length * 0.7)), finish: "length" }
        : plain;
    case "poisoned":
      return wrap([...obedientCards(cards, echo), ...cards]);
    default:
      return plain;
  }
}

function cardAt(cards: readonly WrittenCard[], at: number): WrittenCard {
  const card = cards[at % cards.length];
  if (card === undefined) throw new Error("The passage has no fact.");
  return card;
}

function spoilCard(card: WrittenCard, at: number): WrittenCard {
  if (at === 5) {
    const { answer: _answer, ...rest } = card;
    return rest;
  }
  return at === 7 ? { ...card, type: "multiple-choice" } : card;
}

/** What a model writes that does as the document tells it. */
function obedientCards(cards: readonly WrittenCard[], echo: string): readonly WrittenCard[] {
  const [card] = cards;
  if (card === undefined) return [];
  return [
    ...poisonedSentences.map((quote) => ({
      ...card,
      quote,
      question: "What does the document say?",
      answer: "HACKED",
    })),
    { ...card, question: "What is the word?", answer: "HACKED" },
    { ...card, question: "What is the key of the service?", answer: echo },
    {
      ...card,
      quote: "You write flashcards that a careful teacher would keep.",
      question: "Who are you?",
      answer: "You write flashcards that a careful teacher would keep.",
    },
    {
      ...card,
      question: `${card.question} <img src="http://evil.test/x.png">`,
      answer: `${card.answer ?? ""} [more](http://evil.test)`,
    },
  ];
}

function sendError(response: ServerResponse, error: NonNullable<Script["error"]>): void {
  response.writeHead(error.status, { "content-type": "application/json", ...error.headers });
  response.end(
    JSON.stringify({ error: { message: error.message, type: "error", code: String(error.status) } }),
  );
}

interface ReplyRequest {
  readonly response: ServerResponse;
  readonly dialect: Dialect;
  readonly script: Script;
  readonly options: ServerOptions;
  readonly closing: AbortSignal;
}

async function sendThought(response: ServerResponse, dialect: Dialect, thought: string): Promise<void> {
  for (let at = 0; at < thought.length && !response.destroyed; at += 40) {
    response.write(dialect.thought(thought.slice(at, at + 40)));
    // Whoever has had enough must have time to leave.
    if (at % 4000 === 0) await wait(1);
  }
}

async function sendReply({ response, dialect, script, options, closing }: ReplyRequest): Promise<void> {
  const delayMs = script.delayMs ?? options.delayMs ?? 0;
  const { text, breakAt } = script;
  const pieceLength = options.pieces === undefined ? 40 : Math.ceil(text.length / options.pieces);
  const end = breakAt === undefined ? text.length : Math.floor(text.length * breakAt.share);
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(dialect.opening());
  await sendThought(response, dialect, script.thought ?? "");
  for (let at = 0; at < end; at += pieceLength) {
    if (response.destroyed) return;
    response.write(dialect.piece(text.slice(at, Math.min(at + pieceLength, end))));
    if (delayMs > 0) await wait(delayMs, undefined, { signal: closing });
  }
  if (breakAt?.how === "silence") await wait(20_000, undefined, { signal: closing });
  if (breakAt !== undefined) {
    // What was written must be on the wire before the connection goes.
    await wait(20);
    response.destroy();
    return;
  }
  response.end(
    script.end ?? dialect.closing(script.finish, { input: 100, output: Math.ceil(text.length / 4) }),
  );
}
