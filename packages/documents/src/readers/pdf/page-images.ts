import type { PDFPageProxy } from "pdfjs-dist";
import { encodePng, shrink } from "../encode-png.ts";
import type { Pixels } from "../encode-png.ts";
import { drawingCommands } from "./drawing-commands.ts";
import { loadPdfjs } from "./load-pdfjs.ts";
import { looksLikeFigureCaption } from "./captions.ts";
import type { Matrix } from "./matrix.ts";
import type { PageText } from "./page-text.ts";

/** An image on a page: its file and where it stands, in points from the page's left and top. */
export interface PageImage {
  readonly page: number;
  readonly bytes: Uint8Array;
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
}

const minPixels = 120;
const maxPixels = 700_000;
/** A picture over most of the page is a scan or a background. */
const maxPageShare = 0.6;
const maxImagesPerPage = 20;
const minBlankPoints = 80;
const decodeTimeoutMs = 5000;

/**
 * Streams stand outside compressed objects, so a file whose bytes name no such subtype has no images. Many producers
 * write `/ImageB` into every page's procedure set, which says nothing.
 */
export const hasImages = (bytes: Uint8Array): boolean =>
  /\/Subtype\s{0,4}\/Image(?![A-Za-z])/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"),
  );

/** A caption, or a blank between lines that an image may fill: only such pages are asked for their drawing commands. */
export function mayShowImages(page: PageText): boolean {
  if (page.pieces.some(({ text }) => looksLikeFigureCaption(text))) return true;
  const edges = [0.06 * page.height, ...page.pieces.map(({ y }) => y), 0.94 * page.height].sort(
    (a, b) => a - b,
  );
  return edges.some((y, index) => index > 0 && y - (edges[index - 1] ?? y) > minBlankPoints);
}

interface Placed {
  readonly name: string;
  readonly matrix: Matrix;
}

/** Names of the painted images with the matrix each unit square goes through. */
async function placedImages(page: PDFPageProxy, frame: Matrix): Promise<readonly Placed[]> {
  const { OPS } = await loadPdfjs();
  const placed: Placed[] = [];
  for (const { command, values, matrix } of await drawingCommands(page, frame)) {
    const [name] = values;
    if (placed.length >= maxImagesPerPage) break;
    if (command === OPS.paintImageXObject && typeof name === "string") placed.push({ name, matrix });
  }
  return placed;
}

const layoutOfKind: Readonly<Record<number, Pixels["layout"]>> = { 1: "bits", 2: "rgb", 3: "rgba" };

/** pdfjs hands images over when they are decoded; one that never comes is left out. */
async function pixelsOf(page: PDFPageProxy, name: string): Promise<Pixels | undefined> {
  const store = name.startsWith("g_") ? page.commonObjs : page.objs;
  let timer: NodeJS.Timeout | undefined;
  const found = await new Promise<unknown>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined);
    }, decodeTimeoutMs);
    store.get(name, resolve);
  });
  clearTimeout(timer);
  if (typeof found !== "object" || found === null) return undefined;
  const {
    width = 0,
    height = 0,
    kind = 0,
    data,
  } = found as {
    width?: number;
    height?: number;
    kind?: number;
    data?: Uint8Array | Uint8ClampedArray;
  };
  const layout = layoutOfKind[kind];
  if (!data || !layout || width < minPixels || height < minPixels) return undefined;
  return { width, height, layout, data };
}

/** Images of a page that are large enough to show something; none where they cannot be read. */
export async function readPageImages(page: PDFPageProxy, text: PageText): Promise<readonly PageImage[]> {
  const images: PageImage[] = [];
  try {
    for (const { name, matrix } of await placedImages(page, text.frame)) {
      const [a, b, c, d, e, f] = matrix;
      const xs = [e, e + a, e + c, e + a + c];
      const ys = [f, f + b, f + d, f + b + d];
      const [x0, x1, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      if ((x1 - x0) * (bottom - top) > maxPageShare * text.width * text.height) continue;
      const pixels = await pixelsOf(page, name);
      if (!pixels) continue;
      images.push({ page: text.number, bytes: encodePng(shrink(pixels, maxPixels)), x0, x1, top, bottom });
    }
  } catch {
    // Drawing commands that cannot be read cost the page's images, not its text.
  }
  return images;
}
