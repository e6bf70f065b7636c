interface SpinnerProps {
  readonly label: string;
  readonly isLabelVisible?: boolean;
}

/** Waiting for the whole page. Shows after a moment only, so that a fast answer does not flicker. */
export function Spinner({ label, isLabelVisible = false }: SpinnerProps) {
  return (
    <div role="status" className="late grid min-h-[60vh] place-content-center justify-items-center gap-4">
      <span aria-hidden className="spin size-8 rounded-full border-3 border-line border-t-blue" />
      <span className={isLabelVisible ? "text-ink2" : "sr-only"}>{label}</span>
    </div>
  );
}
