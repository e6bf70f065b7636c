import { type CardBox, displayStatus, type WireCard } from "@deckle/contract";
import { Keyboard } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount } from "#lib/locale-format.ts";
import { useShortcuts } from "#lib/shortcuts.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AddCard } from "./add-card.tsx";
import { BoxHeading } from "./box-heading.tsx";
import { BoxReportPanel } from "./box-report.tsx";
import { BoxState } from "./box-state.tsx";
import { cardFilters, type CardFilter, type CardView, filterCards } from "./card-filter.ts";
import { CardList } from "./card-list.tsx";
import { CardShortcuts } from "./card-shortcuts.tsx";
import { CardToolbar } from "./card-toolbar.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { outlineOf } from "./outline.ts";
import { RegenerateDialog } from "./regenerate-dialog.tsx";
import { SectionNav } from "./section-nav.tsx";
import { useBoxReport } from "./use-box-report.ts";
import { useCardView } from "./use-card-view.ts";
import { useCards } from "./use-cards.ts";
import { useDueCount } from "./use-due-count.ts";

type OpenDialog = "export" | "regenerate" | "shortcuts";

/** A box that is there: its heading, its cards with their search and filters, its parts and its report. */
export function BoxCards({ box }: { box: CardBox }) {
  const { cards: words } = useMessages();
  const report = useBoxReport(box.box_id);
  const { view, typed, setTyped, show, isSettled } = useCardView();
  const cards = useCards(box.box_id, view);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isAdding, setIsAdding] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const outline = useMemo(() => outlineOf(report.data?.sections ?? []), [report.data]);
  const counts = countByFilter(cards.data ?? []);
  const close = () => setDialog(undefined);
  useShortcuts(
    useMemo(() => ({ "/": () => searchField.current?.focus(), "?": () => setDialog("shortcuts") }), []),
  );
  const hasCards = box.card_amount > 0 || (cards.data?.length ?? 0) > 0;
  const isUsable = hasCards || displayStatus(box.status) === "finished";
  return (
    <>
      <BoxHeading
        box={box}
        due={useDueCount(box.box_id)}
        onExport={() => setDialog("export")}
        onRegenerate={() => setDialog("regenerate")}
      />
      <BoxState box={box} />
      {isUsable ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <section aria-label={words.heading} className="min-w-0">
            <CardToolbar
              view={view}
              typed={typed}
              outline={outline}
              counts={counts}
              searchField={searchField}
              onType={setTyped}
              onShow={show}
              onAdd={() => setIsAdding(true)}
            />
            {isAdding ? <AddCard boxId={box.box_id} onClose={() => setIsAdding(false)} /> : null}
            <Results
              boxId={box.box_id}
              query={cards}
              view={view}
              isSettled={isSettled && !cards.isPlaceholderData}
              onClear={() => show({ search: "", section: [], filter: "all" })}
            />
          </section>
          <aside className="flex flex-col items-stretch gap-5 max-lg:order-first lg:sticky lg:top-20 lg:self-start">
            {outline.length > 1 ? (
              <SectionNav
                outline={outline}
                section={view.section}
                onChoose={(section) => show({ section })}
              />
            ) : null}
            <BoxReportPanel report={report} box={box} />
            <Button
              kind="ghost"
              size="small"
              className="self-start max-lg:hidden"
              onClick={() => setDialog("shortcuts")}
            >
              <Keyboard size={16} aria-hidden />
              {words.shortcuts.title}
            </Button>
          </aside>
        </div>
      ) : null}
      {dialog === "export" ? <ExportDialog box={box} onClose={close} /> : null}
      {dialog === "regenerate" ? (
        <RegenerateDialog box={box} outline={outline} section={view.section} onClose={close} />
      ) : null}
      {dialog === "shortcuts" ? <CardShortcuts onClose={close} /> : null}
    </>
  );
}

function countByFilter(cards: readonly WireCard[]): Readonly<Record<CardFilter, number>> {
  const counts = cardFilters.map((filter) => [filter, filterCards(cards, filter).length] as const);
  // True because every filter is in the list.
  return Object.fromEntries(counts) as Record<CardFilter, number>;
}

interface ResultsProps {
  readonly boxId: string;
  readonly query: ReturnType<typeof useCards>;
  readonly view: CardView;
  readonly isSettled: boolean;
  readonly onClear: () => void;
}

function Results({ boxId, query, view, isSettled, onClear }: ResultsProps) {
  const { cards: words, common } = useMessages();
  const language = useAppLanguage();
  if (!query.data) {
    if (query.isError) {
      return (
        <LoadFailure
          title={words.cardsFailed}
          reason={messageOf(query.error, common.startFailed)}
          retryLabel={common.retry}
          onRetry={() => void query.refetch()}
        />
      );
    }
    return <Skeleton label={common.loading} className="h-60" />;
  }
  const cards = filterCards(query.data, view.filter);
  const isNarrowed = view.search.trim() !== "" || view.section.length > 0 || view.filter !== "all";
  return (
    <>
      {query.isError ? (
        <div className="mb-3">
          <LoadFailure
            title={words.cardsFailed}
            reason={messageOf(query.error, common.startFailed)}
            retryLabel={common.retry}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : null}
      <p role="status" className={isNarrowed ? "mb-3 text-sm text-ink2" : "sr-only"}>
        {isSettled ? words.search.results(formatCount(cards.length, language)) : words.search.searching}
      </p>
      {cards.length > 0 ? (
        <CardList boxId={boxId} cards={cards} listKey={JSON.stringify(view)} />
      ) : (
        <div className="index-card min-h-40 px-5 pt-3.5 pb-6">
          <p className="font-semibold">{isNarrowed ? words.nothing : words.empty}</p>
          <p className="mt-4 text-ink2">{isNarrowed ? words.nothingHint : words.emptyHint}</p>
          {isNarrowed ? (
            <Button kind="secondary" size="small" className="mt-3" onClick={onClear}>
              {words.filter.clear}
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
