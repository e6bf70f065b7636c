import { useLogto } from "@logto/react";
import { type ReactNode, useEffect } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { Spinner } from "#ui/spinner.tsx";

/** Shows its content to signed-in people; anyone else goes to the home page. */
export function RequireSession({ children }: { children: ReactNode }) {
  const m = useMessages();
  const { isLoading, isAuthenticated } = useLogto();
  const isRefused = !isLoading && !isAuthenticated;
  useEffect(() => {
    // The home page is not part of the hydrated app: it needs a new document.
    if (isRefused) location.replace("/");
  }, [isRefused]);
  return isAuthenticated ? children : <Spinner label={m.common.loading} />;
}
