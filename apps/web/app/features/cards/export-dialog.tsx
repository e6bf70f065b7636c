import type { CardBox } from "@deckle/contract";
import { useMutation } from "@tanstack/react-query";
import { Download, LoaderCircle, SquareCheckBig, SquareMinus } from "lucide-react";
import { useId, useState } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { fileNameOf } from "#lib/file-name.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { saveFile } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Switch } from "#ui/switch.tsx";
import { showToast } from "#ui/toaster.tsx";

const formats = ["apkg", "csv", "tsv", "md"] as const;

interface ExportChoices {
  readonly format: (typeof formats)[number];
  readonly deckName: string;
  readonly hasProgress: boolean;
  readonly hasFsrs: boolean;
  readonly isNested: boolean;
  readonly isReversed: boolean;
}

/** Taking the cards along: as an Anki package with its options, or as a table or text. */
export function ExportDialog({ box, onClose }: { box: CardBox; onClose: () => void }) {
  const { cards: words, common } = useMessages();
  const [choices, setChoices] = useState<ExportChoices>({
    format: "apkg",
    deckName: box.subject_name,
    hasProgress: false,
    hasFsrs: true,
    isNested: false,
    isReversed: false,
  });
  const download = useExport(box, onClose);
  const change = (part: Partial<ExportChoices>) => setChoices({ ...choices, ...part });
  return (
    <Dialog title={words.exporting.title} closeLabel={common.close} onClose={onClose}>
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          download.mutate(choices);
        }}
      >
        <Choices
          label={words.exporting.format}
          value={choices.format}
          options={formats.map((format) => ({ value: format, label: words.exporting.formats[format] }))}
          onChange={(format) => change({ format })}
        />
        {choices.format === "apkg" ? (
          <PackageChoices choices={choices} onChange={change} />
        ) : (
          <p className="text-sm text-ink2">{words.exporting.textHint}</p>
        )}
        {box.card_amount === 0 ? <p className="font-medium text-hard">{words.exporting.empty}</p> : null}
        <div role="alert">
          {download.isError ? (
            <p className="text-sm font-medium text-again">{words.exporting.failed}</p>
          ) : null}
        </div>
        <div className="dialog-actions">
          <Button kind="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={download.isPending || box.card_amount === 0}>
            {download.isPending ? (
              <LoaderCircle size={16} aria-hidden className="spin" />
            ) : (
              <Download size={16} aria-hidden />
            )}
            {download.isPending ? words.exporting.working : words.exporting.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PackageChoicesProps {
  readonly choices: ExportChoices;
  readonly onChange: (part: Partial<ExportChoices>) => void;
}

function PackageChoices({ choices, onChange }: PackageChoicesProps) {
  const { exporting: words } = useMessages().cards;
  const id = useId();
  return (
    <>
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {words.deckName}
        </label>
        <input
          id={id}
          value={choices.deckName}
          maxLength={400}
          aria-describedby={`${id}-hint`}
          className="field mt-1.5"
          onChange={(event) => onChange({ deckName: event.target.value })}
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink3">
          {words.deckNameHint}
        </p>
      </div>
      <div className="space-y-3">
        <Switch
          label={words.progress}
          hint={words.progressHint}
          isOn={choices.hasProgress}
          onChange={(hasProgress) => onChange({ hasProgress })}
        />
        <Switch
          label={words.fsrs}
          hint={words.fsrsHint}
          isOn={choices.hasFsrs}
          onChange={(hasFsrs) => onChange({ hasFsrs })}
        />
        <Switch
          label={words.nested}
          hint={words.nestedHint}
          isOn={choices.isNested}
          onChange={(isNested) => onChange({ isNested })}
        />
        <Switch
          label={words.reversed}
          hint={words.reversedHint}
          isOn={choices.isReversed}
          onChange={(isReversed) => onChange({ isReversed })}
        />
      </div>
      <ImportBoxes choices={choices} />
    </>
  );
}

/** Anki asks two things when it imports; what to answer follows from what was put into the package. */
function ImportBoxes({ choices }: { choices: ExportChoices }) {
  const { exporting: words } = useMessages().cards;
  const boxes = [
    {
      label: words.progressBox,
      isOn: choices.hasProgress,
      hint: choices.hasProgress ? words.progressBoxOn : words.progressBoxOff,
    },
    {
      label: words.presetBox,
      isOn: choices.hasFsrs,
      hint: choices.hasFsrs ? words.presetBoxOn : words.presetBoxOff,
    },
  ];
  return (
    <section className="rounded-lg bg-sunk p-3 text-sm">
      <h3 className="font-semibold">{words.boxes}</h3>
      <ul className="mt-2 space-y-2" aria-live="polite">
        {boxes.map(({ label, isOn, hint }) => {
          const Icon = isOn ? SquareCheckBig : SquareMinus;
          return (
            <li key={label} className="flex gap-2">
              <Icon size={17} aria-hidden className={`mt-0.5 shrink-0 ${isOn ? "text-blue" : "text-ink3"}`} />
              <span>
                <b className="font-semibold">{label}</b>
                <span className="block text-ink2">{hint}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-ink2">{words.again}</p>
    </section>
  );
}

function useExport(box: CardBox, onDone: () => void) {
  const api = useApi();
  const m = useMessages();
  return useMutation({
    mutationFn: ({ format, deckName, ...choices }: ExportChoices) =>
      format === "apkg"
        ? api.download("exportAnki", {
            box_id: box.box_id,
            deck_name: deckName,
            include_progress: choices.hasProgress,
            include_fsrs: choices.hasFsrs,
            nested_by_heading: choices.isNested,
            reversed: choices.isReversed,
          })
        : api.download("exportText", { box_id: box.box_id, format }),
    onSuccess: (answer, { format }) => {
      if (answer === "started") showToast("success", m.boxes.downloadStarted);
      else {
        const fileName = fileNameOf(box.subject_name, format);
        saveFile(answer, fileName);
        showToast("success", m.boxes.downloaded(fileName));
      }
      onDone();
    },
    onError: (error) => reportProblem("Download failed:", error),
  });
}
