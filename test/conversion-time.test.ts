import { expect, it } from "vitest";
import { measureConversion } from "../bench/conversion.ts";

it("G2: every document of the benchmark, small or large, is cards within the time the product promises", async () => {
  const { rows } = await measureConversion();

  const shares = Object.entries(rows).map(([name, row]) => [name, row["share of the promise"]] as const);
  expect(shares.map(([name]) => name)).toEqual(
    expect.arrayContaining(["zh_dev.pdf", "400 pages.pdf", "10 MB.md"]),
  );
  for (const [, share] of shares) expect(share).toBeLessThan(1);
  for (const row of Object.values(rows)) expect(row["cards"]).toBeGreaterThan(10);
});
