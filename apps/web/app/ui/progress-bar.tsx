interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly look?: "working" | "plain" | "done";
}

const fills = { working: "bg-blue stripes", plain: "bg-blue", done: "bg-good" } as const;

/** How far something has come. */
export function ProgressBar({ label, percent, look = "plain" }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-sunk"
    >
      <div
        className={`h-full rounded-full transition-[width] duration-300 ${fills[look]}`}
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </div>
  );
}
