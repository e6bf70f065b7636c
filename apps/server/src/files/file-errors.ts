/** More bytes came than the caller allows; nothing was stored. */
export class FileTooLargeError extends Error {
  override readonly name = "FileTooLargeError";

  constructor(maxBytes: number) {
    super(`The file is larger than ${maxBytes} bytes.`);
  }
}

/** No file is stored under the key. */
export class FileMissingError extends Error {
  override readonly name = "FileMissingError";

  constructor(options?: ErrorOptions) {
    super(
      "The file is not in the store. Where there are several processes, each needs the same DATA_DIR, or the same S3_BUCKET.",
      options,
    );
  }
}

/** The store of files cannot be used at all: it does not answer, refuses the keys, or has no such bucket. */
export class FileStoreError extends Error {
  override readonly name = "FileStoreError";
  /** Whether the same call may work a little later without anybody changing anything. */
  readonly isPassing: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isPassing: boolean }) {
    super(message, options);
    this.isPassing = options.isPassing;
  }
}
