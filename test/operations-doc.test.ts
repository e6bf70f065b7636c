import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configVariables } from "../apps/server/src/config-variables.ts";
import { root } from "./workspaces.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Every match's first group, once, in order. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].toSorted();
}

describe("what operators are told", () => {
  const sources = globSync("{apps/server,packages/identity}/src/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts"))
    .map(read)
    .join("\n");
  const table = read("docs/operations.md").split("## When something is wrong")[1] ?? "";
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  const explained = rows.flatMap((row) => found(row.split("|")[1] ?? "", /`([^`]+)`/g));

  it("has a row for every event that is more than routine", () => {
    const alarming = found(sources, /\blog(?:\.warn|\.error|\[[^\]]*\])\(\s*"([a-z-]+)"/g);
    // What the sign-in reports: the levels stand in the composition root, by kind.
    const levels = /identityLogLevel[^{]*\{([^}]*)\}/.exec(sources)?.[1] ?? "";
    const ofSignIn = found(levels, /(\w+): "(?:warn|error)"/g).map((kind) => `identity.${kind}`);

    expect(ofSignIn.length).toBeGreaterThan(0);
    expect(explained.toSorted()).toEqual([...alarming, ...ofSignIn].toSorted());
  });

  it.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md", { cwd: root })])(
    "%s names no variable but those the server reads",
    (page) => {
      const known = new Set<string>(configVariables.map(({ name }) => name));

      const named = found(read(page), /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g);

      expect(named.filter((name) => !known.has(name))).toEqual([]);
    },
  );
});
