import { useCallback } from "react";
import { useNavigate } from "react-router";
import { LoginCallback } from "#features/session/login-callback.tsx";
import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";

export default function LoginCallbackRoute() {
  usePageTitle(useMessages().titles.loginCallback);
  const navigate = useNavigate();
  const showDashboard = useCallback(() => void navigate("/dashboard", { replace: true }), [navigate]);
  return <LoginCallback onSignedIn={showDashboard} />;
}
