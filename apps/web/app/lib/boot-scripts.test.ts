import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { appBootScript, publicBootScript } from "./boot-scripts.ts";

interface Visit {
  readonly path: string;
  readonly fileLanguage: "zh-CN" | "en";
  readonly stored?: Record<string, string>;
  readonly cookie?: string;
  readonly prefersDark?: boolean;
}

/** Runs a script as the browser would before the first paint, and says what it did. */
function boot(script: string, visit: Visit) {
  const documentElement = { lang: visit.fileLanguage as string, dataset: {} as Record<string, string> };
  const localStorage = { ...visit.stored };
  const document = { documentElement, cookie: visit.cookie ?? "" };
  const moves: string[] = [];
  const location = {
    pathname: visit.path,
    search: "",
    hash: "",
    replace: (address: string) => moves.push(address),
    reload: () => moves.push("reload"),
  };
  const matchMedia = () => ({ matches: visit.prefersDark ?? false });
  const listeners: Record<string, (event: unknown) => void> = {};
  const addEventListener = (type: string, listener: (event: unknown) => void) => (listeners[type] = listener);
  const sessionStorage = {};
  runInNewContext(script, { document, localStorage, sessionStorage, location, matchMedia, addEventListener });
  return { ...documentElement, cookie: document.cookie, localStorage, moves, listeners };
}

it("a first visit stays on the Chinese page", () => {
  const page = boot(publicBootScript, { path: "/", fileLanguage: "zh-CN" });

  expect(page.moves).toEqual([]);
  expect(page.dataset["theme"]).toBe("light");
  expect(page.dataset).toHaveProperty("js");
});

it.each(["preferred-language", "locale"])("English stored under %s opens the English page", (key) => {
  const page = boot(publicBootScript, { path: "/", fileLanguage: "zh-CN", stored: { [key]: "en" } });

  expect(page.moves).toEqual(["/en"]);
  expect(page.cookie).toContain("locale=en");
});

it("the English file served at / for the cookie is kept", () => {
  const page = boot(publicBootScript, {
    path: "/",
    fileLanguage: "en",
    stored: { locale: "en" },
    cookie: "locale=en",
  });

  expect(page.moves).toEqual([]);
});

it("Chinese stored and English served asks the server again with a corrected cookie", () => {
  const page = boot(publicBootScript, { path: "/", fileLanguage: "en", stored: { locale: "zh" } });

  expect(page.moves).toEqual(["reload"]);
  expect(page.cookie).toContain("locale=zh");
});

it("opening an English address chooses English for the pages that follow", () => {
  const page = boot(publicBootScript, {
    path: "/en/privacy",
    fileLanguage: "en",
    stored: { "preferred-language": "zh", locale: "zh" },
  });

  expect(page.moves).toEqual([]);
  expect(page.localStorage).toMatchObject({ "preferred-language": "en", locale: "en" });
  expect(page.cookie).toContain("locale=en");
});

it("a stored identity token gives the public page its signed-in look", () => {
  const stored = { "logto:app:idToken": "x.y.z" };

  expect(boot(publicBootScript, { path: "/", fileLanguage: "zh-CN", stored }).dataset).toHaveProperty(
    "signedIn",
  );
  expect(boot(publicBootScript, { path: "/", fileLanguage: "zh-CN" }).dataset).not.toHaveProperty("signedIn");
});

it("the hydrated pages take the stored language and theme", () => {
  const visit = { path: "/dashboard", fileLanguage: "zh-CN" } as const;

  expect(boot(appBootScript, { ...visit, stored: { locale: "en" } }).lang).toBe("en");
  expect(boot(appBootScript, { ...visit, cookie: "a=b; locale=en" }).lang).toBe("en");
  expect(boot(appBootScript, visit).lang).toBe("zh-CN");
  expect(boot(appBootScript, { ...visit, prefersDark: true }).dataset["theme"]).toBe("dark");
  expect(
    boot(appBootScript, { ...visit, prefersDark: true, stored: { theme: "light" } }).dataset["theme"],
  ).toBe("light");
});

it("a hydrated page whose scripts are gone is reloaded, once", () => {
  const page = boot(appBootScript, { path: "/dashboard", fileLanguage: "zh-CN" });

  page.listeners["error"]?.({ target: { tagName: "IMG" } });
  page.listeners["unhandledrejection"]?.({ reason: new Error("some other trouble") });
  expect(page.moves).toEqual([]);
  page.listeners["error"]?.({ target: { tagName: "SCRIPT" } });
  page.listeners["unhandledrejection"]?.({
    reason: new TypeError("Failed to fetch dynamically imported module"),
  });
  expect(page.moves).toEqual(["reload"]);
});
