import { CircleAlert, CircleCheck, Clock, LoaderCircle, RotateCw, X } from "lucide-react";
import { useId } from "react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { formatBytes, formatCount } from "#lib/locale-format.ts";
import { Button } from "#ui/button.tsx";
import { type QueuedFile, queueMaxFiles } from "./batch-queue.ts";
import type { Batch } from "./use-batch.ts";

const looks = {
  waiting: { Icon: Clock, colour: "text-ink3" },
  uploading: { Icon: LoaderCircle, colour: "text-blue" },
  done: { Icon: CircleCheck, colour: "text-good" },
  failed: { Icon: CircleAlert, colour: "text-again" },
} as const;

/** The files of the queue with their boxes' names, and what can be done with each. */
export function QueueList({ batch, onStart }: { batch: Batch; onStart: () => void }) {
  const m = useMessages();
  const language = useAppLanguage();
  const { files, isRunning } = batch.queue;
  if (files.length === 0) return null;
  const count = (step: QueuedFile["step"]) => files.filter((file) => file.step === step).length;
  const waiting = count("waiting");
  const done = count("done");
  return (
    <section className="mt-4" aria-label={m.upload.queue}>
      <ul className="divide-y divide-line border-y border-line">
        {files.map((file) => (
          <QueueRow key={file.id} file={file} batch={batch} />
        ))}
      </ul>
      {files.length >= queueMaxFiles ? (
        <p className="mt-2 text-sm text-ink2">{m.upload.queueFull(queueMaxFiles)}</p>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {waiting > 0 && !isRunning ? (
          <Button kind="primary" className="max-sm:w-full" onClick={onStart}>
            {m.upload.startQueue(formatCount(waiting, language))}
          </Button>
        ) : null}
        <p role="status" className="text-sm text-ink2 tabular-nums">
          {m.upload.queueState(done, files.length, count("failed"))}
        </p>
        {done > 0 ? (
          <Button kind="ghost" size="small" className="ml-auto" onClick={batch.clearDone}>
            {m.upload.clearDone}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function QueueRow({ file, batch }: { file: QueuedFile; batch: Batch }) {
  const m = useMessages();
  const language = useAppLanguage();
  const id = useId();
  const { Icon, colour } = looks[file.step];
  const isOpen = file.step === "waiting" || file.step === "failed";
  const isNameless = file.boxName.trim() === "";
  return (
    <li className="py-2.5" data-step={file.step}>
      <div className="flex items-center gap-3">
        <Icon
          size={18}
          aria-hidden
          className={`shrink-0 ${colour} ${file.step === "uploading" ? "spin" : ""}`}
        />
        <div className="min-w-0 flex-1">
          <p className="flex justify-between gap-3 text-xs text-ink3">
            <span className="truncate" title={file.file.name}>
              {file.file.name}
            </span>
            <span className="shrink-0 tabular-nums">
              {m.upload.step[file.step]} · {formatBytes(file.file.size, language)}
            </span>
          </p>
          <input
            aria-label={m.upload.boxNameOf(file.file.name)}
            aria-invalid={isNameless}
            aria-describedby={`${id}-problem`}
            value={file.boxName}
            disabled={!isOpen}
            autoComplete="off"
            placeholder={m.upload.boxNamePlaceholder}
            className="mt-0.5 h-9 w-full rounded-lg border border-edge bg-sheet px-2.5 text-sm placeholder:text-ink3 disabled:border-transparent disabled:px-0 disabled:font-medium pointer-coarse:h-11 aria-invalid:border-again"
            onChange={(event) => batch.rename(file.id, event.target.value)}
          />
        </div>
        {file.step === "failed" ? (
          <Button
            kind="ghost"
            size="small"
            aria-label={m.upload.retryFile(file.file.name)}
            onClick={() => batch.retry(file.id)}
          >
            <RotateCw size={16} aria-hidden />
          </Button>
        ) : null}
        <Button
          kind="ghost"
          size="small"
          aria-label={
            file.step === "uploading"
              ? m.upload.cancelFile(file.file.name)
              : m.upload.removeFile(file.file.name)
          }
          onClick={() => batch.remove(file.id)}
        >
          <X size={16} aria-hidden />
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="pl-8 text-sm text-again not-empty:mt-1">
        {file.problem ?? (isNameless ? m.upload.nameNeeded : null)}
      </p>
    </li>
  );
}
