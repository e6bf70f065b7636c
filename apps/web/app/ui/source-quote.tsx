import type { CardSource } from "@deckle/contract";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";

interface SourceQuoteProps {
  readonly source: Pick<CardSource, "quote">;
  /** Where the words stand, such as the page and the section. */
  readonly place: string;
  readonly children?: ReactNode;
}

/** The words a card rests on, in the yellow that means "this is from your document". */
export function SourceQuote({ source, place, children }: SourceQuoteProps) {
  return (
    <div className="text-sm leading-7">
      {place === "" ? null : (
        <span className="mr-2 inline-flex items-baseline gap-1.5 font-medium text-ink2">
          <FileText size={14} aria-hidden className="shrink-0 translate-y-0.5" />
          <span className="wrap-anywhere">{place}</span>
        </span>
      )}
      <q className="mark wrap-anywhere">{source.quote}</q>
      {children}
    </div>
  );
}
