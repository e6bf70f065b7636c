import { passwordMaxLength } from "@deckle/contract";
import { useId } from "react";

interface PasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it; null when nothing is. */
  readonly problem?: string | null;
  readonly value: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly onChange: (value: string) => void;
}

/** A password, with its hint or what is wrong with it below. */
export function PasswordField({
  label,
  hint,
  problem = null,
  value,
  autoComplete,
  onChange,
}: PasswordFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="password"
        required
        value={value}
        maxLength={passwordMaxLength}
        autoComplete={autoComplete}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem ${id}-hint`}
        className="mt-1 h-11 w-full rounded-lg border border-edge bg-sheet px-3 aria-invalid:border-again"
        onChange={(event) => onChange(event.target.value)}
      />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink3">
          {hint}
        </p>
      ) : null}
      <p id={`${id}-problem`} role="alert" className="text-sm text-again not-empty:mt-1">
        {problem}
      </p>
    </div>
  );
}
