import { LogtoClientError, useHandleSignInCallback, useLogto } from "@logto/react";
import { useEffect, useState } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { appClient } from "#lib/app-client.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CentredPage } from "#ui/centred-page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { FailureDetails } from "./failure-details.tsx";

interface LoginCallbackProps {
  readonly onSignedIn: () => void;
}

/**
 * Finishes the sign-in and hands over; every way it can go wrong ends in a message, never in an endless spinner. The
 * stored session is looked at first: the library's hook does nothing without one, and throws outside of its own guard
 * when it has the wrong shape.
 */
export function LoginCallback({ onSignedIn }: LoginCallbackProps) {
  const m = useMessages();
  const { isLoading, isAuthenticated } = useLogto();
  const [session, setSession] = useState<"unchecked" | "usable" | Error>("unchecked");

  useEffect(() => {
    if (isLoading || session !== "unchecked") return;
    if (isAuthenticated) {
      onSignedIn();
      return;
    }
    checkStoredSession().then(
      () => setSession("usable"),
      (error: unknown) => {
        reportProblem("The sign-in session cannot be used:", error);
        setSession(error instanceof Error ? error : new LogtoClientError("sign_in_session.invalid"));
      },
    );
  }, [isLoading, isAuthenticated, onSignedIn, session]);

  if (session === "usable") return <FinishSignIn onSignedIn={onSignedIn} />;
  if (session instanceof Error) return <LoginFailed error={session} />;
  return <Spinner label={m.session.processing} isLabelVisible />;
}

async function checkStoredSession(): Promise<void> {
  let isRedirected: boolean;
  try {
    isRedirected = await appClient().isSignInRedirected(location.href);
  } catch (error) {
    if (error instanceof LogtoClientError) throw error;
    throw new LogtoClientError("sign_in_session.invalid", error);
  }
  if (!isRedirected) throw new LogtoClientError("sign_in_session.not_found");
}

function FinishSignIn({ onSignedIn }: LoginCallbackProps) {
  const m = useMessages();
  const { isLoading, isAuthenticated, error } = useHandleSignInCallback();
  useEffect(() => {
    if (isAuthenticated && !isLoading) onSignedIn();
  }, [isAuthenticated, isLoading, onSignedIn]);
  return error ? <LoginFailed error={error} /> : <Spinner label={m.session.processing} isLabelVisible />;
}

function LoginFailed({ error }: { error: Error }) {
  const m = useMessages();
  return (
    <CentredPage>
      <h1 className="text-2xl font-bold">{m.session.loginFailed}</h1>
      <p className="mt-2 text-ink2">{m.session.loginFailedHint}</p>
      <FailureDetails error={error} />
      <ButtonLink href="/" kind="primary" className="mt-6">
        {m.common.backHome}
      </ButtonLink>
    </CentredPage>
  );
}
