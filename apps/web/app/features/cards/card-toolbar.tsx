import { Plus, Search, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { Button } from "#ui/button.tsx";
import { cardFilters, type CardFilter, type CardView } from "./card-filter.ts";
import type { OutlineEntry } from "./outline.ts";

interface CardToolbarProps {
  readonly view: CardView;
  readonly typed: string;
  readonly outline: readonly OutlineEntry[];
  /** How many cards each filter lets through. */
  readonly counts: Readonly<Record<CardFilter, number>>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly onType: (search: string) => void;
  readonly onShow: (part: Partial<CardView>) => void;
  readonly onAdd: () => void;
}

/** Search, filters and the way to add a card. */
export function CardToolbar(props: CardToolbarProps) {
  const { view, typed, outline, counts, searchField, onType, onShow, onAdd } = props;
  const { cards: words } = useMessages();
  return (
    <div className="mb-4 space-y-3">
      <div className="flex gap-2">
        <search className="relative min-w-0 flex-1">
          <Search size={17} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-ink3" />
          <input
            ref={searchField}
            type="search"
            value={typed}
            maxLength={200}
            aria-label={words.search.label}
            placeholder={words.search.placeholder}
            className="field appearance-none pr-10 pl-9.5 [&::-webkit-search-cancel-button]:hidden"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && typed !== "" && !event.nativeEvent.isComposing) {
                onShow({ search: "" });
              }
            }}
          />
          {typed === "" ? (
            <kbd
              aria-hidden
              className="key absolute top-1/2 right-2.5 -translate-y-1/2 pointer-coarse:hidden"
            >
              /
            </kbd>
          ) : (
            <button
              type="button"
              aria-label={words.search.clear}
              className="icon-button absolute top-1/2 right-1 -translate-y-1/2"
              onClick={() => {
                onShow({ search: "" });
                searchField.current?.focus();
              }}
            >
              <X size={16} aria-hidden />
            </button>
          )}
        </search>
        <Button kind="secondary" className="shrink-0" onClick={onAdd}>
          <Plus size={17} aria-hidden />
          <span className="max-sm:sr-only">{words.editor.add}</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <div role="group" aria-label={words.filter.label} className="flex flex-wrap gap-1.5">
          {cardFilters.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={view.filter === filter}
              className="choice !min-h-9 !px-3 text-sm"
              onClick={() => onShow({ filter })}
            >
              {words.filter[filter]}
              <span className="ml-1.5 font-normal tabular-nums opacity-85">{counts[filter]}</span>
            </button>
          ))}
        </div>
        {outline.length > 1 ? <SectionSelect view={view} outline={outline} onShow={onShow} /> : null}
      </div>
    </div>
  );
}

function SectionSelect({ view, outline, onShow }: Pick<CardToolbarProps, "view" | "outline" | "onShow">) {
  const { cards: words } = useMessages();
  const id = useId();
  const chosen = JSON.stringify(view.section);
  return (
    <div className="w-full lg:hidden">
      <label htmlFor={id} className="sr-only">
        {words.filter.section}
      </label>
      <select
        id={id}
        value={chosen}
        className="field cursor-pointer"
        onChange={(event) => {
          const entry = outline.find(({ section }) => JSON.stringify(section) === event.target.value);
          onShow({ section: entry?.section ?? [] });
        }}
      >
        <option value="[]">{words.filter.everySection}</option>
        {outline.map(({ section, depth, label, cards }) => (
          <option key={JSON.stringify(section)} value={JSON.stringify(section)}>
            {`${"\u3000".repeat(depth)}${label} (${cards})`}
          </option>
        ))}
      </select>
    </div>
  );
}
