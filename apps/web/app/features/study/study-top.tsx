import { CircleQuestionMark, Undo2, X } from "lucide-react";
import { Link } from "react-router";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";
import { leftOf, type StudySession } from "./study-session.ts";

interface StudyTopProps {
  readonly session: StudySession;
  readonly boxId: string | undefined;
  /** Undefined while there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onHelp: () => void;
}

/** How far the session is, the way out and the way back. */
export function StudyTop({ session, boxId, onUndo, onHelp }: StudyTopProps) {
  const { study: words } = useMessages();
  const language = useAppLanguage();
  const done = session.answered.length;
  const all = done + leftOf(session);
  const count = (value: number) => formatCount(value, language);
  return (
    <header className="mx-auto flex w-full max-w-3xl items-center gap-2 px-3 py-3 sm:gap-3 sm:px-4">
      <Link
        to={boxId === undefined ? "/dashboard" : `/box/${boxId}`}
        aria-label={words.leave}
        title={words.leave}
        className="icon-button"
      >
        <X size={20} aria-hidden />
      </Link>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, all)}
        aria-valuetext={words.progressText(count(done), count(all))}
        className="h-2 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-blue transition-[width] duration-300"
          style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }}
        />
      </div>
      <p className="flex gap-2 text-sm tabular-nums" title={words.left}>
        <span className="sr-only">{words.left}</span>
        <Left label={words.counts.new} count={count(session.counts.new)} colour="text-blue" />
        <Left label={words.counts.learning} count={count(session.counts.learning)} colour="text-again" />
        <Left label={words.counts.review} count={count(session.counts.review)} colour="text-good" />
      </p>
      <div className="flex">
        <button
          type="button"
          aria-label={words.undo}
          title={words.undo}
          aria-disabled={onUndo === undefined}
          className="icon-button aria-disabled:cursor-default aria-disabled:opacity-45"
          onClick={onUndo}
        >
          <Undo2 size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={words.shortcuts}
          title={words.shortcuts}
          className="icon-button max-sm:hidden"
          onClick={onHelp}
        >
          <CircleQuestionMark size={18} aria-hidden />
        </button>
      </div>
    </header>
  );
}

/** New, learning and review, in Anki's order and colours; the words are for who cannot see them. */
function Left({ label, count, colour }: { label: string; count: string; colour: string }) {
  return (
    <span className={`font-semibold ${colour}`} title={label}>
      <span className="sr-only">{label} </span>
      {count}
    </span>
  );
}
