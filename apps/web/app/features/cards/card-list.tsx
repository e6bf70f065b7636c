import type { WireCard } from "@deckle/contract";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";
import { Button } from "#ui/button.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { type CardDraft, draftOf } from "./card-draft.ts";
import { CardEditor } from "./card-editor.tsx";
import { type CardActions, CardRow } from "./card-row.tsx";
import { nothingSelected, toggle } from "./selection.ts";
import { useDeleteCards, useSaveCard, useSuspendCards } from "./use-card-changes.ts";
import { useShownCards } from "./use-shown-cards.ts";

interface CardListProps {
  readonly boxId: string;
  readonly cards: readonly WireCard[];
  /** Names what is listed; another list starts at its beginning. */
  readonly listKey: string;
}

/** A card in the editor; with the text that did not get through and the reason, where an attempt to save failed. */
interface Editing {
  readonly id: string;
  readonly draft?: CardDraft;
  readonly failure?: string;
}

/** The cards of a box: editing in place, choosing several, suspending and deleting. */
export function CardList({ boxId, cards, listKey }: CardListProps) {
  const { cards: words } = useMessages();
  const language = useAppLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [selection, setSelection] = useState(nothingSelected);
  const [editing, setEditing] = useState<Editing>();
  const lastDraft = useRef<Editing>(undefined);
  const suspension = useSuspendCards(boxId);
  const deletion = useDeleteCards(boxId);
  const saving = useSaveCard(boxId, {
    onFailure: (failure) => lastDraft.current && setEditing({ ...lastDraft.current, failure }),
  });
  const { count, next, watchEnd, showMore } = useShownCards(cards.length, listKey);
  const order = cards.map((card) => card.card_id);
  const chosen = order.filter((id) => selection.ids.has(id));
  const focus = useFocusAfterChange(list);

  function remove(ids: readonly string[]): void {
    const first = order.findIndex((id) => ids.includes(id));
    focus(order.slice(first).find((id) => !ids.includes(id)) ?? order[first - 1]);
    deletion.mutate(ids);
    setSelection(nothingSelected);
  }

  const actions = useStable({
    select: (id, reach) => setSelection(toggle(selection, id, { order, reach })),
    edit: (card) => setEditing({ id: card.card_id }),
    suspend: (card) => suspension.mutate({ ids: [card.card_id], isSuspended: !card.is_suspended }),
    remove: (card) => remove([card.card_id]),
    move: (from, steps) => {
      const target = order[order.indexOf(from) + steps];
      if (target !== undefined) focus(target);
    },
  });

  return (
    <>
      <ul ref={list} aria-label={words.heading} className="space-y-3">
        {cards.slice(0, count).map((card) => (
          <li key={card.card_id} className="card-place">
            {editing?.id === card.card_id ? (
              <div className="rounded-xl border border-blue bg-sheet p-4 shadow-card sm:p-5">
                <CardEditor
                  heading={words.editor.edit}
                  draft={editing.draft ?? draftOf(card)}
                  failure={editing.failure === undefined ? null : words.editor.failed(editing.failure)}
                  source={card.source}
                  onCancel={() => {
                    setEditing(undefined);
                    focus(card.card_id);
                  }}
                  onSave={(content, draft) => {
                    lastDraft.current = { id: card.card_id, draft };
                    saving.mutate({ card, content });
                    setEditing(undefined);
                    focus(card.card_id);
                  }}
                />
              </div>
            ) : (
              <CardRow
                boxId={boxId}
                card={card}
                isSelected={selection.ids.has(card.card_id)}
                actions={actions}
              />
            )}
          </li>
        ))}
      </ul>
      {next > 0 ? (
        <div key={count} ref={watchEnd} className="mt-4 text-center">
          <Button kind="secondary" onClick={showMore}>
            {words.showMore(formatCount(next, language))}
          </Button>
        </div>
      ) : null}
      {chosen.length === 0 ? null : (
        <BulkBar
          chosen={chosen.length}
          total={cards.length}
          onSelectAll={() => setSelection({ ids: new Set(order), anchor: undefined })}
          onSelectNone={() => {
            setSelection(nothingSelected);
            focus(chosen[0]);
          }}
          onSuspend={(isSuspended) => suspension.mutate({ ids: chosen, isSuspended })}
          onDelete={() => remove(chosen)}
        />
      )}
    </>
  );
}

/** The same object for as long as the list is there, so that rows that did not change are not drawn again. */
function useStable(actions: CardActions): CardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      select: (...input) => latest.current.select(...input),
      edit: (...input) => latest.current.edit(...input),
      suspend: (...input) => latest.current.suspend(...input),
      remove: (...input) => latest.current.remove(...input),
      move: (...input) => latest.current.move(...input),
    }),
    [],
  );
}

/** Puts the focus on a card once the list has been drawn anew: its place must not be lost with what was there before. */
function useFocusAfterChange(list: RefObject<HTMLUListElement | null>): (id: string | undefined) => void {
  const wanted = useRef<string>(undefined);
  const [, redraw] = useState({});
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = list.current?.querySelector(`[data-card="${CSS.escape(wanted.current)}"]`);
    const control = row?.querySelector<HTMLElement>("input, button");
    if (!control) return;
    wanted.current = undefined;
    control.focus();
  });
  return (id) => {
    wanted.current = id;
    redraw({});
  };
}
