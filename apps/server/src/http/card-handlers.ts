import { Failure } from "../failure.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";

type CardHandlers = Pick<
  Handlers,
  | "exportText"
  | "renameCardBox"
  | "restoreCardBox"
  | "getBoxReport"
  | "regenerateCards"
  | "listCards"
  | "getCardContext"
  | "createCard"
  | "updateCard"
  | "suspendCards"
  | "deleteCards"
  | "restoreCards"
>;

async function notBuilt(): Promise<never> {
  throw new Failure("unavailable");
}

export function createCardHandlers(_context: HandlerContext): CardHandlers {
  return {
    exportText: notBuilt,
    renameCardBox: notBuilt,
    restoreCardBox: notBuilt,
    getBoxReport: notBuilt,
    regenerateCards: notBuilt,
    listCards: notBuilt,
    getCardContext: notBuilt,
    createCard: notBuilt,
    updateCard: notBuilt,
    suspendCards: notBuilt,
    deleteCards: notBuilt,
    restoreCards: notBuilt,
  };
}
