import { type CardBox, displayStatus, isUnfinished, parseBoxName } from "@deckle/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Download, FileText, GraduationCap, Pencil, RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { contractError, messageOf } from "#lib/api-error.ts";
import { formatCount } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { AppLink } from "#ui/app-link.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { showToast } from "#ui/toaster.tsx";

interface BoxHeadingProps {
  readonly box: CardBox;
  /** Cards to study now; undefined while it is not known. */
  readonly due: number | undefined;
  readonly onExport: () => void;
  readonly onRegenerate: () => void;
}

/** The name of a box and what can be done with all of it. */
export function BoxHeading({ box, due, onExport, onRegenerate }: BoxHeadingProps) {
  const { cards: words } = useMessages();
  const language = useAppLanguage();
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const hasCards = displayStatus(box.status) === "finished";
  return (
    <div className="mb-6">
      <Link
        to="/dashboard"
        className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded px-1 text-sm text-ink2 hover:text-ink"
      >
        <ArrowLeft size={15} aria-hidden />
        {words.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          {isRenaming ? (
            <RenameForm box={box} onDone={() => setIsRenaming(false)} />
          ) : (
            <div className="flex items-start gap-1">
              <PageHeading className="text-2xl leading-snug font-bold wrap-anywhere">
                {box.subject_name}
              </PageHeading>
              <button
                ref={renameButton}
                type="button"
                aria-label={words.rename}
                title={words.rename}
                className="icon-button shrink-0"
                onClick={() => setIsRenaming(true)}
              >
                <Pencil size={16} aria-hidden />
              </button>
            </div>
          )}
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink2">
            <span className="inline-flex min-w-0 items-center gap-1">
              <FileText size={14} aria-hidden className="shrink-0" />
              <span className="wrap-anywhere">{box.file_name}</span>
            </span>
            <span className="tabular-nums">{words.amount(formatCount(box.card_amount, language))}</span>
          </p>
        </div>
        {hasCards ? (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <Button kind="ghost" disabled={isUnfinished(box.status)} onClick={onRegenerate}>
              <RefreshCw size={16} aria-hidden />
              {words.regenerate}
            </Button>
            <Button kind="secondary" onClick={onExport}>
              <Download size={16} aria-hidden />
              {words.export}
            </Button>
            <AppLink kind="primary" to={`/study/${box.box_id}`} className="max-sm:order-first max-sm:w-full">
              <GraduationCap size={17} aria-hidden />
              {due ? words.studyCount(formatCount(due, language)) : words.study}
            </AppLink>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function RenameForm({ box, onDone }: { box: CardBox; onDone: () => void }) {
  const { cards: words, common } = useMessages();
  const language = useAppLanguage();
  const [name, setName] = useState(box.subject_name);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const rename = useRenameBox(box);
  useEffect(() => field.current?.select(), []);

  function save(): void {
    const parsed = parseBoxName(name);
    if ("error" in parsed) {
      setProblem(contractError(parsed.error, language).message);
      return;
    }
    if (parsed.name !== box.subject_name) rename.mutate(parsed.name);
    onDone();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works from the field and the buttons
    <form
      className="flex max-w-xl flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onDone();
      }}
    >
      <h1 className="sr-only">{box.subject_name}</h1>
      <input
        ref={field}
        value={name}
        aria-label={words.renameLabel}
        aria-invalid={problem !== undefined}
        aria-describedby="rename-problem"
        className="field min-w-52 flex-1 text-lg font-bold"
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button kind="primary" size="small" type="submit">
        {words.save}
      </Button>
      <Button kind="ghost" size="small" onClick={onDone}>
        {common.cancel}
      </Button>
      <div id="rename-problem" role="alert" className="w-full">
        {problem ? <p className="text-sm font-medium text-again">{problem}</p> : null}
      </div>
    </form>
  );
}

/** The new name is shown at once; the old one comes back with a message where the server refuses it. */
function useRenameBox(box: CardBox) {
  const api = useApi();
  const { cards: words, common } = useMessages();
  const language = useAppLanguage();
  const queryClient = useQueryClient();
  const queryKey = queryKeys.box(box.box_id, language);
  return useMutation({
    mutationFn: (name: string) => api.call("renameCardBox", { box_id: box.box_id, subject_name: name }),
    onMutate: async (name) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<CardBox>(queryKey, (old) => old && { ...old, subject_name: name });
    },
    onSuccess: (renamed) => {
      queryClient.setQueryData(queryKey, renamed);
      void queryClient.invalidateQueries({ queryKey: queryKeys.allBoxes });
      showToast("success", words.renamed(renamed.subject_name));
    },
    onError: (error) => {
      queryClient.setQueryData<CardBox>(queryKey, (old) => old && { ...old, subject_name: box.subject_name });
      showToast("failure", words.renameFailed(messageOf(error, common.startFailed)));
    },
  });
}
