/**
 * Development: the web part with hot reload at PORT (3000), which hands everything that is not a page to the server
 * behind it, and the server, which restarts when its sources change. One origin, as in production, so sign-in works.
 */
import "./check-node.mjs";
import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { serverEnvironment, serverFlags, serverMain } from "./server-process.ts";

const root = resolve(import.meta.dirname, "..");
const webPort = Number(process.env["PORT"] ?? 3000);
const serverPort = webPort + 1;

function start(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd, stdio: "inherit", env });
}

const server = start(["--watch", ...serverFlags, serverMain], root, {
  ...serverEnvironment(),
  PORT: String(serverPort),
  PUBLIC_URL: `http://localhost:${webPort}`,
});
const reactRouter = join(root, "node_modules/@react-router/dev/bin.cjs");
const web = start([reactRouter, "dev", "--port", String(webPort)], join(root, "apps/web"), {
  ...process.env,
  // Read by apps/web/vite.config.ts: where /api, /oidc, /interaction and /config.json are answered.
  DEV_SERVER: `http://localhost:${serverPort}`,
});

const children = [server, web];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) {
  // One without the other is of no use.
  child.on("exit", (code) => {
    stop();
    process.exitCode ??= code ?? 1;
  });
}
