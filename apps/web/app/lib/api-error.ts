import { apiErrors, type ApiErrorName, type Language } from "@deckle/contract";

/** A failed call, with the envelope's code and a message in the reader's language. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: number;

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The contract's error of that name, in a language. */
export function contractError(name: ApiErrorName, language: Language, cause?: unknown): ApiError {
  const definition = apiErrors[name];
  return new ApiError(definition.code, definition.message[language], { cause });
}

const unreachable: Readonly<Record<Language, string>> = {
  zh: "连不上服务器，请检查网络后重试。",
  en: "The server cannot be reached. Check your connection and try again.",
};

/** The request never got an answer: no network, or the server is down. Code -1, as for every unknown failure. */
export function unreachableError(language: Language, cause: unknown): ApiError {
  return new ApiError(apiErrors.unknown.code, unreachable[language], { cause });
}

/** The error for an answer that carries no envelope, such as one that a proxy wrote. */
export function errorOfHttpStatus(status: number, language: Language): ApiError {
  const names: Partial<Record<number, ApiErrorName>> = {
    401: "unauthorized",
    404: "notFound",
    408: "timeout",
    413: "fileTooLarge",
    429: "tooManyRequests",
    502: "unavailable",
    503: "unavailable",
    504: "timeout",
  };
  return contractError(names[status] ?? "unknown", language);
}

/** True when the sign-in is over and only a new one helps (specification section 8: code 401). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.code === apiErrors.unauthorized.code;
}

/** True when the thing asked for is gone. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === apiErrors.notFound.code;
}

/** What to show for any thrown value: the API's words, or the given fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== "" ? error.message : fallback;
}
