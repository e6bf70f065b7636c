import { resolve } from "node:path";
import type { UploadSource } from "./dashboard.ts";

/** A file of `fixtures/`. */
export function fixture(name: string): string {
  return resolve(import.meta.dirname, "../../fixtures", name);
}

/** A small text file that can be read, but is refused or accepted for other reasons than its content. */
export function textFile(name: string, text: string): UploadSource {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

/** Enough text for a few cards. */
export const shortText = `# Rivers of Europe

The Danube is the second longest river in Europe. It flows through ten countries, more than any other river.

The Rhine is a river that rises in the Swiss Alps and flows into the North Sea. It was the frontier of the Roman Empire.

The Volga is the longest river in Europe. It is 3,530 kilometres long and flows into the Caspian Sea.
`;

/** A Markdown document whose conversion takes long enough to be interrupted: chapters of facts, none twice. */
export function longMarkdown(chapters: number): UploadSource {
  const text = Array.from({ length: chapters }, (_, index) => chapter(index + 1)).join("\n\n");
  return { name: "long.md", mimeType: "text/markdown", buffer: Buffer.from(text) };
}

const kinds = ["town", "village", "harbour", "fortress", "monastery", "market"];
const places = ["valley", "coast", "plateau", "forest", "island", "border"];

function chapter(number: number): string {
  const kind = kinds[number % kinds.length];
  const place = places[(number * 5) % places.length];
  const year = 900 + ((number * 37) % 1000);
  return `## Settlement ${number}

Orlen-${number} is a ${kind} in the ${place} of district ${number % 97} that was founded in ${year}. It has ${1000 + number * 13} inhabitants.

The charter of Orlen-${number} was granted in ${year + 12}. It is a document that allows the ${kind} to hold ${2 + (number % 11)} fairs a year.

The Orlen-${number} dyke is a wall of earth that protects the ${kind} from floods. It was built in ${year + 30} and is ${3 + (number % 50)} metres high.`;
}
