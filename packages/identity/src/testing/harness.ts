import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createIdentity, type Identity, type IdentityOptions } from "../identity.ts";
import type { IdentityEvent } from "../identity-event.ts";
import type { Transactor } from "../store/sql.ts";

/** A provider behind a real HTTP server on a free loopback port. */
export interface TestProvider {
  readonly origin: string;
  readonly resource: string;
  readonly identity: Identity;
  readonly events: IdentityEvent[];
}

/** One that whoever started it closes. */
export interface StartedProvider extends TestProvider {
  close(): Promise<void>;
}

export const appClientId = "deckle";

/** Cheap to compute; the real setting is tested by itself. */
const cheapPasswords = { cost: { memoryKib: 64, passes: 1, parallelism: 1 } } as const;

type TestOptions = Partial<Omit<IdentityOptions, "sql" | "log">> & {
  /** The address that people type, where it is not that of the server. */
  readonly publicOrigin?: string;
};

export async function startProvider(sql: Transactor, options: TestOptions = {}): Promise<StartedProvider> {
  const events: IdentityEvent[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const publicUrl = new URL(options.publicOrigin ?? origin);
  const resource = `${publicUrl.origin}/api`;
  const identity = await createIdentity({
    publicUrl,
    sql,
    appClientId,
    apiResource: resource,
    customDataOf: () => Promise.resolve({ member_level: 1, member_type: "" }),
    log: (event) => events.push(event),
    // Lets a test be many clients.
    clientAddressOf: (request: IncomingMessage) => String(request.headers["x-test-address"] ?? "192.0.2.1"),
    passwords: cheapPasswords,
    ...options,
  });
  server.on("request", (request, response) => {
    if (!identity.handle(request, response)) response.writeHead(404).end("not ours");
  });
  return {
    origin,
    resource,
    identity,
    events,
    async close() {
      server.close();
      server.closeAllConnections();
      await identity.close();
    },
  };
}
