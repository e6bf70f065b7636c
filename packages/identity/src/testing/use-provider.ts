import { afterAll, beforeAll } from "vitest";
import type { Transactor } from "../store/sql.ts";
import { setUpMs, type TestDatabase, testEngines } from "./databases.ts";
import { type StartedProvider, startProvider, type TestProvider } from "./harness.ts";

type Options = NonNullable<Parameters<typeof startProvider>[1]>;

interface Stage {
  readonly provider: TestProvider;
  readonly database: { readonly sql: Transactor };
}

/**
 * A database and a provider on it for the tests around the call, closed after them. Both can be used from the first test
 * on, and no sooner.
 */
export function useProvider(
  open: () => Promise<TestDatabase> = openFirstEngine,
  {
    through = (sql) => sql,
    ...options
  }: Options & { readonly through?: (sql: Transactor) => Transactor } = {},
): Stage {
  let started: { readonly provider: StartedProvider; readonly database: TestDatabase } | undefined;
  const stage = () => {
    if (!started) throw new Error("the provider has not started yet");
    return started;
  };
  beforeAll(async () => {
    const database = await open();
    started = { database, provider: await startProvider(through(database.sql), options) };
  }, setUpMs);
  afterAll(async () => {
    await started?.provider.close();
    await started?.database.close();
  });
  return {
    provider: {
      get origin() {
        return stage().provider.origin;
      },
      get resource() {
        return stage().provider.resource;
      },
      get identity() {
        return stage().provider.identity;
      },
      get events() {
        return stage().provider.events;
      },
    },
    database: {
      get sql() {
        return stage().database.sql;
      },
    },
  };
}

/** For what says nothing about databases. */
function openFirstEngine(): Promise<TestDatabase> {
  const [first] = testEngines;
  if (!first) throw new Error("there is no engine to test on");
  return first.open();
}
