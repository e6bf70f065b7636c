import { type ChatAnswer, chatQuestionMaxLength } from "@deckle/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMessages } from "#i18n/learn-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";

/** A question with what came of it. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  /** The box that was asked; all of them when undefined. */
  readonly boxId: string | undefined;
  readonly result:
    | { readonly kind: "waiting" }
    | { readonly kind: "answered"; readonly answer: ChatAnswer }
    | { readonly kind: "failed"; readonly reason: string };
}

export type QuestionProblem = "empty" | "tooLong";

/** What is wrong with a question; nothing where it can be asked. */
export function questionProblem(question: string): QuestionProblem | undefined {
  const length = question.trim().length;
  if (length === 0) return "empty";
  return length > chatQuestionMaxLength ? "tooLong" : undefined;
}

/** Questions and answers of this page. They live as long as it does. */
export function useChat(knowledgeBaseId: string | undefined) {
  const api = useApi();
  const { common } = useMessages();
  const queryClient = useQueryClient();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const nextId = useRef(1);

  function settle(id: number, result: Turn["result"]): void {
    setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, result } : turn)));
  }

  async function request({ id, question, boxId }: Pick<Turn, "id" | "question" | "boxId">): Promise<void> {
    if (knowledgeBaseId === undefined) return;
    try {
      const scope = boxId === undefined ? {} : { box_id: boxId };
      const answer = await api.call("askDocuments", {
        knowledge_base_id: knowledgeBaseId,
        question,
        ...scope,
      });
      settle(id, { kind: "answered", answer });
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
    } catch (error) {
      settle(id, { kind: "failed", reason: messageOf(error, common.startFailed) });
    }
  }

  function ask(question: string, boxId: string | undefined): void {
    const turn = { id: nextId.current, question: question.trim(), boxId };
    nextId.current += 1;
    setTurns((now) => [...now, { ...turn, result: { kind: "waiting" } }]);
    void request(turn);
  }

  function retry(turn: Turn): void {
    settle(turn.id, { kind: "waiting" });
    void request(turn);
  }

  const isWaiting = turns.some(({ result }) => result.kind === "waiting");
  return { turns, isWaiting, ask, retry, clear: () => setTurns([]) };
}
