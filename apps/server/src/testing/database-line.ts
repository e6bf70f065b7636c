import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** The line between a server and its database, which a test can trouble. */
export interface DatabaseLine {
  /** The database's address by way of this line. */
  readonly url: string;
  /** Nothing passes any more in either direction, and nobody is told: a broken switch, a frozen machine. */
  freeze(): void;
  /** The connections there are carry nothing any more, and nobody is told; new ones do: another machine took over. */
  strand(): void;
  /** Ends every connection and refuses new ones: a database that was stopped. */
  cut(): Promise<void>;
  /** Makes it whole again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Lays a line to a PostgreSQL server on loopback. */
export async function layDatabaseLine(url: string): Promise<DatabaseLine> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let server: Server | undefined;
  let port = 0;

  function relay(near: Socket): void {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  }

  async function listen(): Promise<void> {
    const next = createServer(relay);
    await new Promise<void>((resolve) => next.listen(port, "127.0.0.1", resolve));
    // A listening TCP server's address is an object.
    port = (next.address() as AddressInfo).port;
    server = next;
  }

  async function cut(): Promise<void> {
    const closing = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  await listen();
  const near = new URL(url);
  near.hostname = "127.0.0.1";
  near.port = String(port);
  return {
    url: near.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    strand: () => {
      for (const socket of sockets) socket.pause();
    },
    cut,
    mend: async () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      if (!server) await listen();
    },
    close: cut,
  };
}
