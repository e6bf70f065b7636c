import { createHmac } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnBothEngines } from "../testing/database-engines.ts";
import { startTestServer, type TestServer } from "../testing/harness.ts";
import { testAudience } from "../testing/test-issuer.ts";

describeOnBothEngines("access tokens", (engine) => {
  let server: TestServer;
  const seconds = () => Math.floor(Date.now() / 1000);

  beforeAll(async () => {
    server = await startTestServer({ place: await engine.createPlace() });
  });
  afterAll(() => server.close());

  async function statusWith(token: string): Promise<number> {
    return (await server.call("listKnowledgeBases", {}, token)).status;
  }

  it("A8: a token of the configured external issuer is accepted", async () => {
    expect(await statusWith(await server.issuer.token("somebody"))).toBe(200);
  });

  it("two first calls of one person at once make one user with one knowledge base", async () => {
    const token = await server.issuer.token("in a hurry");

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.data<{ id: string }[]>("listKnowledgeBases", {}, token)),
    );

    expect(new Set(answers.flat().map((base) => base.id)).size).toBe(1);
  });

  it.each([
    ["another issuer's name", { claims: { iss: "https://elsewhere.test" } }],
    ["another audience", { claims: { aud: "https://other.test" } }],
    ["an ID token's type", { header: { typ: "JWT" } }],
    ["no subject", { claims: { sub: undefined } }],
    ["no issue time", { claims: { iat: undefined } }],
    ["no expiry", { claims: { exp: undefined } }],
  ] as const)("refuses a token with %s", async (_, overrides) => {
    expect(await statusWith(await server.issuer.token("somebody", overrides as never))).toBe(401);
  });

  it("allows a minute of clock difference and no more", async () => {
    const expired = (ago: number) => server.issuer.token("somebody", { claims: { exp: seconds() - ago } });

    expect(await statusWith(await expired(50))).toBe(200);
    expect(await statusWith(await expired(70))).toBe(401);
  });

  it("refuses a token that starts to be valid later", async () => {
    expect(
      await statusWith(await server.issuer.token("somebody", { claims: { nbf: seconds() + 300 } })),
    ).toBe(401);
  });

  it("refuses forged tokens: other key, no signature, symmetric algorithm, changed payload, not a token", async () => {
    const { privateKey } = await generateKeyPair("ES256");
    const claims = {
      iss: server.issuer.url.href.replace(/\/$/, ""),
      aud: testAudience,
      sub: "x",
      iat: seconds(),
      exp: seconds() + 60,
    };
    const otherKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid: "test-key", typ: "at+jwt" })
      .sign(privateKey);
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const unsigned = `${encode({ alg: "none", typ: "at+jwt" })}.${encode(claims)}.`;
    const symmetric = `${encode({ alg: "HS256", typ: "at+jwt", kid: "test-key" })}.${encode(claims)}`;
    const jwks = await (await fetch(new URL("/jwks", server.issuer.url))).text();
    const confused = `${symmetric}.${createHmac("sha256", jwks).update(symmetric).digest("base64url")}`;
    const [header, , signature] = (await server.issuer.token("somebody")).split(".");
    const changed = `${header}.${encode({ ...claims, sub: "somebody else" })}.${signature}`;

    for (const token of [otherKey, unsigned, confused, changed, "opaque-token"]) {
      expect(await statusWith(token)).toBe(401);
    }
  });

  it("tells a client how to authenticate", async () => {
    const { headers } = await server.call("listKnowledgeBases", {}, null);

    expect(headers.get("www-authenticate")).toBe("Bearer");
  });

  it("A8: relays the external issuer's discovery document on its own origin", async () => {
    const response = await fetch(new URL("/oidc/.well-known/openid-configuration", server.url));

    expect(await response.json()).toMatchObject({ issuer: server.issuer.url.href.replace(/\/$/, "") });
  });
});

describe("an issuer that is down", () => {
  it("does not sign people out: the answer is 'unavailable', not 401", async () => {
    const server = await startTestServer();
    const token = await server.issuer.token("somebody");
    await server.issuer.close();

    const answer = await server.call("listKnowledgeBases", {}, token);

    expect(answer.status).toBe(503);
    await server.close();
  });
});
