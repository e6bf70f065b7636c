import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { AppLink } from "#ui/app-link.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { AppPage } from "../shell/app-page.tsx";

export default function BoxRoute() {
  const m = useMessages();
  usePageTitle(m.cards.title(m.shell.boxes));
  return (
    <AppPage width="wide">
      <PageHeading className="text-2xl font-bold">{m.shell.boxes}</PageHeading>
      <AppLink kind="ghost" to="/dashboard">
        {m.shell.boxes}
      </AppLink>
    </AppPage>
  );
}
