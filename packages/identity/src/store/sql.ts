/** Anything that runs one SQL statement of PostgreSQL with `$1` parameters and gives back its rows. */
export interface Sql {
  /** JSON parameters are passed as JSON text; timestamps never cross this border, ages are computed in SQL. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A database: statements of their own, or several in one transaction. */
export interface Transactor extends Sql {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}
