import { defaultStudySettings, type StudySettings } from "@deckle/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount, formatShare } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toaster.tsx";
import { intervalFactor } from "./interval-factor.ts";
import { draftOfSettings, paceBounds, type PaceDraft, settingsOf } from "./pace.ts";

/** The learner's own pace: how sure to be, and how much a day. */
export function PaceForm() {
  const { progress, common } = useMessages();
  const words = progress.pace;
  const api = useApi();
  const settings = useQuery({
    queryKey: queryKeys.studySettings,
    queryFn: ({ signal }) => api.call("getStudySettings", {}, { signal }),
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The part of an address after # is looked for before this page is there.
    if (location.hash === "#pace") section.current?.scrollIntoView();
  }, []);
  return (
    <section
      ref={section}
      id="pace"
      aria-labelledby="pace-heading"
      className="mt-5 scroll-mt-20 rounded-xl border border-line bg-sheet p-5 shadow-card"
    >
      <h2 id="pace-heading" className="mb-4 font-bold">
        {words.heading}
      </h2>
      {settings.data ? (
        <PaceFields settings={settings.data} />
      ) : settings.isError ? (
        <LoadFailure
          title={words.failed}
          reason={messageOf(settings.error, common.startFailed)}
          retryLabel={common.retry}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <Skeleton label={common.loading} className="h-40" />
      )}
    </section>
  );
}

function PaceFields({ settings }: { settings: StudySettings }) {
  const { progress } = useMessages();
  const words = progress.pace;
  const language = useAppLanguage();
  const [draft, setDraft] = useState<PaceDraft>();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const saving = useSaveSettings();
  const shown = draft ?? draftOfSettings(settings);
  const isChanged = JSON.stringify(shown) !== JSON.stringify(draftOfSettings(settings));
  const change = (part: Partial<PaceDraft>) => {
    setDraft({ ...shown, ...part });
    setWrong([]);
  };
  const rangeOf = (field: "newCards" | "reviews") =>
    words.range(formatCount(paceBounds[field].low, language), formatCount(paceBounds[field].high, language));

  function save(): void {
    const next = settingsOf(shown);
    if (!("desired_retention" in next)) {
      setWrong(next);
      return;
    }
    // What was typed stays in the fields until the server has it, and where it refuses.
    saving.mutate(next, { onSuccess: () => setDraft(undefined) });
  }

  return (
    <form
      className="grid gap-x-10 gap-y-6 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RetentionField retention={shown.retention} onChange={(retention) => change({ retention })} />
      <Field label={words.dayStart} hint={words.dayStartHint}>
        {(id) => (
          <select
            id={id}
            aria-describedby={`${id}-hint`}
            value={shown.dayStart}
            className="field cursor-pointer !w-32 tabular-nums"
            onChange={(event) => change({ dayStart: Number(event.target.value) })}
          >
            {Array.from({ length: 24 }, (_, hour) => (
              <option key={hour} value={hour}>
                {words.hour(String(hour))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField
        label={words.newCards}
        hint={words.newCardsHint}
        value={shown.newCards}
        problem={wrong.includes("newCards") ? rangeOf("newCards") : undefined}
        onChange={(newCards) => change({ newCards })}
      />
      <NumberField
        label={words.reviews}
        hint={words.reviewsHint}
        value={shown.reviews}
        problem={wrong.includes("reviews") ? rangeOf("reviews") : undefined}
        onChange={(reviews) => change({ reviews })}
      />
      <div className="flex flex-wrap items-center gap-2 md:col-span-2">
        <Button kind="primary" type="submit" disabled={saving.isPending}>
          {words.save}
        </Button>
        <Button kind="ghost" onClick={() => change(draftOfSettings(defaultStudySettings))}>
          {words.reset}
        </Button>
        <p role="status" className="text-sm text-ink2">
          {isChanged ? words.unsaved : ""}
        </p>
      </div>
    </form>
  );
}

function useSaveSettings() {
  const api = useApi();
  const { progress, common } = useMessages();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: StudySettings) => api.call("updateStudySettings", settings),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKeys.studySettings, saved);
      void queryClient.invalidateQueries({ queryKey: queryKeys.allStudyOverviews });
      showToast("success", progress.pace.saved);
    },
    onError: (error) => {
      showToast("failure", progress.pace.failedToSave(messageOf(error, common.startFailed)));
    },
  });
}

function RetentionField({ retention, onChange }: { retention: number; onChange: (percent: number) => void }) {
  const { progress } = useMessages();
  const words = progress.pace;
  const language = useAppLanguage();
  const { low, high } = paceBounds.retention;
  const factor = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(
    intervalFactor(retention / 100),
  );
  const workload =
    retention === 90
      ? words.workloadSame
      : retention > 90
        ? words.workloadMore(factor)
        : words.workloadLess(factor);
  return (
    <Field label={words.retention} hint={words.retentionHint}>
      {(id) => (
        <>
          <div className="flex items-center gap-4">
            <input
              id={id}
              type="range"
              min={low}
              max={high}
              value={retention}
              aria-describedby={`${id}-hint`}
              aria-valuetext={formatShare(retention / 100, language)}
              className="min-h-11 flex-1 cursor-pointer accent-blue"
              onChange={(event) => onChange(Number(event.target.value))}
            />
            <output htmlFor={id} className="w-12 text-right text-lg font-bold tabular-nums">
              {formatShare(retention / 100, language)}
            </output>
          </div>
          <p role="status" className="text-sm font-medium">
            {workload}
          </p>
        </>
      )}
    </Field>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function NumberField({ label, hint, value, problem, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(id) => (
        <>
          <input
            id={id}
            inputMode="numeric"
            value={value}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-hint`}
            className="field !w-32 tabular-nums"
            onChange={(event) => onChange(event.target.value)}
          />
          <div role="alert">
            {problem ? <p className="mt-1 text-sm font-medium text-again">{problem}</p> : null}
          </div>
        </>
      )}
    </Field>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1.5">{children(id)}</div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink2">
        {hint}
      </p>
    </div>
  );
}
