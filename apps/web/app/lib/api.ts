import {
  apiBasePath,
  errorNameOf,
  type Language,
  requestTimeoutMs,
  type RouteInput,
  type RouteName,
  type RouteOutput,
  type Routes,
  routes,
  successCode,
  transferTimeoutMs,
} from "@deckle/contract";
import { languageTag } from "#i18n/language.ts";
import { ApiError, contractError, errorOfHttpStatus, isUnauthorized, unreachableError } from "./api-error.ts";

type FileRouteName = {
  [Name in RouteName]: Routes[Name]["answer"] extends "file" ? Name : never;
}[RouteName];
type EnvelopeRouteName = Exclude<RouteName, FileRouteName>;

interface CallOptions {
  /** The part `file` of a form route. */
  readonly file?: File;
  readonly signal?: AbortSignal;
}

/** The product's API, one method for each kind of answer. Both throw `ApiError`, or the caller's own abort. */
export interface Api {
  /** Calls a route and returns the envelope's data, checked against the contract. */
  call<Name extends EnvelopeRouteName>(
    name: Name,
    input: RouteInput<Name>,
    options?: CallOptions,
  ): Promise<RouteOutput<Name>>;
  /** Calls a route that answers with a file; `started` when the server works on it and answers later (ruling D11). */
  download<Name extends FileRouteName>(
    name: Name,
    input: RouteInput<Name>,
    options?: CallOptions,
  ): Promise<Blob | "started">;
}

interface ApiOptions {
  /** Address that the API's base path hangs on; empty for the page's own origin. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly language: () => Language;
  /** The bearer token; throws an `ApiError` of code 401 when the sign-in is over. */
  readonly accessToken: () => Promise<string>;
  /** Called once for each answer that says the sign-in is over. */
  readonly onUnauthorized: () => void;
  readonly timeouts?: { readonly requestMs: number; readonly transferMs: number };
}

const contractTimeouts = { requestMs: requestTimeoutMs, transferMs: transferTimeoutMs };

/** Builds the client of the route table in `@deckle/contract`. */
export function createApi(options: ApiOptions): Api {
  const { requestMs, transferMs } = options.timeouts ?? contractTimeouts;

  async function send(name: RouteName, input: object, callOptions: CallOptions): Promise<Response> {
    const route = routes[name];
    const isTransfer = route.body === "form" || route.answer === "file";
    const headers = new Headers({ "Accept-Language": languageTag(options.language()) });
    if (route.access === "user") headers.set("Authorization", `Bearer ${await options.accessToken()}`);
    const body = bodyOf(name, input, callOptions.file);
    if (typeof body === "string") headers.set("Content-Type", "application/json");
    const signals = [AbortSignal.timeout(isTransfer ? transferMs : requestMs)];
    if (callOptions.signal) signals.push(callOptions.signal);
    return options.fetch(`${options.origin}${apiBasePath}${route.path}`, {
      method: route.method,
      headers,
      signal: AbortSignal.any(signals),
      ...(body === undefined ? {} : { body }),
    });
  }

  async function guarded<Result>(
    signal: AbortSignal | undefined,
    run: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      if (signal?.aborted) throw error;
      const apiError = asApiError(error, options.language());
      if (isUnauthorized(apiError)) options.onUnauthorized();
      throw apiError;
    }
  }

  return {
    call: (name, input, callOptions = {}) =>
      guarded(callOptions.signal, async () => {
        const response = await send(name, input, callOptions);
        const data = await dataOf(response, options.language());
        const parsed = routes[name].output.safeParse(data);
        if (!parsed.success) throw contractError("unknown", options.language(), parsed.error);
        // True because the schema just parsed it; the table's union of outputs is too wide for the compiler.
        return parsed.data as RouteOutput<typeof name>;
      }),
    download: (name, input, callOptions = {}) =>
      guarded(callOptions.signal, async () => {
        const response = await send(name, input, callOptions);
        if (response.ok && !isJson(response)) return response.blob();
        await dataOf(response, options.language());
        return "started";
      }),
  };
}

function bodyOf(name: RouteName, input: object, file: File | undefined): string | FormData | undefined {
  const route = routes[name];
  if (route.method === "GET") return undefined;
  if (route.body === "json") return JSON.stringify(input);
  const form = new FormData();
  // Fields go before the file, so that the server knows them while it streams the file.
  for (const [field, value] of Object.entries(input)) form.append(field, String(value));
  if (file) form.append("file", file, file.name);
  return form;
}

function isJson(response: Response): boolean {
  return response.headers.get("Content-Type")?.includes("json") ?? false;
}

/** The data of a successful envelope; throws for every other answer. */
async function dataOf(response: Response, language: Language): Promise<unknown> {
  if (!isJson(response)) throw errorOfHttpStatus(response.status, language);
  const body: unknown = await response.json();
  if (!isEnvelope(body)) throw errorOfHttpStatus(response.status, language);
  if (body.code !== successCode) throw envelopeError(body, response.status, language);
  return body.data;
}

interface AnyEnvelope {
  readonly code: number;
  readonly message?: unknown;
  readonly data?: unknown;
}

function isEnvelope(body: unknown): body is AnyEnvelope {
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "number";
}

function envelopeError(envelope: AnyEnvelope, httpStatus: number, language: Language): ApiError {
  const message = typeof envelope.message === "string" ? envelope.message.trim() : "";
  if (httpStatus === 401) return contractError("unauthorized", language);
  return new ApiError(envelope.code, message || ownWords(envelope.code, httpStatus, language));
}

/** What to say for a code that comes without words. */
function ownWords(code: number, httpStatus: number, language: Language): string {
  const name = errorNameOf(code);
  return (name ? contractError(name, language) : errorOfHttpStatus(httpStatus, language)).message;
}

function asApiError(error: unknown, language: Language): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return contractError("timeout", language, error);
  }
  return unreachableError(language, error);
}
