import { describe, expect, it } from "vitest";
import {
  askForTokens,
  createBrowser,
  redeem,
  renew,
  type Return,
  signUp,
  textIn,
  type TokenAnswer,
  urlSafe,
} from "./testing/browser.ts";
import { testEngines, withLatency } from "./testing/databases.ts";
import { appClientId } from "./testing/harness.ts";
import { useProvider } from "./testing/use-provider.ts";

describe.each(testEngines)("codes and tokens on $name", ({ open }) => {
  const { provider, database } = useProvider(open, {
    // Answers as a database over a network does; on one connection without delay races cannot be seen.
    through: (sql) => withLatency(sql, () => 1 + Math.random() * 4),
  });

  const newReturn = (): Promise<Return> => signUp(createBrowser(provider));
  const newRefreshToken = async () => textIn(await redeem(provider, await newReturn()), "refresh_token");
  /** `200`, or the status and the error code. */
  const outcomeOf = ({ status, body }: TokenAnswer) =>
    status === 200 ? "200" : `${status} ${String(body["error"])}`;
  const endGrace = () =>
    database.sql.query("update identity_payload set consumed_at = consumed_at - interval '11 seconds'");

  it("redeems a code once when eight requests present it at once", async () => {
    const back = await newReturn();

    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(provider, back)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("refuses a code that comes back, and revokes what it had given", async () => {
    const back = await newReturn();
    const tokens = await redeem(provider, back);

    expect(outcomeOf(await redeem(provider, back))).toBe("400 invalid_grant");

    expect(outcomeOf(await renew(provider, textIn(tokens, "refresh_token")))).toBe("400 invalid_grant");
    const headers = { authorization: `Bearer ${textIn(tokens, "access_token")}` };
    expect((await fetch(`${provider.origin}/oidc/me`, { headers })).status).toBe(401);
    expect(provider.events).toContainEqual({ kind: "token_replayed", model: "AuthorizationCode" });
  });

  it("refuses a code with another verifier or another callback address", async () => {
    const back = await newReturn();

    expect(outcomeOf(await redeem(provider, { ...back, verifier: urlSafe(64) }))).toBe("400 invalid_grant");
    expect(
      outcomeOf(
        await askForTokens(provider, {
          grant_type: "authorization_code",
          code: back.code,
          code_verifier: back.verifier,
          redirect_uri: `${provider.origin}/`,
        }),
      ),
    ).toBe("400 invalid_grant");
  });

  it("gives a new refresh token at each renewal", async () => {
    const first = await newRefreshToken();

    const second = textIn(await renew(provider, first), "refresh_token");

    expect(second).not.toBe(first);
  });

  it("lets several renewals with the same token pass within moments: two tabs, or two resources", async () => {
    const token = await newRefreshToken();

    const answers = await Promise.all([
      renew(provider, token, provider.resource),
      renew(provider, token),
      renew(provider, token, provider.resource),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) {
      expect((await renew(provider, textIn(answer, "refresh_token"))).status).toBe(200);
    }
  });

  it("takes a refresh token that comes back later for stolen, and ends the whole sign-in", async () => {
    const stolen = await newRefreshToken();
    const current = textIn(await renew(provider, stolen), "refresh_token");
    await endGrace();

    expect(outcomeOf(await renew(provider, stolen))).toBe("400 invalid_grant");

    expect(outcomeOf(await renew(provider, current))).toBe("400 invalid_grant");
  });

  it("does not prolong the life of a sign-in by renewing it", async () => {
    const first = await newRefreshToken();
    const expiries = () =>
      database.sql.query<{ seconds: number }>(
        `select extract(epoch from expires_at - now())::float8 as seconds from identity_payload
         where model = 'RefreshToken' order by seconds desc limit 1`,
      );
    await database.sql.query(
      `update identity_payload set expires_at = now() + interval '100 seconds',
         payload = jsonb_set(payload, '{exp}', to_jsonb(floor(extract(epoch from now()))::int + 100))
       where model = 'RefreshToken'`,
    );

    expect((await renew(provider, first)).status).toBe(200);

    const [longest] = await expiries();
    expect(longest?.seconds).toBeLessThanOrEqual(100);
  });

  it("answers revocation with an empty 200 and ends everything of the sign-in", async () => {
    const tokens = await redeem(provider, await newReturn());

    const answer = await fetch(`${provider.origin}/oidc/token/revocation`, {
      method: "POST",
      body: new URLSearchParams({ client_id: appClientId, token: textIn(tokens, "refresh_token") }),
    });

    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 200, body: "" });
    expect(outcomeOf(await renew(provider, textIn(tokens, "refresh_token")))).toBe("400 invalid_grant");
  });

  it("gives no token for a resource that is not ours", async () => {
    const answer = await renew(provider, await newRefreshToken(), "https://other.example/api");

    expect(answer.body["error"]).toBe("invalid_target");
  });

  it("gives no refresh token where offline_access was not asked for", async () => {
    const browser = createBrowser(provider);
    await signUp(browser);

    const { page, ...attempt } = await browser.openSignIn({ scope: "openid profile" });
    const code = new URL(page.url).searchParams.get("code") ?? "";
    const tokens = await redeem(provider, { ...attempt, code, callback: new URL(page.url) });

    expect(tokens.status).toBe(200);
    expect(tokens.body).not.toHaveProperty("refresh_token");
  });

  it("tells errors with the code and message that the app's client reads", async () => {
    const answer = await renew(provider, "unknown");

    expect(answer.body).toMatchObject({
      error: "invalid_grant",
      code: "oidc.invalid_grant",
      message: answer.body["error_description"],
    });
  });
});
