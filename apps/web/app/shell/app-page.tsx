import type { ReactNode } from "react";
import { RequireSession } from "#features/session/require-session.tsx";
import { SessionNotice } from "#features/session/session-notice.tsx";
import { SendAnswers } from "#features/study/send-answers.tsx";
import { useMessages } from "#i18n/app-i18n.ts";
import { useIsOnline } from "#lib/use-is-online.ts";
import { AppHeader } from "./app-header.tsx";

interface AppPageProps {
  /** `wide` for lists and figures, `reading` for text. */
  readonly width: "wide" | "reading";
  readonly children: ReactNode;
}

/** What surrounds a page of the signed-in app: guard, header, and the notices that concern every page. */
export function AppPage({ width, children }: AppPageProps) {
  const m = useMessages();
  return (
    <RequireSession>
      <a href="#main" className="skip-link btn btn-primary">
        {m.common.skip}
      </a>
      <AppHeader />
      <main
        id="main"
        className={`mx-auto w-full flex-1 px-4 pt-6 pb-20 sm:px-6 ${width === "wide" ? "max-w-6xl" : "max-w-3xl"}`}
      >
        <SendAnswers />
        <OfflineNotice />
        <SessionNotice hint={m.shell.expiredHint} />
        {children}
      </main>
    </RequireSession>
  );
}

/** The live region is there from the start, or the notice would not be read out. */
function OfflineNotice() {
  const m = useMessages();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="mb-4 rounded-lg border border-line bg-sunk px-4 py-2.5 text-sm font-medium text-hard">
          {m.shell.offline}
        </p>
      )}
    </div>
  );
}
