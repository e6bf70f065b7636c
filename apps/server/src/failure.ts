import { apiErrors, type ApiErrorName } from "@deckle/contract";

/**
 * A call that cannot be answered, by its name in the contract's error table. Thrown anywhere below a handler; the HTTP
 * edge turns it into an envelope in the user's language.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly kind: ApiErrorName;

  constructor(kind: ApiErrorName, options?: ErrorOptions) {
    super(apiErrors[kind].message.en, options);
    this.kind = kind;
  }
}
