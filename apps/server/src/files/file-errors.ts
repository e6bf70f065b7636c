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
      "The file is not in the store. Where there are several processes, each needs the same DATA_DIR.",
      options,
    );
  }
}
