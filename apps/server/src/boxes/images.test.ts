import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readPackage, verifyPackage } from "@deckle/anki";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { illustratedPdf } from "../testing/illustrated-pdf.ts";

describe("a box with a picture", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("can be downloaded when the picture is gone from the store: the cards are what matters", async () => {
    const token = await server.issuer.token("owner");
    const pdf = illustratedPdf(
      "The heart is a muscle that pumps blood through the vessels of the body.",
      "Figure 1: The heart from the front",
      "The aorta in Figure 1 is the largest artery of the human body.",
    );
    const box = await server.box(token, new File([pdf], "heart.pdf", { type: "application/pdf" }));
    const download = async () => {
      const { status, envelope } = await server.call("exportAnki", { box_id: box.box_id }, token);
      return { status, bytes: envelope.data as Uint8Array };
    };
    const before = await download();

    // What a backup without the files, or a failing disk, leaves.
    await rm(join(server.dataDir, "files", "boxes"), { recursive: true });
    const after = await download();

    expect([before.status, after.status]).toEqual([200, 200]);
    expect(await verifyPackage(after.bytes)).toEqual([]);
    const notesBefore = (await readPackage(before.bytes)).notes;
    expect((await readPackage(after.bytes)).notes).toHaveLength(notesBefore.length);
    expect(JSON.stringify(notesBefore)).toContain("<img");
  });
});
