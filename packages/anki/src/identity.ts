import { hash } from "node:crypto";
import { digestNumbers } from "./digest.ts";

const guidAlphabet =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~";
const guidBase = guidAlphabet.length;

/** Says that these hashes are ours; part of every guid, so it never changes. */
const namespace = "deckle";

/** Ids of decks and presets lie in 1.5e12 ... 1.7e12, like the millisecond times that Anki itself uses. */
const idBase = 1_500_000_000_000;
const idRange = 200_000_000_000n;

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
  let [high, low] = digestNumbers("sha256", `${namespace}\0${guidSource}`);
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
  const digest = hash("sha256", `${namespace}\0${kind}\0${content}`);
  return idBase + Number(BigInt(`0x${digest.slice(0, 16)}`) % idRange);
}
