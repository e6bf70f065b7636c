import { Search } from "lucide-react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";
import { type BoxFilter, boxFilters, type BoxOrder, boxOrders, type BoxView } from "./box-view.ts";

interface BoxViewBarProps {
  readonly view: BoxView;
  readonly found: number;
  readonly onChange: (view: BoxView) => void;
}

/** Search, filter and order of the boxes; what is chosen stands in the address. */
export function BoxViewBar({ view, found, onChange }: BoxViewBarProps) {
  const { boxes: words } = useMessages();
  const language = useAppLanguage();
  const filters: Readonly<Record<BoxFilter, string>> = {
    all: words.filterAll,
    working: words.filterWorking,
    ...statusWords(useMessages().status),
  };
  const orders: Readonly<Record<BoxOrder, string>> = {
    newest: words.sortNewest,
    name: words.sortName,
    cards: words.sortCards,
  };
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative min-w-44 flex-1 max-sm:basis-full">
        <Search size={16} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-ink3" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={view.search}
          className="h-10 w-full rounded-lg border border-edge bg-sheet pr-3 pl-9 text-sm placeholder:text-ink3 pointer-coarse:h-11"
          onChange={(event) => onChange({ ...view, search: event.target.value })}
        />
      </div>
      <Choice
        label={words.filter}
        value={view.filter}
        options={boxFilters.map((filter) => [filter, filters[filter]])}
        onChange={(filter) => onChange({ ...view, filter })}
      />
      <Choice
        label={words.sort}
        value={view.order}
        options={boxOrders.map((order) => [order, orders[order]])}
        onChange={(order) => onChange({ ...view, order })}
      />
      <p role="status" className="sr-only">
        {words.found(formatCount(found, language))}
      </p>
    </search>
  );
}

function statusWords(status: { readonly finished: string; readonly failed: string }) {
  return { finished: status.finished, failed: status.failed };
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      className="h-10 rounded-lg border border-edge bg-sheet px-2.5 text-sm pointer-coarse:h-11 max-sm:flex-1"
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
  );
}
