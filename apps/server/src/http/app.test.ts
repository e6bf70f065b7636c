import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { publicOriginPlaceholder, routes } from "@deckle/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/harness.ts";

const script = "document.documentElement.dataset.theme = 'dark'";

describe("the web side of the server", () => {
  let server: TestServer;
  let webFolder: string;

  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), "deckle-web-"));
    const page = (text: string) =>
      `<!doctype html><link rel="canonical" href="${publicOriginPlaceholder}/">` +
      `<script>${script}</script><script src="/assets/a.js"></script><p>${text}</p>`;
    await mkdir(join(webFolder, "en"));
    await mkdir(join(webFolder, "assets"));
    await writeFile(join(webFolder, "index.html"), page("首页"));
    await writeFile(join(webFolder, "en", "index.html"), page("home"));
    for (const [folder, text] of [
      ["404", "没有这一页"],
      ["en/404", "no such page"],
    ] as const) {
      await mkdir(join(webFolder, folder));
      const html = `<meta name="robots" content="noindex"/>${page(text)}`;
      await writeFile(join(webFolder, folder, "index.html"), html);
    }
    await writeFile(join(webFolder, "__spa-fallback.html"), page("shell"));
    await writeFile(join(webFolder, "assets", "a.js"), "1");
    await writeFile(join(webFolder, "assets/a.js.br"), brotliCompressSync("1"));
    server = await startTestServer({ webFolder, env: { REQUESTS_PER_MINUTE: "40" } });
  });
  afterAll(async () => {
    await server.close();
    await rm(webFolder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, server.url), { headers });

  it("N4: answers / in Chinese, and in English once the visitor has chosen it", async () => {
    expect(await (await get("/")).text()).toContain("首页");
    expect(await (await get("/", { cookie: "a=b; locale=en" })).text()).toContain("home");
  });

  it("gives the app's routes the one shell", async () => {
    for (const path of [
      "/dashboard",
      "/login_callback?code=1",
      "/logout_callback",
      "/sign_in?screen=register",
      "/sign_out",
    ]) {
      expect(await (await get(path)).text()).toContain("shell");
    }
  });

  it("R10: an unknown path has status 404 and a page in the visitor's language", async () => {
    const response = await get("/nowhere");

    expect(response.status).toBe(404);
    expect(await response.text()).toContain("没有这一页");
    expect(await (await get("/en/nowhere")).text()).toContain("no such page");
    expect(await (await get("/nowhere", { cookie: "locale=en" })).text()).toContain("no such page");
  });

  it("lets only the build's own scripts run", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";

    const hash = createHash("sha256").update(script).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });

  it("sends the usual protective headers and a request id with every answer", async () => {
    const { headers } = await get("/healthz");

    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("keeps hashed assets for ever and asks again for pages", async () => {
    expect((await get("/assets/a.js")).headers.get("cache-control")).toContain("immutable");
    const page = await get("/");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect((await get("/", { "if-none-match": page.headers.get("etag") ?? "" })).status).toBe(304);
  });

  it("puts the site's own address where the build left room for it", async () => {
    const html = await (await get("/")).text();

    expect(html).toContain(`<link rel="canonical" href="${server.url.origin}/">`);
    expect(html).not.toContain(publicOriginPlaceholder);
  });

  it("lists the public pages for search engines with their twins, and nothing else", async () => {
    const siteMap = await (await get("/sitemap.xml")).text();
    const { origin } = server.url;

    expect([...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      `${origin}/`,
      `${origin}/en`,
    ]);
    expect(siteMap).toContain(`hreflang="zh-CN" href="${origin}/"`);
    expect(siteMap).toContain(`hreflang="en" href="${origin}/en"`);
  });

  it("asks crawlers to leave out what needs a sign-in, and says where the site map is", async () => {
    const robots = await (await get("/robots.txt")).text();

    for (const path of ["/api/", "/dashboard", "/box", "/sign_in"]) {
      expect(robots).toContain(`Disallow: ${path}\n`);
    }
    expect(robots).toContain(`Sitemap: ${server.url.origin}/sitemap.xml`);
  });

  it("compresses for who takes it, and sends the plain file to who does not", async () => {
    for (const path of ["/", "/assets/a.js"]) {
      const compressed = await get(path, { "accept-encoding": "br" });
      const plain = await get(path, { "accept-encoding": "identity" });

      expect(compressed.headers.get("content-encoding")).toBe("br");
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(await compressed.text()).toBe(await plain.text());
    }
  });

  it("does not hand out files outside the build", async () => {
    for (const path of ["/../package.json", "/..%2fpackage.json", "/assets/..%2f..%2fpackage.json"]) {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    }
  });

  it("says that it lives and that it is ready", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
    expect((await get("/readyz")).status).toBe(200);
  });

  it("describes every route of the contract", async () => {
    const description = (await (await get("/api/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };

    expect(description.openapi).toBe("3.1.0");
    expect(Object.keys(description.paths).sort()).toEqual(
      Object.values(routes)
        .map((route) => route.path)
        .sort(),
    );
  });

  it("tells the browser who signs it in, and nothing secret", async () => {
    expect(await (await get("/config.json")).json()).toEqual({
      identity: {
        appId: "deckle",
        resource: `${server.url.origin}/api`,
        scopes: ["email", "phone", "custom_data", "profile"],
        extraParams: {},
        isEmbedded: false,
      },
    });
  });

  it("limits how often one user may call, in an envelope", async () => {
    const token = await server.issuer.token("impatient");

    const answers = [];
    for (let call = 0; call < 45; call += 1) answers.push(await server.call("getUseRecord", {}, token));

    expect(answers.at(0)?.status).toBe(200);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.envelope).toMatchObject({ code: 429, data: null });
  });
});
