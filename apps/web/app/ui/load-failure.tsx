import { RotateCw } from "lucide-react";
import { Button } from "./button.tsx";

interface LoadFailureProps {
  readonly title: string;
  readonly reason: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Something did not load: what, why, and the way to try again. */
export function LoadFailure({ title, reason, retryLabel, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="rounded-lg border border-line bg-sunk p-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-sm text-ink2">{reason}</p>
      <Button kind="secondary" size="small" className="mt-3" onClick={onRetry}>
        <RotateCw size={15} aria-hidden />
        {retryLabel}
      </Button>
    </div>
  );
}
