import { expect, it } from "vitest";
import { writeArchive } from "./archive.ts";
import { openArchive } from "./read-archive.ts";

/** Bytes that compress to about a tenth, so many of them. */
function sampleBytes(length: number): Buffer {
  return Buffer.from(
    Array.from({ length: Math.ceil(length / 12) }, (_, index) => `line ${index} `).join(""),
  ).subarray(0, length);
}

it.each([0, 1, 131_072, 131_073, 524_288, 524_289, 3_000_000])(
  "unpacks to the %i bytes that were packed, in one part or several",
  async (length) => {
    const bytes = sampleBytes(length);

    const archive = await openArchive(
      await writeArchive([
        { name: "deflated", bytes, method: "deflate" },
        { name: "图.png", bytes, method: "store" },
      ]),
    );

    expect(archive.names).toEqual(["deflated", "图.png"]);
    expect(Buffer.from((await archive.read("deflated", length)) ?? []).equals(bytes)).toBe(true);
    expect(Buffer.from((await archive.read("图.png", length)) ?? []).equals(bytes)).toBe(true);
  },
);

it("holds tens of thousands of files, and refuses more than a zip without extensions can", async () => {
  const files = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => ({ name: String(index), bytes: Buffer.from("x"), method: "store" }) as const,
    );

  expect((await openArchive(await writeArchive(files(20_000)))).names).toHaveLength(20_000);
  await expect(writeArchive(files(65_001))).rejects.toMatchObject({ code: "TOO_LARGE" });
});
