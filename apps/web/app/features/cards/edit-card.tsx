import type { WireCard } from "@deckle/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { draftOf } from "./card-draft.ts";
import { CardEditor } from "./card-editor.tsx";

interface EditCardProps {
  readonly boxId: string;
  readonly card: WireCard;
  readonly onSaved: (card: WireCard) => void;
  readonly onClose: () => void;
}

/** Editing a card where it is studied. Its text stays in the form until the server has it. */
export function EditCard({ boxId, card, onSaved, onClose }: EditCardProps) {
  const api = useApi();
  const { cards: words, common } = useMessages();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (content: Parameters<typeof api.call<"updateCard">>[1]["content"]) =>
      api.call("updateCard", { box_id: boxId, card_id: card.card_id, content }),
    onSuccess: (saved) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.allCards(boxId) });
      onSaved(saved);
      onClose();
    },
  });
  return (
    <CardEditor
      heading={words.editor.edit}
      draft={draftOf(card)}
      failure={saving.isError ? words.editor.failed(messageOf(saving.error, common.startFailed)) : null}
      source={card.source}
      isSaving={saving.isPending}
      onCancel={onClose}
      onSave={(content) => saving.mutate(content)}
    />
  );
}
