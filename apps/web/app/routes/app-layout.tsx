import { Outlet } from "react-router";
import { SessionProvider } from "#features/session/session-provider.tsx";
import { loadCatalogue, useMessages } from "#i18n/app-i18n.ts";
import { languageOfTag } from "#i18n/language.ts";
import { fetchRuntimeConfig } from "#lib/runtime-config.ts";
import { Button } from "#ui/button.tsx";
import { CentredPage } from "#ui/centred-page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Toaster } from "#ui/toaster.tsx";
import type { Route } from "./+types/app-layout.ts";

/** Settings and words first; nothing below renders without them. */
export async function clientLoader() {
  const [config] = await Promise.all([fetchRuntimeConfig(), loadCatalogue()]);
  return { config };
}

/** They hold as long as the page does. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function AppLayout({ loaderData }: Route.ComponentProps) {
  const m = useMessages();
  return (
    <SessionProvider config={loaderData.config}>
      <Outlet context={loaderData.config} />
      <Toaster label={m.common.notifications} closeLabel={m.common.close} />
    </SessionProvider>
  );
}

export function HydrateFallback() {
  return <Spinner label="…" />;
}

/** The catalogue may be what failed to load, so these words are here. */
const failure = {
  zh: { text: "页面没有加载成功，请检查网络后重试。", retry: "重试" },
  en: { text: "The page did not load. Check your connection and try again.", retry: "Try again" },
};

export function ErrorBoundary() {
  const words = failure[languageOfTag(document.documentElement.lang)];
  return (
    <CentredPage>
      <p role="alert" className="text-lg font-semibold">
        {words.text}
      </p>
      <Button kind="primary" className="mt-6" onClick={() => location.reload()}>
        {words.retry}
      </Button>
    </CentredPage>
  );
}
