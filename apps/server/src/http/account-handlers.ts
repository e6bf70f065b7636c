import { Failure } from "../failure.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";

type AccountHandlers = Pick<
  Handlers,
  "getAccount" | "changePassword" | "requestEmailVerification" | "exportAccount" | "deleteAccount"
>;

async function notBuilt(): Promise<never> {
  throw new Failure("unavailable");
}

export function createAccountHandlers(_context: HandlerContext): AccountHandlers {
  return {
    getAccount: notBuilt,
    changePassword: notBuilt,
    requestEmailVerification: notBuilt,
    exportAccount: notBuilt,
    deleteAccount: notBuilt,
  };
}
