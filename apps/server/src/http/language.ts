import type { Language } from "@deckle/contract";
import type { FastifyRequest } from "fastify";

const localeCookie = /(?:^|;\s*)locale=(zh|en)(?:;|$)/;

/**
 * The language an answer is written in: the `Accept-Language` of an API client (the web part sends the interface's
 * language there), else the cookie that the language switch sets, else Chinese (ruling D12).
 */
export function languageOf(request: FastifyRequest): Language {
  const [preferred = ""] = (request.headers["accept-language"] ?? "").split(",");
  const tag = preferred.trim().toLowerCase();
  if (tag.startsWith("zh")) return "zh";
  if (tag.startsWith("en")) return "en";
  return cookieLanguage(request) ?? "zh";
}

/** The language a browser chose with the switch, or null where it never did. */
export function cookieLanguage(request: FastifyRequest): Language | null {
  const match = localeCookie.exec(request.headers.cookie ?? "");
  return match?.[1] === "zh" || match?.[1] === "en" ? match[1] : null;
}
