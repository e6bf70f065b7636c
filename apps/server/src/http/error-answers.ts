import { apiErrors, type ApiErrorName, type Envelope, type Language, successCode } from "@deckle/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import type { Log } from "../log.ts";
import { languageOf } from "./language.ts";

/** A successful answer. */
export function success<Data>(data: Data): Envelope<Data> {
  return { code: successCode, message: "ok", data };
}

/** A failed answer in the user's language (row C9). */
function failureEnvelope(kind: ApiErrorName, language: Language): Envelope<null> {
  return { code: apiErrors[kind].code, message: apiErrors[kind].message[language], data: null };
}

/** Sends a failure with its HTTP status. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, kind: ApiErrorName): FastifyReply {
  if (kind === "unauthorized") reply.header("www-authenticate", "Bearer");
  return reply.status(apiErrors[kind].httpStatus).send(failureEnvelope(kind, languageOf(request)));
}

/** The named failure that an error stands for. What nobody foresaw is `unknown`, and logged with its stack. */
function failureKindOf(error: unknown): ApiErrorName {
  if (error instanceof Failure) return error.kind;
  const status =
    typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : 500;
  if (status === 429) return "tooManyRequests";
  if (status === 404) return "notFound";
  if (typeof status === "number" && status >= 400 && status < 500) return "invalidInput";
  return "unknown";
}

/** Makes every error of the API an envelope. */
export function installErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const kind = failureKindOf(error);
    if (kind === "unknown") {
      log.error("request-failed", { requestId: request.id, route: request.routeOptions.url, error });
    }
    return sendFailure(request, reply, kind);
  });
}
