import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "../testing/harness.ts";

describe("what the operator decides about the public pages", () => {
  let webFolder: string;
  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), "deckle-web-"));
    await writeFile(join(webFolder, "index.html"), `<!DOCTYPE html><html lang="zh-CN"><p>首页</p></html>`);
    await writeFile(join(webFolder, "__spa-fallback.html"), `<!DOCTYPE html><html lang="zh-CN"></html>`);
  });
  afterAll(() => rm(webFolder, { recursive: true }));

  async function rootElements(env: Record<string, string>): Promise<(string | undefined)[]> {
    const server = await startTestServer({ webFolder, env });
    const pages = await Promise.all(
      ["/", "/dashboard"].map(async (path) => (await fetch(new URL(path, server.url))).text()),
    );
    await server.close();
    return pages.map((page) => /<html[^>]*>/.exec(page)?.[0]);
  }

  it("L7: stands on the root element of each", async () => {
    const marked = `<html data-claims="off" data-contact-email="help@example.org" lang="zh-CN">`;

    expect(await rootElements({ SHOW_SAMPLE_CLAIMS: "off", CONTACT_EMAIL: "help@example.org" })).toEqual([
      marked,
      marked,
    ]);
  });

  it("is nothing unless it is set", async () => {
    expect(await rootElements({})).toEqual([`<html lang="zh-CN">`, `<html lang="zh-CN">`]);
  });
});
