import { describe, expect, it } from "vitest";
import { createBrowser, redeem, renew, signUp, textIn, type TestBrowser } from "./testing/browser.ts";
import { testEngines } from "./testing/databases.ts";
import { appClientId } from "./testing/harness.ts";
import { useProvider } from "./testing/use-provider.ts";

describe.each(testEngines)("signing out on $name", ({ open }) => {
  const { provider } = useProvider(open);

  /** As the Logto client asks: client and return address, no `id_token_hint`. */
  const endSession = (browser: TestBrowser, returnTo?: string) => {
    const query = new URLSearchParams({
      client_id: appClientId,
      ...(returnTo === undefined ? {} : { post_logout_redirect_uri: returnTo }),
    });
    return browser.visit(`/oidc/session/end?${query.toString()}`);
  };

  /** Sends the form of the page as its script does. */
  async function sendForm(browser: TestBrowser, body: string) {
    const [, action = ""] = /<form[^>]*action="([^"]+)"/.exec(body) ?? [];
    const inputs = [...body.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
    const fields = inputs.map((tag) => [/name="([^"]*)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1]]);
    return browser.submit(
      new URL(action, provider.origin).pathname,
      Object.fromEntries(fields) as Record<string, string>,
    );
  }

  async function newSession() {
    const browser = createBrowser(provider);
    const refreshToken = textIn(await redeem(provider, await signUp(browser)), "refresh_token");
    return { browser, refreshToken };
  }

  it("shows a form that sends itself by a script of our own, with a button for whoever has none", async () => {
    const { browser } = await newSession();

    const page = await endSession(browser, `${provider.origin}/logout_callback`);

    const script = /<script src="([^"]+submit[^"]+)" defer/.exec(page.body)?.[1] ?? "";
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe-inline");
    expect(page.body).not.toMatch(/<script(?! src=)/);
    expect((await browser.visit(script)).headers.get("content-type")).toContain("text/javascript");
    expect((await browser.visit(script)).body).toContain("submit()");
    expect(page.body).toMatch(/name="logout"\s+value="yes"/);
    expect(page.body).toMatch(/<button[^>]*>\s*退出登录/);
  });

  it("leads back to the app, and the next sign-in asks for the password", async () => {
    const { browser } = await newSession();

    const answer = await sendForm(
      browser,
      (await endSession(browser, `${provider.origin}/logout_callback`)).body,
    );
    const next = await browser.openSignIn();

    expect(answer.headers.get("location")).toBe(`${provider.origin}/logout_callback`);
    expect(browser.cookieNames()).not.toContain("_idp_session");
    expect(next.page.body).toContain('id="password"');
  });

  it("ends the refresh tokens of this browser even where the app could not revoke them", async () => {
    const { browser, refreshToken } = await newSession();
    const elsewhere = await newSession();

    await sendForm(browser, (await endSession(browser)).body);

    expect((await renew(provider, refreshToken)).body["error"]).toBe("invalid_grant");
    expect((await renew(provider, elsewhere.refreshToken)).status).toBe(200);
  });

  it("is not done by a request of another site, which has no secret of the form", async () => {
    const { browser } = await newSession();
    await endSession(browser);

    const forged = await browser.submit("/oidc/session/end/confirm", { logout: "yes", xsrf: "guess" });

    expect(forged.status).toBe(400);
    expect(new URL((await browser.openSignIn()).page.url).pathname).toBe("/login_callback");
  });

  it("never leads to an address that is not the app's", async () => {
    const { browser } = await newSession();

    const answer = await endSession(browser, "https://evil.example/");

    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
  });

  it("works without a session too: its form is allowed to send itself by the hash of its script", async () => {
    const browser = createBrowser(provider);

    const page = await endSession(browser, `${provider.origin}/logout_callback`);
    const answer = await sendForm(browser, page.body);

    expect(page.headers.get("content-security-policy")).toMatch(/script-src [^;]*'sha256-/);
    expect(answer.headers.get("location")).toBe(`${provider.origin}/logout_callback`);
  });

  it("ends on a page of its own where no return address is given", async () => {
    const { browser } = await newSession();

    const page = await browser.follow(await sendForm(browser, (await endSession(browser)).body));

    expect(page.body).toContain("已退出登录");
    expect(page.body).not.toMatch(/https?:\/\/fonts/);
  });
});
