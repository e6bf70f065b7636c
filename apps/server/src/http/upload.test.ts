import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { apiErrors, type CardBox, uploadMaxBytes } from "@deckle/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";
import { keepLog } from "../testing/kept-log.ts";

const patience = { timeout: 10_000, interval: 20 };
const filePart =
  'content-disposition: form-data; name="file"; filename="a.md"\r\ncontent-type: text/markdown';
const megabyte = Buffer.alloc(1024 * 1024, "a");

describeOnBothEngines("uploads", (engine) => {
  const kept = keepLog();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace(), log: kept.log });
  });
  afterAll(() => server.close());

  /** Every file and folder below the store's folder: an upload that was refused must leave none. */
  const storedFiles = () => readdir(join(server.dataDir, "files"), { recursive: true });

  async function refused(file: File, form: { boxname?: string; knowledge_base_id?: string } = {}) {
    const token = await server.issuer.token(`refused ${Math.random()}`);
    const before = await storedFiles();
    const answer = await server.upload(token, file, form);
    expect(await storedFiles()).toEqual(before);
    expect(await server.data("getUseRecord", {}, token)).toMatchObject({ monthFileProcessCount: 0 });
    return { status: answer.status, ...answer.envelope };
  }

  it("U1: refuses a type that is none of the five, with the specification's words", async () => {
    const answer = await refused(new File(["x"], "picture.png", { type: "image/png" }));

    expect(answer).toMatchObject({
      status: 415,
      code: apiErrors.unsupportedFormat.code,
      message: "Unsupported file format",
    });
  });

  it("U1: takes a name ending in .md whatever its type says", async () => {
    const token = await server.issuer.token("md");
    const file = new File(["# A\n\nThe cell is the unit of life."], "notes.MD", {
      type: "application/x-unknown",
    });

    expect((await server.upload(token, file)).status).toBe(200);
  });

  it("U3: requires a name of more than blanks", async () => {
    expect(await refused(sampleFile(), { boxname: " \t　" })).toMatchObject({
      status: 400,
      message: "Please enter card box name",
    });
  });

  it("refuses an over-long name instead of cutting it", async () => {
    expect(await refused(sampleFile(), { boxname: "长".repeat(201) })).toMatchObject({
      code: apiErrors.boxNameTooLong.code,
    });
  });

  it("refuses an empty file", async () => {
    expect(await refused(new File([], "empty.txt", { type: "text/plain" }))).toMatchObject({
      code: apiErrors.emptyFile.code,
    });
  });

  it("A9: refuses another user's knowledge base and leaves nothing behind", async () => {
    const other = await server.knowledgeBaseOf(await server.issuer.token("other"));

    expect(await refused(sampleFile(), { knowledge_base_id: other })).toMatchObject({
      code: apiErrors.knowledgeBaseNotFound.code,
    });
  });

  it("keeps Chinese file names and odd box names as they are", async () => {
    const token = await server.issuer.token("names");
    const boxname = '笔记 / 第一章: <b>重点</b> 🎉 \\ "引号"';

    const { envelope } = await server.upload(token, sampleFile("第一章 细胞.md"), { boxname });

    expect(envelope.data).toMatchObject({ subject_name: boxname, file_name: "第一章 细胞.md" });
  });

  it.each(["whole", "broken off"])(
    "tells a client whose form is %s but no proper one to send it again, and is not alarmed",
    async (form) => {
      const type = form === "whole" ? "multipart/form-data" : "multipart/form-data; boundary=b";
      const token = await server.issuer.token("hasty");
      const before = await storedFiles();
      const alarms = kept.lines.length;

      const response = await fetch(new URL("/api/user_cardbox/uploadfile", server.url), {
        method: "POST",
        body: `--b\r\n${filePart}\r\n\r\n# A`,
        headers: { authorization: `Bearer ${token}`, "content-type": type, "accept-language": "en" },
      });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 400,
        message: expect.stringContaining("did not arrive whole"),
      });
      expect(await storedFiles()).toEqual(before);
      expect(kept.lines.slice(alarms).filter(({ level }) => level !== "info")).toEqual([]);
    },
  );

  it("keeps nothing of an upload whose client goes away, and is not alarmed", async () => {
    const token = await server.issuer.token("gone");
    const before = await storedFiles();
    const outgoing = request(new URL("/api/user_cardbox/uploadfile", server.url), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" },
    });
    outgoing.on("error", () => undefined);
    outgoing.write(`--b\r\n${filePart}\r\n\r\n# A`);
    const unfinished = () => readdir(join(server.dataDir, "files", ".unfinished"));
    await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), patience);

    outgoing.destroy();

    await vi.waitFor(async () => expect(await storedFiles()).toEqual(before), patience);
    expect(kept.lines.filter(({ level }) => level === "warn" || level === "error")).toEqual([]);
  });

  it("U2: takes a file of exactly 10 MB and refuses one byte more", async () => {
    const token = await server.issuer.token("exact");
    const exact = new File([Buffer.alloc(uploadMaxBytes, "word ")], "exact.txt", { type: "text/plain" });
    const over = new File([Buffer.alloc(uploadMaxBytes + 1, "word ")], "over.txt", { type: "text/plain" });

    expect((await server.upload(token, exact)).status).toBe(200);
    expect(await refused(over)).toMatchObject({
      status: 413,
      message: "File too large, please select a file smaller than 10MB",
    });
  });

  it("U2: a declared length over the limit is refused before the body is read", async () => {
    const outcome = await sendEndless(server, { declareBytes: 200 * 1024 * 1024 });

    expect(outcome.status).toBe(413);
    expect(outcome.sentMegabytes).toBeLessThan(8);
  });

  it("U2: an undeclared length is cut while it streams, and the connection is closed", async () => {
    const before = await storedFiles();

    const outcome = await sendEndless(server, {});

    expect(outcome.status === 413 || outcome.status === "closed").toBe(true);
    expect(outcome.sentMegabytes).toBeLessThan(40);
    expect(await storedFiles()).toEqual(before);
  });

  it("lets a browser read the refusal of a whole large form, although it came before the form was sent", async () => {
    const body = new FormData();
    body.set("file", new File([Buffer.alloc(9 * 1024 * 1024, "word ")], "a.txt", { type: "text/plain" }));

    const response = await fetch(new URL("/api/user_cardbox/uploadfile", server.url), {
      method: "POST",
      body,
    });

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401 });
  });

  it("refuses an upload without a token before it is received", async () => {
    const response = await fetch(new URL("/api/user_cardbox/uploadfile", server.url), {
      method: "POST",
      body: new FormData(),
    });

    expect(response.status).toBe(401);
  });
});

describeOnBothEngines("the monthly quota", (engine) => {
  it("U4: is exact under 50 parallel uploads", async () => {
    const server = await startTestServer({ place: await engine.createPlace() });
    const token = await server.issuer.token("eager");
    const knowledge_base_id = await server.knowledgeBaseOf(token);

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.upload(token, sampleFile(), { knowledge_base_id })),
    );

    const accepted = answers.filter((answer) => answer.envelope.code === 0);
    const refusals = new Set(
      answers.filter((answer) => answer.envelope.code !== 0).map((answer) => answer.envelope.message),
    );
    expect(accepted).toHaveLength(3);
    expect([...refusals]).toEqual(["Monthly file processing limit reached"]);
    expect(await server.data<CardBox[]>("listCardBoxes", { knowledge_base_id }, token)).toHaveLength(3);
    expect(await server.data("getUseRecord", {}, token)).toMatchObject({ monthFileProcessCount: 3 });
    await server.close();
  });
});

/** Sends a form whose file never ends, until the server stops it; at most 200 MB. */
function sendEndless(
  server: TestServer,
  { declareBytes }: { declareBytes?: number },
): Promise<{ status: number | "closed"; sentMegabytes: number }> {
  return server.issuer.token("endless").then(
    (token) =>
      new Promise((resolve) => {
        let sentMegabytes = 0;
        let status: number | "closed" = "closed";
        const outgoing = request(new URL("/api/user_cardbox/uploadfile", server.url), {
          method: "POST",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "multipart/form-data; boundary=edge",
            ...(declareBytes
              ? { "content-length": String(declareBytes) }
              : { "transfer-encoding": "chunked" }),
          },
        });
        const pump = (): void => {
          while (sentMegabytes < 200 && !outgoing.destroyed) {
            sentMegabytes += 1;
            if (!outgoing.write(megabyte)) {
              outgoing.once("drain", pump);
              return;
            }
          }
        };
        outgoing.on("response", (response) => {
          status = response.statusCode ?? 0;
          response.resume();
        });
        outgoing.on("error", () => undefined);
        outgoing.on("close", () => resolve({ status, sentMegabytes }));
        outgoing.write(
          '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n',
        );
        pump();
      }),
  );
}
