import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { apiErrors, type CardBox } from "@deckle/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { sampleFile, startTestServer, type TestServer } from "../testing/harness.ts";
import { keepLog } from "../testing/kept-log.ts";

describe("what the server logs", () => {
  it("holds ids and counts, but no token, no name and no text of a document", async () => {
    const { log, lines } = keepLog();
    const server = await startTestServer({ log });
    const token = await server.issuer.token("reader of secrets");
    const { envelope } = await server.upload(token, sampleFile("geheim.md"), { boxname: "private name" });
    await server.ended(token, (envelope.data as CardBox).box_id);
    await server.close();

    const written = JSON.stringify(lines);
    expect(written).toContain("box-finished");
    for (const secret of [token, "geheim", "private name", "Mitochondria", "reader of secrets"]) {
      expect(written).not.toContain(secret);
    }
  });
});

describeOnBothEngines("a conversion", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace() });
  });
  afterAll(() => server.close());

  async function convert(subject: string, file: File): Promise<{ box: CardBox; token: string }> {
    const token = await server.issuer.token(subject);
    const { envelope } = await server.upload(token, file);
    return { token, box: await server.ended(token, (envelope.data as CardBox).box_id) };
  }

  it("fails with the reader's reason, says what to do, and gives the file back", async () => {
    const damaged = new File(["%PDF-1.7 this is not one"], "damaged.pdf", { type: "application/pdf" });

    const { box, token } = await convert("damaged", damaged);

    expect(box).toMatchObject({ status: "failed", card_amount: 0, failure: { reason: "CORRUPT_FILE" } });
    expect(box.failure?.message).toMatch(/damaged/);
    expect(await server.data("getUseRecord", {}, token)).toMatchObject({ monthFileProcessCount: 0 });
  });

  it("says it in Chinese to who reads Chinese", async () => {
    const { box, token } = await convert(
      "scan",
      new File(["%PDF-1.7 nothing"], "a.pdf", { type: "application/pdf" }),
    );

    const response = await fetch(new URL("/api/user_cardbox/get", server.url), {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "accept-language": "zh-CN,zh;q=0.9",
      },
      body: JSON.stringify({ box_id: box.box_id }),
    });

    const { data } = (await response.json()) as { data: CardBox };
    expect(data.failure?.message).toMatch(/[一-鿿]/);
  });

  it("is refused as a download until it is finished", async () => {
    const { box, token } = await convert(
      "failed",
      new File(["%PDF-1.7 x"], "a.pdf", { type: "application/pdf" }),
    );

    const answer = await server.call("exportAnki", { box_id: box.box_id }, token);

    expect(answer.envelope.code).toBe(apiErrors.boxNotFinished.code);
  });

  it("of a box that is deleted meanwhile ends quietly", async () => {
    const token = await server.issuer.token("changes their mind");
    const { envelope } = await server.upload(token, sampleFile());
    const { box_id } = envelope.data as CardBox;

    await server.data("deleteCardBox", { box_id }, token);

    const { box } = await convert("next in line", sampleFile());
    expect(box.status).toBe("finished");
  });

  it("goes to where the month's limit allows: three files, then the specification's words", async () => {
    const token = await server.issuer.token("four files");
    for (let file = 0; file < 3; file += 1) await server.upload(token, sampleFile());

    const fourth = await server.upload(token, sampleFile());

    expect(fourth.envelope).toMatchObject({ message: "Monthly file processing limit reached", data: null });
  });
});

describe("a model that refuses the key", () => {
  it("costs no deck: the rules write it, and the box says why", async () => {
    const service = createServer((_request, response) => {
      response
        .writeHead(401, { "content-type": "application/json" })
        .end('{"error":{"message":"invalid api key"}}');
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    // A listening TCP server's address is an object.
    const { port } = service.address() as AddressInfo;
    const server = await startTestServer({
      env: {
        CARDS_LLM: "openai-compatible",
        CARDS_LLM_MODEL: "any",
        CARDS_LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
        CARDS_LLM_API_KEY: "wrong",
      },
    });
    const token = await server.issuer.token("with a model");

    const { envelope } = await server.upload(token, sampleFile());
    const box = await server.ended(token, (envelope.data as CardBox).box_id);

    expect(box).toMatchObject({ status: "finished" });
    expect(box.card_amount).toBeGreaterThan(3);
    expect(box.warnings.join()).toMatch(
      /rules wrote 1 of 1 sections: The model service does not accept the key/,
    );
    await server.close();
    service.close();
  });
});
