import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@deckle/contract";

/** A prerendered page with the policy that admits exactly its own inline scripts. */
export interface WebPage {
  readonly body: Buffer;
  /** The same, brotli-compressed at build time; null where the build made none. */
  readonly compressedBody: Buffer | null;
  readonly contentSecurityPolicy: string;
  readonly etag: string;
}

/** The built web part's pages. */
export interface WebPages {
  /** The page at a path; a path without a language answers in the visitor's, without a redirect. */
  find(path: string, language: Language | null): WebPage | null;
  /** The page for a path that does not exist. */
  notFound(path: string, language: Language | null): WebPage | null;
}

/** Routes that run in the browser; the build has one empty shell for all of them. */
const appRoutes =
  /^\/(dashboard|box\/[^/]+|study(\/[^/]+)?|progress|chat|login_callback|logout_callback|sign_in|sign_out)\/?$/;
const shellFile = "__spa-fallback.html";

/**
 * Reads every page of the build once. The pages are few and small (about 30 of 50 KB), so they stay in memory together
 * with the hashes of their inline scripts.
 */
export function loadWebPages(buildFolder: string, connectOrigins: readonly string[]): WebPages {
  const files = existsSync(buildFolder) ? globSync("**/*.html", { cwd: buildFolder }) : [];
  const pages = new Map(
    files.map((file) => [pathOf(file), readPage(join(buildFolder, file), connectOrigins)]),
  );
  const shell = pages.get(`/${shellFile.replace(/\.html$/, "")}`) ?? null;
  const inLanguage = (path: string, language: Language | null): WebPage | null => {
    const english = path === "/" ? "/en" : `/en${path}`;
    return (language === "en" ? pages.get(english) : undefined) ?? pages.get(path) ?? null;
  };
  return {
    find: (path, language) => (appRoutes.test(path) ? shell : inLanguage(withoutEndSlash(path), language)),
    notFound: (path, language) => inLanguage("/404", /^\/en(\/|$)/.test(path) ? "en" : language),
  };
}

function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function pathOf(file: string): string {
  const path = `/${file
    .replaceAll("\\", "/")
    .replace(/(^|\/)index\.html$/, "")
    .replace(/\.html$/, "")}`;
  return withoutEndSlash(path);
}

function readPage(file: string, connectOrigins: readonly string[]): WebPage {
  const body = readFileSync(file);
  const compressed = `${file}.br`;
  return {
    body,
    compressedBody: existsSync(compressed) ? readFileSync(compressed) : null,
    contentSecurityPolicy: policyFor(body.toString("utf8"), connectOrigins),
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  };
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * No inline script or style counts but the build's own, by hash, and no string ever becomes HTML or code (Trusted Types).
 */
function policyFor(html: string, connectOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, inlineScript)].join(" "),
    ["style-src 'self'", ...hashesOf(html, inlineStyle)].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Each inline source once, as the policy names it. */
function hashesOf(html: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...html.matchAll(pattern)].map((match) => hashSource(match[1] ?? "")));
}

function hashSource(source: string): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}
