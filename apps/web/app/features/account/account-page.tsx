import { useQuery } from "@tanstack/react-query";
import { useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DataPanel, DeletePanel, PasswordPanel, ProfilePanel } from "./account-panels.tsx";

/** One's own account: who one is here, the password, one's data and the way out. */
export function AccountPage({ onDeleted }: { onDeleted: () => void }) {
  const { accountPage: m, common } = useMessages();
  const api = useApi();
  const account = useQuery({
    queryKey: queryKeys.account,
    queryFn: ({ signal }) => api.call("getAccount", {}, { signal }),
  });
  return (
    <>
      <PageHeading className="mb-6 text-2xl font-bold">{m.heading}</PageHeading>
      {account.data ? (
        <div className="space-y-5">
          <ProfilePanel account={account.data} />
          <PasswordPanel account={account.data} />
          <DataPanel />
          <DeletePanel account={account.data} onDeleted={onDeleted} />
        </div>
      ) : account.isError ? (
        <LoadFailure
          title={common.failedToLoad}
          reason={messageOf(account.error, common.startFailed)}
          retryLabel={common.retry}
          onRetry={() => void account.refetch()}
        />
      ) : (
        <Skeleton label={common.loading} className="h-64" />
      )}
    </>
  );
}
