/** The place of something that is loading; shows after a moment only. */
export function Skeleton({ label, className = "" }: { label: string; className?: string }) {
  return (
    <div role="status" className={`late rounded-xl bg-sunk ${className}`}>
      <span className="sr-only">{label}</span>
    </div>
  );
}
