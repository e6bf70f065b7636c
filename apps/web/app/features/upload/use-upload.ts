import { parseBoxName } from "@deckle/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { useApi } from "#lib/api-context.ts";
import { contractError, messageOf } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { problemOfFile } from "./upload-rules.ts";
import {
  idle,
  nextUploadState,
  resetAfterMs,
  tickMaxStepPercent,
  tickMs,
  type UploadState,
} from "./upload-state.ts";

export interface Upload {
  readonly state: UploadState;
  /** Takes the first of the files. */
  readonly choose: (files: readonly File[]) => void;
  readonly rename: (boxName: string) => void;
  readonly remove: () => void;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** The id of the knowledge base that uploads go to; may wait for the list. Undefined where there is none. */
export type FindKnowledgeBase = () => Promise<string | undefined>;

/** The single upload: what is chosen, how it goes, and what follows when it has arrived. */
export function useUpload(findKnowledgeBase: FindKnowledgeBase): Upload {
  const m = useMessages();
  const language = useAppLanguage();
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(nextUploadState, idle);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    if (state.step === "uploading") {
      const timer = setInterval(
        () => dispatch({ type: "tick", stepPercent: Math.random() * tickMaxStepPercent }),
        tickMs,
      );
      return () => clearInterval(timer);
    }
    if (state.step === "done") {
      const timer = setTimeout(() => dispatch({ type: "reset" }), resetAfterMs);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [state.step]);

  async function send(file: File, boxName: string): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    try {
      const knowledgeBase = await findKnowledgeBase();
      if (controller.signal.aborted) return;
      if (knowledgeBase === undefined) {
        dispatch({ type: "fail", problem: m.upload.noKnowledgeBase });
        return;
      }
      const input = { boxname: boxName, knowledge_base_id: knowledgeBase };
      await api.call("uploadFile", input, { file, signal: controller.signal });
      dispatch({ type: "succeed" });
    } catch (error) {
      if (controller.signal.aborted) return;
      reportProblem("Upload failed:", error);
      dispatch({ type: "fail", problem: messageOf(error, m.upload.failed) });
    }
    // After a failure too: an answer that was lost on the way may have made a box.
    void queryClient.invalidateQueries({ queryKey: queryKeys.allBoxes });
    void queryClient.invalidateQueries({ queryKey: queryKeys.usage });
  }

  return {
    state,
    choose(files) {
      const [file] = files;
      if (!file) return;
      const problem = problemOfFile(file);
      if (problem) dispatch({ type: "refuse", problem: contractError(problem, language).message });
      else dispatch({ type: "choose", file, notice: files.length > 1 ? m.upload.onlyFirst : null });
    },
    rename: (boxName) => dispatch({ type: "rename", boxName }),
    remove: () => dispatch({ type: "remove" }),
    start() {
      if (state.step !== "chosen") return;
      const name = parseBoxName(state.boxName);
      // What is wrong with a name stands beside its field.
      if ("error" in name) return;
      dispatch({ type: "start" });
      void send(state.file, name.name);
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: "cancel", notice: m.upload.cancelled });
    },
  };
}
