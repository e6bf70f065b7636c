import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A model's service that takes questions and says nothing: a conversion that asks it is under way for as long as a test wants. */
export interface StuckModel {
  /** What the server needs to know of it. */
  readonly env: Readonly<Record<"CARDS_LLM" | "CARDS_LLM_MODEL" | "CARDS_LLM_BASE_URL", string>>;
  /** Resolves with the first question. */
  readonly asked: Promise<void>;
  /** Fails every question from now on, so that the rules write the cards. */
  release(): void;
  close(): void;
}

export async function startStuckModel(): Promise<StuckModel> {
  const { promise: asked, resolve: markAsked } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const answer = async (response: ServerResponse): Promise<void> => {
    markAsked();
    await released;
    response.writeHead(400, { "content-type": "application/json" }).end("{}");
  };
  const service = createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is an object.
  const { port } = service.address() as AddressInfo;
  return {
    env: {
      CARDS_LLM: "openai-compatible",
      CARDS_LLM_MODEL: "any",
      CARDS_LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    asked,
    release,
    close: () => {
      service.closeAllConnections();
      service.close();
    },
  };
}
