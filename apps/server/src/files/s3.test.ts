import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { type S3Server, s3ServerProgram, startS3Server } from "../testing/s3-server.ts";
import { openS3Files, type S3Place } from "./files.ts";

/** Answers a request itself (true), or lets it through to the store. */
type Meddle = (request: IncomingMessage, response: ServerResponse) => boolean;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Stands before a store and meddles with what goes through. */
async function startMeddler(store: URL) {
  let meddle: Meddle = () => false;
  const proxy = createServer((incoming, response) => {
    if (meddle(incoming, response)) {
      incoming.resume();
      return;
    }
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? "/", store), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is an object.
  const { port } = proxy.address() as AddressInfo;
  return {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    meddle: (next: Meddle) => {
      meddle = next;
    },
    close: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}

const isMissing = s3ServerProgram === "";
describe.skipIf(isMissing)(`a bucket${isMissing ? " (skipped: no S3 store)" : ""}`, () => {
  let store: S3Server;
  let meddler: Awaited<ReturnType<typeof startMeddler>>;
  let place: S3Place;

  beforeAll(async () => {
    store = await startS3Server();
    meddler = await startMeddler(store.place.endpoint);
    // The host is part of what is signed, and passed on as it is.
    place = { ...store.place, endpoint: meddler.endpoint };
  });
  afterEach(() => meddler.meddle(() => false));
  afterAll(async () => {
    await meddler.close();
    await store.stop();
  });

  it("is missed at the start, by its name", async () => {
    const opening = openS3Files({ ...place, bucket: "not-there" });

    await expect(opening).rejects.toThrow(/no bucket at \S+\/not-there\. Create it, or check S3_BUCKET/);
  });

  it("that does not answer is missed at the start, by its address", async () => {
    const closed = await startMeddler(store.place.endpoint);
    await closed.close();

    const opening = openS3Files({ ...place, endpoint: closed.endpoint });

    await expect(opening).rejects.toThrow(`${closed.endpoint.origin} does not answer. Check S3_ENDPOINT.`);
  });

  it("that refuses the key is told with what to look at", async () => {
    meddler.meddle((_, response) => {
      response.writeHead(403, { "content-type": "application/xml" });
      response.end("<Error><Code>AccessDenied</Code><Message>no</Message></Error>");
      return true;
    });

    await expect(openS3Files(place)).rejects.toThrow(/403 \(AccessDenied\)\. Check S3_BUCKET, S3_REGION/);
  });

  it("never has a file carried on to another address", async () => {
    let carried = 0;
    const other = await startMeddler(store.place.endpoint);
    other.meddle(() => {
      carried += 1;
      return false;
    });
    const files = await openS3Files(place);
    meddler.meddle((incoming, response) => {
      response.writeHead(307, { location: `${other.endpoint.origin}${incoming.url ?? ""}` }).end();
      return true;
    });

    await expect(files.write("u/a", once(Buffer.from("x")), { maxBytes: 1 })).rejects.toThrow(/307/);
    await other.close();
    expect(carried).toBe(0);
  });

  it("that is slow for a moment is asked again", async () => {
    const files = await openS3Files(place);
    let refused = 0;
    meddler.meddle((_, response) => {
      if (refused === 2) return false;
      refused += 1;
      response.writeHead(503, { "content-type": "application/xml" });
      response.end("<Error><Code>SlowDown</Code><Message>wait</Message></Error>");
      return true;
    });

    expect(await files.write("u/b", once(Buffer.from("kept")), { maxBytes: 9 })).toEqual({ bytes: 4 });
    expect(Buffer.from(await files.read("u/b")).toString()).toBe("kept");
    expect(refused).toBe(2);
  });

  it("that keeps half a file has lost it, and keeps none", async () => {
    const files = await openS3Files(place);
    meddler.meddle(({ method }, response) => {
      if (method !== "HEAD" && method !== "GET") return false;
      response.writeHead(200, { "content-length": "2" }).end(method === "GET" ? "wh" : "");
      return true;
    });

    const writing = files.write("u/c", once(Buffer.from("whole")), { maxBytes: 9 });

    await expect(writing).rejects.toThrow("only part of a file of 5 bytes");
    meddler.meddle(() => false);
    await expect(files.read("u/c")).rejects.toThrow("not in the store");
  });

  it("that does not tell how long a file is has it read back", async () => {
    const files = await openS3Files(place);
    meddler.meddle(({ method }, response) => {
      if (method !== "HEAD") return false;
      response.writeHead(200).end();
      return true;
    });

    expect(await files.write("u/d", once(Buffer.from("whole")), { maxBytes: 9 })).toEqual({ bytes: 5 });
  });

  it("is listed and emptied page by page", async () => {
    const files = await openS3Files(place);
    const keys = Array.from({ length: 1_050 }, (_, at) => `many/${at}`);
    for (let at = 0; at < keys.length; at += 50) {
      const some = keys.slice(at, at + 50);
      await Promise.all(some.map((key) => files.write(key, once(Buffer.from("x")), { maxBytes: 1 })));
    }
    let listed = 0;
    for await (const { key } of files.list("many")) listed += key.startsWith("many/") ? 1 : 0;

    await files.delete("many");

    expect(listed).toBe(keys.length);
    for await (const { key } of files.list("many")) throw new Error(`${key} was left`);
  });

  describe("of a whole server", () => {
    let server: TestServer;
    beforeAll(async () => {
      const { endpoint, bucket, region, accessKeyId, secretAccessKey } = place;
      server = await startTestServer({
        env: {
          S3_ENDPOINT: endpoint.href,
          S3_BUCKET: bucket,
          S3_REGION: region,
          S3_ACCESS_KEY_ID: accessKeyId,
          S3_SECRET_ACCESS_KEY: secretAccessKey,
        },
      });
    });
    afterAll(() => server.close());

    it("keeps the uploaded document, and the cards are made of it", async () => {
      const token = await server.issuer.token("learner with a bucket");

      const box = await server.box(token);

      expect(box).toMatchObject({ card_amount: expect.any(Number), failure: null });
      expect(box.card_amount).toBeGreaterThan(0);
      const files = await openS3Files(place);
      const kept: string[] = [];
      for await (const { key } of files.list("boxes")) kept.push(key);
      expect(kept.some((key) => key.includes(box.box_id) && key.endsWith("/source"))).toBe(true);
    });

    it("C9: that does not answer lets nobody upload, and says so", async () => {
      const token = await server.issuer.token("learner without a bucket");
      await server.knowledgeBaseOf(token);
      meddler.meddle((_, response) => {
        response.destroy();
        return true;
      });

      const { status, envelope } = await server.upload(
        token,
        new File(["# A\n\nA is the first letter."], "a.md", { type: "text/markdown" }),
      );

      expect(status).toBe(503);
      expect(envelope.message).not.toBe("");
    });
  });
});

describe("the settings of a bucket", () => {
  const whole = {
    S3_ENDPOINT: "https://s3.example.org",
    S3_BUCKET: "decks",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  it("are taken whole", () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig(whole).s3).toEqual({
      endpoint: new URL("https://s3.example.org"),
      bucket: "decks",
      region: "us-east-1",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
  });

  it("name what is missing", () => {
    const read = () => readConfig({ ...whole, S3_SECRET_ACCESS_KEY: "" });

    expect(read).toThrow(ConfigError);
    expect(read).toThrow("S3_SECRET_ACCESS_KEY not set");
    expect(() => readConfig({ ...whole, S3_BUCKET: "https://decks" })).toThrow(
      /S3_BUCKET must be a bucket's name/,
    );
  });
});
