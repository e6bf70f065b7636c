import { type CardBox, defaultBoxName, displayStatus } from "@deckle/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { formatCount } from "#lib/locale-format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { usePageTitle } from "#lib/use-page-title.ts";
import { AppLink } from "#ui/app-link.tsx";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ChatTurn } from "./chat-turn.tsx";
import { QuestionForm } from "./question-form.tsx";
import { useChat } from "./use-chat.ts";

/** Asking about one's own documents. */
export function ChatPage() {
  const { chat: words, common } = useMessages();
  usePageTitle(words.title);
  const { bases, boxes } = useDocuments();
  const failed = [bases, boxes].find((query) => query.isError);
  const baseId = bases.data?.[0]?.id;
  const askable = boxes.data?.filter(isAskable);
  return (
    <>
      <PageHeading className="text-2xl font-bold">{words.heading}</PageHeading>
      <p className="mt-1 mb-6 text-ink2">{words.intro}</p>
      {askable && baseId !== undefined ? (
        askable.length === 0 ? (
          <NoDocuments />
        ) : (
          <Conversation baseId={baseId} boxes={askable} />
        )
      ) : failed ? (
        <LoadFailure
          title={words.loadFailed}
          reason={messageOf(failed.error, common.startFailed)}
          retryLabel={common.retry}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Skeleton label={common.loading} className="h-40" />
      )}
    </>
  );
}

function isAskable(box: CardBox): boolean {
  return displayStatus(box.status) === "finished" && box.subject_name !== defaultBoxName;
}

function useDocuments() {
  const api = useApi();
  const language = useAppLanguage();
  const bases = useQuery({
    queryKey: queryKeys.knowledgeBases,
    queryFn: ({ signal }) => api.call("listKnowledgeBases", {}, { signal }),
  });
  const baseId = bases.data?.[0]?.id;
  const boxes = useQuery({
    queryKey: queryKeys.boxes(baseId ?? "", language),
    queryFn: ({ signal }) => api.call("listCardBoxes", { knowledge_base_id: baseId ?? "" }, { signal }),
    enabled: baseId !== undefined,
    placeholderData: (previous) => previous,
  });
  return { bases, boxes };
}

function NoDocuments() {
  const { chat: words } = useMessages();
  return (
    <div className="index-card min-h-40 px-5 pt-3.5 pb-6">
      <p className="font-semibold">{words.noDocuments}</p>
      <p className="mt-4 text-ink2">{words.noDocumentsHint}</p>
      <AppLink kind="primary" size="small" to="/dashboard" className="mt-4">
        {words.upload}
      </AppLink>
    </div>
  );
}

function Conversation({ baseId, boxes }: { baseId: string; boxes: readonly CardBox[] }) {
  const { chat: words } = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const chat = useChat(baseId);
  const boxId = boxes.find((box) => box.box_id === parameters.get("box"))?.box_id;
  return (
    <>
      <div role="log" aria-label={words.log} className="space-y-6">
        {chat.turns.map((turn) => (
          <ChatTurn key={turn.id} turn={turn} onRetry={() => chat.retry(turn)} />
        ))}
      </div>
      {chat.turns.length === 0 ? <Examples /> : null}
      <div className="sticky bottom-0 -mx-4 mt-6 bg-linear-to-t from-paper from-85% to-transparent px-4 pt-6 pb-4 sm:-mx-6 sm:px-6">
        <QuestionForm isWaiting={chat.isWaiting} onAsk={(question) => chat.ask(question, boxId)}>
          <ScopeSelect
            boxes={boxes}
            boxId={boxId}
            onChoose={(id) => setParameters(id === undefined ? {} : { box: id }, { replace: true })}
          />
        </QuestionForm>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 text-xs text-ink3">
          <span>{words.kept}</span>
          <Used />
          {chat.turns.length > 0 && !chat.isWaiting ? (
            <Button kind="ghost" size="small" className="ml-auto" onClick={chat.clear}>
              {words.clear}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}

function Examples() {
  const { chat: words } = useMessages();
  return (
    <div className="rounded-xl border border-dashed border-edge px-5 py-4 text-ink2">
      <p className="text-sm font-semibold">{words.examples}</p>
      <ul className="mt-1 space-y-0.5">
        {words.exampleList.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </div>
  );
}

function Used() {
  const { chat: words } = useMessages();
  const api = useApi();
  const language = useAppLanguage();
  const usage = useQuery({
    queryKey: queryKeys.usage,
    queryFn: ({ signal }) => api.call("getUseRecord", {}, { signal }),
  });
  return usage.data ? <span>{words.used(formatCount(usage.data.monthAiChatCount, language))}</span> : null;
}

interface ScopeSelectProps {
  readonly boxes: readonly CardBox[];
  readonly boxId: string | undefined;
  readonly onChoose: (boxId: string | undefined) => void;
}

function ScopeSelect({ boxes, boxId, onChoose }: ScopeSelectProps) {
  const { chat: words } = useMessages();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {words.scope}
      </label>
      <select
        id={id}
        value={boxId ?? ""}
        className="field !min-h-9 !w-auto max-w-52 cursor-pointer truncate !py-1 text-sm"
        onChange={(event) => onChoose(event.target.value === "" ? undefined : event.target.value)}
      >
        <option value="">{words.everything}</option>
        {boxes.map((box) => (
          <option key={box.box_id} value={box.box_id}>
            {box.subject_name}
          </option>
        ))}
      </select>
    </>
  );
}
