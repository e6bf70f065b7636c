import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What the server answers, not the web part; `npm run dev` says where the server is. */
const serverPaths = ["/api", "/config.json", "/oidc", "/interaction"];
const server = process.env["DEV_SERVER"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The public pages' script is built as a module worker entry: hashed and minified, yet not part of the app's graph.
  worker: { format: "es" },
  build: {
    target: "es2022",
    // A small font would be written into its style sheet, where the content security policy does not load it from.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  server: {
    watch: { ignored: ["**/build/**"] },
    ...(server ? { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) } : {}),
  },
});
