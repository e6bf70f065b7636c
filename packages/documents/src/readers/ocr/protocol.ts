/** Parent to the process that takes scans out of a PDF; one request at a time. */
export type ScanRequest =
  | { readonly type: "open"; readonly bytes: Uint8Array }
  | { readonly type: "page"; readonly page: number };

/** Its answers; `memory` comes unasked, for systems without /proc. */
export type ScanAnswer =
  | { readonly type: "opened"; readonly pages: number }
  | { readonly type: "image"; readonly png: Uint8Array; readonly dpi: number }
  | { readonly type: "noImage" }
  | { readonly type: "memory"; readonly residentBytes: number };
