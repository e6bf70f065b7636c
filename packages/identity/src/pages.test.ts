import { describe, expect, it } from "vitest";
import { createBrowser, createPerson, formToken } from "./testing/browser.ts";
import { wordsOf } from "./pages/words.ts";
import { useProvider } from "./testing/use-provider.ts";

describe("the pages", () => {
  const { provider } = useProvider();

  it("are Chinese, or English where the app asks for it", async () => {
    const chinese = await createBrowser(provider).openSignIn();
    const english = await createBrowser(provider).openSignIn({ ui_locales: "en" });

    expect(chinese.page.body).toMatch(/<html lang="zh-CN">.*<h1>登录<\/h1>/s);
    expect(english.page.body).toMatch(/<html lang="en">.*<h1>Sign in<\/h1>/s);
  });

  it("change language by a link, against the wish of the app, and remember it in the cookie of the web part", async () => {
    const browser = createBrowser(provider);
    const { page, path } = await browser.openSignIn({ ui_locales: "zh-CN" });
    expect(page.body).toContain(`href="${path}?lang=en"`);

    const english = await browser.visit(`${path}?lang=en`);
    const answer = await browser.submit(`${path}/sign-in?lang=en`, {
      token: formToken(english),
      ...createPerson(),
    });

    expect(english.headers.getSetCookie().join()).toMatch(/^locale=en; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    expect(english.body).toContain(`action="${path}/sign-in?lang=en"`);
    expect(english.body).toContain(`href="${path}/sign-up?lang=en"`);
    expect(answer.body).toContain("The e-mail address or the password is wrong");
    expect((await browser.openSignIn()).page.body).toContain('<html lang="en">');
    expect((await browser.visit(`${path}?lang=en`)).headers.getSetCookie()).toEqual(
      english.headers.getSetCookie(),
    );
  });

  it("promise no message where messages only reach the operator", async () => {
    const browser = createBrowser(provider);

    const asking = await browser.visit("/oidc/account/forgot?lang=zh");
    const taken = await browser.submit("/oidc/account/forgot?lang=zh", {
      token: formToken(asking),
      email: createPerson().email,
    });
    const answer = await browser.visit(taken.headers.get("location") ?? "");

    for (const { body } of [asking, answer]) {
      expect(body).toContain("这台服务器没有接通邮件");
      expect(body).not.toMatch(/会发去|会收到|查收/);
    }
  });

  it("leave the cookie alone where nobody chose anything else", async () => {
    const browser = createBrowser(provider);
    const { path } = await browser.openSignIn({ ui_locales: "en" });

    const signUpForm = await browser.visit(`${path}/sign-up?lang=en`);

    expect(signUpForm.body).toContain('<html lang="en">');
    expect(signUpForm.headers.getSetCookie()).toEqual([]);
  });

  it("show errors of the protocol in the language of the reader", async () => {
    const browser = createBrowser(provider);

    const answer = await browser.visit("/oidc/auth?client_id=other", { headers: { cookie: "locale=en" } });

    expect(answer.status).toBe(400);
    expect(answer.body).toContain("The sign-in did not finish");
    expect(answer.body).toContain("invalid_client");
  });

  it("load nothing but files of our own, and allow nothing else", async () => {
    const browser = createBrowser(provider);
    const { page } = await browser.openSignIn();

    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body)?.[1] ?? "";
    const asset = await browser.visit(stylesheet);

    expect(page.body).not.toMatch(/<script(?! src="\/oidc\/assets\/)|<style|\sstyle=|\son\w+=/);
    expect([...page.body.matchAll(/(?:src|href)="([^"]+\.(?:css|js))"/g)].map(([, path]) => path)).toEqual([
      expect.stringMatching(/^\/oidc\/assets\/preferences\.[0-9a-f]{12}\.js$/),
      expect.stringMatching(/^\/oidc\/assets\/identity\.[0-9a-f]{12}\.css$/),
    ]);
    expect(page.headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src ${provider.origin}/oidc/assets/; script-src ${provider.origin}/oidc/assets/; ` +
        "img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(asset.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  it("label every field and name its purpose for password managers", async () => {
    const { page } = await createBrowser(provider).openSignIn({ first_screen: "register" });

    const ids = [...page.body.matchAll(/<input\s+id="(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["email", "name", "password"]);
    for (const id of ids) expect(page.body).toContain(`<label for="${id}"`);
    expect(page.body).toContain('autocomplete="new-password"');
  });

  it("say everything in both languages", () => {
    const paths = (value: unknown, path = ""): string[] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, child]) => paths(child, `${path}.${key}`))
        : [path];

    expect(paths(wordsOf.en)).toEqual(paths(wordsOf.zh));
    expect(JSON.stringify({ ...wordsOf.en, switchLanguage: "" })).not.toMatch(/\p{Script=Han}/u);
  });

  it("list the app's origin where forms may lead, if it ever differs from ours", async () => {
    const { createPageHeaders } = await import("./http/page-headers.ts");

    const headers = createPageHeaders(new URL("https://id.example"), [
      "https://id.example",
      "https://app.example",
    ]);

    expect(headers["content-security-policy"]).toContain("form-action 'self' https://app.example;");
  });
});
