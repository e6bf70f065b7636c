import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import routes from "./app/routes.ts";

/** What the server answers, not the web part; `npm run dev` says where the server is. */
const serverPaths = ["/api", "/config.json", "/oidc", "/interaction"];
const server = process.env["DEV_SERVER"];

/** The route modules of the prerendered pages. */
const publicRoutes = new Set(
  (routes.find((route) => route.path === "en?")?.children ?? []).map((route) =>
    join(import.meta.dirname, "app", route.file),
  ),
);

/**
 * Public pages are never hydrated, yet the router builds their modules for the browser too, and what these share with
 * the app (texts, examples of the API) lands in files that the dashboard waits for. In the browser's build each of them
 * is a page that asks the server for the real one.
 */
const emptyPublicRoutes: Plugin = {
  name: "empty-public-routes",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  load(id) {
    if (!publicRoutes.has(id.split("?", 1)[0] ?? "")) return null;
    return "export default function PublicPage() { location.reload(); return null; }";
  },
};

/**
 * What every hydrated page loads, in one file: 4 % fewer bytes on the wire than in the dozen files that the bundler makes
 * of it, because one compression sees it all.
 */
const libraries = {
  name: "libraries",
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|@logto|@silverhand|@tanstack|jose|zod|camelcase-keys|camelcase|snakecase-keys|map-obj|quick-lru|js-base64)[\\/]|packages[\\/]contract/,
};

/** What stands around every hydrated page; the bundler makes forty files of it, many of them half header and glue. */
const frame = {
  name: "frame",
  test: /web[\\/]app[\\/](shell|features[\\/]session|root\.tsx|ui[\\/](button|toaster|spinner|skeleton|panel|logo|app-link|switch|progress-bar|centred-page|disclosure-menu|confirm-dialog|load-failure)|lib[\\/](?!.*(maths|katex|card-text|shortcut))|i18n[\\/](app-i18n|language|page-language))/,
};

export default defineConfig({
  plugins: [emptyPublicRoutes, tailwindcss(), reactRouter()],
  // The public pages' script is built as a module worker entry: hashed and minified, yet not part of the app's graph.
  worker: { format: "es" },
  build: {
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [libraries, frame] } } },
    // A small font would be written into its style sheet, where the content security policy does not load it from.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  server: {
    watch: { ignored: ["**/build/**"] },
    ...(server ? { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) } : {}),
  },
});
