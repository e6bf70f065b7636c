export { blockText } from "./block-text.ts";
export { DocumentError, documentErrorCodes, documentErrorMessages } from "./errors.ts";
export type { DocumentErrorCode } from "./errors.ts";
export { createIsolatedParser } from "./isolated-parser.ts";
export type { IsolatedParser, IsolationOptions } from "./isolated-parser.ts";
export { parseDocument } from "./parse-document.ts";
export type { ParseOptions } from "./parse-document.ts";
export { documentWarningMessages, describeWarning } from "./warnings.ts";
export type * from "./model.ts";
