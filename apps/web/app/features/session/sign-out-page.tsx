import { useEffect, useState } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { takeSignOutIntent } from "#lib/sign-out-intent.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CentredPage } from "#ui/centred-page.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { signOut } from "./sign-in-out.ts";

/**
 * Signs out for the public pages. Only a click there does it at once; a bare link, which another site could place, is
 * asked about first.
 */
export function SignOutPage() {
  const m = useMessages();
  const [isLeaving, setIsLeaving] = useState(takeSignOutIntent);
  useEffect(() => {
    if (isLeaving) void signOut();
  }, [isLeaving]);

  if (isLeaving) return <Spinner label={m.session.signingOut} isLabelVisible />;
  return (
    <CentredPage>
      <h1 className="text-2xl font-bold">{m.session.signOutQuestion}</h1>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button kind="primary" onClick={() => setIsLeaving(true)}>
          {m.session.signOutConfirm}
        </Button>
        <ButtonLink href="/" kind="secondary">
          {m.common.backHome}
        </ButtonLink>
      </div>
    </CentredPage>
  );
}
