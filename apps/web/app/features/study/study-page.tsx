import type { StudyItem, WireCard } from "@deckle/contract";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { ApiError, isNotFound, messageOf } from "#lib/api-error.ts";
import { formatCount } from "#lib/locale-format.ts";
import { type SessionExpiry, useIsSessionExpired } from "#lib/session-expiry.ts";
import { useShortcuts } from "#lib/shortcuts.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { AppLink } from "#ui/app-link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { GradeBar } from "./grade-bar.tsx";
import { StudyCard } from "./study-card.tsx";
import { StudyEnd } from "./study-end.tsx";
import { StudyShortcuts } from "./study-shortcuts.tsx";
import { StudyTop } from "./study-top.tsx";
import { useStudySession } from "./use-study-session.ts";

/** What the editor of a card needs; the page's route brings it, because it belongs to the cards. */
export interface CardEditorSlot {
  readonly boxId: string;
  readonly card: WireCard;
  readonly onSaved: (card: WireCard) => void;
  readonly onClose: () => void;
}

interface StudyPageProps {
  /** One box; all of them when absent. */
  readonly boxId: string | undefined;
  readonly expiry: SessionExpiry;
  readonly Editor: ComponentType<CardEditorSlot>;
  /** What the page says about an ended sign-in. */
  readonly notice: ReactNode;
}

/** Studying: question, answer, grade, until nothing is left for today. */
export function StudyPage({ boxId, expiry, Editor, notice }: StudyPageProps) {
  const study = useStudySession(boxId);
  const { session, dispatch, load } = study;
  const [editing, setEditing] = useState<StudyItem>();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const item = session.items[0];
  // Leaving for a new sign-in would interrupt a session; a notice asks for it beside the cards instead.
  const isUnderWay = session.isLoaded;
  useEffect(() => (isUnderWay ? expiry.hold() : undefined), [expiry, isUnderWay]);
  useReloadAfterSignIn(expiry, load);

  const isEditing = editing !== undefined && editing === item;
  const asked = isEditing ? undefined : item;
  const openSheet = () => setIsSheetOpen(true);
  useShortcuts(useStudyKeys({ study, item: asked, setEditing, openSheet }));

  const table = `${item?.card.card_id} ${session.answered.length}`;
  return (
    <div className="flex min-h-dvh flex-col bg-sunk">
      <StudyTop
        session={session}
        boxId={boxId}
        onUndo={session.answered.length === 0 || isEditing ? undefined : () => void study.undo()}
        onHelp={openSheet}
      />
      <main id="main" className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-1 pb-6">
        <StudyHeading boxId={boxId} item={item ?? session.answered[0]?.item} />
        {notice}
        <Unsent sending={study.sending} />
        {item ? (
          <StudyCard
            key={table}
            item={item}
            isRevealed={session.isRevealed}
            onEdit={() => setEditing(item)}
            onSuspend={() => void study.setSuspended(item, true)}
            editor={
              isEditing ? (
                <Editor
                  boxId={item.box_id}
                  card={item.card}
                  onSaved={(card) => dispatch({ kind: "edited", card })}
                  onClose={() => setEditing(undefined)}
                />
              ) : null
            }
          />
        ) : (
          <EmptyTable study={study} boxId={boxId} />
        )}
      </main>
      {asked ? (
        <GradeBar
          key={table}
          item={asked}
          isRevealed={session.isRevealed}
          onReveal={() => dispatch({ kind: "revealed" })}
          onGrade={study.answer}
        />
      ) : null}
      {isSheetOpen ? <StudyShortcuts onClose={() => setIsSheetOpen(false)} /> : null}
    </div>
  );
}

/** Names what is studied, in the page's title too. */
function StudyHeading({ boxId, item }: { boxId: string | undefined; item: StudyItem | undefined }) {
  const { study: words } = useMessages();
  const name = boxId === undefined ? undefined : item?.subject_name;
  usePageTitle(name === undefined ? words.title : words.titleOf(name));
  return <PageHeading className="sr-only">{words.heading(name ?? words.allBoxes)}</PageHeading>;
}

type Study = ReturnType<typeof useStudySession>;

/** Says so while answers cannot be sent. The live region is there from the start. */
function Unsent({ sending }: Pick<Study, "sending">) {
  const { study: words } = useMessages();
  const language = useAppLanguage();
  return (
    <div role="status">
      {sending.isStuck ? (
        <p className="mb-4 rounded-lg border border-line bg-sheet px-4 py-2.5 text-sm font-medium text-hard">
          {words.unsent(formatCount(sending.unsent.length, language))}
        </p>
      ) : null}
    </div>
  );
}

/** No card is there: it is loading, it failed, or there is nothing left. */
function EmptyTable({ study, boxId }: { study: Study; boxId: string | undefined }) {
  const { common } = useMessages();
  const { session, sending, problem, isLoading, load } = study;
  const check = () => void load();
  const isFailed = problem !== undefined && sending.unsent.length === 0;
  if (isFailed) return <Failure problem={problem} onRetry={check} />;
  // The answers on their way decide what comes next.
  const isBusy = isLoading || (sending.unsent.length > 0 && !sending.isStuck);
  if (session.isLoaded && !isBusy) {
    return <StudyEnd session={session} boxId={boxId} unsent={sending.unsent.length} onCheck={check} />;
  }
  return <Skeleton label={common.loading} className="my-auto h-96 !bg-line" />;
}

interface KeyOptions {
  readonly study: Study;
  /** The card on the table, unless it is being edited. */
  readonly item: StudyItem | undefined;
  readonly setEditing: (item: StudyItem) => void;
  readonly openSheet: () => void;
}

function useStudyKeys({ study, item, setEditing, openSheet }: KeyOptions) {
  const { session, dispatch } = study;
  const flip = item && (session.isRevealed ? () => study.answer(3) : () => dispatch({ kind: "revealed" }));
  const suspend = item && (() => void study.setSuspended(item, true));
  return {
    " ": flip,
    enter: flip,
    1: item && (() => study.answer(1)),
    2: item && (() => study.answer(2)),
    3: item && (() => study.answer(3)),
    4: item && (() => study.answer(4)),
    u: () => void study.undo(),
    e: item && (() => setEditing(item)),
    s: suspend,
    "-": suspend,
    "?": openSheet,
  };
}

/** After a new sign-in in another tab the waiting answers go out, and what could not be fetched is fetched. */
function useReloadAfterSignIn(expiry: SessionExpiry, load: () => Promise<void>): void {
  const isExpired = useIsSessionExpired(expiry);
  const [wasExpired, setWasExpired] = useState(isExpired);
  if (isExpired && !wasExpired) setWasExpired(true);
  const isRestored = wasExpired && !isExpired;
  useEffect(() => {
    if (isRestored) {
      window.dispatchEvent(new Event("online"));
      void load();
    }
  }, [isRestored, load]);
}

interface FailureProps {
  readonly problem: unknown;
  readonly onRetry: () => void;
}

function Failure({ problem, onRetry }: FailureProps) {
  const { study: words, common } = useMessages();
  const isMissing = isNotFound(problem) || (problem instanceof ApiError && problem.code === 400);
  if (!isMissing) {
    return (
      <div className="my-auto">
        <LoadFailure
          title={words.loadFailed}
          reason={messageOf(problem, common.startFailed)}
          retryLabel={common.retry}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <div className="my-auto text-center">
      <h2 className="text-xl font-bold">{words.notFound}</h2>
      <p className="mt-2 text-ink2">{words.notFoundHint}</p>
      <AppLink kind="primary" to="/dashboard" className="mt-6">
        {words.toBoxes}
      </AppLink>
    </div>
  );
}
