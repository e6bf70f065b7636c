export { DocumentError, documentErrorCodes, documentErrorMessages } from "./errors.ts";
export type { DocumentErrorCode } from "./errors.ts";
export type * from "./model.ts";
