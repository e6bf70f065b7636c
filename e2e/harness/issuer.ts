import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

const mainScript = resolve(import.meta.dirname, "issuer-main.ts");
const startTimeoutMs = 20_000;

/** An issuer in a process of its own, and the settings under which the product uses it. */
export interface OtherIssuer {
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
  stop(): void;
}

/** A port nobody uses now; the issuer has to know the product's address before the product has started. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, done));
  // A listening TCP server's address is an object.
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

export async function startOtherIssuer(): Promise<OtherIssuer> {
  const port = await freePort();
  const issuer = spawn(process.execPath, [mainScript, `http://localhost:${port}`], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const origin = await new Promise<string>((found, reject) => {
    const timer = setTimeout(() => reject(new Error("the other issuer did not start")), startTimeoutMs);
    issuer.once("exit", (code) => reject(new Error(`the other issuer ended with ${code}`)));
    issuer.stdout.once("data", (line: Buffer) => {
      clearTimeout(timer);
      found(line.toString().trim());
    });
  });
  return {
    origin,
    env: {
      PORT: String(port),
      OIDC_ISSUER: origin,
      OIDC_APP_ID: "registered-elsewhere",
      OIDC_SCOPES: "email profile",
    },
    stop: () => issuer.kill(),
  };
}
