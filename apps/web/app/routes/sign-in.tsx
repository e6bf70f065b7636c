import type { RuntimeConfig } from "@deckle/contract";
import { useCallback } from "react";
import { useNavigate, useOutletContext, useSearchParams } from "react-router";
import { SignInPage } from "#features/session/sign-in-page.tsx";
import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";

/** `/sign_in` opens the sign-in page, `/sign_in?screen=register` the sign-up page. */
export default function SignInRoute() {
  usePageTitle(useMessages().titles.signIn);
  const { identity } = useOutletContext<RuntimeConfig>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const showDashboard = useCallback(() => void navigate("/dashboard", { replace: true }), [navigate]);
  const screen = parameters.get("screen") === "register" ? "register" : "signIn";
  return <SignInPage identity={identity} screen={screen} onSignedIn={showDashboard} />;
}
