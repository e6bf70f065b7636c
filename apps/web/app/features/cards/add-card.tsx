import { useMessages } from "#i18n/learn-i18n.ts";
import { messageOf } from "#lib/api-error.ts";
import { emptyDraft } from "./card-draft.ts";
import { CardEditor } from "./card-editor.tsx";
import { useCreateCard } from "./use-card-changes.ts";

/** Writing a card of one's own. Its text stays in the form until the server has it. */
export function AddCard({ boxId, onClose }: { boxId: string; onClose: () => void }) {
  const { cards: words, common } = useMessages();
  const creation = useCreateCard(boxId);
  return (
    <div className="mb-4 rounded-xl border border-blue bg-sheet p-4 shadow-card sm:p-5">
      <h2 className="mb-3 font-bold">{words.editor.add}</h2>
      <CardEditor
        heading={words.editor.add}
        draft={emptyDraft}
        failure={creation.isError ? words.editor.failed(messageOf(creation.error, common.startFailed)) : null}
        source={null}
        isSaving={creation.isPending}
        onCancel={onClose}
        onSave={(content) => creation.mutate(content, { onSuccess: onClose })}
      />
    </div>
  );
}
