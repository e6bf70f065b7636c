/** How one family of services is asked and answers. */
export interface Dialect {
  modelOf(url: string, body: Readonly<Record<string, unknown>>): string;
  /** All text of the request. */
  promptOf(body: Readonly<Record<string, unknown>>): string;
  formatOf(body: Readonly<Record<string, unknown>>): string;
  opening(): string;
  piece(text: string): string;
  /** What a model says to itself. */
  thought(text: string): string;
  closing(finish: "stop" | "length", usage: { readonly input: number; readonly output: number }): string;
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function named(type: string, data: object): string {
  return `event: ${type}\n${event({ type, ...data })}`;
}

/** Every string within a JSON value, in order. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function nameIn(body: Readonly<Record<string, unknown>>): string {
  return typeof body["model"] === "string" ? body["model"] : "";
}

const base = { id: "reply-1", object: "chat.completion.chunk", created: 1, model: "scripted" };

const openAi: Dialect = {
  modelOf: (_url, body) => nameIn(body),
  promptOf: (body) => stringsOf(body["messages"]).join("\n"),
  formatOf: (body) => {
    const format = body["response_format"];
    return stringsOf(format)[0] ?? "";
  },
  opening: () => "",
  piece: (content) => event({ ...base, choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  thought: (text) =>
    event({ ...base, choices: [{ index: 0, delta: { reasoning_content: text }, finish_reason: null }] }),
  closing: (finish, { input, output }) =>
    `${event({
      ...base,
      choices: [{ index: 0, delta: {}, finish_reason: finish }],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    })}data: [DONE]\n\n`,
};

const anthropic: Dialect = {
  modelOf: (_url, body) => nameIn(body),
  promptOf: (body) => stringsOf(body["messages"]).join("\n"),
  formatOf: (body) => (body["output_format"] === undefined && body["tools"] === undefined ? "" : "schema"),
  opening: () =>
    named("message_start", {
      message: {
        id: "message-1",
        type: "message",
        role: "assistant",
        model: "scripted",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    }) + named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  piece: (text) => named("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  thought: (thinking) =>
    named("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking } }),
  closing: (finish, { output }) =>
    named("content_block_stop", { index: 0 }) +
    named("message_delta", {
      delta: { stop_reason: finish === "stop" ? "end_turn" : "max_tokens", stop_sequence: null },
      usage: { output_tokens: output },
    }) +
    named("message_stop", {}),
};

const google: Dialect = {
  modelOf: (url) => /models\/([^:]+):/.exec(url)?.[1] ?? "",
  promptOf: (body) => stringsOf(body["contents"]).join("\n"),
  formatOf: (body) => (JSON.stringify(body).includes("responseSchema") ? "json_schema" : ""),
  opening: () => "",
  piece: (text) => event({ candidates: [{ index: 0, content: { role: "model", parts: [{ text }] } }] }),
  thought: (text) =>
    event({ candidates: [{ index: 0, content: { role: "model", parts: [{ text, thought: true }] } }] }),
  closing: (finish, { input, output }) =>
    event({
      candidates: [
        {
          index: 0,
          content: { role: "model", parts: [{ text: "" }] },
          finishReason: finish === "stop" ? "STOP" : "MAX_TOKENS",
        },
      ],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    }),
};

export function dialectOf(url: string): Dialect {
  if (url.includes("/messages")) return anthropic;
  return url.includes("GenerateContent") ? google : openAi;
}
