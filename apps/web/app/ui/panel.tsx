import { type ReactNode, useId } from "react";

interface PanelProps {
  readonly heading: string;
  readonly isHeadingHidden?: boolean;
  readonly children: ReactNode;
}

/** A titled sheet on the page, and a landmark of its own. */
export function Panel({ heading, isHeadingHidden = false, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-sheet p-4 shadow-card sm:p-5">
      <h2 id={id} className={isHeadingHidden ? "sr-only" : "font-bold"}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
