import { useCallback } from "react";
import { useNavigate } from "react-router";
import { LoginCallback } from "#features/session/login-callback.tsx";
import { takeReturnPath } from "#features/session/return-path.ts";
import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";

export default function LoginCallbackRoute() {
  usePageTitle(useMessages().titles.loginCallback);
  const navigate = useNavigate();
  // The dashboard (row R3), or the page whose sign-in had expired.
  const goOn = useCallback(
    () => void navigate(takeReturnPath(sessionStorage) ?? "/dashboard", { replace: true }),
    [navigate],
  );
  return <LoginCallback onSignedIn={goOn} />;
}
