import { describe, expect, it } from "vitest";
import { readModelPrice } from "./model-price.ts";

describe("a model's price", () => {
  it("is read as operators write it", () => {
    expect(readModelPrice("USD 0.28 0.42 0.028")).toEqual({
      currency: "USD",
      inputPerMillion: 0.28,
      outputPerMillion: 0.42,
      cachedInputPerMillion: 0.028,
    });
    expect(readModelPrice(" CNY 2 8 ")).toEqual({ currency: "CNY", inputPerMillion: 2, outputPerMillion: 8 });
  });

  it.each(["", "0.28 0.42", "USD 0.28", "usd 1 2", "USD 1,5 2", "USD -1 2", "USD 1 2 3 4"])(
    "is none where it is written %j",
    (text) => {
      expect(readModelPrice(text)).toBeUndefined();
    },
  );
});
