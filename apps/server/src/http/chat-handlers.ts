import { Failure } from "../failure.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";

type ChatHandlers = Pick<Handlers, "askDocuments">;

async function notBuilt(): Promise<never> {
  throw new Failure("unavailable");
}

export function createChatHandlers(_context: HandlerContext): ChatHandlers {
  return {
    askDocuments: notBuilt,
  };
}
