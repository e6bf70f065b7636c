import { parseBoxName } from "@deckle/contract";
import { useEffect, useReducer, useRef } from "react";
import { useAppLanguage, useMessages } from "#i18n/app-i18n.ts";
import { contractError, messageOf } from "#lib/api-error.ts";
import { reportProblem } from "#lib/report-problem.ts";
import { choiceFields, type DeckChoices } from "./deck-choices.ts";
import { problemOfFile } from "./upload-rules.ts";
import {
  idle,
  nextUploadState,
  resetAfterMs,
  tickMaxStepPercent,
  tickMs,
  type UploadState,
} from "./upload-state.ts";
import { type FindKnowledgeBase, useSendFile } from "./use-send-file.ts";

export interface Upload {
  readonly state: UploadState;
  /** Takes the first of the files. */
  readonly choose: (files: readonly File[]) => void;
  readonly rename: (boxName: string) => void;
  readonly remove: () => void;
  readonly start: (choices: DeckChoices) => void;
  readonly cancel: () => void;
}

/** The single upload: what is chosen, how it goes, and what follows when it has arrived. */
export function useUpload(findKnowledgeBase: FindKnowledgeBase): Upload {
  const m = useMessages();
  const language = useAppLanguage();
  const sendFile = useSendFile(findKnowledgeBase);
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

  async function send(file: File, boxName: string, choices: DeckChoices): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    try {
      await sendFile(file, { boxname: boxName, ...choiceFields(choices) }, controller.signal);
      dispatch({ type: "succeed" });
    } catch (error) {
      if (controller.signal.aborted) return;
      reportProblem("Upload failed:", error);
      dispatch({ type: "fail", problem: messageOf(error, m.upload.failed) });
    }
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
    start(choices) {
      if (state.step !== "chosen") return;
      const name = parseBoxName(state.boxName);
      // What is wrong with a name stands beside its field.
      if ("error" in name) return;
      dispatch({ type: "start" });
      void send(state.file, name.name, choices);
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: "cancel", notice: m.upload.cancelled });
    },
  };
}
