import type { Account } from "@deckle/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Download, LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount, formatDay } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toaster.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Who the account belongs to, and whether its address is proven. */
export function ProfilePanel({ account }: { account: Account }) {
  const { accountPage: m } = useMessages();
  const language = useAppLanguage();
  return (
    <Panel heading={m.profile}>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term={m.name}>{account.name ?? m.notGiven}</Fact>
        <Fact term={m.email}>{account.email ?? m.notGiven}</Fact>
        <Fact term={m.since}>{formatDay(account.CreatedAt.slice(0, 10), language)}</Fact>
        <Fact term={m.level}>{formatCount(account.member_level, language)}</Fact>
      </dl>
      {account.email !== null && account.is_email_verified !== null ? (
        <Verification
          email={account.email}
          isVerified={account.is_email_verified}
          sendsMail={account.sends_mail}
        />
      ) : null}
    </Panel>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink3">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Where the server sends no mail, the link waits with whoever runs it, and the words say so. */
function Verification({
  email,
  isVerified,
  sendsMail,
}: {
  email: string;
  isVerified: boolean;
  sendsMail: boolean;
}) {
  const { accountPage: m, common } = useMessages();
  const api = useApi();
  const request = useMutation({
    mutationFn: () => api.call("requestEmailVerification", {}),
    onSuccess: () => showToast("success", sendsMail ? m.verificationSent(email) : m.verificationRequested),
    onError: (error) => {
      reportProblem("The verification e-mail was not sent:", error);
      showToast("failure", m.failed(messageOf(error, common.startFailed)));
    },
  });
  if (isVerified) {
    return (
      <p className="mt-4 flex items-center gap-1.5 text-sm text-good">
        <CircleCheck size={16} aria-hidden />
        {m.verified}
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-lg bg-sunk px-3 py-2.5 text-sm">
      <CircleAlert size={16} aria-hidden className="shrink-0 text-hard" />
      <p className="min-w-48 flex-1">
        <span className="font-semibold">{m.notVerified}</span>
        <span className="block text-ink2">{sendsMail ? m.notVerifiedHint : m.askOperatorHint}</span>
      </p>
      <Button kind="secondary" size="small" disabled={request.isPending} onClick={() => request.mutate()}>
        {sendsMail ? m.sendVerification : m.requestVerification}
      </Button>
    </div>
  );
}

/** Changing the password, where this server keeps it. */
export function PasswordPanel({ account }: { account: Account }) {
  const { accountPage: m } = useMessages();
  return (
    <Panel heading={m.password}>
      {account.has_password ? (
        <PasswordForm />
      ) : (
        <p className="mt-2 text-sm text-ink2">{m.passwordElsewhere}</p>
      )}
    </Panel>
  );
}

/** Everything the server keeps about the person, to take away. */
export function DataPanel() {
  const { accountPage: m, common } = useMessages();
  const api = useApi();
  const queryClient = useQueryClient();
  const download = useMutation({
    mutationFn: () => api.download("exportAccount", {}),
    onSuccess: (answer) => {
      if (answer === "started") return;
      saveFile(answer, m.exportFile);
      showToast("success", m.exported(m.exportFile));
      void queryClient.invalidateQueries({ queryKey: queryKeys.account });
    },
    onError: (error) => {
      reportProblem("The export failed:", error);
      showToast("failure", m.failed(messageOf(error, common.startFailed)));
    },
  });
  return (
    <Panel heading={m.data}>
      <p className="mt-2 text-sm text-ink2">{m.dataHint}</p>
      <Button
        kind="secondary"
        className="mt-4"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? (
          <LoaderCircle size={16} aria-hidden className="spin" />
        ) : (
          <Download size={16} aria-hidden />
        )}
        {download.isPending ? m.exporting : m.exportData}
      </Button>
    </Panel>
  );
}

/** The end of the account; asks for the password again. */
export function DeletePanel({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const { accountPage: m } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel heading={m.remove}>
      <p className="mt-2 text-sm text-ink2">{m.removeHint}</p>
      <Button kind="danger" className="mt-4" onClick={() => setIsAsking(true)}>
        {m.removeButton}
      </Button>
      {isAsking ? (
        <DeleteAccountDialog
          needsPassword={account.has_password}
          onDeleted={onDeleted}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
