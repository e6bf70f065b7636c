/** What a statement gave back: its rows and the command tag that the server reported (`SELECT`, `COMMIT` ...). */
export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly command: string | undefined;
}

/** One session of a database, held by one caller at a time. */
export interface Connection {
  /** Runs one statement with parameters. */
  run(text: string, values?: readonly unknown[]): Promise<StatementResult>;
  /** Runs any number of statements without parameters; the rows are those of all of them. */
  runScript(text: string): Promise<readonly unknown[]>;
  /** Ends an open transaction whatever state it is in. Never rejects; a session that does not answer is given up. */
  reset(): Promise<void>;
}

/**
 * What an engine provides; everything above (transactions, guards, migrations) is written once over it.
 * Both engines return the same JavaScript values: `Date` for timestamptz, numbers for int2 to int8, floats and counts,
 * parsed JSON for json and jsonb, text for date, timestamp and numeric. Both take JSON parameters as JSON text.
 */
export interface Engine {
  readonly kind: "embedded" | "postgres";
  /** Runs `use` with a session that is its own until the promise settles. */
  withConnection<T>(use: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
