import type { IncomingMessage } from "node:http";

/** The fields of a submitted form, the first of each name, or why there are none. */
export type FormBody =
  | { readonly ok: true; readonly field: (name: string) => string }
  | { readonly ok: false; readonly status: 408 | 413 | 415 };

const maxBytes = 16_384;
const timeoutMs = 10_000;

/** Reads a URL-encoded body of at most 16 KiB within ten seconds. */
export async function readFormBody(request: IncomingMessage): Promise<FormBody> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return { ok: false, status: 415 };
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return { ok: false, status: 413 };

  const chunks: Buffer[] = [];
  let size = 0;
  const signal = AbortSignal.timeout(timeoutMs);
  const stop = (): void => void request.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return { ok: false, status: 413 };
      chunks.push(chunk);
    }
  } catch (error) {
    if (signal.aborted) return { ok: false, status: 408 };
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
  return { ok: true, field: (name) => fields.get(name) ?? "" };
}
