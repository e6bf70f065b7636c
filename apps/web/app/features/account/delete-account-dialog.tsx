import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField } from "./password-field.tsx";

interface DeleteAccountDialogProps {
  readonly needsPassword: boolean;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks once more before everything is gone, with the password where the account has one. */
export function DeleteAccountDialog({ needsPassword, onDeleted, onClose }: DeleteAccountDialogProps) {
  const { accountPage: m, common } = useMessages();
  const api = useApi();
  const [password, setPassword] = useState("");
  const deletion = useMutation({
    mutationFn: () => api.call("deleteAccount", needsPassword ? { password } : {}),
    onSuccess: onDeleted,
    onError: (error) => reportProblem("The account was not deleted:", error),
  });
  const problem = deletion.error ? messageOf(deletion.error, common.startFailed) : null;
  return (
    <Dialog title={m.removeTitle} closeLabel={common.close} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          deletion.mutate();
        }}
      >
        <p className="mb-4 text-ink2">{m.removeHint}</p>
        {needsPassword ? (
          <PasswordField
            label={m.removePassword}
            value={password}
            autoComplete="current-password"
            problem={problem}
            onChange={(typed) => {
              deletion.reset();
              setPassword(typed);
            }}
          />
        ) : (
          <p role="alert" className="text-sm text-again">
            {problem}
          </p>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={onClose}>
            {m.keep}
          </Button>
          <Button kind="danger" type="submit" disabled={deletion.isPending}>
            {m.removeConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
