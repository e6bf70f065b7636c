import type { WireCard } from "@deckle/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SourceQuote } from "#ui/source-quote.tsx";
import { sourcePlace } from "./source-place.ts";

interface CardPlaceProps {
  readonly boxId: string;
  readonly card: WireCard;
  /** What stands on the line of the button. */
  readonly children: ReactNode;
}

/** The words a card rests on, and on demand what stands around them in the document. */
export function CardPlace({ boxId, card, children }: CardPlaceProps) {
  const { cards: words } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-3 border-t border-line pt-2">
      {card.source ? (
        <SourceQuote source={card.source} place={sourcePlace(card.source, words)} />
      ) : (
        <p className="text-sm text-ink3">{words.noSource}</p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink3">
        {children}
        {card.source ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="-mx-1 min-h-7 cursor-pointer rounded px-1 text-sm font-medium text-blue underline-offset-4 hover:underline pointer-coarse:min-h-9"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.hideContext : words.context}
          </button>
        ) : null}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Context boxId={boxId} cardId={card.card_id} /> : null}
      </div>
    </div>
  );
}

function Context({ boxId, cardId }: { boxId: string; cardId: string }) {
  const { cards: words, common } = useMessages();
  const api = useApi();
  const context = useQuery({
    queryKey: queryKeys.cardContext(boxId, cardId),
    queryFn: ({ signal }) => api.call("getCardContext", { box_id: boxId, card_id: cardId }, { signal }),
    staleTime: Infinity,
  });
  if (context.isError) {
    return (
      <div className="mt-2">
        <LoadFailure
          title={words.contextFailed}
          reason={messageOf(context.error, common.startFailed)}
          retryLabel={common.retry}
          onRetry={() => void context.refetch()}
        />
      </div>
    );
  }
  if (!context.data) return <Skeleton label={common.loading} className="mt-2 h-20" />;
  return (
    <blockquote className="mt-2 rounded-lg bg-sunk px-4 py-3 text-sm leading-7 whitespace-pre-line wrap-anywhere text-ink2">
      {context.data.before}
      <span className="mark">{context.data.quote}</span>
      {context.data.after}
    </blockquote>
  );
}
