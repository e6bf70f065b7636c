import { crc32, deflateRawSync } from "node:zlib";

/** A zip of deflated parts, as small as the format allows (APPNOTE 4.3). */
export function buildZip(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(data), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(data.length, 8);
    const head = Buffer.from([20, 0, 0, 8, 8, 0, 0, 0, 0, 0]);
    const nameBytes = Buffer.from(name);
    const lengths = Buffer.from([nameBytes.length, 0, 0, 0]);
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), head, sizes, lengths, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([
        Buffer.from("PK\u0001\u0002\u0014\u0000"),
        head,
        sizes,
        lengths,
        tail.subarray(0, 14),
        nameBytes,
      ]),
    );
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
