import {
  type CardBox,
  type CardType,
  type Density,
  type Difficulty,
  type RouteInput,
} from "@deckle/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toaster.tsx";
import type { OutlineEntry } from "./outline.ts";

interface RegenerateDialogProps {
  readonly box: CardBox;
  readonly outline: readonly OutlineEntry[];
  /** The part that is shown now, which is probably the one that is meant. */
  readonly section: readonly string[];
  readonly onClose: () => void;
}

const maxCount = 1000;

/** Making the cards of one part, or of all, anew. */
export function RegenerateDialog({ box, outline, section, onClose }: RegenerateDialogProps) {
  const { cards: words, common } = useMessages();
  const scopeId = useId();
  const countId = useId();
  const [scope, setScope] = useState(JSON.stringify(section));
  const [density, setDensity] = useState<Density>("normal");
  const [difficulty, setDifficulty] = useState<Difficulty | "any">("any");
  const [kind, setKind] = useState<CardType | "both">("both");
  const [count, setCount] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const regeneration = useRegenerate(box, onClose);

  function start(): void {
    const isCount = /^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= maxCount;
    if (count !== "" && !isCount) {
      setIsRefused(true);
      return;
    }
    regeneration.mutate({
      section: [...(outline.find((entry) => JSON.stringify(entry.section) === scope)?.section ?? [])],
      density,
      ...(difficulty === "any" ? {} : { difficulty }),
      ...(kind === "both" ? {} : { card_type: kind }),
      ...(count === "" ? {} : { max_cards: Number(count) }),
    });
  }

  return (
    <Dialog title={words.regeneration.title} closeLabel={common.close} onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <p className="rounded-lg bg-sunk px-3 py-2 text-sm text-ink2">
          {words.regeneration.stays} {words.regeneration.free}
        </p>
        <div>
          <label htmlFor={scopeId} className="text-sm font-semibold">
            {words.regeneration.scope}
          </label>
          <select
            id={scopeId}
            value={scope}
            className="field mt-1.5 cursor-pointer"
            onChange={(event) => setScope(event.target.value)}
          >
            <option value="[]">{words.regeneration.whole}</option>
            {outline.map((entry) => (
              <option key={JSON.stringify(entry.section)} value={JSON.stringify(entry.section)}>
                {`${"\u3000".repeat(entry.depth)}${entry.label} (${entry.cards})`}
              </option>
            ))}
          </select>
        </div>
        <Choices
          label={words.regeneration.density}
          value={density}
          options={optionsOf(words.regeneration.densities)}
          onChange={setDensity}
        />
        <Choices
          label={words.regeneration.difficulty}
          value={difficulty}
          options={[
            { value: "any", label: words.regeneration.anyDifficulty },
            ...optionsOf(words.difficulty),
          ]}
          onChange={setDifficulty}
        />
        <Choices
          label={words.regeneration.kind}
          value={kind}
          options={[{ value: "both", label: words.regeneration.bothKinds }, ...optionsOf(words.type)]}
          onChange={setKind}
        />
        <div>
          <label htmlFor={countId} className="text-sm font-semibold">
            {words.regeneration.count}
          </label>
          <input
            id={countId}
            inputMode="numeric"
            value={count}
            aria-invalid={isRefused}
            aria-describedby={`${countId}-hint`}
            className="field mt-1.5 block !w-32"
            onChange={(event) => {
              setCount(event.target.value.trim());
              setIsRefused(false);
            }}
          />
          <p
            id={`${countId}-hint`}
            className={`mt-1 text-sm ${isRefused ? "font-medium text-again" : "text-ink3"}`}
          >
            {isRefused ? words.regeneration.countInvalid : words.regeneration.countHint}
          </p>
        </div>
        <div role="alert">
          {regeneration.isError ? (
            <p className="text-sm font-medium text-again">
              {words.regeneration.failed(messageOf(regeneration.error, common.startFailed))}
            </p>
          ) : null}
        </div>
        <div className="dialog-actions">
          <Button kind="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={regeneration.isPending}>
            {words.regeneration.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  // True because the record's type lists its keys and nothing adds others.
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

type Choices = Omit<RouteInput<"regenerateCards">, "box_id">;

function useRegenerate(box: CardBox, onStarted: () => void) {
  const api = useApi();
  const { cards: words } = useMessages();
  const language = useAppLanguage();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choices: Choices) => api.call("regenerateCards", { box_id: box.box_id, ...choices }),
    onSuccess: (working) => {
      queryClient.setQueryData(queryKeys.box(box.box_id, language), working);
      void queryClient.invalidateQueries({ queryKey: queryKeys.allBoxes });
      showToast("success", words.regeneration.started);
      onStarted();
    },
  });
}
