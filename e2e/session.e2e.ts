import { createHash } from "node:crypto";
import type { Page, Request } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { accessToken, fillSignIn, fillSignUp, newAccount, newLearner, signOut } from "./harness/account.ts";
import { callPattern } from "./harness/answers.ts";
import { arriveAt, describeInBrowser, useStage } from "./harness/browser.ts";
import { startClaimsIssuer } from "./harness/claims-issuer.ts";
import { words } from "./harness/words.ts";

const language = "en";
const say = words[language];
/** 64 random bytes as URL-safe base64 without padding. */
const random64 = /^[\w-]{86}$/;

async function storedKeys(page: Page, storage: "localStorage" | "sessionStorage"): Promise<string[]> {
  const keys = await page.evaluate((name) => Object.keys(window[name]), storage);
  return keys.filter((key) => key.startsWith("logto:")).map((key) => key.split(":").at(-1) ?? "");
}

function parametersOf(request: Request): URLSearchParams {
  return new URL(request.url()).searchParams;
}

/** Starts a sign-in and stays on the issuer's page. */
async function startSignIn(page: Page, origin: string): Promise<URLSearchParams> {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith("/auth"));
  await page.goto(`${origin}/sign_in`);
  const parameters = parametersOf(await asked);
  await page.getByLabel(say.email).waitFor();
  return parameters;
}

describeInBrowser("signing in and out", () => {
  const stage = useStage();

  it("A1: starts with a fresh verifier and state, an S256 challenge and prompt consent, and drops old tokens", async () => {
    const { page, newTab } = await stage.visit({ language });
    await page.goto(stage.origin);
    await page.evaluate(() => localStorage.setItem("logto:deckle:refreshToken", "an old one"));

    const parameters = await startSignIn(page, stage.origin);
    const kept = await page.evaluate(() => sessionStorage.getItem("logto:deckle:signInSession"));
    const session = JSON.parse(kept ?? "{}") as Record<string, string>;

    expect(session["codeVerifier"]).toMatch(random64);
    expect(session["state"]).toMatch(random64);
    expect(session["redirectUri"]).toBe(`${stage.origin}/login_callback`);
    const challenge = createHash("sha256")
      .update(session["codeVerifier"] ?? "")
      .digest("base64url");
    expect(Object.fromEntries(parameters)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      code_challenge: challenge,
      state: session["state"],
      prompt: expect.stringContaining("consent"),
    });
    expect(await storedKeys(page, "localStorage")).not.toContain("refreshToken");
    const other = await newTab();
    await other.goto(stage.origin);
    expect(await storedKeys(other, "sessionStorage")).not.toContain("signInSession");
  });

  it("A2: a callback exchanges its code, stores the tokens, forgets the session and ends on the dashboard", async () => {
    const { page } = await stage.visit({ language });
    const exchanged = page.waitForRequest((request) => request.url().endsWith("/token"));
    await page.goto(`${stage.origin}/sign_in?screen=register`);
    await fillSignUp(page, newAccount("Ada"), language);

    const form = new URLSearchParams((await exchanged).postData() ?? "");
    expect(form.get("grant_type")).toBe("authorization_code");
    expect(form.get("code_verifier")).toMatch(random64);
    await expect
      .poll(() => storedKeys(page, "localStorage"))
      .toEqual(expect.arrayContaining(["accessToken", "idToken", "refreshToken"]));
    expect(await storedKeys(page, "sessionStorage")).not.toContain("signInSession");
  });

  it.each([
    ["a foreign state", "code=x&state=foreign", "State mismatched in the callback URI"],
    ["no state", "code=x", "Missing state in the callback URI"],
    ["no code", "state=", "Missing code in the callback URI"],
    ["an error of the issuer", "error=access_denied", "Error found in the callback URI"],
  ])("A2: a callback with %s is refused and says so", async (_what, query, message) => {
    const { page } = await stage.visit({ language });
    const state = (await startSignIn(page, stage.origin)).get("state") ?? "";

    await page.goto(`${stage.origin}/login_callback?${query.replace(/state=$/, `state=${state}`)}`);

    await page.getByRole("heading", { name: say.loginFailed }).waitFor();
    await page.getByText(message).waitFor();
    expect(await storedKeys(page, "localStorage")).not.toContain("idToken");
  });

  it("A3: an access token is used until it expires, and then renewed with the refresh token", async () => {
    const { page } = await newLearner(stage, language);
    const grants: string[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/token")) return;
      grants.push(new URLSearchParams(request.postData() ?? "").get("grant_type") ?? "");
    });
    const loaded = async () => {
      await page.reload();
      await page.getByText(say.noBoxes).waitFor();
    };

    await loaded();
    await loaded();
    const before = await accessToken(page);
    expect(grants).toEqual([]);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(":accessToken")) ?? "";
      const map = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, { expiresAt: number }>;
      for (const entry of Object.values(map)) entry.expiresAt = 1;
      localStorage.setItem(key, JSON.stringify(map));
    });
    await loaded();

    expect(new Set(grants)).toEqual(new Set(["refresh_token"]));
    expect(await accessToken(page)).not.toBe(before);
  });

  it("A4: signing out revokes the refresh token, forgets the tokens and goes to the end-session page", async () => {
    const { page } = await newLearner(stage, language);
    const refreshToken = await page.evaluate(() => localStorage.getItem("logto:deckle:refreshToken"));
    const revoked = page.waitForRequest((request) => request.url().endsWith("/revocation"));
    const ended = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith("/session/end"));

    await signOut(page, language);

    const form = new URLSearchParams((await revoked).postData() ?? "");
    expect([form.get("token"), form.get("client_id")]).toEqual([refreshToken, "deckle"]);
    expect(parametersOf(await ended).get("post_logout_redirect_uri")).toBe(`${stage.origin}/logout_callback`);
    expect(await storedKeys(page, "localStorage")).toEqual([]);
  });

  it("A4: a revocation that fails does not keep anybody signed in", async () => {
    const { page } = await newLearner(stage, language);
    await page.route("**/revocation", (route) => route.abort("connectionreset"));

    await signOut(page, language);

    await page.getByText(say.signedOut).waitFor();
    expect(await storedKeys(page, "localStorage")).toEqual([]);
  });

  it("A5: signing in from the home page leads to the dashboard", async () => {
    const { page, account } = await newLearner(stage, language);
    await signOut(page, language);
    await page.goto(`${stage.origin}/`);

    await page.getByRole("banner").getByRole("link", { name: say.signIn, exact: true }).click();
    await fillSignIn(page, account, language);

    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });

  it("A5 A6: somebody who counts as signed in without a usable token is signed in anew, with nothing old kept", async () => {
    const { page, context } = await newLearner(stage, language);
    // Without its cookies the issuer asks who is there, instead of leading back at once.
    await context.clearCookies({ name: /^(?!locale)/ });
    await page.evaluate(() => {
      for (const name of ["accessToken", "refreshToken"]) localStorage.removeItem(`logto:deckle:${name}`);
    });

    await page.reload();

    await page.getByLabel(say.email).waitFor();
    await page.goto(stage.origin);
    expect(await storedKeys(page, "localStorage")).toEqual([]);
  });

  it("A6: an answer of HTTP 401 clears the session and starts the sign-in, which leads back to the page", async () => {
    const { page, account, context } = await newLearner(stage, language);
    await page.goto(`${stage.origin}/account`);
    await context.clearCookies({ name: /^(?!locale)/ });
    await page.route(callPattern("getAccount"), (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: "Bearer expired" } }),
    );
    await page.reload();
    await page.getByLabel(say.email).waitFor();
    await page.unroute(callPattern("getAccount"));

    await page.getByLabel(say.email).fill(account.email);
    await page.getByLabel(say.password).fill(account.password);
    await page.getByRole("button", { name: say.signInSubmit, exact: true }).click();

    await arriveAt(page, /^\/account$/);
  });

  it("A11: the configuration document is fetched once for a tab", async () => {
    const { page, newTab } = await stage.visit({ language });
    let fetched = 0;
    page.context().on("request", (request) => {
      if (request.url().endsWith("/.well-known/openid-configuration")) fetched += 1;
    });

    await page.goto(`${stage.origin}/sign_in?screen=register`);
    await fillSignUp(page, newAccount("Ada"), language);
    await page.reload();
    await page.getByText(say.noBoxes).waitFor();
    await signOut(page, language);
    const inOneTab = fetched;
    const other = await newTab();
    await other.goto(`${stage.origin}/sign_in`);
    await other.getByLabel(say.email).waitFor();

    expect([inOneTab, fetched]).toEqual([1, 2]);
  });
});

const issuer = await startClaimsIssuer();
afterAll(() => issuer.close());

describeInBrowser("with an issuer whose tokens are wrong", () => {
  const stage = useStage(issuer.env);
  const seconds = () => Math.floor(Date.now() / 1000);

  /** Signs in with the issuer saying what it is told to say. */
  async function arrive(page: Page, claims: Readonly<Record<string, unknown>>, isSignatureForged = false) {
    issuer.claims = claims;
    issuer.isSignatureForged = isSignatureForged;
    await page.goto(`${stage.origin}/sign_in`);
  }

  describe("A7: the ID token is refused, naming what is wrong with it", () => {
    it.each([
      ["another issuer", () => ({ iss: "https://elsewhere.example" }), /"iss"/],
      ["another audience", () => ({ aud: "another app" }), /"aud"/],
      ["an end 301 s ago", () => ({ exp: seconds() - 301 }), /"exp"/],
      ["a beginning in the future", () => ({ nbf: seconds() + 600 }), /"nbf"/],
      ["an issue time 301 s ago", () => ({ iat: seconds() - 301 }), /id_token\.invalid_iat/],
      ["an issue time 310 s ahead", () => ({ iat: seconds() + 310 }), /id_token\.invalid_iat/],
      ["no subject", () => ({ sub: undefined }), /"sub"/],
    ])("%s", async (_what, claims, message) => {
      const { page } = await stage.visit({ language });

      await arrive(page, claims());

      await page.getByRole("heading", { name: say.loginFailed }).waitFor();
      await page.getByText(message).waitFor();
      expect(await storedKeys(page, "localStorage")).not.toContain("idToken");
    });

    it("a signature by an unpublished key", async () => {
      const { page } = await stage.visit({ language });

      await arrive(page, {}, true);

      await page.getByRole("heading", { name: say.loginFailed }).waitFor();
      await page.getByText(/signature verification failed/).waitFor();
    });
  });

  it("A7 A12: a sound token passes, up to 300 s old, and its user name greets where it has no name", async () => {
    const { page } = await stage.visit({ language });

    await arrive(page, {
      iat: seconds() - 290,
      name: undefined,
      username: "ada.l",
      email: "ada@example.com",
    });

    await arriveAt(page, /^\/dashboard$/);
    await page.getByRole("heading", { level: 1, name: "Welcome back, ada.l" }).waitFor();
  });

  it("A12: the e-mail greets where there is neither name nor user name", async () => {
    const { page } = await stage.visit({ language });

    await arrive(page, { name: undefined, email: "ada@example.com" });

    await page.getByRole("heading", { level: 1, name: "Welcome back, ada@example.com" }).waitFor();
  });

  it("A11: the server fetches the published keys once for many calls", async () => {
    const { page } = await stage.visit({ language });
    await arrive(page, {});
    await page.getByText(say.noBoxes).waitFor();
    const before = issuer.requests.get("/jwks") ?? 0;
    const call = async () =>
      fetch(`${stage.origin}/api/knowledge_base/list`, {
        method: "POST",
        headers: { authorization: `Bearer ${await accessToken(page)}`, "content-type": "application/json" },
        body: "{}",
      });

    const answers = await Promise.all(Array.from({ length: 20 }, call));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(issuer.requests.get("/jwks")).toBe(before);
  });
});
