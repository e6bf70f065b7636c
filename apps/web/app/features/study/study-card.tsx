import type { StudyItem } from "@deckle/contract";
import { Pause, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { CardText } from "#ui/card-text.tsx";
import { SourceQuote } from "#ui/source-quote.tsx";

interface StudyCardProps {
  readonly item: StudyItem;
  readonly isRevealed: boolean;
  readonly onEdit: () => void;
  readonly onSuspend: () => void;
  /** Stands in the card's place while it is edited. */
  readonly editor: ReactNode;
}

/** The card on the table: its question, and once revealed its answer with the words it rests on. */
export function StudyCard({ item, isRevealed, onEdit, onSuspend, editor }: StudyCardProps) {
  const { study: words, cards } = useMessages();
  const { card } = item;
  return (
    <div className="relative my-auto">
      <span aria-hidden className="card-below inset-x-5 -bottom-2.5" />
      <span aria-hidden className="card-below inset-x-2.5 -bottom-1.5" />
      <article
        aria-label={words.states[item.state]}
        className="relative flex min-h-[22rem] flex-col rounded-2xl border border-line bg-sheet shadow-lift sm:min-h-[27rem]"
      >
        <div className="flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-rule py-1 pr-2 pl-5 text-sm text-ink2">
          <span className="min-w-0 flex-1 truncate">
            <b className="font-semibold text-ink">{item.subject_name}</b>
          </span>
          <span className="shrink-0 text-xs max-sm:hidden">{words.states[item.state]}</span>
          <IconButton label={words.edit} onPress={onEdit}>
            <Pencil size={16} aria-hidden />
          </IconButton>
          <IconButton label={words.suspend} onPress={onSuspend}>
            <Pause size={16} aria-hidden />
          </IconButton>
        </div>
        {editor ? (
          <div className="p-5 sm:p-8">{editor}</div>
        ) : (
          <>
            <div className="flex flex-1 flex-col justify-center px-5 py-7 sm:px-10">
              {card.topic.length > 0 ? (
                <p className="mb-3 text-sm leading-6 wrap-anywhere text-ink2">{card.topic.join(" › ")}</p>
              ) : null}
              {card.type === "cloze" && card.text ? (
                <Cloze text={card.text} isRevealed={isRevealed} />
              ) : (
                <>
                  <div className="text-xl leading-[1.55] font-bold sm:text-[1.6rem]">
                    <span className="sr-only">{words.question}</span>
                    <CardText text={card.question} gapLabel={words.gap} />
                  </div>
                  <Answer isRevealed={isRevealed} text={card.answer} />
                </>
              )}
            </div>
            {isRevealed && card.source ? (
              <footer className="rounded-b-2xl border-t border-line bg-paper px-5 py-3.5 sm:px-10">
                <SourceQuote
                  source={card.source}
                  place={
                    card.source.page === null ? cards.editor.source : cards.page(String(card.source.page))
                  }
                />
              </footer>
            ) : null}
          </>
        )}
      </article>
    </div>
  );
}

/** The live region is there from the start, so that the answer is read out when it appears. */
function Answer({ isRevealed, text }: { isRevealed: boolean; text: string }) {
  const { study: words } = useMessages();
  return (
    <div aria-live="polite">
      {isRevealed ? (
        <div className="reveal mt-6 border-t border-line pt-6 text-lg leading-8">
          <span className="sr-only">{words.answer}</span>
          <CardText text={text} gapLabel={words.gap} />
        </div>
      ) : null}
    </div>
  );
}

/** A cloze card is one text: its gaps open, then filled in. */
function Cloze({ text, isRevealed }: { text: string; isRevealed: boolean }) {
  const { study: words } = useMessages();
  return (
    <div aria-live="polite" className="text-xl leading-[1.7] sm:text-2xl sm:leading-[1.7]">
      <CardText
        key={String(isRevealed)}
        text={text}
        gaps={isRevealed ? "shown" : "hidden"}
        gapLabel={words.gap}
      />
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function IconButton({ label, onPress, children }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className="icon-button shrink-0" onClick={onPress}>
      {children}
    </button>
  );
}
