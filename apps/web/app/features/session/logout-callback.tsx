import { useEffect, useState } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CentredPage } from "#ui/centred-page.tsx";

const countdownSeconds = 3;

/** Says that the person is signed out and goes to the home page after three seconds. */
export function LogoutCallback() {
  const m = useMessages();
  const [seconds, setSeconds] = useState(countdownSeconds);

  useEffect(() => {
    if (seconds === 0) {
      location.assign("/");
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return (
    <CentredPage>
      <div role="status">
        <h1 className="text-2xl font-bold">{m.session.signedOut}</h1>
      </div>
      <p className="mt-2 text-ink2 tabular-nums">{m.session.countdown(seconds)}</p>
      <ButtonLink href="/" kind="primary" className="mt-6">
        {m.common.backHome}
      </ButtonLink>
    </CentredPage>
  );
}
