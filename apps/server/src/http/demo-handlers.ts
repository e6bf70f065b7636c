import { Failure } from "../failure.ts";
import type { HandlerContext, Handlers } from "./handlers.ts";

type DemoHandlers = Pick<Handlers, "convertDemo">;

async function notBuilt(): Promise<never> {
  throw new Failure("unavailable");
}

export function createDemoHandlers(_context: HandlerContext): DemoHandlers {
  return {
    convertDemo: notBuilt,
  };
}
