import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { configVariables } from "../apps/server/src/config-variables.ts";
import { root } from "./workspaces.ts";

const rowPattern = /^\| `([A-Z_0-9]+)` \| (.*?) \| (.*) \|$/;

it("docs/configuration.md names every variable the server reads, with its default and effect", () => {
  const rows = readFileSync(join(root, "docs/configuration.md"), "utf8")
    .split("\n")
    .map((line) => rowPattern.exec(line))
    .filter((match) => match !== null)
    .map(([, name, written, effect]) => ({ name, default: written?.replaceAll("`", "").trim(), effect }));

  expect(rows).toEqual(configVariables);
});
