import { LogoutCallback } from "#features/session/logout-callback.tsx";
import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";

export default function LogoutCallbackRoute() {
  usePageTitle(useMessages().titles.logoutCallback);
  return <LogoutCallback />;
}
