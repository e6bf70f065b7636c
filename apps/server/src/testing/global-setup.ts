import type { TestProject } from "vitest/node";
import { buildDatabaseTemplate } from "../database/embedded-template.ts";
import { findPostgres, startPostgres, type PostgresServer } from "./database-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server with the right to create databases; empty where the machine has none. */
    readonly postgresUrl: string;
  }
}

let server: PostgresServer | undefined;

/**
 * Before the server tests: the template of the embedded engine, and a throw-away PostgreSQL server, unless
 * TEST_POSTGRES_URL names one. Without PostgreSQL its tests are skipped by name; with CI=true that is a failure.
 */
export async function setup(project: TestProject): Promise<void> {
  await buildDatabaseTemplate();
  const given = process.env["TEST_POSTGRES_URL"];
  if (given) {
    project.provide("postgresUrl", given);
    return;
  }
  const binaries = await findPostgres();
  if (!binaries) {
    if (process.env["CI"] === "true") {
      throw new Error(
        "PostgreSQL 15 or newer is not installed (apt-get install postgresql), and CI may skip nothing.",
      );
    }
    project.provide("postgresUrl", "");
    return;
  }
  server = await startPostgres(binaries);
  project.provide("postgresUrl", server.url);
  // The identity package knows nothing of this one; its tests find the server here.
  process.env["TEST_POSTGRES_URL"] = server.url;
}

/** After all of them: the server goes with everything in it. */
export async function teardown(): Promise<void> {
  await server?.stop();
}
