import { apiErrors, type ApiErrorName, type Language } from "@deckle/contract";

interface FailureDetails extends ErrorOptions {
  /** What happened in this very case and what to do, where that says more than the contract's words for the kind. */
  readonly words?: Readonly<Record<Language, string>>;
  /** When it is worth trying again. */
  readonly retryAfterSeconds?: number;
}

/**
 * A call that cannot be answered, by its name in the contract's error table. Thrown anywhere below a handler; the HTTP
 * edge turns it into an envelope in the user's language.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly kind: ApiErrorName;
  readonly words: Readonly<Record<Language, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ApiErrorName, { words, retryAfterSeconds, ...options }: FailureDetails = {}) {
    super(apiErrors[kind].message.en, options);
    this.kind = kind;
    this.words = words ?? apiErrors[kind].message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
