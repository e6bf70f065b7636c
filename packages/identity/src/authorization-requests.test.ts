import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import {
  authorizationPath,
  createBrowser,
  formToken,
  createPerson,
  renew,
  urlSafe,
} from "./testing/browser.ts";
import type { Transactor } from "./store/sql.ts";
import { startProvider } from "./testing/harness.ts";
import { useProvider } from "./testing/use-provider.ts";

describe("what the provider refuses and announces", () => {
  const { provider, database } = useProvider();

  const authorize = (parameters: Readonly<Record<string, string | undefined>>) =>
    createBrowser(provider).visit(
      authorizationPath(provider, { verifier: urlSafe(64), state: "s" }, parameters),
    );

  it.each([
    ["an address of another site", { redirect_uri: "https://evil.example/login_callback" }],
    ["an address below ours", { redirect_uri: "/login_callback/../x" }],
    ["our address with a query", { redirect_uri: "/login_callback?x=1" }],
    ["an unknown client", { client_id: "other" }],
  ])("shows an error page and redirects nowhere for %s", async (_case, parameters) => {
    const given = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        value.startsWith("/") ? provider.origin + value : value,
      ]),
    );

    const answer = await authorize(given);

    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.body).toMatch(/<a class="as-button" href="[^"]*\/">/);
    expect(answer.body).not.toContain("evil");
  });

  it.each([
    ["no PKCE", { code_challenge: undefined, code_challenge_method: undefined }],
    ["plain PKCE", { code_challenge_method: "plain" }],
    ["PKCE without a method, which means plain", { code_challenge_method: undefined }],
    ["the implicit flow", { response_type: "id_token", nonce: "n" }],
    ["the hybrid flow", { response_type: "code id_token", nonce: "n" }],
    ["an unknown resource", { resource: "https://other.example/api" }],
  ])("sends the app an error for %s", async (_case, parameters) => {
    const { headers } = await authorize(parameters);

    const location = headers.get("location") ?? "";
    expect(location).toMatch(new RegExp(`^${provider.origin}/login_callback[?#]`));
    expect(location).toMatch(/[?#&]error=/);
    expect(location).not.toContain("code=");
  });

  it("sends whoever opened the app at another address to the right one", async () => {
    const elsewhere = provider.origin.replace("localhost", "127.0.0.1");

    const signIn = await authorize({ redirect_uri: `${elsewhere}/login_callback` });
    const signOut = await createBrowser(provider).visit(
      `/oidc/session/end?client_id=deckle&post_logout_redirect_uri=${encodeURIComponent(`${elsewhere}/logout_callback`)}`,
    );

    expect([signIn.status, signOut.status]).toEqual([400, 400]);
    for (const { body } of [signIn, signOut]) expect(body).toContain(`href="${provider.origin}/"`);
    expect(provider.events).toContainEqual(
      expect.objectContaining({
        kind: "request_refused",
        endpoint: "authorization",
        error: "invalid_redirect_uri",
      }),
    );
  });

  it("lets one network make only so many requests a minute, and says so", async () => {
    const small = await startProvider(database.sql, { limits: { requestsPerMinute: 3 } });
    const visit = (address: string) =>
      createBrowser(small).visit("/oidc/jwks", { headers: { "x-test-address": address } });

    const answers = [
      await visit("a"),
      await visit("a"),
      await visit("a"),
      await visit("a"),
      await visit("b"),
    ];
    await small.close();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200]);
    expect(answers[3]?.headers.get("retry-after")).toBe("60");
    expect(answers[3]?.body).toContain("请过一分钟再试");
  });

  it("says that the server failed, and logs why, when the database does not answer", async () => {
    let isBroken = false;
    const sql: Transactor = {
      ...database.sql,
      query: (text, values) =>
        isBroken ? Promise.reject(new Error("gone")) : database.sql.query(text, values),
    };
    const failing = await startProvider(sql);
    const browser = createBrowser(failing);
    const { path } = await browser.openSignIn();
    isBroken = true;

    const page = await browser.visit(path);
    const tokens = await renew(failing, "any");
    await failing.close();

    expect(page.status).toBe(500);
    expect(page.body).toContain("服务器出了问题");
    expect(page.body).not.toContain("gone");
    expect(tokens).toMatchObject({ status: 500, body: { error: "server_error", code: "oidc.server_error" } });
    expect(failing.events.filter(({ kind }) => kind === "failed")).toHaveLength(2);
  });

  async function discover(headers: Readonly<Record<string, string>> = {}) {
    // fetch does not let anyone set Host.
    return new Promise<Record<string, unknown>>((resolve, reject) => {
      const url = `${provider.origin}/oidc/.well-known/openid-configuration`;
      httpRequest(url, { headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve(JSON.parse(text) as Record<string, unknown>));
      })
        .on("error", reject)
        .end();
    });
  }

  it("announces the same addresses whatever host a request claims", async () => {
    const honest = await discover();
    const forged = await discover({
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    });

    expect(forged).toEqual(honest);
    expect(honest["issuer"]).toBe(`${provider.origin}/oidc`);
    expect(honest["token_endpoint"]).toBe(`${provider.origin}/oidc/token`);
    expect(honest["end_session_endpoint"]).toBe(`${provider.origin}/oidc/session/end`);
  });

  it("announces only what it does: code flow, S256, no pushed requests, no DPoP", async () => {
    const document = await discover();

    expect(document).toMatchObject({
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
    });
    expect(Object.keys(document).join(" ")).not.toMatch(/pushed|dpop|device|registration|introspection/i);
  });

  it("publishes keys without private parts, the same that it hands to the server", async () => {
    const published = (await (await fetch(`${provider.origin}/oidc/jwks`)).json()) as {
      keys: Record<string, unknown>[];
    };

    expect(published.keys).toHaveLength(1);
    expect(
      Object.keys(published.keys[0] ?? {}).filter((name) => ["d", "p", "q", "dp", "dq", "qi"].includes(name)),
    ).toEqual([]);
    expect(published.keys[0]?.["kid"]).toBe(provider.identity.publicJwks().keys[0]?.kid);
  });

  it("does not let another origin use the token endpoint from a browser", async () => {
    const ask = (origin: string) =>
      fetch(`${provider.origin}/oidc/token`, {
        method: "POST",
        headers: { origin },
        body: new URLSearchParams({ client_id: "deckle", grant_type: "refresh_token", refresh_token: "x" }),
      });

    expect((await ask("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
    expect((await ask(provider.origin)).headers.get("access-control-allow-origin")).toBe(provider.origin);
  });

  it("answers an unknown address below its own with 404", async () => {
    expect((await fetch(`${provider.origin}/oidc/nothing`)).status).toBe(404);
    expect((await fetch(`${provider.origin}/oidc/assets/nothing.css`)).status).toBe(404);
    expect((await createBrowser(provider).visit("/interaction/a/b/c")).status).toBe(404);
  });

  it("keeps its cookies from scripts and other sites, and makes the session anew at sign-in", async () => {
    const browser = createBrowser(provider);
    const { page, path } = await browser.openSignIn({ first_screen: "register" });
    expect(browser.cookieNames()).not.toContain("_idp_session");

    const answer = await browser.submit(`${path}/sign-up`, { token: formToken(page), ...createPerson() });
    const resumed = await browser.visit(new URL(answer.headers.get("location") ?? "").pathname);

    const session = resumed.headers.getSetCookie().find((line) => line.startsWith("_idp_session="));
    expect(session?.toLowerCase()).toMatch(/httponly/);
    expect(session?.toLowerCase()).toMatch(/samesite=lax/);
    expect(session?.toLowerCase()).not.toMatch(/secure/);
    expect(browser.cookieNames()).toContain("_idp_session.sig");
  });

  it("makes cookies secure and addresses https behind a proxy that ends TLS", async () => {
    const behindProxy = await startProvider(database.sql, { publicOrigin: "https://deckle.example" });
    const attempt = { verifier: urlSafe(64), state: "s" };

    const answer = await createBrowser(behindProxy).visit(authorizationPath(behindProxy, attempt));
    const cookies = answer.headers.getSetCookie();
    const lost = await createBrowser(behindProxy).visit("/interaction/x");
    await behindProxy.close();

    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toContain("; secure");
    expect(lost.headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(behindProxy.identity.issuer).toBe("https://deckle.example/oidc");
  });

  it("does not start with an address that has a path, or a resource that is no URI", async () => {
    const start = (options: Parameters<typeof startProvider>[1]) => startProvider(database.sql, options);

    await expect(start({ publicUrl: new URL("https://deckle.example/app") })).rejects.toMatchObject({
      code: "INVALID_PUBLIC_URL",
    });
    await expect(start({ apiResource: "api" })).rejects.toMatchObject({ code: "INVALID_API_RESOURCE" });
  });
});
