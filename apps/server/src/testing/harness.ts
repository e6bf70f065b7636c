import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  apiBasePath,
  type CardBox,
  type Envelope,
  isUnfinished,
  type RouteInput,
  type RouteName,
  type RouteOutput,
  routes,
} from "@deckle/contract";
import { compose } from "../compose.ts";
import { readConfig } from "../config.ts";
import { createLog, type Log } from "../log.ts";
import { startTestIssuer, testAudience, type TestIssuer } from "./test-issuer.ts";

/** An answer of the API, as a client sees it. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: Envelope<unknown>;
}

/** Calls to a server, as the web part makes them. */
export interface ApiClient {
  call(name: RouteName, input: unknown, token: string | null): Promise<ApiAnswer>;
  /** Calls a route that must succeed and gives its data. */
  data<Data>(name: RouteName, input: unknown, token: string): Promise<Data>;
  /** The same, with the types of the route. */
  ask<Name extends RouteName>(name: Name, input: RouteInput<Name>, token: string): Promise<RouteOutput<Name>>;
  upload(token: string, file: File, form?: Partial<RouteInput<"uploadFile">>): Promise<ApiAnswer>;
  knowledgeBaseOf(token: string): Promise<string>;
  /** Uploads a file that must be taken, and waits until its box has ended. */
  box(token: string, file?: File, form?: Partial<RouteInput<"uploadFile">>): Promise<CardBox>;
  /** Waits until a box has ended, at most 30 s. */
  ended(token: string, boxId: string): Promise<CardBox>;
}

/** A whole server on loopback, with an issuer that signs tokens for any subject. */
export interface TestServer extends ApiClient {
  readonly url: URL;
  readonly issuer: TestIssuer;
  readonly dataDir: string;
  close(): Promise<void>;
}

interface TestServerOptions {
  /** Where its data lies; an embedded database in a new folder when absent. */
  readonly place?: { readonly dataDir: string; readonly url: string | undefined };
  readonly log?: Log;
  readonly env?: Readonly<Record<string, string>>;
  readonly webFolder?: string;
  readonly now?: () => Date;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = options.place?.dataDir ?? (await mkdtemp(join(tmpdir(), "deckle-server-")));
  const issuer = await startTestIssuer();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: options.place?.url,
    OIDC_ISSUER: issuer.url.href,
    OIDC_AUDIENCE: testAudience,
    UPLOADS_PER_MINUTE: "1000",
    REQUESTS_PER_MINUTE: "100000",
    ...options.env,
  });
  let handle: Awaited<ReturnType<typeof compose>>["handleRequest"];
  const server = createServer((request, response) => handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is an object.
  const url = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
  const deckle = await compose({
    config,
    publicUrl: url,
    log: options.log ?? createLog("silent"),
    webFolder: options.webFolder ?? null,
    checkAnswers: true,
    ...(options.now ? { now: options.now } : {}),
  });
  handle = deckle.handleRequest;
  return {
    url,
    issuer,
    dataDir,
    ...createApiClient(url),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await deckle.stop({ graceMs: config.shutdownMs });
      await issuer.close();
      if (!options.place) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function createApiClient(url: URL): ApiClient {
  async function send(path: string, init: RequestInit, token: string | null): Promise<ApiAnswer> {
    const headers = new Headers(init.headers);
    headers.set("accept-language", "en");
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    const response = await fetch(new URL(`${apiBasePath}${path}`, url), { ...init, headers });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const envelope = (
      isJson
        ? await response.json()
        : { code: 0, message: "", data: new Uint8Array(await response.arrayBuffer()) }
    ) as Envelope<unknown>;
    return { status: response.status, headers: response.headers, envelope };
  }

  const client: ApiClient = {
    call: (name, input, token) => {
      const { method, path } = routes[name];
      const body =
        method === "GET"
          ? {}
          : { body: JSON.stringify(input), headers: { "content-type": "application/json" } };
      return send(path, { method, ...body }, token);
    },
    data: async (name, input, token) => {
      const { envelope } = await client.call(name, input, token);
      if (envelope.code !== 0) throw new Error(`${name} answered ${envelope.code}: ${envelope.message}`);
      return envelope.data as never;
    },
    ask: (name, input, token) => client.data(name, input, token),
    upload: async (token, file, form = {}) => {
      const body = new FormData();
      body.set("boxname", form.boxname ?? "A box");
      body.set("knowledge_base_id", form.knowledge_base_id ?? (await client.knowledgeBaseOf(token)));
      const { boxname: _, knowledge_base_id: __, ...choices } = form;
      for (const [name, value] of Object.entries(choices)) body.set(name, String(value));
      body.set("file", file);
      return send(routes.uploadFile.path, { method: "POST", body }, token);
    },
    box: async (token, file = sampleFile(), form = {}) => {
      const { envelope } = await client.upload(token, file, form);
      if (envelope.code !== 0) throw new Error(`the upload was refused: ${envelope.message}`);
      return client.ended(token, (envelope.data as CardBox).box_id);
    },
    knowledgeBaseOf: async (token) => {
      const [first] = await client.data<{ id: string }[]>("listKnowledgeBases", {}, token);
      if (!first) throw new Error("a user has no knowledge base");
      return first.id;
    },
    ended: async (token, boxId) => {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const box = await client.data<CardBox>("getCardBox", { box_id: boxId }, token);
        if (!isUnfinished(box.status)) return box;
        if (Date.now() > deadline) {
          throw new Error(`box ${boxId} is still ${box.status} (${box.stage}, ${box.progress} %)`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
  return client;
}

/** A short document that yields cards, as a file of an upload form. */
export function sampleFile(name = "cells.md"): File {
  const text = `# The cell

The cell is the basic structural and functional unit of all living organisms.
Mitochondria are organelles that produce most of the energy of the cell in the form of ATP.
The nucleus is the organelle that contains the genetic material of a eukaryotic cell.

## Membranes

The plasma membrane is a double layer of phospholipids that separates the inside of the cell from its surroundings.
Osmosis is the diffusion of water through a semipermeable membrane.
Robert Hooke discovered cells in 1665 when he looked at thin slices of cork under a microscope.
`;
  return new File([text], name, { type: "text/markdown" });
}
