import { useMessages } from "#i18n/app-i18n.ts";
import { useIsSessionExpired } from "#lib/session-expiry.ts";
import { useSessionExpiry } from "./session-provider.tsx";

interface SessionNoticeProps {
  /** What the page holds and how to go on; the words for a chosen file when absent. */
  readonly hint?: string;
}

/** Says that the sign-in ended while the page holds something that leaving would lose. */
export function SessionNotice({ hint }: SessionNoticeProps) {
  const m = useMessages();
  const isExpired = useIsSessionExpired(useSessionExpiry());
  if (!isExpired) return null;
  return (
    <section role="alert" className="mb-6 rounded-xl border border-again bg-sheet p-4 shadow-card sm:p-5">
      <h2 className="font-bold text-again">{m.session.expired}</h2>
      <p className="mt-1 text-ink2">{hint ?? m.session.expiredHint}</p>
      <a className="btn btn-secondary btn-small mt-3" href="/sign_in" target="_blank" rel="noopener">
        {m.session.signInAgain}
      </a>
    </section>
  );
}
