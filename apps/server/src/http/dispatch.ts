import { apiBasePath, type RouteName, routes } from "@deckle/contract";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from "fastify";
import { Failure } from "../failure.ts";
import type { Authenticate, Caller } from "./authenticate.ts";
import { success } from "./error-answers.ts";
import type { Call, FileAnswer, Handlers, PublicCall } from "./handlers.ts";
import { invalidField } from "./invalid-input.ts";
import { languageOf } from "./language.ts";
import { closeAfterAnswer } from "./upload.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the API's authentication, before rate limits and handlers. */
    caller: Caller | null;
  }
}

interface DispatchOptions {
  readonly authenticate: Authenticate;
  readonly handlers: Handlers;
  /** Parses every answer by its schema before it is sent; for tests, where a wrong answer must be seen. */
  readonly checkAnswers: boolean;
  readonly uploadsPerMinute: number;
  readonly questionsPerMinute: number;
  readonly demosPerHour: number;
}

/** Registers one Fastify route for each entry of the contract's table. */
export function registerRoutes(app: FastifyInstance, options: DispatchOptions): void {
  app.decorateRequest("caller", null);
  for (const name of Object.keys(routes) as RouteName[]) {
    app.route(toFastifyRoute(name, options));
  }
}

function toFastifyRoute(name: RouteName, options: DispatchOptions): RouteOptions {
  const route = routes[name];
  return {
    method: route.method,
    url: `${apiBasePath}${route.path}`,
    config: limitOf(name, options),
    // Before the body is read: an upload without a valid token must not be received first.
    onRequest: async (request) => {
      if (route.access === "user") request.caller = await options.authenticate(request);
    },
    handler: async (request, reply) => {
      const call = callOf(request, route.access);
      const answer = await invoke(name, request, call, options);
      return route.answer === "file" ? sendFile(reply, answer as FileAnswer) : success(answer);
    },
    ...(route.body === "form"
      ? {
          onError: async (request: FastifyRequest, reply: FastifyReply) => {
            closeAfterAnswer(request, reply);
          },
        }
      : {}),
  };
}

/** Everything of an account at once: nobody needs it often. */
const exportsPerHour = 6;

/** A package of 1,500 cards takes 80 ms of the one thread that answers everybody (measured on two busy cores). */
const downloadsPerMinute = 60;

/** Calls that cost more than a query have a limit of their own; it counts by user, or by network when signed out. */
function limitOf(
  name: RouteName,
  { uploadsPerMinute, questionsPerMinute, demosPerHour }: DispatchOptions,
): FastifyContextConfig {
  if (name === "uploadFile" || name === "regenerateCards") {
    return { rateLimit: { max: uploadsPerMinute, timeWindow: "1 minute" } };
  }
  if (name === "exportAccount") return { rateLimit: { max: exportsPerHour, timeWindow: "1 hour" } };
  if (name === "exportAnki" || name === "exportText") {
    return { rateLimit: { max: downloadsPerMinute, timeWindow: "1 minute" } };
  }
  if (name === "askDocuments") return { rateLimit: { max: questionsPerMinute, timeWindow: "1 minute" } };
  if (name === "convertDemo") return { rateLimit: { max: demosPerHour, timeWindow: "1 hour" } };
  return {};
}

function callOf(request: FastifyRequest, access: "user" | "public"): Call | PublicCall {
  const call = { language: languageOf(request), request };
  if (access === "public") return call;
  if (!request.caller) throw new Failure("unauthorized");
  return { ...call, ...request.caller };
}

async function invoke(
  name: RouteName,
  request: FastifyRequest,
  call: Call | PublicCall,
  options: DispatchOptions,
): Promise<unknown> {
  const route = routes[name];
  // The table ties each handler to its route's input; TypeScript cannot follow that through a union of names.
  const handler = options.handlers[name] as (input: unknown, call: Call | PublicCall) => Promise<unknown>;
  const answer = await handler(route.body === "form" ? undefined : parseInput(name, request.body), call);
  return options.checkAnswers && route.answer === "envelope" ? route.output.parse(answer) : answer;
}

function parseInput(name: RouteName, body: unknown): unknown {
  const parsed = routes[name].input.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path);
  // What a learner wrote, in an otherwise proper call, deserves words for learners.
  if (paths.every(([first]) => first === "content")) throw new Failure("cardContentInvalid");
  const path = paths[0]?.join(".") ?? "";
  throw path === "" ? new Failure("invalidInput") : invalidField(path);
}

/** RFC 6266 and RFC 8187: an ASCII name for old clients, the real one for everybody else. */
function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const encoded = encodeURIComponent(file.fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const { contentType = "application/octet-stream" } = file;
  const [extension = ""] = /\.[a-z]+$/.exec(file.fileName) ?? [];
  return reply
    .header("content-type", contentType)
    .header("content-disposition", `attachment; filename="deck${extension}"; filename*=UTF-8''${encoded}`)
    .send("stream" in file ? file.stream : bufferOf(file.bytes));
}

/** The same memory, in the form Fastify sends. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
