import { apiErrors, passwordMinLength } from "@deckle/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { ApiError, messageOf } from "#lib/api-error.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toaster.tsx";
import { PasswordField } from "./password-field.tsx";

const blank = { current: "", next: "", again: "" };

/** The old password, and the new one twice. */
export function PasswordForm() {
  const { accountPage: m, common } = useMessages();
  const api = useApi();
  const [typed, setTyped] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      api.call("changePassword", { current_password: typed.current, new_password: typed.next }),
    onSuccess: () => {
      setTyped(blank);
      setIsTried(false);
      showToast("success", m.passwordChanged);
    },
    onError: (error) => reportProblem("The password was not changed:", error),
  });
  const isTooShort = typed.next.length < passwordMinLength;
  const isDifferent = typed.next !== typed.again;
  const isCurrentWrong = hasCode(change.error, apiErrors.wrongPassword.code);
  const refusal = change.error ? messageOf(change.error, common.startFailed) : null;

  function type(part: Partial<typeof blank>): void {
    change.reset();
    setTyped({ ...typed, ...part });
  }

  return (
    <form
      className="mt-3 max-w-sm space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!isTooShort && !isDifferent) change.mutate();
      }}
    >
      <PasswordField
        label={m.currentPassword}
        value={typed.current}
        autoComplete="current-password"
        problem={isCurrentWrong ? refusal : null}
        onChange={(current) => type({ current })}
      />
      <PasswordField
        label={m.newPassword}
        hint={m.newPasswordHint(passwordMinLength)}
        value={typed.next}
        autoComplete="new-password"
        problem={
          isTried && isTooShort ? m.passwordTooShort(passwordMinLength) : isCurrentWrong ? null : refusal
        }
        onChange={(next) => type({ next })}
      />
      <PasswordField
        label={m.repeatPassword}
        value={typed.again}
        autoComplete="new-password"
        problem={isTried && isDifferent ? m.passwordsDiffer : null}
        onChange={(again) => type({ again })}
      />
      <Button kind="primary" type="submit" disabled={change.isPending}>
        {m.changePassword}
      </Button>
    </form>
  );
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof ApiError && error.code === code;
}
