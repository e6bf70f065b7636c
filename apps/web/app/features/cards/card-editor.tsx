import {
  type CardContent,
  cardFieldMaxLength,
  type CardSource,
  tagMaxLength,
  tagsPerCardMax,
} from "@deckle/contract";
import { Brackets } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { nextGapNumber } from "#lib/card-text.ts";
import { formatCount } from "#lib/locale-format.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { SourceQuote } from "#ui/source-quote.tsx";
import { type CardDraft, contentOf, type DraftProblem } from "./card-draft.ts";

interface CardEditorProps {
  readonly heading: string;
  readonly draft: CardDraft;
  /** Why the last attempt to save failed; null where there was none. */
  readonly failure: string | null;
  /** The words that the card rests on; null for one written by hand. */
  readonly source: CardSource | null;
  readonly isSaving?: boolean;
  /** Also gets the draft, to open the editor again where the content does not get through. */
  readonly onSave: (content: CardContent, draft: CardDraft) => void;
  readonly onCancel: () => void;
}

/** A form for one card. Ctrl or Cmd with Enter saves; Escape cancels, asking once where something would be lost. */
export function CardEditor(props: CardEditorProps) {
  const { heading, failure, source, isSaving = false, onSave, onCancel } = props;
  const { cards: words, common } = useMessages();
  const [draft, setDraft] = useState(props.draft);
  const [problem, setProblem] = useState<DraftProblem>();
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>("textarea")?.focus();
  }, []);

  function change(part: Partial<CardDraft>): void {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
    setIsLeaving(false);
  }

  function save(): void {
    const content = contentOf(draft);
    if (typeof content !== "string") onSave(content, draft);
    else setProblem(content);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!isSaving) save();
    }
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    const isChanged = JSON.stringify(draft) !== JSON.stringify(props.draft);
    if (isChanged && !isLeaving) setIsLeaving(true);
    else onCancel();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form's keys work from all of its fields
    <form
      ref={form}
      aria-label={heading}
      className="space-y-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Choices
        label={words.editor.type}
        value={draft.type}
        options={[
          { value: "basic", label: words.type.basic },
          { value: "cloze", label: words.type.cloze },
        ]}
        onChange={(type) =>
          change(type === "cloze" && draft.text === "" ? { type, text: draft.answer } : { type })
        }
      />
      {draft.type === "basic" ? (
        <BasicFields draft={draft} problem={problem} onChange={change} />
      ) : (
        <ClozeField draft={draft} problem={problem} onChange={change} />
      )}
      <TextField
        label={words.editor.tags}
        hint={words.editor.tagsHint}
        value={draft.tags}
        onChange={(tags) => change({ tags })}
      />
      {source ? <SourceQuote source={source} place={words.editor.source} /> : null}
      <Problems problem={problem} failure={failure} />
      <div role="status">
        {isLeaving ? <p className="text-sm font-medium text-hard">{words.editor.discard}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="primary" size="small" type="submit" disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Button kind="ghost" size="small" onClick={onCancel}>
          {common.cancel}
        </Button>
        <span className="text-xs text-ink3 max-sm:hidden">{words.editor.saveHint}</span>
      </div>
    </form>
  );
}

function Problems({ problem, failure }: { problem: DraftProblem | undefined; failure: string | null }) {
  const { editor } = useMessages().cards;
  const language = useAppLanguage();
  const count = (value: number) => formatCount(value, language);
  const texts: Readonly<Record<DraftProblem, string>> = {
    questionMissing: editor.questionMissing,
    answerMissing: editor.answerMissing,
    gapMissing: editor.gapMissing,
    tooLong: editor.tooLong(count(cardFieldMaxLength)),
    tooManyTags: editor.tooManyTags(count(tagsPerCardMax), count(tagMaxLength)),
  };
  const text = problem ? texts[problem] : failure;
  return (
    <div role="alert">
      {text ? <p className="rounded-lg bg-sunk px-3 py-2 text-sm font-medium text-again">{text}</p> : null}
    </div>
  );
}

interface FieldsProps {
  readonly draft: CardDraft;
  readonly problem: DraftProblem | undefined;
  readonly onChange: (part: Partial<CardDraft>) => void;
}

function BasicFields({ draft, problem, onChange }: FieldsProps) {
  const { editor } = useMessages().cards;
  return (
    <>
      <LongField
        label={editor.question}
        value={draft.question}
        isInvalid={problem === "questionMissing"}
        onChange={(question) => onChange({ question })}
      />
      <LongField
        label={editor.answer}
        value={draft.answer}
        isInvalid={problem === "answerMissing"}
        onChange={(answer) => onChange({ answer })}
      />
    </>
  );
}

function ClozeField({ draft, problem, onChange }: FieldsProps) {
  const { editor } = useMessages().cards;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  /** Wraps the selection; typed in as if by hand, so that the browser's own undo takes it back. */
  function makeGap(): void {
    const area = field.current;
    if (!area) return;
    const { selectionStart, selectionEnd, value } = area;
    const opening = `{{c${nextGapNumber(value)}::`;
    const gap = `${opening}${value.slice(selectionStart, selectionEnd)}}}`;
    area.focus();
    // Nothing else puts text into the undo history; every browser that we support still has it.
    if (!document.execCommand("insertText", false, gap)) {
      area.setRangeText(gap);
      onChange({ text: area.value });
    }
    const start = selectionStart + opening.length;
    area.setSelectionRange(start, start + (selectionEnd - selectionStart));
  }

  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {editor.text}
        </label>
        <Button kind="tonal" size="small" onClick={makeGap}>
          <Brackets size={15} aria-hidden />
          {editor.gap}
        </Button>
      </div>
      <textarea
        ref={field}
        id={id}
        value={draft.text}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem === "gapMissing"}
        className="field mt-1.5"
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink3">
        {editor.textHint}
      </p>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly isInvalid?: boolean;
  readonly onChange: (value: string) => void;
}

function LongField({ label, value, isInvalid = false, onChange }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        aria-invalid={isInvalid}
        className="field mt-1.5"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function TextField({ label, value, hint, onChange }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {hint ? <span className="ml-2 font-normal text-ink3">{hint}</span> : null}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        className="field mt-1.5"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
