import { crc32, deflateSync } from "node:zlib";

/** Pixels row by row; `channels` 1 packs eight pixels of black and white into a byte, each row begun anew. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colourTypes = { 1: 0, 3: 2, 4: 6 } as const;

function chunk(name: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, "latin1");
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** A PNG file (ISO/IEC 15948) of the pixels. */
export function encodePng({ width, height, channels, data }: Pixels): Uint8Array {
  const stride = channels === 1 ? Math.ceil(width / 8) : width * channels;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(data.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([channels === 1 ? 1 : 8, colourTypes[channels]], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Every n-th pixel both ways, so that at most `maxPixels` are left. Black and white stays as it is. */
export function shrink(pixels: Pixels, maxPixels: number): Pixels {
  const { width, height, channels, data } = pixels;
  const step = Math.ceil(Math.sqrt((width * height) / maxPixels));
  if (step <= 1 || channels === 1) return pixels;
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8Array(across * down * channels);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const from = (row * step * width + column * step) * channels;
      small.set(data.subarray(from, from + channels), (row * across + column) * channels);
    }
  }
  return { width: across, height: down, channels, data: small };
}
