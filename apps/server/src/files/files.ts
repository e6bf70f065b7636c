import { FileMissingError } from "./file-errors.ts";

export { openDiskFiles } from "./disk.ts";
export { FileMissingError, FileStoreError, FileTooLargeError } from "./file-errors.ts";
export { openS3Files, type S3Place } from "./s3.ts";

/** A file as a list shows it. */
export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

/**
 * Stores uploaded files under keys like `boxes/user/box/source`. A key has one to eight segments of lower-case letters,
 * digits, `-`, `_` and `.`, each up to 100 characters and not starting with a dot; anything else is a TypeError.
 */
export interface Files {
  /**
   * Stores what `source` yields, whole or not at all; an existing file is replaced. Returns the stored size.
   * @throws FileTooLargeError as soon as more than `maxBytes` were read.
   * @throws the signal's reason when it is aborted, even while the source yields nothing.
   * @throws FileStoreError where the store is another machine's and does not take it.
   * In every failure nothing new stays behind and a file that was there before stays.
   */
  write(
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: { readonly maxBytes: number; readonly signal?: AbortSignal | undefined },
  ): Promise<{ readonly bytes: number }>;
  /** The whole file. @throws FileMissingError, FileStoreError */
  read(key: string): Promise<Uint8Array>;
  /** Every file whose key starts with this and a slash, in no order. What comes or goes meanwhile may be left out. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Removes the file of this key and every file whose key starts with it and a slash, with all folders that leaves empty. None is no error. */
  delete(prefix: string): Promise<void>;
}

/** The whole file, or null where it is gone: for what can do without it. */
export async function readIfThere(files: Files, key: string): Promise<Uint8Array | null> {
  try {
    return await files.read(key);
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}
