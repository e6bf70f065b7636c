import { parseBoxName } from "@deckle/contract";
import { FileText, Upload as UploadIcon, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useDropzone } from "react-dropzone";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { contractError } from "#lib/api-error.ts";
import { formatBytes } from "#lib/locale-format.ts";
import type { SessionExpiry } from "#lib/session-expiry.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Switch } from "#ui/switch.tsx";
import { problemsOfChoices, rememberChoices, rememberedChoices } from "./deck-choices.ts";
import { DeckChoicesFields } from "./deck-choices-fields.tsx";
import { QueueList } from "./queue-list.tsx";
import { pickerAccept } from "./upload-rules.ts";
import type { UploadState } from "./upload-state.ts";
import { useBatch } from "./use-batch.ts";
import type { FindKnowledgeBase } from "./use-send-file.ts";
import { type Upload, useUpload } from "./use-upload.ts";

interface UploadPanelProps {
  readonly findKnowledgeBase: FindKnowledgeBase;
  readonly expiry: SessionExpiry;
}

/** Choosing documents, naming their boxes and sending them: one at a time, or several as a queue. */
export function UploadPanel({ findKnowledgeBase, expiry }: UploadPanelProps) {
  const m = useMessages();
  const [isBatch, setIsBatch] = useState(false);
  const [spare, setSpare] = useState<readonly File[]>([]);
  const [choices, setChoices] = useState(() => rememberedChoices(localStorage));
  const upload = useUpload(findKnowledgeBase);
  const batch = useBatch(findKnowledgeBase, choices);
  const { state } = upload;
  const isHolding = state.step === "chosen" || state.step === "uploading" || batch.isHolding;
  // Leaving for a new sign-in would lose the chosen files.
  useEffect(() => (isHolding ? expiry.hold() : undefined), [isHolding, expiry]);

  function take(files: readonly File[]): void {
    setSpare(isBatch ? [] : files.slice(1));
    if (isBatch) batch.add(files);
    else upload.choose(files);
  }

  function switchToBatch(): void {
    setIsBatch(true);
    batch.add(state.step === "chosen" ? [state.file, ...spare] : spare);
    upload.remove();
    setSpare([]);
  }

  return (
    <Panel heading={m.upload.heading} isHeadingHidden>
      <DropArea
        isBatch={isBatch}
        isBusy={!isBatch && (state.step === "uploading" || state.step === "done")}
        onFiles={take}
      />
      <div className="mt-3 text-sm text-ink2 pointer-coarse:py-2.5">
        <Switch
          label={m.upload.batch}
          isOn={isBatch}
          onChange={(isOn) => (isOn ? switchToBatch() : setIsBatch(false))}
        />
      </div>
      {state.step === "idle" || state.step === "chosen" ? (
        <Messages state={state} spareFiles={spare.length} onTakeAll={switchToBatch} />
      ) : null}
      {state.step === "idle" ? null : (
        <ChosenFile upload={upload} state={state} onStart={() => start(() => upload.start(choices))} />
      )}
      <QueueList batch={batch} onStart={() => start(batch.start)} />
      {state.step === "chosen" || batch.isHolding ? (
        <DeckChoicesFields
          choices={choices}
          isOneDocument={state.step === "chosen" && !batch.isHolding}
          onChange={setChoices}
        />
      ) : null}
    </Panel>
  );

  /** A choice that the server would refuse stands beside its field; nothing is sent before it is mended. */
  function start(send: () => void): void {
    if (problemsOfChoices(choices).length > 0) return;
    rememberChoices(localStorage, choices);
    send();
  }
}

interface DropAreaProps {
  readonly isBatch: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function DropArea({ isBatch, isBusy, onFiles }: DropAreaProps) {
  const m = useMessages();
  const zone = useDropzone({
    // The rules are checked by us, so that a refused file gets the contract's own words.
    onDrop: (accepted, refused) => onFiles([...accepted, ...refused.map(({ file }) => file)]),
    noKeyboard: true,
    disabled: isBusy,
  });
  const look = zone.isDragActive ? "border-blue bg-wash" : "border-edge hover:border-blue hover:bg-wash/40";
  return (
    <div
      {...zone.getRootProps({
        role: "group",
        tabIndex: -1,
        "aria-label": m.upload.dropLabel,
        className: `flex flex-col items-center gap-1 rounded-lg border-2 border-dashed px-4 py-7 text-center transition-colors ${
          isBusy ? "border-line text-ink3" : `cursor-pointer ${look}`
        }`,
      })}
    >
      <input
        {...zone.getInputProps({ "aria-label": m.upload.pick, accept: pickerAccept, multiple: isBatch })}
      />
      <UploadIcon size={22} className="text-blue" aria-hidden />
      <p className="font-semibold">
        {zone.isDragActive ? (
          m.upload.dropNow
        ) : (
          <>
            {isBatch ? m.upload.dropSeveral : m.upload.dropHere}
            <button
              type="button"
              disabled={isBusy}
              className="cursor-pointer font-semibold text-blue underline underline-offset-4 disabled:cursor-default disabled:text-ink3"
              onClick={(event) => {
                // The area around the button opens the picker too; once is enough.
                event.stopPropagation();
                zone.open();
              }}
            >
              {m.upload.pick}
            </button>
          </>
        )}
      </p>
      <p className="text-sm text-ink3">{m.upload.formats}</p>
    </div>
  );
}

interface MessagesProps {
  readonly state: Extract<UploadState, { step: "idle" | "chosen" }>;
  /** Files that were dropped beside the one that was taken. */
  readonly spareFiles: number;
  readonly onTakeAll: () => void;
}

function Messages({ state, spareFiles, onTakeAll }: MessagesProps) {
  const m = useMessages();
  const notice = state.step === "chosen" ? state.notice : null;
  return (
    <>
      <div role="alert">
        {state.problem ? (
          <p className="mt-3 rounded-lg bg-sunk px-3 py-2 font-medium text-again">{state.problem}</p>
        ) : null}
      </div>
      <div role="status">{notice ? <p className="mt-3 text-sm text-ink2">{notice}</p> : null}</div>
      {spareFiles > 0 ? (
        <Button kind="secondary" size="small" className="mt-2" onClick={onTakeAll}>
          {m.upload.takeAll(spareFiles + 1)}
        </Button>
      ) : null}
    </>
  );
}

interface ChosenFileProps {
  readonly upload: Upload;
  readonly state: Exclude<UploadState, { step: "idle" }>;
  readonly onStart: () => void;
}

function ChosenFile({ upload, state, onStart }: ChosenFileProps) {
  const m = useMessages();
  const language = useAppLanguage();
  const isChosen = state.step === "chosen";
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <div className="flex items-center gap-3">
        <FileText size={18} className="shrink-0 text-ink3" aria-hidden />
        <p className="min-w-0 flex-1 text-sm">
          <span className="sr-only">{m.upload.fileName}: </span>
          <span className="block truncate font-medium" title={state.file.name}>
            {state.file.name}
          </span>
        </p>
        <span className="shrink-0 text-sm text-ink3 tabular-nums">
          {formatBytes(state.file.size, language)}
        </span>
        <FileAction upload={upload} step={state.step} />
      </div>
      {isChosen ? <NameAndStart upload={upload} boxName={state.boxName} /> : <UploadProgress state={state} />}
    </form>
  );
}

function NameAndStart({ upload, boxName }: { upload: Upload; boxName: string }) {
  const m = useMessages();
  const language = useAppLanguage();
  const id = useId();
  const name = parseBoxName(boxName);
  const problem = "error" in name ? name.error : undefined;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      <div className="min-w-56 flex-1">
        <label htmlFor={id} className="text-sm font-semibold">
          {m.upload.boxName}
        </label>
        <input
          id={id}
          value={boxName}
          placeholder={m.upload.boxNamePlaceholder}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          className="mt-1 h-11 w-full rounded-lg border border-edge bg-sheet px-3 placeholder:text-ink3 aria-invalid:border-again"
          onChange={(event) => upload.rename(event.target.value)}
        />
        <p id={`${id}-problem`} role="alert" className="text-sm text-again not-empty:mt-2">
          {problem ? contractError(problem, language).message : null}
        </p>
      </div>
      <Button
        kind="primary"
        type="submit"
        disabled={problem === "boxNameRequired"}
        className="max-sm:w-full sm:mt-[1.7rem]"
      >
        {m.upload.start}
      </Button>
    </div>
  );
}

function FileAction({ upload, step }: { upload: Upload; step: ChosenFileProps["state"]["step"] }) {
  const m = useMessages();
  if (step === "done") return null;
  const isChosen = step === "chosen";
  return (
    <Button
      kind="ghost"
      size="small"
      aria-label={isChosen ? m.upload.remove : m.upload.cancel}
      onClick={isChosen ? upload.remove : upload.cancel}
    >
      <X size={16} aria-hidden />
    </Button>
  );
}

function UploadProgress({ state }: { state: Extract<UploadState, { step: "uploading" | "done" }> }) {
  const m = useMessages();
  const percent = state.step === "done" ? 100 : state.percent;
  return (
    <div className="mt-3">
      <ProgressBar
        label={m.upload.progress}
        percent={percent}
        look={state.step === "done" ? "done" : "working"}
      />
      <p role="status" className="mt-1.5 text-sm text-ink2">
        {state.step === "done" ? m.upload.done : m.upload.uploading}
        {state.step === "done" ? null : (
          <span aria-hidden className="ml-1.5 tabular-nums">
            {Math.round(percent)}%
          </span>
        )}
      </p>
    </div>
  );
}
