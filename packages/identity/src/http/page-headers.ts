import { assetsPath } from "../pages/assets.ts";

const yearSeconds = 31_536_000;

/**
 * Headers of every HTML page. Nothing is loaded but our own stylesheet and script; no page may be framed.
 * @param origins where forms may lead: Chrome checks the whole redirect chain after a sign-in, so the app's own
 * origin (that of its callback address) must be in it.
 */
export function createPageHeaders(
  publicUrl: URL,
  origins: readonly string[],
): Readonly<Record<string, string>> {
  const foreign = [...new Set(origins)].filter((origin) => origin !== publicUrl.origin);
  const assets = `${publicUrl.origin}${assetsPath}`;
  return {
    "content-security-policy": [
      "default-src 'none'",
      `style-src ${assets}`,
      `script-src ${assets}`,
      "img-src data:",
      ["form-action 'self'", ...foreign].join(" "),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    ...(publicUrl.protocol === "https:" ? { "strict-transport-security": `max-age=${yearSeconds}` } : {}),
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  };
}
