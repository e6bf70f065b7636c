import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { stylesheet } from "./stylesheet.ts";

/** Folder of the files that pages load; the content policy allows nothing else. */
export const assetsPath = "/oidc/assets/";

/** Sends the only form of the page. A file, because the content policy forbids scripts inside pages. */
const submitScript = "document.forms[0].submit();\n";

/**
 * Keeps in step with the web part, which is on the same origin and has theme and language in local storage (its keys).
 * The pages work without it.
 */
const preferencesScript = `try {
  const page = document.documentElement;
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") page.dataset.theme = theme;
  if (new URLSearchParams(location.search).has("lang")) {
    for (const key of ["preferred-language", "locale"]) localStorage.setItem(key, page.lang === "en" ? "en" : "zh");
  }
} catch {}
`;

interface Asset {
  readonly path: string;
  readonly type: string;
  readonly content: string;
}

/** The path names the content, so that a file may be kept for ever and a new version is fetched at once. */
function createAsset(name: string, extension: "css" | "js", content: string): Asset {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const type = extension === "css" ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8";
  return { path: `${assetsPath}${name}.${hash}.${extension}`, type, content };
}

export const stylesheetAsset = createAsset("identity", "css", stylesheet);
export const submitScriptAsset = createAsset("submit", "js", submitScript);
export const preferencesScriptAsset = createAsset("preferences", "js", preferencesScript);

const assets = new Map(
  [stylesheetAsset, submitScriptAsset, preferencesScriptAsset].map((asset) => [asset.path, asset]),
);

/** Answers a request for a file below `assetsPath`. */
export function serveAsset(path: string, method: string | undefined, response: ServerResponse): void {
  const asset = assets.get(path);
  if (!asset || (method !== "GET" && method !== "HEAD")) {
    response.writeHead(404, { "cache-control": "no-store" }).end();
    return;
  }
  response
    .writeHead(200, {
      "content-type": asset.type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    })
    .end(method === "HEAD" ? undefined : asset.content);
}
