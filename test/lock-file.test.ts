import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { completeLock, type LockFile, missingPackages } from "../scripts/lock-file.ts";
import { root } from "./workspaces.ts";

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as LockFile;

describe("package-lock.json", () => {
  it("holds every platform's package, so that npm ci accepts it everywhere", () => {
    expect(missingPackages(lock)).toEqual([]);
  });

  it("names no registry but the public one", () => {
    const hosts = Object.values(lock.packages)
      .filter((entry) => entry.link !== true && entry.resolved !== undefined)
      .filter((entry) => !entry.resolved?.startsWith("https://registry.npmjs.org/"));

    expect(hosts).toEqual([]);
  });
});

describe("completing a lock", () => {
  const wanting = (name: string, version = "1.2.3"): LockFile => ({
    packages: {
      "": {},
      "node_modules/tool": { dev: true, optionalDependencies: { [name]: version } },
      "node_modules/zlib": {},
    },
  });

  it("adds what the registry left out, limited to its platform", () => {
    const { completed, added } = completeLock(wanting("@tool/binding-linux-arm64-musl"));

    expect(added).toEqual(["node_modules/@tool/binding-linux-arm64-musl"]);
    expect(completed.packages["node_modules/@tool/binding-linux-arm64-musl"]).toEqual({
      version: "1.2.3",
      cpu: ["arm64"],
      libc: ["musl"],
      dev: true,
      optional: true,
      os: ["linux"],
    });
    expect(missingPackages(completed)).toEqual([]);
  });

  it("keeps npm's order of places", () => {
    const { completed } = completeLock(wanting("tool-win32-x64"));

    expect(Object.keys(completed.packages)).toEqual([
      "",
      "node_modules/tool",
      "node_modules/tool-win32-x64",
      "node_modules/zlib",
    ]);
  });

  it("finds a package that is nested under the one that wants it", () => {
    const nested: LockFile = {
      packages: {
        "node_modules/a/node_modules/b": { optionalDependencies: { c: "1.0.0" } },
        "node_modules/a/node_modules/c": { version: "1.0.0" },
      },
    };

    expect(missingPackages(nested)).toEqual([]);
  });

  it("refuses a package whose name tells no platform instead of guessing", () => {
    expect(() => completeLock(wanting("fsevents", "^2.0.0"))).toThrow("add it by hand");
  });
});
