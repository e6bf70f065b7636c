import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Language, publicOriginPlaceholder } from "@deckle/contract";

const compress = promisify(brotliCompress);

/** A prerendered page with the policy that admits exactly its own inline scripts. */
export interface WebPage {
  readonly body: Buffer;
  /** The same, brotli-compressed at the highest level: when it is first asked for, about 0.1 s, and then kept. */
  compressedBody(): Promise<Buffer>;
  /** False for pages that search engines are asked to leave out. */
  readonly isListed: boolean;
  readonly contentSecurityPolicy: string;
  readonly etag: string;
}

/** The built web part's pages. */
export interface WebPages {
  /** The page at a path; a path without a language answers in the visitor's, without a redirect. */
  find(path: string, language: Language | null): WebPage | null;
  /** The page for a path that does not exist. */
  notFound(path: string, language: Language | null): WebPage | null;
  /** The paths that search engines may list, sorted; English ones begin with `/en`. */
  readonly listedPaths: readonly string[];
}

/** What the operator may decide about the public pages. They are built before that is known, so it is put on `<html>`. */
export interface PageSettings {
  /** False adds `data-claims="off"`: the style sheet then hides the sample figures and testimonials. */
  readonly showSampleClaims: boolean;
  /** Adds `data-contact-email`, which the contact page shows. */
  readonly contactEmail: string | undefined;
}

interface LoadOptions extends PageSettings {
  /** The site's own address, without a slash at the end. */
  readonly publicOrigin: string;
  /** Origins the web part may call beside its own. */
  readonly connectOrigins: readonly string[];
}

/** Routes that run in the browser; the build has one empty shell for all of them. `:id` is one part of a path. */
const appRoutes = [
  "/dashboard",
  "/account",
  "/box/:id",
  "/study",
  "/study/:id",
  "/progress",
  "/chat",
  "/login_callback",
  "/logout_callback",
  "/sign_in",
  "/sign_out",
];
const appRoutePattern = new RegExp(`^(?:${appRoutes.join("|").replaceAll(":id", "[^/]+")})/?$`);

/** What their paths begin with, for robots.txt. */
export const appPathStarts: readonly string[] = [
  ...new Set(appRoutes.map((path) => path.replace(/(?<=.)\/:id$/, ""))),
];
const shellPath = "/__spa-fallback";

/**
 * Reads every page of the build once. The pages are few and small (about 30 of 50 KB), so they stay in memory together
 * with the hashes of their inline scripts.
 */
export function loadWebPages(buildFolder: string, options: LoadOptions): WebPages {
  const files = existsSync(buildFolder) ? globSync("**/*.html", { cwd: buildFolder }) : [];
  const pages = new Map(files.map((file) => [pathOf(file), readPage(join(buildFolder, file), options)]));
  const shell = pages.get(shellPath) ?? null;
  pages.delete(shellPath);
  const inLanguage = (path: string, language: Language | null): WebPage | null => {
    const english = path === "/" ? "/en" : `/en${path}`;
    return (language === "en" ? pages.get(english) : undefined) ?? pages.get(path) ?? null;
  };
  return {
    find: (path, language) =>
      appRoutePattern.test(path) ? shell : inLanguage(withoutEndSlash(path), language),
    notFound: (path, language) => inLanguage("/404", /^\/en(\/|$)/.test(path) ? "en" : language),
    listedPaths: [...pages]
      .filter(([, page]) => page.isListed)
      .map(([path]) => path)
      .toSorted(),
  };
}

/** Addresses that lead to another page for good (ruling D3: the specification names the article twice). */
const movedPages: ReadonlyMap<string, string> = new Map([
  ["/guide/anki-learning-strategies", "/guide/anki-study-strategies"],
]);

/** Where a page has moved, in the language of the address; undefined where it has not. */
export function movedTo(path: string): string | undefined {
  const [, prefix = "", rest = path] = /^(\/en)?(\/.*)$/.exec(withoutEndSlash(path)) ?? [];
  const target = movedPages.get(rest);
  return target === undefined ? undefined : prefix + target;
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

function readPage(file: string, options: LoadOptions): WebPage {
  const html = finished(readFileSync(file, "utf8"), options);
  const body = Buffer.from(html);
  let compressed: Promise<Buffer> | undefined;
  return {
    body,
    compressedBody: () => (compressed ??= compress(body)),
    isListed: !/<meta name="robots" content="noindex"/.test(html),
    contentSecurityPolicy: policyFor(html, options.connectOrigins),
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  };
}

/** The page with what only this running site knows: its own address, and the operator's settings on the root element. */
function finished(html: string, { publicOrigin, showSampleClaims, contactEmail }: LoadOptions): string {
  const claims = showSampleClaims ? "" : ' data-claims="off"';
  const contact = contactEmail === undefined ? "" : ` data-contact-email="${escapeAttribute(contactEmail)}"`;
  return html
    .replaceAll(publicOriginPlaceholder, publicOrigin)
    .replace(/<html\b/i, (tag) => `${tag}${claims}${contact}`);
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
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
