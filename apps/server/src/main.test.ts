import { mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiBasePath, routes } from "@deckle/contract";
import { identityMigrations } from "@deckle/identity";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./database/database.ts";
import { createLog } from "./log.ts";
import { sampleFile } from "./testing/harness.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";
import { startStuckModel } from "./testing/stuck-model.ts";
import { startTestIssuer, type TestIssuer } from "./testing/test-issuer.ts";

describe("a stop", () => {
  let dataDir: string;
  let issuer: TestIssuer;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "deckle-main-"));
    issuer = await startTestIssuer();
  });
  afterEach(async () => {
    await server?.kill();
    await issuer.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("hands a conversion back although a slow upload has used up the time there was", async () => {
    const model = await startStuckModel();
    server = await startServerProcess(issuer, {
      DATA_DIR: dataDir,
      SHUTDOWN_SECONDS: "10",
      ...model.env,
    });
    const token = await issuer.token("owner");
    await server.upload(token, sampleFile());
    await model.asked;
    await beginUpload(server.url, token);

    const code = await server.stop();

    expect({ code, output: server.output() }).toMatchObject({ code: 0 });
    expect(await conversionsIn(dataDir)).toEqual(["retry"]);
    model.close();
  });
});

/** Sends the beginning of an upload and no more; resolves once it is on its way. */
function beginUpload(url: URL, token: string): Promise<void> {
  const request = httpRequest(new URL(`${apiBasePath}${routes.uploadFile.path}`, url), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": "1000000",
    },
  });
  // The server cuts it off in the end.
  request.on("error", () => undefined);
  const part = 'content-disposition: form-data; name="file"; filename="a.md"\r\ncontent-type: text/markdown';
  return new Promise((resolve, reject) => {
    request.write(`--b\r\n${part}\r\n\r\n# A`, (error) => (error ? reject(error) : resolve()));
  });
}

async function conversionsIn(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir, migrations: identityMigrations, log: createLog("silent") });
  const rows = await database.query<{ state: string }>(
    "select state::text as state from pgboss.job where name = 'conversion'",
  );
  await database.close();
  return rows.map(({ state }) => state);
}
