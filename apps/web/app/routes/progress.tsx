import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { AppPage } from "../shell/app-page.tsx";

export default function ProgressRoute() {
  const m = useMessages();
  usePageTitle(m.progress.title);
  return (
    <AppPage width="wide">
      <PageHeading className="text-2xl font-bold">{m.shell.progress}</PageHeading>
    </AppPage>
  );
}
