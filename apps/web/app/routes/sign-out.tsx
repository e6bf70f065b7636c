import { SignOutPage } from "#features/session/sign-out-page.tsx";
import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";

export default function SignOutRoute() {
  usePageTitle(useMessages().titles.signOut);
  return <SignOutPage />;
}
