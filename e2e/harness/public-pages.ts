import type { Language } from "@deckle/contract";

/** The paths of the public pages in a language, as the site map lists them. */
export async function publicPaths(origin: string, language: Language): Promise<readonly string[]> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  return paths.filter((path) => /^\/en(\/|$)/.test(path) === (language === "en"));
}
