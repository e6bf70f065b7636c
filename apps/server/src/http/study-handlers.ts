import { Failure } from "../failure.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";

type StudyHandlers = Pick<
  Handlers,
  | "getStudyQueue"
  | "answerCard"
  | "undoAnswer"
  | "getStudyOverview"
  | "getStudySettings"
  | "updateStudySettings"
>;

async function notBuilt(): Promise<never> {
  throw new Failure("unavailable");
}

export function createStudyHandlers(_context: HandlerContext): StudyHandlers {
  return {
    getStudyQueue: notBuilt,
    answerCard: notBuilt,
    undoAnswer: notBuilt,
    getStudyOverview: notBuilt,
    getStudySettings: notBuilt,
    updateStudySettings: notBuilt,
  };
}
