import type { DocumentErrorCode } from "./errors.ts";
import type { ParsedDocument } from "./model.ts";

/** Parent to child. One job at a time. */
export interface JobRequest {
  readonly job: number;
  readonly bytes: Uint8Array;
  readonly fileName?: string | undefined;
}

/** Child to parent: it is ready, it reports its memory (where /proc does not tell), or it answers its job. */
export type ChildMessage =
  | { readonly type: "ready" }
  | { readonly type: "memory"; readonly residentBytes: number }
  | { readonly type: "parsed"; readonly job: number; readonly document: ParsedDocument }
  | { readonly type: "failed"; readonly job: number; readonly code: DocumentErrorCode };
