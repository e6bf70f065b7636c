import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseError } from "./database-error.ts";
import type { Connection, Engine } from "./engine.ts";

/** Anything that runs SQL: the database itself, or one transaction on it. */
export interface Sql {
  /**
   * Runs one statement with `$1` parameters and returns its rows. JSON parameters are passed as JSON text.
   * Rejects with the engine's own error, whose `code` is the SQLSTATE (`23505` for a unique violation).
   */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A transaction as migrations see it: they also run whole scripts. */
export interface MigrationSql extends Sql {
  script(text: string): Promise<void>;
}

interface Scope {
  open: boolean;
}

export interface Transactions extends Sql {
  /** @throws DatabaseError NESTED_CALL where the caller runs inside a transaction of this database. */
  refuseNestedCall(): void;
  transaction<T>(
    work: (sql: MigrationSql) => Promise<T>,
    options?: { readonly timeoutMs?: number },
  ): Promise<T>;
}

interface Timeouts {
  readonly statementTimeoutMs?: number;
  readonly transactionTimeoutMs?: number;
}

/** The slowest statement takes 2 s; clients give up on a call after 30 s (contract, requestTimeoutMs). */
const usualStatementTimeoutMs = 20_000;
/** A transaction that holds its session for longer is stuck: on the embedded engine everyone else waits for it. */
const usualTransactionTimeoutMs = 30_000;

/** Queries and transactions over an engine, with guards that are the same for both engines. */
export function createTransactions(engine: Engine, timeouts: Timeouts = {}): Transactions {
  const { statementTimeoutMs = usualStatementTimeoutMs, transactionTimeoutMs = usualTransactionTimeoutMs } =
    timeouts;
  // The embedded engine has one session: a query beside the open transaction would wait for it for ever. On PostgreSQL
  // it would silently not be part of the transaction. So both refuse it.
  const currentScope = new AsyncLocalStorage<Scope>();
  const refuseNestedCall = (): void => {
    if (currentScope.getStore()?.open) {
      throw new DatabaseError(
        "NESTED_CALL",
        "The database was used inside one of its own transactions. Use the handle that the transaction was given.",
      );
    }
  };

  return {
    refuseNestedCall,
    async query<Row>(text: string, values?: readonly unknown[]) {
      refuseNestedCall();
      const result = await engine.withConnection((connection) =>
        runStatement(connection, statementTimeoutMs, () => connection.run(text, values)),
      );
      return rowsOf<Row>(result.rows);
    },
    async transaction(work, { timeoutMs = transactionTimeoutMs } = {}) {
      refuseNestedCall();
      const scope: Scope = { open: true };
      return engine.withConnection((connection) =>
        currentScope.run(scope, () =>
          runTransaction(connection, scope, { work, timeoutMs, statementTimeoutMs }),
        ),
      );
    },
  };
}

async function runTransaction<T>(
  connection: Connection,
  scope: Scope,
  options: { work: (sql: MigrationSql) => Promise<T>; timeoutMs: number; statementTimeoutMs: number },
): Promise<T> {
  const { work, timeoutMs, statementTimeoutMs } = options;
  try {
    await within(statementTimeoutMs, statementTimeout, connection.run("begin"));
    const result = await within(timeoutMs, transactionTimeout, work(createHandle(connection, scope)));
    scope.open = false;
    await within(statementTimeoutMs, statementTimeout, commit(connection));
    return result;
  } catch (error) {
    scope.open = false;
    await connection.reset();
    throw error;
  }
}

/** A commit of a transaction in which a statement failed rolls back and reports no error; the caller must know. */
async function commit(connection: Connection): Promise<void> {
  const { command } = await connection.run("commit");
  if (command === "ROLLBACK") {
    throw new DatabaseError(
      "TRANSACTION_ABORTED",
      "A statement of the transaction failed and its error was swallowed, so nothing was saved.",
    );
  }
}

function createHandle(connection: Connection, scope: Scope): MigrationSql {
  const refuseWhenClosed = (): void => {
    if (!scope.open) {
      throw new DatabaseError(
        "TRANSACTION_CLOSED",
        "A transaction was used after it had ended; await every query in it.",
      );
    }
  };
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      refuseWhenClosed();
      return rowsOf<Row>((await connection.run(text, values)).rows);
    },
    async script(text) {
      refuseWhenClosed();
      await connection.runScript(text);
    },
  };
}

/** A connection whose statement was not answered is in no known state: `reset` gives it up. */
async function runStatement<T>(connection: Connection, timeoutMs: number, run: () => Promise<T>): Promise<T> {
  try {
    return await within(timeoutMs, statementTimeout, run());
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "STATEMENT_TIMEOUT") await connection.reset();
    throw error;
  }
}

type Timeout = (timeoutMs: number) => DatabaseError;

const statementTimeout: Timeout = (timeoutMs) =>
  new DatabaseError("STATEMENT_TIMEOUT", `The database did not answer a statement within ${timeoutMs} ms.`);

const transactionTimeout: Timeout = (timeoutMs) =>
  new DatabaseError(
    "TRANSACTION_TIMEOUT",
    `A transaction was still open after ${timeoutMs} ms and was rolled back.`,
  );

async function within<T>(timeoutMs: number, expired: Timeout, work: Promise<T>): Promise<T> {
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(expired(timeoutMs)), timeoutMs);
  timer.unref();
  // The loser of the race must not become an unhandled rejection.
  expiry.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/** The caller names the row type of its own SQL, as with every SQL driver; the compliance tests fix the value types. */
function rowsOf<Row>(rows: readonly unknown[]): Row[] {
  return rows as Row[];
}
