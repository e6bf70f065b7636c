import { createRequire } from "node:module";
import { dirname } from "node:path";
import type * as PdfjsModule from "pdfjs-dist";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { DocumentError } from "../../errors.ts";

type Pdfjs = typeof PdfjsModule;

/** Stands in for browser classes that pdfjs names while loading and uses only to draw, which never happens here. */
class Inert {
  multiplySelf(): this {
    return this;
  }
}

function stubBrowserClasses(): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  for (const name of ["DOMMatrix", "Path2D", "ImageData"]) scope[name] ??= Inert;
}

let loading: Promise<Pdfjs> | undefined;

/** Loads pdfjs once for the process; without the stand-ins the import itself throws where no canvas is installed. */
export function loadPdfjs(): Promise<Pdfjs> {
  stubBrowserClasses();
  // The legacy build is the one for Node; its types are those of the package.
  loading ??= import("pdfjs-dist/legacy/build/pdf.mjs") as Promise<Pdfjs>;
  return loading;
}

/** Larger images are left out: decoding one takes four bytes a pixel and seconds. */
const defaultImagePixels = 16_000_000;

/** What pdfjs calls its failures; anything else is a damaged file. Certificates lock files in ways it does not know. */
function toDocumentError(error: unknown): DocumentError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isLocked =
    name === "PasswordException" || /unknown encryption method|unsupported encryption/i.test(message);
  return new DocumentError(isLocked ? "PASSWORD_PROTECTED" : "CORRUPT_FILE", { cause: error });
}

/** Opens a PDF with everything switched off that runs code, draws or downloads. The caller destroys it. */
export async function openPdf(
  bytes: Uint8Array,
  { maxImagePixels = defaultImagePixels }: { readonly maxImagePixels?: number } = {},
): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPdfjs();
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const task = pdfjs.getDocument({
    // pdfjs takes the buffer over; the caller's bytes stay whole.
    data: Uint8Array.from(bytes),
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
    // Without this pdfjs 6 keeps font names to itself, and bold and fixed-width type cannot be told.
    fontExtraProperties: true,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: maxImagePixels,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw toDocumentError(error);
  }
}
