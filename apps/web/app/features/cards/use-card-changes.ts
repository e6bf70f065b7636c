import { type CardContent, cardsPerCallMax, type WireCard } from "@deckle/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { showToast } from "#ui/toaster.tsx";
import { withContent } from "./card-draft.ts";

type Cards = readonly WireCard[];

/** Every list of the box's cards that is held, changed in the same way. */
function editLists(queryClient: QueryClient, boxId: string, edit: (cards: Cards) => Cards): void {
  queryClient.setQueriesData<Cards>({ queryKey: queryKeys.allCards(boxId) }, (old) => old && edit(old));
}

/**
 * Shows a change at once and answers with the way back. Calls on their way are cancelled first, or their older answer
 * would undo it.
 */
async function changeAtOnce(
  queryClient: QueryClient,
  boxId: string,
  edit: (cards: Cards) => Cards,
): Promise<{ readonly rollBack: () => void }> {
  const queryKey = queryKeys.allCards(boxId);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData<Cards>({ queryKey });
  editLists(queryClient, boxId, edit);
  return {
    rollBack: () => {
      for (const [key, cards] of before) queryClient.setQueryData(key, cards);
    },
  };
}

/** What changes with the cards: counts on the dashboard, in the report and in what is due. */
function refreshCounts(queryClient: QueryClient, boxId: string): void {
  for (const queryKey of [
    ["box", boxId],
    ["box-report", boxId],
    queryKeys.allBoxes,
    queryKeys.allStudyOverviews,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Calls for many cards, as many at a time as the contract allows. */
async function inParts(ids: readonly string[], call: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += cardsPerCallMax) {
    await call(ids.slice(from, from + cardsPerCallMax));
  }
}

interface SaveOptions {
  /** The text was refused or did not arrive; it must not be lost. */
  readonly onFailure: (reason: string) => void;
}

/** Changes a card's words at once; where the server refuses them the old ones come back and the editor may reopen. */
export function useSaveCard(boxId: string, { onFailure }: SaveOptions) {
  const api = useApi();
  const m = useMessages();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ card, content }: { readonly card: WireCard; readonly content: CardContent }) =>
      api.call("updateCard", { box_id: boxId, card_id: card.card_id, content }),
    onMutate: ({ card, content }) =>
      changeAtOnce(queryClient, boxId, (cards) => replaceCard(cards, withContent(card, content))),
    onSuccess: (saved) => {
      editLists(queryClient, boxId, (cards) => replaceCard(cards, saved));
      refreshCounts(queryClient, boxId);
    },
    onError: (error, _card, change) => {
      change?.rollBack();
      onFailure(messageOf(error, m.common.startFailed));
    },
  });
}

/** Adds a card by hand. The server gives it its identity, so it appears when it is there. */
export function useCreateCard(boxId: string) {
  const api = useApi();
  const m = useMessages();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (content: CardContent) => api.call("createCard", { box_id: boxId, content }),
    onSuccess: async () => {
      refreshCounts(queryClient, boxId);
      await queryClient.invalidateQueries({ queryKey: queryKeys.allCards(boxId) });
      showToast("success", m.cards.created);
    },
  });
}

/** Suspends cards or brings them back, at once; a failure puts them back as they were and says so. */
export function useSuspendCards(boxId: string) {
  const api = useApi();
  const { cards: words, common } = useMessages();
  const language = useAppLanguage();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, isSuspended }: { readonly ids: readonly string[]; readonly isSuspended: boolean }) =>
      inParts(ids, (part) =>
        api.call("suspendCards", { box_id: boxId, card_ids: part, is_suspended: isSuspended }),
      ),
    onMutate: ({ ids, isSuspended }) => {
      const chosen = new Set(ids);
      return changeAtOnce(queryClient, boxId, (cards) =>
        cards.map((card) => (chosen.has(card.card_id) ? { ...card, is_suspended: isSuspended } : card)),
      );
    },
    onSuccess: (_nothing, { ids, isSuspended }) => {
      const count = formatCount(ids.length, language);
      showToast("success", isSuspended ? words.suspendedDone(count) : words.resumedDone(count));
      refreshCounts(queryClient, boxId);
    },
    onError: (error, _chosen, change) => {
      change?.rollBack();
      showToast("failure", words.suspendFailed(messageOf(error, common.startFailed)));
    },
  });
}

/** Deletes cards at once, with a way back for as long as the toast stands; a failure puts them back and says so. */
export function useDeleteCards(boxId: string) {
  const api = useApi();
  const { cards: words, common } = useMessages();
  const language = useAppLanguage();
  const queryClient = useQueryClient();

  const restore = useMutation({
    mutationFn: (ids: readonly string[]) =>
      inParts(ids, (part) => api.call("restoreCards", { box_id: boxId, card_ids: part })),
    onSuccess: async (_nothing, ids) => {
      refreshCounts(queryClient, boxId);
      await queryClient.invalidateQueries({ queryKey: queryKeys.allCards(boxId) });
      showToast("success", words.restored(formatCount(ids.length, language)));
    },
    onError: (error) => {
      showToast("failure", words.restoreFailed(messageOf(error, common.startFailed)));
    },
  });

  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      inParts(ids, (part) => api.call("deleteCards", { box_id: boxId, card_ids: part })),
    onMutate: (ids) => {
      const chosen = new Set(ids);
      return changeAtOnce(queryClient, boxId, (cards) => cards.filter((card) => !chosen.has(card.card_id)));
    },
    onSuccess: (_nothing, ids) => {
      refreshCounts(queryClient, boxId);
      showToast("success", words.deleted(formatCount(ids.length, language)), {
        label: words.undo,
        run: () => restore.mutate(ids),
      });
    },
    onError: (error, _ids, change) => {
      change?.rollBack();
      showToast("failure", words.deleteFailed(messageOf(error, common.startFailed)));
    },
  });
}

function replaceCard(cards: Cards, newer: WireCard): Cards {
  return cards.map((card) => (card.card_id === newer.card_id ? newer : card));
}
