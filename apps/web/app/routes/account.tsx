import { useState } from "react";
import { AccountPage } from "#features/account/account-page.tsx";
import { useMessages } from "#i18n/app-i18n.ts";
import { loadLearnCatalogue } from "#i18n/learn-i18n.ts";
import { appClient } from "#lib/app-client.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CentredPage } from "#ui/centred-page.tsx";
import { AppPage } from "../shell/app-page.tsx";

/** What stands around every page says words of the learning pages. */
export const clientLoader = loadLearnCatalogue;

export function shouldRevalidate(): boolean {
  return false;
}

export default function AccountRoute() {
  const m = useMessages();
  usePageTitle(m.accountPage.title);
  const [isDeleted, setIsDeleted] = useState(false);

  function leave(): void {
    setIsDeleted(true);
    appClient()
      .clearAllTokens()
      .catch((error: unknown) => reportProblem("The tokens were not cleared:", error));
  }

  if (isDeleted) return <AccountDeleted />;
  return (
    <AppPage width="reading">
      <AccountPage onDeleted={leave} />
    </AppPage>
  );
}

function AccountDeleted() {
  const m = useMessages();
  return (
    <CentredPage>
      <div role="status">
        <h1 className="text-2xl font-bold">{m.accountPage.removed}</h1>
      </div>
      <p className="mt-2 text-ink2">{m.accountPage.removedHint}</p>
      <ButtonLink href="/" kind="primary" className="mt-6">
        {m.common.backHome}
      </ButtonLink>
    </CentredPage>
  );
}
