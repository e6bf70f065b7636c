/** Why a package could not be written or read. */
export type AnkiErrorCode = "EMPTY_DECK" | "TOO_LARGE" | "NOT_A_PACKAGE" | "DAMAGED_PACKAGE";

const messages: Readonly<Record<AnkiErrorCode, string>> = {
  EMPTY_DECK: "The deck holds no note from which Anki could make a card.",
  TOO_LARGE: "The package is larger than an importer can be expected to read.",
  NOT_A_PACKAGE: "This is not an Anki package.",
  DAMAGED_PACKAGE: "This Anki package is damaged.",
};

/** A package that cannot be written or read, with the reason as a closed code. */
export class AnkiError extends Error {
  override readonly name = "AnkiError";
  readonly code: AnkiErrorCode;

  constructor(code: AnkiErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? messages[code] : `${messages[code]} ${detail}`, options);
    this.code = code;
  }
}
