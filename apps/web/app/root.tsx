import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import { languageTag } from "#i18n/language.ts";
import { usePageLanguage } from "#i18n/page-language.ts";
import { appBootScript, publicBootScript } from "#lib/boot-scripts.ts";
import { isStillHandle, useStill } from "#lib/still.ts";
import { Spinner } from "#ui/spinner.tsx";
import appCss from "./app.css?inline";
import latinFont from "./fonts/song-latin.woff2?url";
import chineseFont from "./fonts/song-zh.woff2?url";
import publicCss from "./public.css?inline";
// oxlint-disable-next-line import/default -- the suffix makes Vite build the file and give its address
import publicClient from "./public-pages/public-client.ts?worker&url";

/** Moving to the next page before the click has ended; browsers without it ignore the block. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** In the browser the style is read back from the page, so that the script files hold no copy of it. */
function styleText(isStill: boolean): string {
  if (!import.meta.env.SSR) return document.querySelector("#css")?.textContent ?? "";
  return isStill ? publicCss : appCss;
}

function PublicScripts() {
  return (
    <>
      <script type="module" src={publicClient} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const canBeStill = useStill();
  const matches = useMatches();
  const isStill = canBeStill && matches.some((match) => isStillHandle(match.handle));
  const bootScript = isStill ? publicBootScript : appBootScript;
  const language = usePageLanguage();
  return (
    <html lang={languageTag(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {isStill ? (
          <link
            rel="preload"
            href={language === "zh" ? chineseFont : latinFont}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ) : (
          <>
            <title>Deckle 卡盒</title>
            <meta name="robots" content="noindex" />
          </>
        )}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <style id="css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styleText(isStill) }} />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        {isStill ? <PublicScripts /> : <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What the prerendered fallback shows until the app runs. It has no words, because it serves both languages. */
export function HydrateFallback() {
  return <Spinner label="…" />;
}
