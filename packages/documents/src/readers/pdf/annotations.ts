import type { PDFPageProxy } from "pdfjs-dist";
import { columnsOf } from "../text/line-width.ts";
import type { Matrix } from "./matrix.ts";
import type { TextPiece } from "./page-text.ts";

/** What this reader asks of an annotation (PDF 1.7, 12.5); pdfjs gives anything. */
interface Annotation {
  readonly subtype?: unknown;
  readonly fieldType?: unknown;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: unknown };
  readonly rect?: readonly number[];
  readonly annotationFlags?: number;
  readonly password?: unknown;
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

const hiddenFlags = 2 | 32;
const maxAnnotations = 500;
const usualSize = 10;

/** Words somebody typed onto the page: text boxes, and what was filled into fields. Buttons and comments are none. */
function textOf(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, contentsObj, password } = annotation;
  if (subtype === "FreeText") return typeof contentsObj?.str === "string" ? contentsObj.str : "";
  if (subtype !== "Widget" || password === true || (fieldType !== "Tx" && fieldType !== "Ch")) return "";
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === "string").join("\n");
}

/** The corner of a rectangle that lies top left once `frame` has turned the page upright. */
function cornerOf(rect: readonly number[], [a, b, c, d, e, f]: Matrix): { x: number; y: number } {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect;
  return {
    x: Math.min(a * x0 + c * y0, a * x1 + c * y1) + e,
    y: Math.min(b * x0 + d * y0, b * x1 + d * y1) + f,
  };
}

/** Text that was typed onto a page afterwards, line by line; it comes behind what is printed there. */
export async function readAnnotations(page: PDFPageProxy, frame: Matrix): Promise<TextPiece[]> {
  let annotations: readonly Annotation[];
  try {
    annotations = (await page.getAnnotations()) as readonly Annotation[];
  } catch {
    // Notes that cannot be read are no reason to refuse the page.
    return [];
  }
  return annotations.slice(0, maxAnnotations).flatMap((annotation) => {
    const { rect, annotationFlags = 0, defaultAppearanceData } = annotation;
    if (rect === undefined || (annotationFlags & hiddenFlags) !== 0) return [];
    const size = defaultAppearanceData?.fontSize || usualSize;
    const { x, y } = cornerOf(rect, frame);
    return textOf(annotation)
      .split(/\r\n?|\n/)
      .map((text, index) => ({
        text,
        x,
        y: y + size * (1 + 1.2 * index),
        width: columnsOf(text) * 0.5 * size,
        size,
        isBold: false,
        isMono: false,
        isMaths: false,
        contentId: undefined,
      }))
      .filter(({ text }) => text.trim() !== "");
  });
}
