/** Starts the server with the flags it is meant to run with. `npm start` builds the web part first. */
import "./check-node.mjs";
import { spawn } from "node:child_process";
import { serverEnvironment, serverFlags, serverMain } from "./server-process.ts";

const args = [...serverFlags, serverMain];

if (process.platform !== "win32" && typeof process.execve === "function") {
  // The server takes this process over: no second Node stays in memory and signals need no forwarding.
  process.execve(process.execPath, [process.execPath, ...args], definedOnly(serverEnvironment()));
} else {
  const server = spawn(process.execPath, args, { stdio: "inherit", env: serverEnvironment() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on("exit", (code) => process.exit(code ?? 1));
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
