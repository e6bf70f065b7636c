import { apiBasePath } from "@deckle/contract";
import { appPathStarts } from "./web-pages.ts";

/** The Chinese path of a page, whichever of its two languages the path is for. */
function chinesePath(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, "") || "/";
}

/**
 * The site map (sitemaps.org) of prerendered paths, each with its twin in the other language where there is one.
 * Paths are our own routes, so nothing in them needs escaping.
 */
export function siteMap(paths: readonly string[], origin: string): string {
  const listed = new Set(paths);
  const link = (language: string, path: string) =>
    listed.has(path) ? `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>` : "";
  const entries = paths.map((path) => {
    const chinese = chinesePath(path);
    const english = chinese === "/" ? "/en" : `/en${chinese}`;
    return `<url><loc>${origin}${path}</loc>${link("zh-CN", chinese)}${link("en", english)}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** What crawlers may visit: the public pages, not what needs a sign-in. */
export function robotsText(origin: string): string {
  const closed = [`${apiBasePath}/`, "/oidc/", "/interaction/", ...appPathStarts];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
