import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PlantedTree, plantedTree } from "./planted-tree.ts";
import { allowedImports, importsOf, root, sourceFiles } from "./workspaces.ts";

const scope = "@deckle/";

interface Manifest {
  readonly name: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(workspace: string): Manifest {
  return JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as Manifest;
}

function ownDependencies(dependencies: Readonly<Record<string, string>> | undefined): string[] {
  return Object.keys(dependencies ?? {})
    .filter((name) => name.startsWith(scope))
    .map((name) => name.slice(scope.length))
    .toSorted();
}

const codeFiles = sourceFiles("{packages,apps}/**/*.{ts,tsx}").concat(sourceFiles("e2e/**/*.ts"));

function workspaceOf(file: string): string {
  return Object.keys(allowedImports).find((workspace) => file.startsWith(`${workspace}/`)) ?? "";
}

describe("the graph of workspaces", () => {
  // knip fails on an import that is not declared and on a declaration without an import; so this is the real graph.
  it("is declared in the package.json files within what the table allows", () => {
    const beyond = Object.entries(allowedImports).flatMap(([workspace, allowed]) =>
      ownDependencies(manifestOf(workspace).dependencies)
        .filter((name) => !allowed.includes(name))
        .map((name) => `${workspace} -> ${name}`),
    );

    expect(beyond).toEqual([]);
  });

  it("has a row of the table for every workspace", () => {
    const workspaces = sourceFiles("{packages,apps}/*/package.json").map((path) => posix.dirname(path));

    expect([...workspaces, "e2e"].toSorted()).toEqual(Object.keys(allowedImports).toSorted());
  });

  it("is not widened by development dependencies", () => {
    const widened = Object.entries(allowedImports).flatMap(([workspace, allowed]) =>
      ownDependencies(manifestOf(workspace).devDependencies)
        .filter((name) => !allowed.includes(name))
        .map((name) => `${workspace} -> ${name}`),
    );

    expect(widened).toEqual([]);
  });

  it("has one door for each package, so that a deep import does not resolve", () => {
    const packages = Object.keys(allowedImports).filter((workspace) => workspace.startsWith("packages/"));

    expect(packages.map((workspace) => manifestOf(workspace).exports)).toEqual(
      packages.map(() => "./src/index.ts"),
    );
  });

  it("is not gone round by a relative path into another workspace", () => {
    const strays = importsOf(codeFiles)
      .filter(({ specifier }) => specifier.startsWith("."))
      .filter(({ file, specifier }) => {
        const target = posix.join(posix.dirname(file), specifier);
        return !target.startsWith(`${workspaceOf(file)}/`);
      });

    expect(strays).toEqual([]);
  });

  it("lets the Anki package know of cards in one file and of scheduling in another, and only their types", () => {
    const productFiles = codeFiles.filter((file) => /^packages\/anki\/src\/(?!testing\/)/.test(file));
    const ofOthers = importsOf(productFiles.filter((file) => !file.endsWith(".test.ts"))).filter(
      ({ specifier }) => specifier.startsWith(scope),
    );

    expect(ofOthers.filter(({ isTypeOnly }) => !isTypeOnly)).toEqual([]);
    expect(new Set(ofOthers.map(({ file, specifier }) => `${file}: ${specifier}`))).toEqual(
      new Set([
        "packages/anki/src/from-cards.ts: @deckle/cards",
        "packages/anki/src/deck.ts: @deckle/scheduling",
      ]),
    );
  });

  it("gives packages that run in the browser nothing of Node", () => {
    const files = codeFiles.filter((file) => /^packages\/(contract|scheduling)\/src\//.test(file));
    const productFiles = files.filter((file) => !file.endsWith(".test.ts"));

    const ofNode = importsOf(productFiles).filter(({ specifier }) => specifier.startsWith("node:"));

    expect(productFiles.length).toBeGreaterThan(5);
    expect(ofNode).toEqual([]);
  });
});

describe("an import that the table forbids", () => {
  const strict = ["--strict", "--include", "unlisted", "--no-progress", "--no-config-hints"];
  const knip = "knip/bin/knip.js";
  let tree: PlantedTree;
  beforeAll(() => {
    tree = plantedTree();
  });
  afterAll(() => tree[Symbol.dispose]());

  it("is not there before it is planted", async () => {
    expect(await tree.run(knip, strict)).toMatchObject({ ok: true });
  });

  it.each([
    ["of a value", `import { generateCards } from "@deckle/cards";\nexport const planted = generateCards;\n`],
    ["of a type", `import type { Card } from "@deckle/cards";\nexport type Planted = Card;\n`],
  ])("%s fails the check", async (_kind, content) => {
    tree.plant("packages/documents/src/index.ts", content);

    const result = await tree.run(knip, strict);

    expect(result.ok).toBe(false);
    expect(result.output).toContain("@deckle/cards");
  });
});

describe("a feature of the web part", () => {
  const oxlint = "oxlint/bin/oxlint";
  const planted = "apps/web/app/features/planted/planted.ts";
  let tree: PlantedTree;
  beforeAll(() => {
    tree = plantedTree();
  });
  afterAll(() => tree[Symbol.dispose]());

  it.each(["#features/session/sign-in-out.ts", "../session/sign-in-out.ts", "#routes/dashboard.tsx"])(
    "may not import %s",
    async (specifier) => {
      tree.plant(planted, `export { signIn } from "${specifier}";\n`);

      const result = await tree.run(oxlint, [planted]);

      expect(result.ok).toBe(false);
      expect(result.output).toContain("A feature imports only itself");
    },
  );

  it.each(["#ui/button.tsx", "#lib/api.ts", "#i18n/language.ts", "./own.ts", "@deckle/contract"])(
    "may import %s",
    async (specifier) => {
      tree.plant(planted, `export { own } from "${specifier}";\n`);

      const result = await tree.run(oxlint, [planted]);

      expect(result).toMatchObject({ ok: true });
    },
  );
});
