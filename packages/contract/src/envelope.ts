import * as z from "zod/mini";

/** Code of a successful envelope (specification section 8). */
export const successCode = 0;

/** What every JSON answer of the API is wrapped in: code 0 and data, or another code and a message for the user. */
export interface Envelope<Data> {
  readonly code: number;
  readonly message: string;
  readonly data: Data;
}

/** The envelope around a schema, for parsing an answer and for the API description. */
export function envelopeOf<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ code: z.literal(successCode), message: z.string(), data });
}

/** The envelope of a failure: any code but 0, and no data. */
export const failureEnvelope = z.object({ code: z.int(), message: z.string(), data: z.null() });
