import { apiErrors, parseBoxName } from "@deckle/contract";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { ApiError, contractError, messageOf } from "#lib/api-error.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { type BatchQueue, emptyQueue, filesToSend, nextBatchQueue, type QueuedFile } from "./batch-queue.ts";
import { choiceFields, type DeckChoices } from "./deck-choices.ts";
import { problemOfFile } from "./upload-rules.ts";
import { type FindKnowledgeBase, useSendFile } from "./use-send-file.ts";

export interface Batch {
  readonly queue: BatchQueue;
  /** Something in the queue would be lost with the page. */
  readonly isHolding: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly rename: (id: number, boxName: string) => void;
  /** Takes a file out of the queue; one on its way is cancelled. */
  readonly remove: (id: number) => void;
  readonly retry: (id: number) => void;
  readonly clearDone: () => void;
  readonly start: () => void;
}

/** The queue of ruling D10: every file becomes its own box, two are sent at a time. */
export function useBatch(findKnowledgeBase: FindKnowledgeBase, choices: DeckChoices): Batch {
  const m = useMessages();
  const language = useAppLanguage();
  const sendFile = useSendFile(findKnowledgeBase);
  const [queue, dispatch] = useReducer(nextBatchQueue, emptyQueue);
  const running = useRef(new Map<number, AbortController>());

  async function send({ id, file, boxName }: QueuedFile): Promise<void> {
    const name = parseBoxName(boxName);
    if ("error" in name) {
      dispatch({ type: "fail", id, problem: contractError(name.error, language).message });
      return;
    }
    const controller = new AbortController();
    running.current.set(id, controller);
    // What is about one document does not hold for a queue.
    const fields = choiceFields({ ...choices, pages: "", focus: "" });
    try {
      await sendFile(file, { boxname: name.name, ...fields }, controller.signal);
      dispatch({ type: "succeed", id });
    } catch (error) {
      if (controller.signal.aborted) return;
      reportProblem("Upload failed:", error);
      const type = meetsEveryFile(error) ? "failAll" : "fail";
      dispatch({ type, id, problem: messageOf(error, m.upload.failed) });
    } finally {
      running.current.delete(id);
    }
  }

  const sendNext = useEffectEvent((files: readonly QueuedFile[]) => {
    for (const file of files) {
      dispatch({ type: "send", id: file.id });
      void send(file);
    }
  });
  useEffect(() => sendNext(filesToSend(queue)), [queue]);

  return {
    queue,
    isHolding: queue.files.some(({ step }) => step !== "done"),
    add(files) {
      const checked = files.map((file) => {
        const problem = problemOfFile(file);
        return { file, problem: problem && contractError(problem, language).message };
      });
      dispatch({ type: "add", files: checked });
    },
    rename: (id, boxName) => dispatch({ type: "rename", id, boxName }),
    remove(id) {
      running.current.get(id)?.abort();
      dispatch({ type: "remove", id });
    },
    retry: (id) => dispatch({ type: "retry", id }),
    clearDone: () => dispatch({ type: "clearDone" }),
    start: () => dispatch({ type: "start" }),
  };
}

/** Whether the files after this one would be refused for the same reason. */
function meetsEveryFile(error: unknown): boolean {
  const { monthlyLimitReached, knowledgeBaseNotFound, unauthorized } = apiErrors;
  const codes: readonly number[] = [monthlyLimitReached.code, knowledgeBaseNotFound.code, unauthorized.code];
  return error instanceof ApiError && codes.includes(error.code);
}
