import type { RuntimeConfig } from "@deckle/contract";
import { useLogto } from "@logto/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CentredPage } from "#ui/centred-page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { FailureDetails } from "./failure-details.tsx";
import { startSignIn } from "./sign-in-out.ts";

interface SignInPageProps {
  readonly identity: RuntimeConfig["identity"];
  readonly screen: "signIn" | "register";
  /** Called instead of a new sign-in when there is one already. */
  readonly onSignedIn: () => void;
}

/** Leaves for the issuer at once; the public pages link here, because they have no sign-in client of their own. */
export function SignInPage({ identity, screen, onSignedIn }: SignInPageProps) {
  const m = useMessages();
  const { isLoading, isAuthenticated } = useLogto();
  const [failure, setFailure] = useState<unknown>();
  const isStarted = useRef(false);

  const start = useCallback(() => {
    startSignIn(identity, screen).catch((error: unknown) => {
      reportProblem("The sign-in could not start:", error);
      setFailure(error);
    });
  }, [identity, screen]);

  useEffect(() => {
    if (isLoading || isStarted.current) return;
    isStarted.current = true;
    if (isAuthenticated) onSignedIn();
    else start();
  }, [isLoading, isAuthenticated, onSignedIn, start]);

  if (failure === undefined) return <Spinner label={m.session.redirecting} isLabelVisible />;
  return (
    <CentredPage>
      <h1 className="text-lg font-semibold">{m.session.signInFailed}</h1>
      <FailureDetails error={failure} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button
          kind="primary"
          onClick={() => {
            setFailure(undefined);
            start();
          }}
        >
          {m.common.retry}
        </Button>
        <ButtonLink href="/" kind="secondary">
          {m.common.backHome}
        </ButtonLink>
      </div>
    </CentredPage>
  );
}
