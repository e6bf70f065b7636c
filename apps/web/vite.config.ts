import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The public pages' script is built as a module worker entry: hashed and minified, yet not part of the app's graph.
  worker: { format: "es" },
  build: { target: "es2022" },
});
