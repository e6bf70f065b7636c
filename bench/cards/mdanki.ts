import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPackage } from "@deckle/anki";
import { runCommand } from "../../scripts/run-command.ts";
import type { BenchCard } from "./bench-card.ts";
import type { BenchDocument } from "./read-key.ts";

const rival = "mdanki@1.6.8";
const installTimeoutMs = 60_000;
const runTimeoutMs = 30_000;

/**
 * The decks that mdanki, a converter without a model, makes of the documents; it is fetched into a temporary folder and
 * is no dependency. Undefined where the registry in use does not bring it; without a deck where it fails on a document.
 */
export async function mdankiDecks(
  documents: readonly BenchDocument[],
): Promise<ReadonlyMap<string, readonly BenchCard[]> | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "deckle-bench-"));
  try {
    const words = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", rival];
    const installed = await runCommand("npm", words, { timeoutMs: installTimeoutMs, cwd: folder });
    if (!installed.ok) return undefined;
    const decks = new Map<string, readonly BenchCard[]>();
    for (const document of documents) {
      const deck = await convert(folder, document);
      if (deck !== undefined) decks.set(document.name, deck);
    }
    return decks;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function convert(folder: string, { name, text }: BenchDocument) {
  const from = join(folder, `${name}.md`);
  const to = join(folder, `${name}.apkg`);
  await writeFile(from, text);
  const program = join(folder, "node_modules/.bin/mdanki");
  const { ok } = await runCommand(program, [from, to], { timeoutMs: runTimeoutMs, cwd: folder });
  if (!ok) return undefined;
  const { notes } = await readPackage(await readFile(to));
  return notes.map(({ fields: [front = "", back = ""] }) => ({ prompt: plain(front), answer: plain(back) }));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
