/** What was wrong with the options of `createIdentity`. */
export type IdentityErrorCode = "INVALID_PUBLIC_URL" | "INVALID_API_RESOURCE";

/** Thrown by `createIdentity` for options that could never work; `code` names which. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
