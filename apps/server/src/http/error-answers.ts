import { apiErrors, type ApiErrorName, type Envelope, successCode } from "@deckle/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "../database/database.ts";
import { Failure } from "../failure.ts";
import { FileStoreError } from "../files/files.ts";
import type { Log } from "../log.ts";
import { languageOf } from "./language.ts";

/** A successful answer. */
export function success<Data>(data: Data): Envelope<Data> {
  return { code: successCode, message: "ok", data };
}

/** The refusal of a limit that ends in so many seconds; the contract's words know only of a minute. */
export function tooManyRequests(retryAfterSeconds: number): Failure {
  if (retryAfterSeconds <= 60) return new Failure("tooManyRequests", { retryAfterSeconds });
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const words = {
    zh: `次数太多了，请约 ${minutes} 分钟后再试。`,
    en: `That was too often. Try again in about ${minutes} minutes.`,
  };
  return new Failure("tooManyRequests", { words, retryAfterSeconds });
}

/** Sends a failure with its HTTP status, its words in the user's language (row C9). */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure | ApiErrorName,
): FastifyReply {
  const { kind, words, retryAfterSeconds } = typeof failure === "string" ? new Failure(failure) : failure;
  if (kind === "unauthorized") reply.header("www-authenticate", "Bearer");
  if (retryAfterSeconds !== undefined) reply.header("retry-after", Math.ceil(retryAfterSeconds));
  const { code, httpStatus } = apiErrors[kind];
  const envelope: Envelope<null> = { code, message: words[languageOf(request)], data: null };
  return reply.status(httpStatus).send(envelope);
}

/** The failure that an error stands for. What nobody foresaw is `unknown`, and logged with its stack. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isAway = isDatabaseAway(error) || isStoreAway(error);
  if (isAway) return new Failure("unavailable", { cause: error, retryAfterSeconds: 5 });
  const status =
    typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : 500;
  return new Failure(kindOfStatus(status), { cause: error });
}

function isStoreAway(error: unknown): boolean {
  return error instanceof FileStoreError && error.isPassing;
}

function kindOfStatus(status: unknown): ApiErrorName {
  if (status === 429) return "tooManyRequests";
  if (status === 404) return "notFound";
  if (typeof status === "number" && status >= 400 && status < 500) return "invalidInput";
  return "unknown";
}

/** Makes every error of the API an envelope. */
export function installErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.kind === "unknown") {
      log.error("request-failed", { requestId: request.id, route: request.routeOptions.url, error });
    }
    if (isDatabaseAway(error)) log.warn("database-away", { requestId: request.id, code: error.code });
    return sendFailure(request, reply, failure);
  });
}
