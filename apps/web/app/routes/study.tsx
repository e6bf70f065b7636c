import { EditCard } from "#features/cards/edit-card.tsx";
import { RequireSession } from "#features/session/require-session.tsx";
import { SessionNotice } from "#features/session/session-notice.tsx";
import { useSessionExpiry } from "#features/session/session-provider.tsx";
import { StudyPage } from "#features/study/study-page.tsx";
import { loadLearnCatalogue, useMessages } from "#i18n/learn-i18n.ts";
import type { Route } from "./+types/study.ts";

/** Words first; they hold as long as the page does. */
export const clientLoader = loadLearnCatalogue;

export function shouldRevalidate(): boolean {
  return false;
}

export default function StudyRoute({ params }: Route.ComponentProps) {
  const m = useMessages();
  const expiry = useSessionExpiry();
  return (
    <RequireSession>
      <a href="#main" className="skip-link btn btn-primary">
        {m.common.skip}
      </a>
      <StudyPage
        key={params.boxId ?? "all"}
        boxId={params.boxId}
        expiry={expiry}
        notice={<SessionNotice hint={m.study.expiredHint} />}
        Editor={EditCard}
      />
    </RequireSession>
  );
}
