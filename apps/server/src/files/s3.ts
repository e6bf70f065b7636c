import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { S3mini, S3ServiceError } from "s3mini";
import { FileMissingError, FileStoreError } from "./file-errors.ts";
import { parseFileKey } from "./file-key.ts";
import type { Files, StoredFile } from "./files.ts";
import { receiveFile, type WriteOptions } from "./receive-file.ts";

/** A bucket of an S3-compatible store, and the keys to it. */
export interface S3Place {
  /** Address of the service without the bucket, which is named in the path. */
  readonly endpoint: URL;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Longer than ten megabytes take on a slow line between two machines. */
const requestTimeoutMs = 60_000;
/** Waits before the second and third try of a call that failed in passing. */
const retryAfterMs = [200, 1_000];
/** What the protocol gives at most at a time. */
const filesPerPage = 1_000;

/**
 * Files in a bucket of an S3-compatible store. A file is received into a temporary file first, so that the store gets it
 * whole, with its length, or not at all.
 * @throws FileStoreError where the bucket cannot be used, with what to look at.
 */
export async function openS3Files(place: S3Place): Promise<Files> {
  const address = new URL(`${place.endpoint.href.replace(/\/+$/, "")}/${place.bucket}`);
  const bucket = new S3mini({
    endpoint: address.href,
    region: place.region,
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    requestAbortTimeout: requestTimeoutMs,
    // A redirect would carry the file to an address that nobody configured.
    fetch: (input, init) => fetch(input, { ...init, redirect: "manual" }),
  });
  const call = createCaller(address);
  // Asked in the way that it will be used, so that keys which may not list are found out now.
  if ((await call(() => bucket.listObjectsPaged("/", "boxes/", 1))) === null) {
    throw new FileStoreError(`There is no bucket at ${address.href}. Create it, or check S3_BUCKET.`, {
      isPassing: false,
    });
  }

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    let page: string | undefined;
    do {
      const from = page;
      const listed = await call(() => bucket.listObjectsPaged("/", `${prefix}/`, filesPerPage, from));
      for (const { Key, LastModified } of listed?.objects ?? []) {
        yield { key: Key, modifiedAt: new Date(LastModified) };
      }
      page = listed?.nextContinuationToken;
    } while (page !== undefined);
  }

  /** By its length where the store tells it; some leave it out, or tell it late: then the file is read. */
  async function holdsWhole(key: string, bytes: number): Promise<boolean> {
    if ((await call(() => bucket.getContentLength(key))) === bytes) return true;
    const kept = await call(() => bucket.getObjectArrayBuffer(key));
    return kept?.byteLength === bytes;
  }

  async function deleteAll(keys: readonly string[]): Promise<void> {
    const results = await call(() => bucket.deleteObjects([...keys]));
    const left = results.filter((isDeleted) => !isDeleted).length;
    if (left === 0) return;
    throw new FileStoreError(`The store did not delete ${left} of ${keys.length} files.`, {
      isPassing: true,
    });
  }

  return {
    write: async (key, source, options) => {
      parseFileKey(key);
      return receive(source, options, async ({ path, bytes }) => {
        const whole = await openAsBlob(path);
        options.signal?.throwIfAborted();
        await call(() => bucket.putObject(key, whole, "application/octet-stream"));
        // Stores and what stands before them have cut objects short and still answered 200.
        if (await holdsWhole(key, bytes)) return;
        await call(() => bucket.deleteObject(key));
        throw new FileStoreError(`The store kept only part of a file of ${bytes} bytes.`, {
          isPassing: true,
        });
      });
    },
    read: async (key) => {
      parseFileKey(key);
      const bytes = await call(() => bucket.getObjectArrayBuffer(key));
      if (bytes === null) throw new FileMissingError();
      return new Uint8Array(bytes);
    },
    list: (prefix) => {
      parseFileKey(prefix);
      return list(prefix);
    },
    delete: async (prefix) => {
      parseFileKey(prefix);
      let keys = [prefix];
      for await (const { key } of list(prefix)) {
        keys.push(key);
        if (keys.length < filesPerPage) continue;
        await deleteAll(keys);
        keys = [];
      }
      if (keys.length > 0) await deleteAll(keys);
    },
  };
}

/** Receives a file into a temporary one, hands that on, and removes it. */
async function receive(
  source: AsyncIterable<Uint8Array>,
  options: WriteOptions,
  handOn: (file: { readonly path: string; readonly bytes: number }) => Promise<void>,
): Promise<{ readonly bytes: number }> {
  const folder = await mkdtemp(join(tmpdir(), "deckle-upload-"));
  try {
    const path = join(folder, "file");
    const bytes = await receiveFile(path, source, { ...options, isDurable: false });
    await handOn({ path, bytes });
    return { bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls the store, again where a failure passes by itself, and says in operators' words what was wrong. */
function createCaller(address: URL) {
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        const failure = describeFailure(error, address);
        const waitMs = retryAfterMs[attempt];
        if (!failure.isPassing || waitMs === undefined) throw failure;
        await delay(waitMs);
      }
    }
  };
}

function describeFailure(error: unknown, address: URL): FileStoreError {
  const cause = error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : error;
  if (!(cause instanceof S3ServiceError)) {
    return new FileStoreError(`The store of files at ${address.origin} does not answer. Check S3_ENDPOINT.`, {
      cause: error,
      isPassing: true,
    });
  }
  const code = cause.serviceCode ?? cause.code ?? "no code";
  const isPassing = cause.status === 0 || cause.status === 429 || cause.status >= 500;
  const remedy = isPassing ? "" : " Check S3_BUCKET, S3_REGION and the keys, and what they may do.";
  return new FileStoreError(
    `The store of files at ${address.href} answered ${cause.status} (${code}).${remedy}`,
    {
      cause: error,
      isPassing,
    },
  );
}
