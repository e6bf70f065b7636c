import type { Script, Situation } from "./scripted-model-server.ts";

type CostlyScript = (situation: Situation, plain: Script) => Script;

function refuse(status: number, message: string, headers: Record<string, string> = {}): Script {
  return { text: "", finish: "stop", error: { status, message, headers } };
}

const done = "data: [DONE]\n\n";

/** Cards that the passage bears out, as many as are asked for and each with a question of its own. */
function manyCards(plain: Script, count: number): Script {
  const { cards } = JSON.parse(plain.text) as { cards: { question: string }[] };
  const written = Array.from({ length: count }, (_, at) => {
    const card = cards[at % cards.length];
    return { ...card, question: `${card?.question ?? ""} Number ${at}?` };
  });
  return { ...plain, text: JSON.stringify({ cards: written }) };
}

/** Ways of model services that cost a learner money, a deck or a key when they are not foreseen. */
export const costly: Readonly<Record<string, CostlyScript>> = {
  /** Closes the stream without saying why: old llama.cpp, some proxies. */
  noreason: (_situation, plain) => ({ ...plain, end: done }),
  /** Knows no `stream_options`. */
  nousage: ({ body }, plain) =>
    body["stream_options"] === undefined
      ? { ...plain, end: done }
      : refuse(422, "Extra inputs are not permitted: stream_options"),
  /** Finds nothing worth a card, in anything. */
  nothing: (_situation, plain) => ({ ...plain, text: '{"cards": []}' }),
  /** vLLM with a short context: the reply that was asked for and the prompt do not fit together. */
  shortcontext: ({ body }, plain) =>
    body["max_tokens"] === undefined
      ? plain
      : refuse(
          400,
          "This model's maximum context length is 8192 tokens. However, you requested 9600 tokens (1600 in the messages, 8000 in the completion). Please reduce the length of the messages or completion.",
        ),
  /** Thinks and thinks; knows no limit, and never says what it used. */
  thinker: (_situation, plain) => ({ ...plain, thought: "hmm, let me see ".repeat(20_000), end: done }),
  /** Thinks a little, and never says what it used. */
  musing: (_situation, plain) => ({ ...plain, thought: "hmm, let me see ".repeat(100), end: done }),
  /** Writes far more cards than it was asked for. */
  chatty: (_situation, plain) => manyCards(plain, 1000),
  /** DashScope: the reply is stopped by an inspection, again for the same passage. */
  inspected: (_situation, plain) => ({
    ...plain,
    text: plain.text.slice(0, 40),
    end: `data: ${JSON.stringify({ error: { code: "data_inspection_failed", message: "Output data may contain inappropriate content." } })}\n\n`,
  }),
  /** The account runs dry within a reply. */
  dry: (_situation, plain) => ({
    ...plain,
    text: plain.text.slice(0, 40),
    end: `data: ${JSON.stringify({ error: { code: "insufficient_quota", message: "Insufficient balance" } })}\n\n`,
  }),
  /** Google: the wait is named in the text alone. */
  waitintext: ({ count }, plain) =>
    count === 1
      ? refuse(429, 'You exceeded your current quota. Please retry in 0.4s. {"retryDelay": "0.4s"}')
      : plain,
};
