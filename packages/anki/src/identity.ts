import { hash } from "node:crypto";

const guidAlphabet =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~";
const guidBase = guidAlphabet.length;

/** Says that these hashes are ours; part of every guid, so it never changes. */
const namespace = "deckle";

/** Ids of decks and presets lie in 1.5e12 ... 1.7e12, like the millisecond times that Anki itself uses. */
const idBase = 1_500_000_000_000;
const idRange = 200_000_000_000n;

/** In hexadecimal: short strings cost the collector of garbage less than buffers. */
function hashOf(text: string): string {
  return hash("sha256", text, "hex");
}

/** Every pair of Anki's letters, in the order of the number it stands for. */
const letterPairs = Array.from(
  { length: guidBase ** 2 },
  (_, pair) => guidAlphabet.charAt(Math.floor(pair / guidBase)) + guidAlphabet.charAt(pair % guidBase),
);

/**
 * The note's guid in Anki's own form: 64 bits written with Anki's 91 letters, at most 10 characters. Long division of
 * two halves, two letters at a time, since big integers made it the dearest part of an export.
 */
export function noteGuid(guidSource: string): string {
  const digest = hashOf(`${namespace}\0${guidSource}`);
  let high = Number.parseInt(digest.slice(0, 8), 16);
  let low = Number.parseInt(digest.slice(8, 16), 16);
  let guid = "";
  while (high > 0 || low > 0) {
    const carried = (high % letterPairs.length) * 2 ** 32 + low;
    high = Math.floor(high / letterPairs.length);
    low = Math.floor(carried / letterPairs.length);
    guid = letterPairs[carried % letterPairs.length] + guid;
  }
  // A number has no noughts before it; "a" is Anki's nought.
  return guid.startsWith("a") ? guid.slice(1) : guid;
}

/** The same id for the same content, for ever: `kind` keeps decks and presets apart. */
export function contentId(kind: "deck" | "preset", content: string): number {
  const digest = hashOf(`${namespace}\0${kind}\0${content}`);
  return idBase + Number(BigInt(`0x${digest.slice(0, 16)}`) % idRange);
}
