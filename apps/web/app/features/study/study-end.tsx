import type { StudyOverview } from "@deckle/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Hourglass, Layers } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { formatCount, formatShare } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { timeZone } from "#lib/time-zone.ts";
import { AppLink } from "#ui/app-link.tsx";
import { Button } from "#ui/button.tsx";
import { intervalText } from "./interval-text.ts";
import type { StudySession } from "./study-session.ts";

interface StudyEndProps {
  readonly session: StudySession;
  readonly boxId: string | undefined;
  /** Answers that the server does not have yet: what it says would be out of date. */
  readonly unsent: number;
  readonly onCheck: () => void;
}

/** Nothing is on the table: why, what the session came to, and what is next. */
export function StudyEnd({ session, boxId, unsent, onCheck }: StudyEndProps) {
  const { study: words } = useMessages();
  const overview = useOverview(boxId);
  if (overview.data && cardsOf(overview.data) === 0) return <NothingYet />;
  const nextDue = unsent === 0 ? session.nextDue : null;
  const isWaiting = nextDue !== null;
  const hasStudied = session.answered.length > 0;
  return (
    <EndSheet look={isWaiting ? "waiting" : "done"} title={endTitle(words, { isWaiting, hasStudied, boxId })}>
      {nextDue === null ? null : <NextDue at={nextDue} onDue={onCheck} />}
      {unsent > 0 ? <p className="mt-2 text-ink2">{words.offlineDone}</p> : null}
      {hasStudied ? <Summary session={session} /> : null}
      {overview.data && unsent === 0 ? (
        <Outlook overview={overview.data} isDone={session.counts.new === 0 && !isWaiting} />
      ) : null}
      <NextSteps boxId={boxId} onCheck={unsent > 0 || isWaiting ? onCheck : undefined} />
    </EndSheet>
  );
}

function NothingYet() {
  const { study: words } = useMessages();
  return (
    <EndSheet look="empty" title={words.nothingYet}>
      <p className="mt-2 text-ink2">{words.nothingYetHint}</p>
      <AppLink kind="primary" to="/dashboard" className="mt-7">
        {words.upload}
      </AppLink>
    </EndSheet>
  );
}

const signs = {
  waiting: { Icon: Hourglass, colour: "text-ink3" },
  empty: { Icon: Layers, colour: "text-ink3" },
  done: { Icon: Check, colour: "text-good" },
} as const;

interface EndSheetProps {
  readonly look: keyof typeof signs;
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the focus, which the last grade had. */
function EndSheet({ look, title, children }: EndSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { Icon, colour } = signs[look];
  return (
    <div className="my-auto rounded-2xl border border-line bg-sheet px-6 py-10 text-center shadow-card sm:px-10">
      <Icon size={34} aria-hidden className={`mx-auto ${colour}`} />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl font-bold outline-none">
        {title}
      </h2>
      {children}
    </div>
  );
}

interface NextStepsProps {
  readonly boxId: string | undefined;
  /** Where more cards may come soon. */
  readonly onCheck: (() => void) | undefined;
}

function NextSteps({ boxId, onCheck }: NextStepsProps) {
  const { study: words } = useMessages();
  return (
    <div className="mt-7 flex flex-wrap justify-center gap-2">
      {onCheck ? (
        <Button kind="primary" onClick={onCheck}>
          {words.check}
        </Button>
      ) : null}
      {boxId === undefined ? null : (
        <>
          <AppLink kind={onCheck ? "secondary" : "primary"} to="/study">
            {words.all}
          </AppLink>
          <AppLink kind="secondary" to={`/box/${boxId}`}>
            {words.toBox}
          </AppLink>
        </>
      )}
      <AppLink kind="secondary" to="/progress">
        {words.toProgress}
      </AppLink>
      <AppLink kind="ghost" to="/dashboard">
        {words.toBoxes}
      </AppLink>
    </div>
  );
}

function useOverview(boxId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.studyOverview(boxId),
    queryFn: ({ signal }) =>
      api.call(
        "getStudyOverview",
        { time_zone: timeZone(), ...(boxId === undefined ? {} : { box_id: boxId }) },
        { signal },
      ),
    staleTime: 0,
  });
}

function cardsOf({ maturity }: StudyOverview): number {
  return maturity.new + maturity.learning + maturity.young + maturity.mature + maturity.suspended;
}

interface EndState {
  readonly isWaiting: boolean;
  readonly hasStudied: boolean;
  readonly boxId: string | undefined;
}

function endTitle(words: ReturnType<typeof useMessages>["study"], end: EndState): string {
  if (end.isWaiting) return words.waiting;
  if (!end.hasStudied) return words.nothingDue;
  return end.boxId === undefined ? words.done : words.doneBox;
}

const tickMs = 5_000;

/** The time until the next card, and going on by itself when it is there. */
function NextDue({ at, onDue }: { at: string; onDue: () => void }) {
  const { study: words } = useMessages();
  const language = useAppLanguage();
  const [now, setNow] = useState(() => Date.now());
  const due = Date.parse(at);
  const isDue = due <= now;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const goOn = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);
  return (
    <p className="mt-2 text-ink2 tabular-nums">
      {isDue ? words.nextDueNow : words.nextDue(intervalText((due - now) / 1000, words.interval, language))}
    </p>
  );
}

function Summary({ session }: { session: StudySession }) {
  const { study: words } = useMessages();
  const language = useAppLanguage();
  const { answered } = session;
  const minutes = Math.round(answered.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000);
  const remembered = answered.filter(({ rating }) => rating > 1).length / answered.length;
  const facts = [
    [words.summary.cards, words.summary.cardsValue(formatCount(answered.length, language))],
    [
      words.summary.time,
      minutes === 0 ? words.summary.underMinute : words.summary.timeValue(formatCount(minutes, language)),
    ],
    [words.summary.remembered, formatShare(remembered, language)],
  ] as const;
  return (
    <dl aria-label={words.summary.heading} className="mx-auto mt-6 grid max-w-md grid-cols-3 gap-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse rounded-lg bg-sunk px-2 py-3">
          <dt className="text-sm text-ink2">{name}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Outlook({ overview, isDone }: { overview: StudyOverview; isDone: boolean }) {
  const { study: words } = useMessages();
  const language = useAppLanguage();
  const tomorrow = overview.forecast[1]?.count ?? 0;
  const newLeft = overview.maturity.new;
  return (
    <div className="mx-auto mt-5 max-w-lg text-ink2">
      <p>{tomorrow === 0 ? words.tomorrowNothing : words.tomorrow(formatCount(tomorrow, language))}</p>
      {isDone && newLeft > 0 ? (
        <p className="mt-1">
          {words.newLeft(formatCount(newLeft, language))}{" "}
          <AppLink kind="ghost" size="small" to="/progress#pace">
            {words.changePace}
          </AppLink>
        </p>
      ) : null}
    </div>
  );
}
