import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import {
  createBrowser,
  createPerson,
  formToken,
  redeem,
  renew,
  signIn,
  signUp,
  textIn,
} from "./testing/browser.ts";
import { testEngines } from "./testing/databases.ts";
import { appClientId } from "./testing/harness.ts";
import { useProvider } from "./testing/use-provider.ts";

describe.each(testEngines)("a sign-in on $name", ({ open }) => {
  const { provider, database } = useProvider(open, {
    customDataOf: () => Promise.resolve({ member_level: 3, member_type: "month" }),
  });

  const publishedKeys = () => createLocalJWKSet(provider.identity.publicJwks() as unknown as JSONWebKeySet);

  async function newSession() {
    const browser = createBrowser(provider);
    const person = createPerson();
    const tokens = await redeem(provider, await signUp(browser, person));
    return { browser, person, tokens, refreshToken: textIn(tokens, "refresh_token") };
  }

  const userInfo = async (accessToken: string) =>
    fetch(`${provider.origin}/oidc/me`, { headers: { authorization: `Bearer ${accessToken}` } });

  it("goes from sign-up to tokens without a question about consent", async () => {
    const browser = createBrowser(provider);

    const back = await signUp(browser);
    const tokens = await redeem(provider, back);

    expect(back.callback.searchParams.get("state")).toBe(back.state);
    expect(back.callback.searchParams.get("iss")).toBe(provider.identity.issuer);
    expect(tokens.status).toBe(200);
    expect(Object.keys(tokens.body).sort()).toEqual(
      ["access_token", "expires_in", "id_token", "refresh_token", "scope", "token_type"].sort(),
    );
  });

  it("puts name, user name and e-mail into the ID token, and membership only into the user info", async () => {
    const { person, tokens } = await newSession();

    const { payload } = await jwtVerify(textIn(tokens, "id_token"), publishedKeys(), {
      issuer: provider.identity.issuer,
      audience: appClientId,
    });
    const info = (await (await userInfo(textIn(tokens, "access_token"))).json()) as Record<string, unknown>;

    expect(payload).toMatchObject({
      name: person.name,
      username: person.email.split("@")[0],
      email: person.email,
      // The client refuses null where the standard says boolean.
      email_verified: false,
    });
    expect(payload).not.toHaveProperty("phone_number");
    expect(payload).not.toHaveProperty("custom_data");
    expect(info).toMatchObject({ sub: payload.sub, custom_data: { member_level: 3, member_type: "month" } });
  });

  it("leaves the name out where none was given, so that the app falls back to user name and e-mail", async () => {
    const tokens = await redeem(
      provider,
      await signUp(createBrowser(provider), { ...createPerson(), name: "" }),
    );

    const { payload } = await jwtVerify(textIn(tokens, "id_token"), publishedKeys());

    expect(payload).not.toHaveProperty("name");
    expect(payload).toHaveProperty("username");
  });

  it("issues API tokens of type at+jwt for the resource, good for fifteen minutes, that the published keys verify", async () => {
    const { refreshToken } = await newSession();

    const renewed = await renew(provider, refreshToken, provider.resource);
    const token = textIn(renewed, "access_token");
    const { payload } = await jwtVerify(token, publishedKeys(), {
      issuer: provider.identity.issuer,
      audience: provider.resource,
      typ: "at+jwt",
    });

    expect(decodeProtectedHeader(token).alg).toBe("RS256");
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
    expect(payload["client_id"]).toBe(appClientId);
  });

  it("gives the opaque user info token where no resource is asked for, also after a token for the API", async () => {
    const { refreshToken } = await newSession();

    const forApi = await renew(provider, refreshToken, provider.resource);
    const forUserInfo = await renew(provider, textIn(forApi, "refresh_token"));

    expect(textIn(forUserInfo, "access_token")).not.toContain(".");
    expect((await userInfo(textIn(forUserInfo, "access_token"))).status).toBe(200);
  });

  it("signs in again without a password while the browser's session lasts", async () => {
    const { browser } = await newSession();

    const again = await browser.openSignIn();

    expect(new URL(again.page.url).pathname).toBe("/login_callback");
  });

  it("signs in with the password in a new browser, however the e-mail address is written", async () => {
    const { person } = await newSession();

    const back = await signIn(createBrowser(provider), {
      ...person,
      email: ` ${person.email.toUpperCase()} `,
    });

    expect((await redeem(provider, back)).status).toBe(200);
  });

  it("opens the sign-up form where the app asks for it, and the other form is one link away", async () => {
    const register = await createBrowser(provider).openSignIn({ first_screen: "register" });
    const usual = await createBrowser(provider).openSignIn();

    expect(register.page.body).toContain(`action="${register.path}/sign-up?`);
    expect(usual.page.body).toContain(`action="${usual.path}/sign-in?`);
    expect(usual.page.body).toContain(`href="${usual.path}/sign-up?`);
  });

  it("returns to the app with access_denied where the person cancels", async () => {
    const browser = createBrowser(provider);
    const { page, path } = await browser.openSignIn();

    const back = await browser.follow(await browser.submit(`${path}/cancel`, { token: formToken(page) }));

    expect(new URL(back.url).searchParams.get("error")).toBe("access_denied");
  });

  it("fills in the address of a login_hint", async () => {
    const { page } = await createBrowser(provider).openSignIn({ login_hint: "someone@example.com" });

    expect(page.body).toContain('value="someone@example.com"');
  });

  it("deletes an account with its sessions and refresh tokens", async () => {
    const { browser, tokens, refreshToken } = await newSession();
    const { payload } = await jwtVerify(textIn(tokens, "id_token"), publishedKeys());

    const isDeleted = await provider.identity.deleteAccount(payload.sub ?? "");

    expect(isDeleted).toBe(true);
    expect((await renew(provider, refreshToken)).body["error"]).toBe("invalid_grant");
    expect((await browser.openSignIn()).page.status).toBe(200);
    expect(await provider.identity.deleteAccount(payload.sub ?? "")).toBe(false);
  });

  it("is forgotten once it has expired and the provider purges", async () => {
    await newSession();
    await database.sql.query("update identity_payload set expires_at = now() - interval '1 second'");

    expect(await provider.identity.purgeExpired()).toBeGreaterThan(0);
    expect(await provider.identity.purgeExpired()).toBe(0);
  });

  it("leaves requests for other paths alone", async () => {
    const response = await fetch(`${provider.origin}/oidcx`);

    expect(await response.text()).toBe("not ours");
  });
});
