import { useMessages } from "#i18n/app-i18n.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { AppPage } from "../shell/app-page.tsx";

export default function StudyRoute() {
  const m = useMessages();
  usePageTitle(m.study.title);
  return (
    <AppPage width="wide">
      <PageHeading className="text-2xl font-bold">{m.shell.study}</PageHeading>
    </AppPage>
  );
}
