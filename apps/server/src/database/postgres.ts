import { setTimeout as delay } from "node:timers/promises";
import { Pool, types, type PoolClient, type QueryResult } from "pg";
import { DatabaseError } from "./database-error.ts";
import type { Log } from "../log.ts";
import type { Connection, Engine } from "./engine.ts";
import { encodeParameters } from "./parameters.ts";

export interface PostgresOptions {
  readonly url: string;
  /** Most connections at one time. */
  readonly poolSize: number;
  /** How long a server that does not answer yet is waited for: databases start beside their clients. */
  readonly connectTimeoutMs: number;
  readonly log: Log;
}

export interface PostgresEngine extends Engine {
  readonly kind: "postgres";
}

const oldestServer = 150_000;

/** A rollback on a connection that answers takes a millisecond; one that takes longer is given up with its connection. */
const resetTimeoutMs = 5000;

/**
 * Connects to a PostgreSQL server; waits for one that is still starting.
 * @throws DatabaseError SERVER_UNREACHABLE, SERVER_UNSUITABLE.
 */
export async function openPostgres(options: PostgresOptions): Promise<PostgresEngine> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "deckle",
    types: { getTypeParser },
  });
  // An idle connection that the server closes is no error of ours: the pool opens another one.
  pool.on("error", (error) => options.log.warn("database-connection-lost", { error }));
  try {
    await waitForServer(pool, options);
    await requireSuitableServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return createEngine(pool, options.url);
}

function createEngine(pool: Pool, url: string): PostgresEngine {
  let closing: Promise<void> | undefined;
  return {
    kind: "postgres",
    async withConnection(use) {
      if (closing) throw new DatabaseError("CLOSED", "The database is closed.");
      const client = await pool.connect().catch((error: unknown) => {
        throw unreachable(url, error);
      });
      const state = { isUsable: true };
      // Without a listener, a connection lost in the middle of a statement would end the process; the statement fails too.
      client.on("error", ignoreLostConnection);
      try {
        return await use(createConnection(client, state));
      } catch (error) {
        throw isLost(error) ? sessionLost(error) : error;
      } finally {
        client.off("error", ignoreLostConnection);
        client.release(!state.isUsable);
      }
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** What the driver and the server say when a connection ends in the middle of a statement. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    /^(08|57P0)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code) ||
    /^(Connection terminated|Client has encountered a connection error)/.test(error.message)
  );
}

function sessionLost(cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseError("SESSION_LOST", `The connection to the database was lost (${reason}).`, { cause });
}

function ignoreLostConnection(): void {
  // The statement that was running rejects with the same error.
}

function createConnection(client: PoolClient, state: { isUsable: boolean }): Connection {
  return {
    async run(text, values = []) {
      const { rows, command } = await client.query(text, encodeParameters(values));
      return { rows, command };
    },
    async runScript(text) {
      // Several statements at once give several results, which the driver's types do not say.
      const results: unknown = await client.query(text);
      return (Array.isArray(results) ? results : [results]).flatMap((result: QueryResult) => result.rows);
    },
    async reset() {
      const expired = delay(resetTimeoutMs, "expired", { ref: false });
      const outcome = await Promise.race([client.query("rollback"), expired]).catch(() => "failed");
      if (typeof outcome === "string") state.isUsable = false;
    },
  };
}

/** The types both engines return alike, by object id; the driver's own parsers do the rest. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, String],
  [types.builtins.TIMESTAMP, String],
  // Arrays of int8, which the driver's list of names does not hold.
  [1016, (text) => text.slice(1, -1).split(",").filter(Boolean).map(Number)],
]);

const getTypeParser: typeof types.getTypeParser = (
  typeId: Parameters<typeof types.getTypeParser>[0],
  format?: "text" | "binary",
) => parsers.get(typeId) ?? types.getTypeParser(typeId, format);

async function waitForServer(pool: Pool, { url, connectTimeoutMs, log }: PostgresOptions): Promise<void> {
  const deadline = Date.now() + connectTimeoutMs;
  for (;;) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (!isStarting(error) || Date.now() > deadline) throw unreachable(url, error);
      log.warn("database-waiting", { server: describeServer(url) });
      await delay(500);
    }
  }
}

/** Refused connections and "the database system is starting up" pass; a wrong password does not. */
function isStarting(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return (
    code === "ECONNREFUSED" ||
    code === "ENOTFOUND" ||
    code === "EAI_AGAIN" ||
    code === "ENOENT" ||
    code === "57P03"
  );
}

function unreachable(url: string, error: unknown): DatabaseError {
  const reason = error instanceof Error ? error.message || String(error) : String(error);
  return new DatabaseError(
    "SERVER_UNREACHABLE",
    `The PostgreSQL server of DATABASE_URL (${describeServer(url)}) cannot be used: ${reason}. ` +
      "Check that it runs, and the host, port, user, password and database name in DATABASE_URL.",
    { cause: error },
  );
}

/** Where the server is, without user and password. */
function describeServer(url: string): string {
  const parsed = URL.parse(url);
  return parsed
    ? `${parsed.host || parsed.searchParams.get("host") || "local socket"}${parsed.pathname}`
    : "not a valid address";
}

async function requireSuitableServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
  );
  const [server] = rows;
  if (!server || Number(server.version) < oldestServer) {
    throw new DatabaseError(
      "SERVER_UNSUITABLE",
      `The PostgreSQL server is too old (${server?.version ?? "unknown"}); Deckle needs version 15 or newer.`,
    );
  }
  if (server.encoding !== "UTF8") {
    throw new DatabaseError(
      "SERVER_UNSUITABLE",
      `The database has the encoding ${server.encoding}; create it with UTF8 (createdb --encoding=UTF8 --template=template0).`,
    );
  }
}
