import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { loadPdfjs } from "../pdf/load-pdfjs.ts";
import { encodePng } from "../encode-png.ts";

/** What pdfjs makes of an image. */
interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** 1: one bit a pixel, 2: RGB, 3: RGBA. */
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Below this no line of print can be read. */
const minSide = 200;
const decodeTimeoutMs = 10_000;

function isBitmap(value: unknown): value is Bitmap {
  const { data, width, height } = (value ?? {}) as Partial<Bitmap>;
  return ArrayBuffer.isView(data) && (width ?? 0) >= minSide && (height ?? 0) >= minSide;
}

/** Images are decoded behind the drawing commands; one that never comes counts as none. */
function imageOf(page: PDFPageProxy, id: string): Promise<unknown> {
  const store = id.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), decodeTimeoutMs);
    store.get(id, (value: unknown) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

function toGrey({ width, height, kind, data }: Bitmap): Grey | undefined {
  const pixels = new Uint8Array(width * height);
  if (kind === 1) {
    const stride = (width + 7) >> 3;
    if (data.length < stride * height) return undefined;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const bit = ((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
        pixels[at] = bit * 255;
      }
    }
    return { width, height, pixels };
  }
  const step = kind === 2 ? 3 : 4;
  if (data.length < step * pixels.length) return undefined;
  for (let at = 0, from = 0; at < pixels.length; at++, from += step) {
    // Weights of ITU-R BT.601 in 256ths.
    const weighed = 77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0);
    pixels[at] = weighed >> 8;
  }
  return { width, height, pixels };
}

/** A quarter turn clockwise. */
function turn({ width, height, pixels }: Grey): Grey {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) turned[x * height + (height - 1 - y)] = pixels[at] ?? 0;
  }
  return { width: height, height: width, pixels: turned };
}

/** Most images of one page that are looked at. */
const maxImages = 40;

async function largestImage(page: PDFPageProxy): Promise<Bitmap | undefined> {
  const { OPS } = await loadPdfjs();
  const { fnArray, argsArray } = await page.getOperatorList();
  let largest: Bitmap | undefined;
  let seen = 0;
  for (let index = 0; index < fnArray.length && seen < maxImages; index++) {
    const isInline = fnArray[index] === OPS.paintInlineImageXObject;
    if (!isInline && fnArray[index] !== OPS.paintImageXObject) continue;
    seen++;
    const [first] = argsArray[index] as unknown[];
    const image = typeof first === "string" ? await imageOf(page, first) : first;
    const area = (largest?.width ?? 0) * (largest?.height ?? 0);
    if (isBitmap(image) && image.width * image.height > area) largest = image;
  }
  return largest;
}

/**
 * The largest image of a page, which on a scanned page is the page, upright, grey, as PNG, with the dots per inch at which
 * it covers the page's width. `undefined` where there is none that could hold text.
 */
export async function readPageImage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ png: Uint8Array; dpi: number } | undefined> {
  const page = await document.getPage(number);
  try {
    const bitmap = await largestImage(page);
    let grey = bitmap && toGrey(bitmap);
    if (!grey) return undefined;
    for (let angle = page.rotate; angle > 0; angle -= 90) grey = turn(grey);
    const inches = page.getViewport({ scale: 1 }).width / 72;
    const dpi = Math.min(600, Math.max(70, Math.round(grey.width / inches)));
    return {
      png: encodePng({ width: grey.width, height: grey.height, layout: "grey", data: grey.pixels }, 1),
      dpi,
    };
  } finally {
    page.cleanup();
  }
}
