import * as z from "zod/mini";

/** How a route's body travels: nothing or JSON in, a form with a file in, an envelope or bytes out. */
export interface RouteDefinition {
  readonly method: "GET" | "POST";
  /** Below `apiBasePath`. */
  readonly path: `/${string}`;
  readonly access: "user" | "public";
  /** `form` routes validate the text fields; the file part is streamed. */
  readonly body: "json" | "form";
  readonly answer: "envelope" | "file";
  readonly input: z.ZodMiniType;
  /** The `data` of the envelope; for a file answer, a description of the bytes only. */
  readonly output: z.ZodMiniType;
  /** One sentence for the API description. */
  readonly summary: string;
}

export const noInput = z.object({});

/** A call like most are: a signed-in user sends JSON and gets an envelope. */
export function userCall<const Rest extends Pick<RouteDefinition, "path" | "input" | "output" | "summary">>(
  rest: Rest,
) {
  return { method: "POST", access: "user", body: "json", answer: "envelope", ...rest } as const;
}
