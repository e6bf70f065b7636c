import { Pause, Play, Trash2, X } from "lucide-react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";
import { Button } from "#ui/button.tsx";

interface BulkBarProps {
  readonly chosen: number;
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onSelectNone: () => void;
  readonly onSuspend: (isSuspended: boolean) => void;
  readonly onDelete: () => void;
}

/** What can be done with all chosen cards at once; stays in sight at the bottom of the window. */
export function BulkBar({ chosen, total, onSelectAll, onSelectNone, onSuspend, onDelete }: BulkBarProps) {
  const { cards: words } = useMessages();
  const language = useAppLanguage();
  return (
    <section
      aria-label={words.selection.label}
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-x-1 gap-y-2 rounded-xl border border-edge bg-sheet p-2 pl-4 shadow-lift max-sm:gap-y-0"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums max-sm:w-full max-sm:pt-1">
        {words.selection.count(formatCount(chosen, language))}
      </p>
      {chosen < total ? (
        <Button kind="ghost" size="small" onClick={onSelectAll}>
          {words.selection.all(formatCount(total, language))}
        </Button>
      ) : null}
      <Button kind="ghost" size="small" onClick={() => onSuspend(true)}>
        <Pause size={15} aria-hidden />
        <span className="max-sm:sr-only">{words.suspend}</span>
      </Button>
      <Button kind="ghost" size="small" onClick={() => onSuspend(false)}>
        <Play size={15} aria-hidden />
        <span className="max-sm:sr-only">{words.resume}</span>
      </Button>
      <Button kind="ghost" size="small" onClick={onDelete}>
        <Trash2 size={15} aria-hidden />
        <span className="max-sm:sr-only">{words.delete}</span>
      </Button>
      <Button kind="ghost" size="small" onClick={onSelectNone}>
        <X size={15} aria-hidden />
        <span className="max-sm:sr-only">{words.selection.none}</span>
      </Button>
    </section>
  );
}
