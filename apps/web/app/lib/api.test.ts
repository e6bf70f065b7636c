import { routeExamples } from "@deckle/contract";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { ApiError, contractError } from "./api-error.ts";
import { createApi } from "./api.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Setup {
  readonly listener: RequestListener;
  readonly language?: "zh" | "en";
  readonly accessToken?: () => Promise<string>;
}

/** A real server on a free port, and the client pointed at it. */
async function start({ listener, language = "en", accessToken = async () => "token-1" }: Setup) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  let unauthorized = 0;
  const api = createApi({
    origin: `http://127.0.0.1:${port}`,
    fetch,
    language: () => language,
    accessToken,
    onUnauthorized: () => {
      unauthorized += 1;
    },
    timeouts: { requestMs: 300, transferMs: 900 },
  });
  return { api, unauthorizedCount: () => unauthorized };
}

function answer(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
}

/** Reads the whole request, notes it and then answers with the data. */
function noting(note: (request: IncomingMessage, body: string) => void, data: unknown): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      note(request, Buffer.concat(chunks).toString("utf8"));
      answer(200, { code: 0, message: "ok", data })(request, response);
    });
  };
}

/** The error of a call that has to fail. */
async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("The call was expected to fail with an ApiError.");
  return error;
}

const { box_id: boxId } = routeExamples.getCardBox.input;

it("a call carries the token, the language and the input, and answers with the envelope's data", async () => {
  const seen: unknown[] = [];
  const { api } = await start({
    listener: noting((request, body) => {
      const { authorization, "accept-language": acceptLanguage } = request.headers;
      seen.push([request.method, request.url, authorization, acceptLanguage, body]);
    }, routeExamples.getCardBox.output),
  });

  const box = await api.call("getCardBox", { box_id: boxId });

  expect(box).toEqual(routeExamples.getCardBox.output);
  expect(seen).toEqual([
    ["POST", "/api/user_cardbox/get", "Bearer token-1", "en", JSON.stringify({ box_id: boxId })],
  ]);
});

it("an upload is a form whose fields come before the file", async () => {
  let form = "";
  const { api } = await start({
    language: "zh",
    listener: noting((request, body) => {
      form = `${request.headers["accept-language"] ?? ""} ${body}`;
    }, routeExamples.uploadFile.output),
  });
  const file = new File(["content"], "民法.pdf", { type: "application/pdf" });

  await api.call("uploadFile", routeExamples.uploadFile.input, { file });

  expect(form.startsWith("zh-CN ")).toBe(true);
  expect(form).toContain('name="boxname"');
  expect(form.indexOf('name="knowledge_base_id"')).toBeLessThan(form.indexOf('name="file"'));
  expect(form).toContain('filename="民法.pdf"');
});

it("a failure envelope becomes an error with the server's code and words", async () => {
  const { api, unauthorizedCount } = await start({
    listener: answer(403, { code: 41_007, message: "Monthly file processing limit reached", data: null }),
  });

  const error = await failureOf(api.call("listCardBoxes", routeExamples.listCardBoxes.input));

  expect([error.code, error.message]).toEqual([41_007, "Monthly file processing limit reached"]);
  expect(unauthorizedCount()).toBe(0);
});

it.each([
  ["code 401 in an envelope", answer(200, { code: 401, message: "signed out", data: null })],
  ["HTTP 401 with another code", answer(401, { code: 7, message: "no", data: null })],
  ["HTTP 401 without an envelope", answer(401, "no")],
])("%s ends the session", async (_name, listener) => {
  const { api, unauthorizedCount } = await start({ listener });

  const error = await failureOf(api.call("getUseRecord", {}));

  expect(error.code).toBe(401);
  expect(unauthorizedCount()).toBe(1);
});

it("a token that cannot be had any more ends the session without a request", async () => {
  let requests = 0;
  const { api, unauthorizedCount } = await start({
    listener: () => {
      requests += 1;
    },
    accessToken: () => Promise.reject(contractError("unauthorized", "en")),
  });

  await failureOf(api.call("getUseRecord", {}));

  expect([requests, unauthorizedCount()]).toEqual([0, 1]);
});

it("X6: no answer in time is code 10042, in the reader's language", async () => {
  const { api } = await start({ language: "zh", listener: () => undefined });

  const error = await failureOf(api.call("getUseRecord", {}));

  expect([error.code, error.message]).toEqual([10_042, "请求超时，请检查网络后重试。"]);
});

it("a server that is not there is code -1 and says so", async () => {
  const { api } = await start({ listener: (request) => request.socket.destroy() });

  const error = await failureOf(api.call("getUseRecord", {}));

  expect(error.code).toBe(-1);
  expect(error.message).toContain("cannot be reached");
});

it("a body that does not fit the contract is code -1", async () => {
  const { api } = await start({ listener: answer(200, { code: 0, message: "ok", data: { month: 11 } }) });

  expect((await failureOf(api.call("getUseRecord", {}))).code).toBe(-1);
});

it("a page that a proxy wrote becomes the error of its status", async () => {
  const { api } = await start({
    listener: (_request, response) => {
      response.writeHead(504, { "Content-Type": "text/html" }).end("<h1>gateway</h1>");
    },
  });

  expect((await failureOf(api.call("getUseRecord", {}))).code).toBe(10_042);
});

it("the caller's own abort is not an API error", async () => {
  const { api } = await start({ listener: () => undefined });
  const controller = new AbortController();

  const call = api.call("getUseRecord", {}, { signal: controller.signal });
  controller.abort();

  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});

it("a download is the bytes of the answer", async () => {
  const { api } = await start({
    listener: (_request, response) => {
      response.writeHead(200, { "Content-Type": "application/octet-stream" }).end("PK-package");
    },
  });

  const file = await api.download("exportAnki", { box_id: boxId });

  expect(file === "started" ? file : await file.text()).toBe("PK-package");
});

it("a download that answers with a successful envelope has only started", async () => {
  const { api } = await start({ listener: answer(200, { code: 0, message: "ok", data: null }) });

  expect(await api.download("exportAnki", { box_id: boxId })).toBe("started");
});

it("a download that fails says why", async () => {
  const { api } = await start({
    listener: answer(409, { code: 41_009, message: "not finished", data: null }),
  });

  expect((await failureOf(api.download("exportAnki", { box_id: boxId }))).message).toBe("not finished");
});
