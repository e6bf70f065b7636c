import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type ApiClient, createApiClient } from "./harness.ts";
import { testAudience, type TestIssuer } from "./test-issuer.ts";

/** The product in a process of its own, as an operator runs it. */
export interface ServerProcess extends ApiClient {
  readonly url: URL;
  /** Everything it has printed so far. */
  output(): string;
  /** Asks it to stop (SIGTERM), waits until it is gone and answers with its exit code; null where a signal ended it. */
  stop(): Promise<number | null>;
  /** Ends it without any chance to clean up. Harmless where it has ended. */
  kill(): Promise<void>;
}

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** Starts `main.ts` on any free port and waits until it has said that it is there. @throws when it ends before */
export async function startServerProcess(
  issuer: TestIssuer,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PORT: "0", OIDC_ISSUER: issuer.url.href, OIDC_AUDIENCE: testAudience, LOG_LEVEL: "info", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  const { promise: announced, resolve: announce } = Promise.withResolvers<string>();
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /Deckle 卡盒 {2}(http\S+)/.exec(output) ?? [];
      if (address !== undefined) announce(address);
    });
  }
  const ended = gone.then((code) => {
    throw new Error(`the server ended with ${code}:\n${output}`);
  });
  // It matters only until the address is known.
  ended.catch(() => undefined);
  const url = new URL(await Promise.race([announced, ended]));
  return {
    ...createApiClient(url),
    url,
    output: () => output,
    stop: () => {
      child.kill("SIGTERM");
      return gone;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
