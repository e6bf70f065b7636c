import { PGlite, types } from "@electric-sql/pglite";
import { DatabaseError } from "./database-error.ts";
import type { Connection } from "./engine.ts";
import { encodeParameters } from "./parameters.ts";

/** One run of the embedded engine on a folder. */
export interface EmbeddedSession extends Connection {
  /**
   * True once the engine has panicked, on a full disk for example. Whatever it is asked after that may hang or harm the
   * data, so every call is refused with SESSION_LOST; what was committed is found again by a new session.
   */
  isLost(): boolean;
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>;
  /** Writes all that is in memory to the files and ends. */
  close(): Promise<void>;
}

const asText = (text: string): string => text;

/** PostgreSQL's own shared memory; the default of 128 MB is resident from the start and brings one user nothing. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Opens the embedded engine on a folder; creates a database there if it holds none. */
export async function startSession(folder: string): Promise<EmbeddedSession> {
  const engine = await PGlite.create(folder, {
    startParams,
    parsers: { [types.INT8]: Number, [types.DATE]: asText, [types.TIMESTAMP]: asText },
  });
  let loss: unknown;
  const use = async <T>(work: () => Promise<T>): Promise<T> => {
    if (loss) throw sessionLost(loss);
    try {
      return await work();
    } catch (error) {
      if (!isFatal(error)) throw error;
      loss = error;
      throw sessionLost(error);
    }
  };
  return {
    isLost: () => loss !== undefined,
    run: (text, values = []) =>
      use(async () => {
        const { rows, command } = await engine.query(text, encodeParameters(values));
        return { rows, command };
      }),
    runScript: (text) => use(async () => (await engine.exec(text)).flatMap((result) => result.rows)),
    async reset() {
      // Outside a transaction this is only a warning; a session that cannot even do this fails its next statement.
      await use(() => engine.exec("rollback")).catch(() => undefined);
    },
    async listen(channel, onNotification) {
      const unlisten = await use(() => engine.listen(channel, onNotification));
      return async () => {
        // A lost session notifies nobody, and asking it to stop could hang.
        if (!loss) await use(() => unlisten());
      };
    },
    async close() {
      if (loss) return;
      await use(() => engine.exec("checkpoint"));
      await engine.close();
    },
  };
}

/** After these the engine's memory is in an undefined state: PostgreSQL would end its process, here there is none. */
function isFatal(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const severity = "severity" in error ? error.severity : undefined;
  return (
    severity === "PANIC" ||
    severity === "FATAL" ||
    error instanceof WebAssembly.RuntimeError ||
    error.name === "ExitStatus"
  );
}

function sessionLost(cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseError(
    "SESSION_LOST",
    `The embedded database had to stop (${reason}). What was saved is safe. It is opened again by itself; ` +
      "when this repeats, check that the disk of DATA_DIR has room.",
    { cause },
  );
}
