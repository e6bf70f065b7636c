import { type FileHandle, open } from "node:fs/promises";
import { FileTooLargeError } from "./file-errors.ts";
import type { Files } from "./files.ts";

/** How a file comes in: most bytes, and what ends the waiting for them. */
export type WriteOptions = Parameters<Files["write"]>[2];

/**
 * Writes all that the source yields to a new file and tells how much that was. With `isDurable` it is on the disk then.
 * @throws FileTooLargeError as soon as more than `maxBytes` came; the signal's reason.
 */
export async function receiveFile(
  path: string,
  source: AsyncIterable<Uint8Array>,
  { isDurable, ...options }: WriteOptions & { readonly isDurable: boolean },
): Promise<number> {
  const handle = await open(path, "wx", 0o600);
  try {
    const bytes = await receiveInto(handle, source, options);
    if (isDurable) await handle.sync();
    return bytes;
  } finally {
    await handle.close();
  }
}

async function receiveInto(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  { maxBytes, signal }: WriteOptions,
): Promise<number> {
  let bytes = 0;
  for await (const chunk of untilAborted(source, signal)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new FileTooLargeError(maxBytes);
    await handle.writeFile(chunk);
  }
  return bytes;
}

/** Ends with the signal's reason even while the source yields nothing: a client that stopped sending holds no file. */
async function* untilAborted(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (!signal) {
    yield* source;
    return;
  }
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  // Nobody waits for it between two chunks.
  aborted.catch(() => undefined);
  signal.addEventListener("abort", onAbort, { once: true });
  const chunks = source[Symbol.asyncIterator]();
  try {
    signal.throwIfAborted();
    for (;;) {
      const next = await Promise.race([chunks.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", onAbort);
    // Not awaited: a source that is stuck would never answer, and nothing depends on the answer.
    chunks.return?.().catch(() => undefined);
  }
}
