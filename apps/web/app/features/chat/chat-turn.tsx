import type { ChatAnswer } from "@deckle/contract";
import { Copy, RotateCw, SearchX } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { useMessages } from "#i18n/learn-i18n.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SourceQuote } from "#ui/source-quote.tsx";
import { showToast } from "#ui/toaster.tsx";
import { answerParts } from "./answer-parts.ts";
import type { Turn } from "./use-chat.ts";

/** A question with its answer, or with why there is none. */
export function ChatTurn({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  const { chat: words } = useMessages();
  const article = useRef<HTMLElement>(null);
  useEffect(() => article.current?.scrollIntoView({ block: "start" }), []);
  return (
    <article ref={article} aria-label={turn.question} className="scroll-mt-20">
      <h2 className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-md bg-wash px-4 py-2.5 font-medium whitespace-pre-line wrap-anywhere">
        <span className="sr-only">{words.you} </span>
        {turn.question}
      </h2>
      <div className="mt-3">
        <Result turn={turn} onRetry={onRetry} />
      </div>
    </article>
  );
}

function Result({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  const { chat: words } = useMessages();
  switch (turn.result.kind) {
    case "waiting":
      return <Skeleton label={words.sending} className="h-24" />;
    case "failed":
      return (
        <div role="alert" className="rounded-xl border border-line bg-sheet p-4">
          <p className="font-semibold">{words.failed}</p>
          <p className="mt-0.5 text-sm text-ink2">{turn.result.reason}</p>
          <Button kind="secondary" size="small" className="mt-3" onClick={onRetry}>
            <RotateCw size={15} aria-hidden />
            {words.again}
          </Button>
        </div>
      );
    case "answered":
      return turn.result.answer.sources.length === 0 ? (
        <NotFound answer={turn.result.answer} />
      ) : (
        <Answer answer={turn.result.answer} />
      );
  }
}

/** An honest "not found": in other colours than an answer, and with what to do. */
function NotFound({ answer }: { answer: ChatAnswer }) {
  const { chat: words } = useMessages();
  return (
    <div className="rounded-xl border border-line bg-sunk p-4">
      <p className="flex items-center gap-2 font-semibold">
        <SearchX size={17} aria-hidden className="text-ink3" />
        {words.notFound}
      </p>
      <p className="mt-1 text-ink2">{answer.answer}</p>
    </div>
  );
}

function Answer({ answer }: { answer: ChatAnswer }) {
  const { chat: words } = useMessages();
  const id = useId();
  const sourceId = (number: number) => `${id}-source-${number}`;
  return (
    <div className="rounded-xl border border-line bg-sheet p-4 shadow-card sm:p-5">
      <div className="leading-8 whitespace-pre-line wrap-anywhere">
        {answerParts(answer.answer, answer.sources.length).map((part, index) =>
          part.kind === "text" ? (
            <span key={index}>{part.text}</span>
          ) : (
            <button
              key={index}
              type="button"
              aria-label={words.source(String(part.source))}
              className="source-mark"
              onClick={() => openSource(sourceId(part.source))}
            >
              {part.source}
            </button>
          ),
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink3">{answer.engine === "llm" ? words.byModel : words.bySentences}</p>
        <CopyButton text={answer.answer} />
      </div>
      <h3 className="mt-3 border-t border-line pt-3 text-sm font-semibold">{words.sources}</h3>
      <ol className="mt-1 divide-y divide-line">
        {answer.sources.map((source, index) => (
          <li key={index}>
            <details id={sourceId(index + 1)} className="group py-2" open={index === 0}>
              <summary className="flex cursor-pointer items-baseline gap-2 rounded text-sm">
                <span className="source-mark">{index + 1}</span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <b className="font-semibold">{source.subject_name}</b>
                  <span className="text-ink2">{placeOf(source, words)}</span>
                </span>
              </summary>
              <div className="mt-2 pl-8">
                <SourceQuote source={source} place="" />
                <Link
                  to={`/box/${source.box_id}`}
                  className="mt-1 inline-flex min-h-6 items-center text-sm font-medium text-blue underline-offset-4 hover:underline"
                >
                  {words.openBox}
                </Link>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

function placeOf(
  { page, section }: ChatAnswer["sources"][number],
  words: ReturnType<typeof useMessages>["chat"],
): string {
  const parts = [
    ...(page === null ? [] : [words.page(String(page))]),
    ...(section.length === 0 ? [] : [section.join(" › ")]),
  ];
  return parts.map((part) => ` · ${part}`).join("");
}

/** Opens the quote that a mark stands for, and goes there. */
function openSource(id: string): void {
  const source = document.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)}`);
  if (!source) return;
  source.open = true;
  source.querySelector("summary")?.focus();
}

function CopyButton({ text }: { text: string }) {
  const { chat: words } = useMessages();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast("success", words.copied);
    } catch {
      showToast("failure", words.copyFailed);
    }
  }
  return (
    <Button kind="ghost" size="small" onClick={() => void copy()}>
      <Copy size={15} aria-hidden />
      {words.copy}
    </Button>
  );
}
