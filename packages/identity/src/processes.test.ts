import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { createBrowser, createPerson, formToken, redeem, renew, signUp, textIn } from "./testing/browser.ts";
import { testEngines } from "./testing/databases.ts";
import { startProvider } from "./testing/harness.ts";

describe.each(testEngines)("two processes on one database ($name)", ({ open }) => {
  it("accept each other's sign-ins, tokens and cookies, count failures together, and survive a restart", async () => {
    const database = await open();
    const publicOrigin = "http://localhost:3000";
    const [first, second] = await Promise.all([
      startProvider(database.sql, { publicOrigin }),
      startProvider(database.sql, { publicOrigin }),
    ]);
    const person = createPerson();
    const tokens = await redeem(second, await signUp(createBrowser(first), person));

    const renewed = await renew(first, textIn(tokens, "refresh_token"), first.resource);
    const keys = createLocalJWKSet(second.identity.publicJwks() as unknown as JSONWebKeySet);
    const { payload } = await jwtVerify(textIn(renewed, "access_token"), keys, { audience: first.resource });
    const statuses: number[] = [];
    for (const provider of [first, second, first, second, first, second]) {
      const browser = createBrowser(provider);
      const { page, path } = await browser.openSignIn();
      const fields = { token: formToken(page), email: person.email, password: "a wrong password" };
      statuses.push((await browser.submit(`${path}/sign-in`, fields)).status);
    }
    await first.close();
    await second.close();
    const restarted = await startProvider(database.sql, { publicOrigin });
    const afterRestart = await renew(restarted, textIn(renewed, "refresh_token"));
    await restarted.close();
    await database.close();

    expect(payload.iss).toBe(`${publicOrigin}/oidc`);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(afterRestart.status).toBe(200);
  });
});
