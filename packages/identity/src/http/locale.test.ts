import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { chooseLocale } from "./locale.ts";

/** Only the headers are read. */
const requestWith = (headers: Readonly<Record<string, string>>) =>
  ({ headers }) as unknown as IncomingMessage;

describe("the language of a page", () => {
  it("is Chinese where nothing else is said", () => {
    expect(chooseLocale(requestWith({}))).toBe("zh");
    expect(chooseLocale(requestWith({ "accept-language": "fr-FR,fr;q=0.9" }))).toBe("zh");
  });

  it("follows the choice on the page, then the app, then the cookie, then the browser", () => {
    const request = requestWith({ "accept-language": "zh-CN", cookie: "a=b; locale=en; c=d" });

    expect(chooseLocale(request, { chosen: "zh", uiLocales: "en" })).toBe("zh");
    expect(chooseLocale(request, { uiLocales: "fr zh-TW en" })).toBe("zh");
    expect(chooseLocale(request)).toBe("en");
    expect(chooseLocale(requestWith({ "accept-language": "en-GB,en;q=0.9" }))).toBe("en");
  });

  it("reads the browser's preferences by their quality", () => {
    expect(chooseLocale(requestWith({ "accept-language": "zh;q=0.3, en;q=0.8" }))).toBe("en");
    expect(chooseLocale(requestWith({ "accept-language": "en;q=0, de, zh;q=0.1" }))).toBe("zh");
  });

  it("ignores values that are not languages of ours", () => {
    const request = requestWith({ cookie: "locale=<script>", "accept-language": ";;q=,,fr;q=x" });

    expect(chooseLocale(request, { chosen: "xx", uiLocales: 7 })).toBe("zh");
  });
});
