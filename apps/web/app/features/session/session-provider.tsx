import type { RuntimeConfig } from "@deckle/contract";
import { type LogtoConfig, LogtoProvider } from "@logto/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { appLanguage } from "#i18n/app-i18n.ts";
import { ApiProvider } from "#lib/api-context.ts";
import { contractError } from "#lib/api-error.ts";
import { type Api, createApi } from "#lib/api.ts";
import { AppClient, appClient, isSessionDead } from "#lib/app-client.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { createSessionExpiry, type SessionExpiry } from "#lib/session-expiry.ts";
import { rememberReturnPath } from "./return-path.ts";
import { startSignIn } from "./sign-in-out.ts";

const SessionExpiryContext = createContext<SessionExpiry | undefined>(undefined);

/** What to do about an ended sign-in. Only below the session provider. */
export function useSessionExpiry(): SessionExpiry {
  const expiry = use(SessionExpiryContext);
  if (!expiry) throw new Error("useSessionExpiry is called outside of the session provider.");
  return expiry;
}

interface Session {
  readonly logtoConfig: LogtoConfig;
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly expiry: SessionExpiry;
}

/** Everything that lives as long as the page. Built once: a new config object would build a new sign-in client. */
function createSession({ identity }: RuntimeConfig): Session {
  const expiry = createSessionExpiry(
    {
      clearSession: () => appClient().clearAllTokens(),
      startSignIn: () => {
        rememberReturnPath(sessionStorage, `${location.pathname}${location.search}`);
        return startSignIn(identity, "signIn");
      },
    },
    (error) => reportProblem("Signing in again failed:", error),
  );
  const api = createApi({
    origin: "",
    fetch: (input, init) => fetch(input, init),
    language: appLanguage,
    accessToken: async () => {
      try {
        return await appClient().getAccessToken(identity.resource ?? undefined);
      } catch (error) {
        if (isSessionDead(error)) throw contractError("unauthorized", appLanguage(), error);
        throw error;
      }
    },
    onUnauthorized: expiry.expire,
  });
  return {
    logtoConfig: {
      endpoint: location.origin,
      appId: identity.appId,
      scopes: identity.scopes,
      ...(identity.resource === null ? {} : { resources: [identity.resource] }),
    },
    queryClient: new QueryClient({
      defaultOptions: {
        // A failed list offers its own button; repeating by itself would only hide the failure for longer. Without
        // "always" a call made offline would wait in silence instead of failing.
        queries: { staleTime: 30_000, retry: 1, networkMode: "always" },
        mutations: { networkMode: "always" },
      },
    }),
    api,
    expiry,
  };
}

/** Signs the app in and gives it the API. Needs the runtime settings, so it renders after they were fetched. */
export function SessionProvider({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  const [session] = useState(() => createSession(config));
  const { expiry } = session;
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key?.endsWith(":idToken") && event.newValue) expiry.restore();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [expiry]);
  return (
    <LogtoProvider config={session.logtoConfig} LogtoClientClass={AppClient} unstable_enableCache>
      <QueryClientProvider client={session.queryClient}>
        <SessionExpiryContext value={expiry}>
          <ApiProvider value={session.api}>{children}</ApiProvider>
        </SessionExpiryContext>
      </QueryClientProvider>
    </LogtoProvider>
  );
}
