import type { WireCard } from "@deckle/contract";
import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { type KeyboardEvent, memo, useId } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useAreShortcutsOn } from "#lib/shortcuts.ts";
import { CardText } from "#ui/card-text.tsx";
import { CardPlace } from "./card-place.tsx";

/** What can be done with a card of a list. */
export interface CardActions {
  readonly select: (id: string, reach: "one" | "range") => void;
  readonly edit: (card: WireCard) => void;
  readonly suspend: (card: WireCard) => void;
  readonly remove: (card: WireCard) => void;
  readonly move: (from: string, steps: 1 | -1) => void;
}

interface CardRowProps {
  readonly boxId: string;
  readonly card: WireCard;
  readonly isSelected: boolean;
  readonly actions: CardActions;
}

/** One card of a box: both sides, where it comes from, and what can be done with it. Keys work while the focus is in it. */
export const CardRow = memo(function CardRow({ boxId, card, isSelected, actions }: CardRowProps) {
  const { cards: words } = useMessages();
  const areShortcutsOn = useAreShortcutsOn();
  const id = useId();

  function onKeyDown(event: KeyboardEvent): void {
    const keys: Readonly<Record<string, () => void>> = {
      e: () => actions.edit(card),
      s: () => actions.suspend(card),
      delete: () => actions.remove(card),
      j: () => actions.move(card.card_id, 1),
      k: () => actions.move(card.card_id, -1),
    };
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
    const action = areShortcutsOn && isPlain ? keys[event.key.toLowerCase()] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the controls inside
    <article
      aria-labelledby={`${id}-question`}
      data-card={card.card_id}
      className={`card-row ${isSelected ? "is-selected" : ""}`}
      onKeyDown={onKeyDown}
    >
      <label className="-m-2 self-start p-2">
        <input
          type="checkbox"
          checked={isSelected}
          aria-describedby={`${id}-question`}
          className="mt-1 block size-4.5 cursor-pointer accent-blue"
          // The click knows about Shift, the change does not.
          onChange={() => undefined}
          onClick={(event) => actions.select(card.card_id, event.shiftKey ? "range" : "one")}
        />
        <span className="sr-only">{words.select}</span>
      </label>
      <div className={`min-w-0 flex-1 ${card.is_suspended ? "text-ink2" : ""}`}>
        <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
          <div id={`${id}-question`} className="font-semibold">
            <CardText text={card.text ?? card.question} gaps="hidden" gapLabel={words.gap} />
          </div>
          <div className="max-md:border-t max-md:border-line max-md:pt-2">
            <CardText text={card.text ?? card.answer} gapLabel={words.gap} />
          </div>
        </div>
        <CardPlace boxId={boxId} card={card}>
          <Marks card={card} />
        </CardPlace>
      </div>
      <div className="flex shrink-0 gap-0.5 max-sm:w-full max-sm:justify-end sm:flex-col">
        <button
          type="button"
          aria-label={words.edit}
          title={words.edit}
          aria-describedby={`${id}-question`}
          className="icon-button"
          onClick={() => actions.edit(card)}
        >
          <Pencil size={16} aria-hidden />
        </button>
        <SuspendButton card={card} describedBy={`${id}-question`} onPress={() => actions.suspend(card)} />
        <button
          type="button"
          aria-label={words.delete}
          title={words.delete}
          aria-describedby={`${id}-question`}
          className="icon-button"
          onClick={() => actions.remove(card)}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      </div>
    </article>
  );
});

interface SuspendButtonProps {
  readonly card: WireCard;
  readonly describedBy: string;
  readonly onPress: () => void;
}

function SuspendButton({ card, describedBy, onPress }: SuspendButtonProps) {
  const { cards: words } = useMessages();
  const label = card.is_suspended ? words.resume : words.suspend;
  const Icon = card.is_suspended ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-describedby={describedBy}
      className="icon-button"
      onClick={onPress}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}

function Marks({ card }: { card: WireCard }) {
  const { cards: words } = useMessages();
  const marks = [
    ...(card.is_suspended ? [words.suspended] : []),
    ...(card.origin === "learner" ? [words.added] : card.is_edited ? [words.edited] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      <li>{words.type[card.type]}</li>
      <li>{words.difficulty[card.difficulty]}</li>
      {marks.map((mark) => (
        <li key={mark} className="font-semibold text-hard">
          {mark}
        </li>
      ))}
      {card.tags.map((tag) => (
        <li key={tag} className="wrap-anywhere">
          #{tag}
        </li>
      ))}
    </ul>
  );
}
