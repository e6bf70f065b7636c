import type { ServerResponse } from "node:http";
import { localeCookieName, type Locale } from "./locale.ts";

/** A page on its way out. */
export interface PageAnswer {
  readonly status: number;
  readonly page: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const yearSeconds = 31_536_000;

export function sendPage(
  response: ServerResponse,
  pageHeaders: Readonly<Record<string, string>>,
  { status, page, headers = {} }: PageAnswer,
): void {
  response
    .writeHead(status, { "content-type": "text/html; charset=utf-8", ...pageHeaders, ...headers })
    .end(page);
}

/** Not HttpOnly: the web part shows and changes the same choice. */
export function localeCookie(publicUrl: URL, locale: Locale): string {
  const secure = publicUrl.protocol === "https:" ? "; Secure" : "";
  return `${localeCookieName}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
