import { type CardBox, displayStatus, isUnfinished } from "@deckle/contract";
import { Download, FileText, GraduationCap, LoaderCircle, Trash2 } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { localizedPath } from "#i18n/language.ts";
import { formatCount, formatMoment } from "#lib/locale-format.ts";
import { useOpenedAt } from "#lib/use-opened-at.ts";
import { AppLink } from "#ui/app-link.tsx";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { useDownloadBox } from "./use-download-box.ts";

const maxEdges = 5;
const cardsPerEdge = 50;

interface BoxTileProps {
  readonly box: CardBox;
  readonly onDelete: () => void;
}

/** One card box: what it holds, how far it is, and what can be done with it. */
export function BoxTile({ box, onDelete }: BoxTileProps) {
  const m = useMessages();
  const language = useAppLanguage();
  const nameId = useId();
  const openedAt = useOpenedAt();
  const isFinished = displayStatus(box.status) === "finished";
  return (
    <li className="relative min-w-0 pt-4">
      <CardEdges cards={box.card_amount} />
      <article
        aria-labelledby={nameId}
        className="relative z-10 flex h-full flex-col rounded-xl border border-line bg-sheet shadow-card"
      >
        <div className="px-4 pt-3.5">
          <h3
            id={nameId}
            className="line-clamp-2 text-base leading-6 font-bold wrap-anywhere"
            title={box.subject_name}
          >
            <Link to={`/box/${box.box_id}`} className="hover:underline">
              {box.subject_name}
            </Link>
          </h3>
          <p className="flex items-center gap-1 text-xs text-ink3">
            <FileText size={13} aria-hidden className="shrink-0" />
            <span className="truncate">{box.file_name}</span>
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 px-4 text-sm">
          <StatusBadge status={box.status} progress={box.progress} />
          <time dateTime={box.CreatedAt} className="text-ink3">
            {m.boxes.created(formatMoment(box.CreatedAt, openedAt, language))}
          </time>
        </div>
        <div className="px-4 pt-3 pb-4 text-sm">
          <BoxState box={box} />
          <Warnings warnings={box.warnings} />
        </div>
        <div className="mt-auto flex gap-2 border-t border-line px-3 py-2.5">
          {isFinished ? <FinishedActions box={box} /> : null}
          <Button
            kind="ghost"
            size="small"
            className={isFinished ? "" : "flex-1"}
            aria-label={m.boxes.deleteLabel(box.subject_name)}
            onClick={onDelete}
          >
            <Trash2 size={15} aria-hidden />
            <span className={isFinished ? "sr-only" : ""}>{m.boxes.delete}</span>
          </Button>
        </div>
      </article>
    </li>
  );
}

function FinishedActions({ box }: { box: CardBox }) {
  const m = useMessages();
  const download = useDownloadBox();
  const Icon = download.isPending ? LoaderCircle : Download;
  return (
    <>
      <AppLink
        to={`/study/${box.box_id}`}
        kind="tonal"
        size="small"
        className="flex-1"
        aria-label={m.boxes.studyLabel(box.subject_name)}
      >
        <GraduationCap size={15} aria-hidden />
        {m.boxes.study}
      </AppLink>
      <Button
        kind="secondary"
        size="small"
        aria-label={m.boxes.downloadLabel(box.subject_name)}
        disabled={download.isPending}
        onClick={() => download.mutate(box)}
      >
        <Icon size={15} aria-hidden className={download.isPending ? "spin" : ""} />
        {download.isPending ? m.boxes.downloading : m.boxes.download}
      </Button>
    </>
  );
}

/** The stack above a tile shows at a glance how many cards are in the box. */
function CardEdges({ cards }: { cards: number }) {
  const edges = cards === 0 ? 0 : Math.min(maxEdges, 1 + Math.round(cards / cardsPerEdge));
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 h-6">
      {Array.from({ length: edges }, (_, index) => (
        <span
          key={index}
          className="card-edge"
          style={{
            left: 10 + index * 3,
            right: 10 + index * 3,
            top: 13 - index * 3,
            zIndex: maxEdges - index,
          }}
        />
      ))}
    </div>
  );
}

function BoxState({ box }: { box: CardBox }) {
  const m = useMessages();
  if (isUnfinished(box.status)) return <Processing box={box} />;
  if (displayStatus(box.status) !== "failed") return <CardCounts box={box} />;
  if (!box.failure) return <p className="text-ink2">{m.boxes.unknownFailure}</p>;
  return <Failure {...box.failure} />;
}

/** Why there are no cards; the help has an answer to every reason at its own address. */
function Failure({ reason, message }: { reason: string; message: string }) {
  const m = useMessages();
  const language = useAppLanguage();
  return (
    <p className="text-ink2">
      {message}{" "}
      <a href={localizedPath(`/help#${reason}`, language)} className="whitespace-nowrap text-blue underline">
        {m.boxes.whatToDo}
      </a>
    </p>
  );
}

function Processing({ box }: { box: CardBox }) {
  const m = useMessages();
  const language = useAppLanguage();
  const isWriting = box.stage === "writing" && box.card_amount > 0;
  return (
    <>
      <ProgressBar
        label={m.boxes.processing(box.subject_name)}
        percent={Math.max(4, box.progress)}
        look="working"
      />
      <p className="mt-2 flex justify-between gap-3 text-ink2">
        <span>
          {isWriting ? m.stageWithCards(formatCount(box.card_amount, language)) : m.stage[box.stage]}
        </span>
        <span className="tabular-nums">{box.progress}%</span>
      </p>
    </>
  );
}

function CardCounts({ box }: { box: CardBox }) {
  const m = useMessages();
  const language = useAppLanguage();
  const reviewed = box.card_amount === 0 ? 0 : (box.card_reviewed_count / box.card_amount) * 100;
  return (
    <>
      <p className="mb-2 flex justify-between text-ink2 tabular-nums">
        <span className="font-semibold text-ink">
          {m.boxes.cards(formatCount(box.card_amount, language))}
        </span>
        <span>{m.boxes.reviewed(formatCount(box.card_reviewed_count, language))}</span>
      </p>
      <ProgressBar label={m.boxes.reviewProgress(box.subject_name)} percent={reviewed} look="done" />
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  const m = useMessages();
  if (warnings.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-hard">
        {m.boxes.warnings} <span className="tabular-nums">({warnings.length})</span>
      </summary>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 text-ink2">
        {warnings.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {warning}
          </li>
        ))}
      </ul>
    </details>
  );
}
