import { readFileSync } from "node:fs";
import type { Language } from "@deckle/contract";
import type { DemoFile } from "./demo.ts";

/** Our own words, of the kind a student has; each under the name a visitor sees. */
const sampleNames: Readonly<Record<Language, string>> = { zh: "细胞呼吸.md", en: "How memory works.md" };

/** The built-in document of a language. */
export function sampleFile(sample: Language): DemoFile {
  const bytes = readFileSync(new URL(`samples/${sample}.md`, import.meta.url));
  return { name: sampleNames[sample], bytes };
}
