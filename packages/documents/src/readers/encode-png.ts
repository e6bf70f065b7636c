import { crc32, deflateSync } from "node:zlib";

/** Pixels row by row; `bits` packs eight pixels of black and white into a byte, each row begun anew. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly layout: "bits" | "grey" | "rgb" | "rgba";
  readonly data: Uint8Array | Uint8ClampedArray;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The signs of IHDR, and bytes a pixel takes. */
const layouts = {
  bits: { bitDepth: 1, colourType: 0, bytes: 1 / 8 },
  grey: { bitDepth: 8, colourType: 0, bytes: 1 },
  rgb: { bitDepth: 8, colourType: 2, bytes: 3 },
  rgba: { bitDepth: 8, colourType: 6, bytes: 4 },
} as const;

function chunk(name: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, "latin1");
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** A PNG file (ISO/IEC 15948) of the pixels; `level` is zlib's, for files that live only a moment. */
export function encodePng({ width, height, layout, data }: Pixels, level?: number): Uint8Array {
  const { bitDepth, colourType, bytes } = layouts[layout];
  const stride = Math.ceil(width * bytes);
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(data.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colourType], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, level === undefined ? {} : { level })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Every n-th pixel both ways, so that at most `maxPixels` are left. Black and white stays as it is. */
export function shrink(pixels: Pixels, maxPixels: number): Pixels {
  const { width, height, layout, data } = pixels;
  const step = Math.ceil(Math.sqrt((width * height) / maxPixels));
  if (step <= 1 || layout === "bits") return pixels;
  const { bytes } = layouts[layout];
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8Array(across * down * bytes);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const from = (row * step * width + column * step) * bytes;
      small.set(data.subarray(from, from + bytes), (row * across + column) * bytes);
    }
  }
  return { width: across, height: down, layout, data: small };
}
