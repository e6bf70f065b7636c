import { apiBasePath, routes } from "@deckle/contract";

type CallName =
  | "listKnowledgeBases"
  | "listCardBoxes"
  | "getCardBox"
  | "exportAnki"
  | "deleteCardBox"
  | "getUseRecord";

interface Envelope {
  readonly code: number;
  readonly data: unknown;
}

/** The API as a client of its own sees it: bare requests with a person's token. */
export interface ApiClient {
  post(name: CallName, input: Readonly<Record<string, unknown>>): Promise<Envelope>;
  /** The data of a call that is expected to succeed with a list. */
  list(
    name: "listKnowledgeBases" | "listCardBoxes",
    input: Readonly<Record<string, unknown>>,
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** @param origin where the server is; it may be restarted in between, on the same port */
export function apiClient(origin: string, token: string): ApiClient {
  const post: ApiClient["post"] = async (name, input) => {
    const response = await fetch(`${origin}${apiBasePath}${routes[name].path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(15_000),
    });
    // The shape is what these tests are about; a wrong one fails them.
    return (await response.json()) as Envelope;
  };
  return {
    post,
    async list(name, input) {
      const { code, data } = await post(name, input);
      if (code !== 0) throw new Error(`${name} answered ${code}`);
      return data as readonly Record<string, unknown>[];
    },
  };
}
