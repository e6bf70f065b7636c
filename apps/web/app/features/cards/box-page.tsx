import { FileQuestionMark } from "lucide-react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { messageOf } from "#lib/api-error.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { AppLink } from "#ui/app-link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BoxCards } from "./box-cards.tsx";
import { isMissing, useBox } from "./use-box.ts";

/** One box with its cards, in every state that a box can be in. */
export function BoxPage({ boxId }: { boxId: string }) {
  const m = useMessages();
  const box = useBox(boxId);
  usePageTitle(m.cards.title(box.data?.subject_name ?? m.shell.boxes));
  if (box.data && !isMissing(box.error)) return <BoxCards box={box.data} />;
  if (!box.isError) return <BoxSkeleton />;
  if (isMissing(box.error)) return <MissingBox />;
  return (
    <LoadFailure
      title={m.cards.loadFailed}
      reason={messageOf(box.error, m.common.startFailed)}
      retryLabel={m.common.retry}
      onRetry={() => void box.refetch()}
    />
  );
}

function BoxSkeleton() {
  const { common } = useMessages();
  return (
    <div className="space-y-4">
      <Skeleton label={common.loading} className="h-20" />
      <div className="late h-11 rounded-lg bg-sunk" />
      <div className="late h-36 rounded-xl bg-sunk" />
      <div className="late h-36 rounded-xl bg-sunk" />
    </div>
  );
}

function MissingBox() {
  const { cards: words } = useMessages();
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <FileQuestionMark size={34} aria-hidden className="mx-auto text-ink3" />
      <PageHeading className="mt-3 text-xl font-bold">{words.notFound}</PageHeading>
      <p className="mt-2 text-ink2">{words.notFoundHint}</p>
      <AppLink kind="primary" to="/dashboard" className="mt-6">
        {words.back}
      </AppLink>
    </div>
  );
}
