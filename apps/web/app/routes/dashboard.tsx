import { useQueryClient } from "@tanstack/react-query";
import { House, LoaderCircle, RefreshCw } from "lucide-react";
import { useState } from "react";
import { BoxList, BoxListSkeleton } from "#features/boxes/box-list.tsx";
import { DueToday } from "#features/dashboard/due-today.tsx";
import { HelpGuide } from "#features/help/help-guide.tsx";
import { KnowledgeBaseList } from "#features/knowledge-bases/knowledge-base-list.tsx";
import { useKnowledgeBases } from "#features/knowledge-bases/use-knowledge-bases.ts";
import { RequireSession } from "#features/session/require-session.tsx";
import { SessionNotice } from "#features/session/session-notice.tsx";
import { useSessionExpiry } from "#features/session/session-provider.tsx";
import { useAccount, useMemberLevel } from "#features/session/use-account.ts";
import { UploadPanel } from "#features/upload/upload-panel.tsx";
import { UsagePanel } from "#features/usage/usage-panel.tsx";
import { useMessages } from "#i18n/app-i18n.ts";
import { messageOf } from "#lib/api-error.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { AppHeader } from "../shell/app-header.tsx";

export default function DashboardRoute() {
  return (
    <RequireSession>
      <Dashboard />
    </RequireSession>
  );
}

function Dashboard() {
  const m = useMessages();
  usePageTitle(m.titles.dashboard);
  const account = useAccount();
  return (
    <>
      <a href="#main" className="skip-link btn btn-primary">
        {m.common.skip}
      </a>
      <AppHeader>
        <ButtonLink href="/" kind="ghost" size="small">
          <House size={16} aria-hidden />
          <span className="max-lg:sr-only">{m.common.home}</span>
        </ButtonLink>
        <RefreshButton />
      </AppHeader>
      <main id="main" className="mx-auto w-full max-w-6xl px-4 pb-20 sm:px-6">
        <div className="flex min-h-26 flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-6 pb-5">
          <h1 className="text-2xl leading-snug font-bold wrap-anywhere sm:text-3xl">
            {account ? m.dashboard.welcome(account.displayName ?? m.account.defaultName) : "\u00a0"}
          </h1>
          <DueToday />
        </div>
        <SessionNotice />
        <Content />
      </main>
    </>
  );
}

function RefreshButton() {
  const m = useMessages();
  const queryClient = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  async function refresh(): Promise<void> {
    setIsRefreshing(true);
    await queryClient.invalidateQueries();
    setIsRefreshing(false);
  }
  const Icon = isRefreshing ? LoaderCircle : RefreshCw;
  return (
    <Button kind="ghost" size="small" aria-busy={isRefreshing} onClick={() => void refresh()}>
      <Icon size={16} aria-hidden className={isRefreshing ? "spin" : ""} />
      <span className="max-lg:sr-only">{m.common.refresh}</span>
    </Button>
  );
}

function Content() {
  const m = useMessages();
  const expiry = useSessionExpiry();
  const bases = useKnowledgeBases();
  const base = bases.data?.[0];
  const memberLevel = useMemberLevel();

  /** Whoever starts an upload before the list is here waits for it, and is told why where it does not come. */
  async function findKnowledgeBase(): Promise<string | undefined> {
    if (base) return base.id;
    const { data } = await bases.refetch({ cancelRefetch: false, throwOnError: true });
    return data?.[0]?.id;
  }

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_19rem]">
      <div className="min-w-0 space-y-8">
        <UploadPanel findKnowledgeBase={findKnowledgeBase} expiry={expiry} />
        {base ? (
          <BoxList knowledgeBaseId={base.id} />
        ) : bases.isError ? (
          <LoadFailure
            title={m.common.failedToLoad}
            reason={messageOf(bases.error, m.common.startFailed)}
            retryLabel={m.common.retry}
            onRetry={() => void bases.refetch()}
          />
        ) : bases.data ? (
          <p className="text-ink2">{m.knowledgeBases.empty}</p>
        ) : (
          <BoxListSkeleton />
        )}
      </div>
      <aside className="space-y-5">
        <UsagePanel memberLevel={memberLevel} />
        {bases.data ? <KnowledgeBaseList bases={bases.data} /> : null}
        <HelpGuide />
      </aside>
    </div>
  );
}
