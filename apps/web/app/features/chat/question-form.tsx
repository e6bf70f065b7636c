import { chatQuestionMaxLength } from "@deckle/contract";
import { ArrowUp, LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAppLanguage } from "#i18n/app-i18n.ts";
import { useMessages } from "#i18n/learn-i18n.ts";
import { formatCount } from "#lib/locale-format.ts";
import { Button } from "#ui/button.tsx";
import { questionProblem } from "./use-chat.ts";

interface QuestionFormProps {
  readonly isWaiting: boolean;
  readonly onAsk: (question: string) => void;
  /** What stands beside the button. */
  readonly children: ReactNode;
}

/** One question at a time. Enter asks, but not the Enter that ends the composing of Chinese characters. */
export function QuestionForm({ isWaiting, onAsk, children }: QuestionFormProps) {
  const { chat: words } = useMessages();
  const language = useAppLanguage();
  const [question, setQuestion] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const problem = questionProblem(question);
  useEffect(() => {
    // On a telephone the keyboard would cover half of the page before anything was read.
    if (matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, []);

  function ask(): void {
    if (problem || isWaiting) return;
    onAsk(question);
    setQuestion("");
    field.current?.focus();
  }

  return (
    <form
      className="rounded-xl border border-edge bg-sheet p-2 shadow-card focus-within:border-blue focus-within:ring-2 focus-within:ring-blue"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {words.question}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={question}
        placeholder={words.placeholder}
        aria-invalid={problem === "tooLong"}
        aria-describedby={`${id}-hint`}
        className="question-field"
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={(event) => {
          const isAsking = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
          if (!isAsking) return;
          event.preventDefault();
          ask();
        }}
      />
      <div role="alert">
        {problem === "tooLong" ? (
          <p className="px-2 pb-1 text-sm font-medium text-again">
            {words.tooLong(formatCount(chatQuestionMaxLength, language))}
          </p>
        ) : null}
      </div>
      <div className="flex items-center gap-3">
        {children}
        <span id={`${id}-hint`} className="ml-auto text-xs text-ink3 max-sm:sr-only">
          {words.keys}
        </span>
        <Button
          kind="primary"
          size="small"
          type="submit"
          className="max-sm:ml-auto"
          aria-disabled={problem !== undefined || isWaiting}
        >
          {isWaiting ? (
            <LoaderCircle size={16} aria-hidden className="spin" />
          ) : (
            <ArrowUp size={16} aria-hidden />
          )}
          {isWaiting ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}
