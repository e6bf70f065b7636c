import { cardTypes, densities, difficulties } from "@deckle/contract";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useMessages } from "#i18n/app-i18n.ts";
import { type DeckChoices, maxCardsCeiling, problemsOfChoices } from "./deck-choices.ts";

interface DeckChoicesFieldsProps {
  readonly choices: DeckChoices;
  /** Pages and focus words are about one document; a queue does not ask for them. */
  readonly isOneDocument: boolean;
  readonly onChange: (choices: DeckChoices) => void;
}

/** How the cards are to be made; folded, because the defaults suit most documents. */
export function DeckChoicesFields({ choices, isOneDocument, onChange }: DeckChoicesFieldsProps) {
  const { choices: words } = useMessages().upload;
  const problems = problemsOfChoices(choices);
  const change = (part: Partial<DeckChoices>) => onChange({ ...choices, ...part });
  return (
    <details className="group mt-4 border-t border-line pt-3" open={problems.length > 0 ? true : undefined}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-md text-sm font-semibold text-ink2 pointer-coarse:min-h-11">
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
        {words.heading}
      </summary>
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Choice
          label={words.difficulty}
          value={choices.difficulty}
          options={[["", words.automatic], ...difficulties.map((level) => [level, words[level]] as const)]}
          onChange={(difficulty) => change({ difficulty })}
        />
        <Choice
          label={words.density}
          value={choices.density}
          options={[["", words.automatic], ...densities.map((level) => [level, words[level]] as const)]}
          onChange={(density) => change({ density })}
        />
        <Choice
          label={words.cardType}
          value={choices.cardType}
          options={[["", words.bothTypes], ...cardTypes.map((type) => [type, words[type]] as const)]}
          onChange={(cardType) => change({ cardType })}
        />
        <TextChoice
          label={words.maxCards}
          hint={words.maxCardsHint(maxCardsCeiling)}
          value={choices.maxCards}
          inputMode="numeric"
          problem={problems.includes("maxCards") ? words.maxCardsWrong(maxCardsCeiling) : null}
          onChange={(maxCards) => change({ maxCards })}
        />
        {isOneDocument ? (
          <>
            <TextChoice
              label={words.pages}
              hint={words.pagesHint}
              value={choices.pages}
              problem={problems.includes("pages") ? words.pagesWrong : null}
              onChange={(pages) => change({ pages })}
            />
            <TextChoice
              label={words.focus}
              hint={words.focusHint}
              value={choices.focus}
              onChange={(focus) => change({ focus: focus.slice(0, 200) })}
            />
          </>
        ) : null}
      </div>
    </details>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        className="h-10 w-full rounded-lg border border-edge bg-sheet px-2.5 text-sm pointer-coarse:h-11"
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface TextChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly inputMode?: "numeric";
  /** What the server would refuse it for; null when it would not. */
  readonly problem?: string | null;
  readonly onChange: (value: string) => void;
}

function TextChoice({ label, hint, value, inputMode, problem = null, onChange }: TextChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        className="h-10 w-full rounded-lg border border-edge bg-sheet px-2.5 text-sm pointer-coarse:h-11 aria-invalid:border-again"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} role="status" className={`mt-1 text-xs ${problem ? "text-again" : "text-ink3"}`}>
        {problem ?? hint}
      </p>
    </Field>
  );
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}
