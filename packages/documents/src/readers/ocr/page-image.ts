import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { encodePng } from "../encode-png.ts";
import { drawingCommands } from "../pdf/drawing-commands.ts";
import type { DrawingCommand } from "../pdf/drawing-commands.ts";
import { loadPdfjs } from "../pdf/load-pdfjs.ts";
import type { Matrix } from "../pdf/matrix.ts";

/** What pdfjs makes of an image. */
interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** 1: one bit a pixel, 2: RGB, 3: RGBA; a stencil has none, and paints black where its bit is 0. */
  readonly kind?: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** An image with the matrix that its unit square goes through, in points from the page's left and top. */
interface PlacedBitmap {
  readonly bitmap: Bitmap;
  readonly matrix: Matrix;
}

/** A side in pixels below which there is no line of print. */
const minSide = 16;
const decodeTimeoutMs = 10_000;
/** Most images of one page that are looked at: some scanners cut a page into strips. */
const maxImages = 200;
/**
 * Print is read best between 200 and 300 dots per inch; more only takes time and memory. Bringing a page of 150 up to 200
 * cut the wrong characters of an English sample from 4.7 to 0.5 in a hundred.
 */
const maxDpi = 300;
const minDpi = 200;
const maxCanvasPixels = 16_000_000;
/** Less of the page than this is a picture on it and not the page. */
const minPageShare = 0.2;

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

const areaOf = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);

async function placedBitmaps(page: PDFPageProxy, frame: Matrix): Promise<PlacedBitmap[]> {
  const { OPS } = await loadPdfjs();
  const painting = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
  ]);
  const bitmaps: PlacedBitmap[] = [];
  const isImage = ({ command }: DrawingCommand): boolean => painting.has(command);
  for (const { values, matrix } of Iterator.from(await drawingCommands(page, frame))
    .filter(isImage)
    .take(maxImages)) {
    const [first] = values;
    const held = typeof first === "object" && first !== null && "data" in first ? first : undefined;
    const id = typeof first === "string" ? first : held?.data;
    const image = typeof id === "string" ? await imageOf(page, id) : first;
    // A stencil that is drawn more than once is kept apart from its size.
    const whole =
      held && typeof id === "string" && ArrayBuffer.isView(image) ? { ...held, data: image } : image;
    if (isBitmap(whole)) bitmaps.push({ bitmap: whole, matrix });
  }
  return bitmaps;
}

/** Reads one pixel as grey, 0 to 255. */
function greyReader({ width, kind, data }: Bitmap): (x: number, y: number) => number {
  if (kind === undefined || kind === 1) {
    const stride = (width + 7) >> 3;
    return (x, y) => (((data[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) * 255;
  }
  const step = kind === 2 ? 3 : 4;
  return (x, y) => {
    const at = (y * width + x) * step;
    // Weights of ITU-R BT.601 in 256ths.
    return (77 * (data[at] ?? 255) + 150 * (data[at + 1] ?? 255) + 29 * (data[at + 2] ?? 255)) >> 8;
  };
}

/** Between the middles of four pixels, for images that are coarser than the canvas. */
function smooth(
  { width, height }: Bitmap,
  grey: (x: number, y: number) => number,
): (x: number, y: number) => number {
  return (x, y) => {
    const [left, top] = [Math.max(0, x - 0.5), Math.max(0, y - 0.5)];
    const [x0, y0] = [Math.floor(left), Math.floor(top)];
    const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
    const [fx, fy] = [left - x0, top - y0];
    const upper = grey(x0, y0) * (1 - fx) + grey(x1, y0) * fx;
    const lower = grey(x0, y1) * (1 - fx) + grey(x1, y1) * fx;
    return upper * (1 - fy) + lower * fy;
  };
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Pixels to a point. */
  readonly scale: number;
}

/** Paints an image on the canvas; where it is finer than that, each pixel is the mean of those it covers. */
function paint(canvas: Canvas, { bitmap, matrix }: PlacedBitmap): void {
  const [a, b, c, d, e, f] = matrix;
  const { width, height, pixels, scale } = canvas;
  const determinant = a * d - b * c;
  if (determinant === 0) return;
  const xs = [e, e + a, e + c, e + a + c].map((x) => x * scale);
  const ys = [f, f + b, f + d, f + b + d].map((y) => y * scale);
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(width, Math.ceil(Math.max(...xs))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(height, Math.ceil(Math.max(...ys))),
  ];
  const fineness = Math.sqrt((bitmap.width * bitmap.height) / (Math.abs(determinant) * scale * scale));
  const steps = Math.max(1, Math.min(4, Math.round(fineness)));
  const grey = greyReader(bitmap);
  const read: typeof grey =
    fineness < 0.8 ? smooth(bitmap, grey) : (px, py) => grey(Math.floor(px), Math.floor(py));
  const isStencil = bitmap.kind === undefined;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let sum = 0;
      let count = 0;
      for (let part = 0; part < steps * steps; part++) {
        const px = (x + ((part % steps) + 0.5) / steps) / scale - e;
        const py = (y + (Math.floor(part / steps) + 0.5) / steps) / scale - f;
        const u = (d * px - c * py) / determinant;
        const v = (a * py - b * px) / determinant;
        if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
        // An image's first row is its top, where v is 1 (PDF 1.7, 8.9.3).
        sum += read(u * bitmap.width, (1 - v) * bitmap.height);
        count++;
      }
      if (count === 0) continue;
      const at = y * width + x;
      // A stencil leaves what it does not paint.
      pixels[at] = isStencil ? Math.min(pixels[at] ?? 255, sum / count) : sum / count;
    }
  }
}

/** Dots per inch of the image that covers most of the page. */
function dpiOf(bitmaps: readonly PlacedBitmap[]): number {
  const largest = bitmaps.reduce((most, next) => (areaOf(next.matrix) > areaOf(most.matrix) ? next : most));
  const { width, height } = largest.bitmap;
  return 72 * Math.sqrt((width * height) / Math.max(1, areaOf(largest.matrix)));
}

/**
 * A scanned page put together from its images, upright, grey, as PNG, with its dots per inch, at most 300. `undefined`
 * where its images do not cover enough of it to hold its text.
 */
export async function readPageImage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ png: Uint8Array; dpi: number } | undefined> {
  const page = await document.getPage(number);
  try {
    const viewport = page.getViewport({ scale: 1 });
    // pdfjs types it as a list; it is always the six numbers of a matrix.
    const bitmaps = await placedBitmaps(page, viewport.transform as unknown as Matrix);
    const covered = bitmaps.reduce((sum, { matrix }) => sum + areaOf(matrix), 0);
    if (bitmaps.length === 0 || covered < minPageShare * viewport.width * viewport.height) return undefined;
    const area = viewport.width * viewport.height;
    const fitting = 72 * Math.sqrt(maxCanvasPixels / area);
    const dpi = Math.max(1, Math.min(maxDpi, fitting, Math.max(minDpi, dpiOf(bitmaps))));
    const scale = dpi / 72;
    const width = Math.max(1, Math.round(viewport.width * scale));
    const height = Math.max(1, Math.round(viewport.height * scale));
    const canvas = { width, height, scale, pixels: new Uint8Array(width * height).fill(255) };
    for (const bitmap of bitmaps) paint(canvas, bitmap);
    const png = encodePng({ width, height, layout: "grey", data: canvas.pixels }, 1);
    return { png, dpi: Math.round(dpi) };
  } finally {
    page.cleanup();
  }
}
