import type { CardBox } from "@deckle/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { languageTag } from "#i18n/language.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount } from "#lib/locale-format.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BoxTile } from "./box-tile.tsx";
import { addressOfView, boxesOfView, type BoxView, viewOfAddress } from "./box-view.ts";
import { BoxViewBar } from "./box-view-bar.tsx";
import { useBoxes, usePolling } from "./use-boxes.ts";
import { useDeleteBox } from "./use-delete-box.ts";

/** The card boxes of a knowledge base, in every state that a list can be in. */
export function BoxList({ knowledgeBaseId }: { knowledgeBaseId: string }) {
  const m = useMessages();
  const language = useAppLanguage();
  const boxes = useBoxes(knowledgeBaseId);
  const isLagging = usePolling(knowledgeBaseId, boxes.data);
  const deletion = useDeleteBox();
  const [doomed, setDoomed] = useState<CardBox>();
  return (
    <section aria-labelledby="boxes-heading">
      <h2 id="boxes-heading" className="mb-3 text-lg font-bold">
        {m.boxes.heading}
        {boxes.data ? (
          <span className="ml-1.5 font-normal text-ink3 tabular-nums">
            {formatCount(boxes.data.length, language)}
          </span>
        ) : null}
      </h2>
      {isLagging ? (
        <p role="status" className="mb-3 text-sm text-hard">
          {m.boxes.refreshFailed}
        </p>
      ) : null}
      {boxes.data ? (
        <ViewedTiles boxes={boxes.data} onDelete={setDoomed} />
      ) : boxes.isError ? (
        <LoadFailure
          title={m.common.failedToLoad}
          reason={messageOf(boxes.error, m.common.startFailed)}
          retryLabel={m.common.retry}
          onRetry={() => void boxes.refetch()}
        />
      ) : (
        <BoxListSkeleton />
      )}
      {doomed ? (
        <ConfirmDialog
          title={m.boxes.deleteTitle(doomed.subject_name)}
          body={m.boxes.deleteBody(formatCount(doomed.card_amount, language))}
          keepLabel={m.boxes.deleteKeep}
          confirmLabel={m.boxes.deleteConfirm}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            deletion.mutate(doomed);
            setDoomed(undefined);
          }}
        />
      ) : null}
    </section>
  );
}

/** Two empty tiles, where the boxes will be. */
export function BoxListSkeleton() {
  const m = useMessages();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Skeleton label={m.common.loading} className="h-44" />
      <Skeleton label={m.common.loading} className="h-44" />
    </div>
  );
}

/** From this many boxes on, looking for one is worth a search field. */
const boxesWorthSearching = 3;

interface TilesProps {
  readonly boxes: readonly CardBox[];
  readonly onDelete: (box: CardBox) => void;
}

function ViewedTiles({ boxes, onDelete }: TilesProps) {
  const m = useMessages();
  const language = useAppLanguage();
  const [address, setAddress] = useSearchParams();
  const view = viewOfAddress(address);
  const shown = boxesOfView(boxes, view, languageTag(language));
  const isSearchable = boxes.length >= boxesWorthSearching || address.size > 0;
  const show = (next: BoxView) =>
    setAddress(addressOfView(next), { replace: true, preventScrollReset: true });
  if (boxes.length === 0) {
    return (
      <div className="index-card ruled min-h-40 px-5 pt-[0.8rem] pb-6 leading-[1.9rem]">
        <p className="font-semibold">{m.boxes.empty}</p>
        <p className="text-ink2">{m.boxes.emptyHint}</p>
      </div>
    );
  }
  return (
    <>
      {isSearchable ? <BoxViewBar view={view} found={shown.length} onChange={show} /> : null}
      {shown.length > 0 ? (
        <Tiles boxes={shown} onDelete={onDelete} />
      ) : (
        <div className="rounded-xl border border-line bg-sunk p-5">
          <p className="font-semibold">{m.boxes.noMatch}</p>
          <Button kind="secondary" size="small" className="mt-3" onClick={() => setAddress({})}>
            {m.boxes.showAll}
          </Button>
        </div>
      )}
    </>
  );
}

function Tiles({ boxes, onDelete }: TilesProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
      {boxes.map((box) => (
        <BoxTile key={box.box_id} box={box} onDelete={() => onDelete(box)} />
      ))}
    </ul>
  );
}
