import type { IncomingMessage } from "node:http";

/**
 * The address of the client behind a known number of proxies. Each proxy appends the address it was called from to
 * `X-Forwarded-For`; only as many entries from the end as there are proxies of ours can be believed. Entries before
 * them were written by the client and would let anyone choose the address that limits are counted by.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const nearest = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return nearest;
  const header = request.headers["x-forwarded-for"];
  const forwarded = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((entry) => entry.trim());
  return forwarded.filter(Boolean).at(-trustedProxies) ?? nearest;
}
