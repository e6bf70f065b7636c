import { expect, it } from "vitest";
import { rememberReturnPath, takeReturnPath } from "./return-path.ts";

function tabStorage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

it("leads back once", () => {
  const storage = tabStorage();
  rememberReturnPath(storage, "/box/1?q=x");

  expect(takeReturnPath(storage)).toBe("/box/1?q=x");
  expect(takeReturnPath(storage)).toBeUndefined();
});

it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
  "never leads to %j",
  (path) => {
    const storage = tabStorage();
    rememberReturnPath(storage, path);

    expect(takeReturnPath(storage)).toBeUndefined();
  },
);
