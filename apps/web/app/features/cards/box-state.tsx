import { type CardBox, displayStatus, isUnfinished } from "@deckle/contract";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";
import { AppLink } from "#ui/app-link.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** What a box that is being worked on, or that came to nothing, says above its cards. */
export function BoxState({ box }: { box: CardBox }) {
  const m = useMessages();
  const language = useAppLanguage();
  if (isUnfinished(box.status)) {
    const isWriting = box.stage === "writing" && box.card_amount > 0;
    return (
      <section className="mb-6 rounded-xl border border-line bg-sheet p-5 shadow-card">
        <h2 className="font-bold">{m.cards.working}</h2>
        <p className="mt-0.5 mb-3 text-sm text-ink2">{m.cards.workingHint}</p>
        <ProgressBar
          label={m.boxes.processing(box.subject_name)}
          percent={Math.max(4, box.progress)}
          look="working"
        />
        <p role="status" className="mt-2 flex justify-between gap-3 text-sm text-ink2">
          <span>
            {isWriting ? m.stageWithCards(formatCount(box.card_amount, language)) : m.stage[box.stage]}
          </span>
          <span className="tabular-nums">{box.progress}%</span>
        </p>
      </section>
    );
  }
  if (displayStatus(box.status) !== "failed") return null;
  return (
    <section className="mb-6 rounded-xl border border-line bg-sheet p-5 shadow-card">
      <h2 className="font-bold text-again">{m.cards.failed}</h2>
      <p className="mt-1 text-ink2">{box.failure?.message ?? m.boxes.unknownFailure}</p>
      <AppLink kind="secondary" size="small" to="/dashboard" className="mt-4">
        {m.cards.backToUpload}
      </AppLink>
    </section>
  );
}
