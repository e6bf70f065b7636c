import { accessSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** CHROMIUM_PATH, which `npm test` sets, or where Debian puts it; undefined on a machine without it. */
export function findChromium(): string | undefined {
  const path = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  try {
    accessSync(path);
    return path;
  } catch {
    return undefined;
  }
}

/** A container's root may not use the sandbox; the rest keeps the browser from calling home. */
const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** The machine's own Chromium, without a window. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...chromiumFlags] });
}

/** What the browser of somebody who once chose this language has stored. */
export function rememberedLanguage(origin: string, language: "zh" | "en") {
  const value = language;
  const cookie = { name: "locale", value, domain: new URL(origin).hostname, path: "/", expires: -1 };
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: "Lax" as const }],
    origins: [{ origin, localStorage: ["preferred-language", "locale"].map((name) => ({ name, value })) }],
  };
}
