import { describe, expect, it } from "vitest";
import { createRequestMeter } from "./request-meter.ts";

describe("the request meter", () => {
  it("admits each network its allowance in a window", () => {
    const meter = createRequestMeter(2);

    expect([meter.admit("a"), meter.admit("a"), meter.admit("a"), meter.admit("b")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    meter.reset();
    expect(meter.admit("a")).toBe(true);
  });

  it("stays small however many networks come", () => {
    const meter = createRequestMeter(1);
    meter.admit("first");

    for (let index = 0; index < 50_000; index += 1) meter.admit(String(index));

    expect(meter.admit("first")).toBe(true);
  });
});
