import type { Config } from "@react-router/dev/config";
import { guides } from "./app/content/guides/guides.ts";

/** Public pages exist once for each language; `404` is what a server sends, with that status, for an unknown path. */
const publicPaths = [
  "/",
  "/user_agreement",
  "/privacy",
  "/guide",
  ...guides.map((guide) => `/guide/${guide.slug}`),
  "/help",
  "/docs",
  "/community",
  "/contact",
  "/cookies",
  "/404",
];

export default {
  ssr: false,
  prerender: publicPaths.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]),
} satisfies Config;
