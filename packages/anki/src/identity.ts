import { hash } from "node:crypto";

const guidAlphabet =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~";
const guidBase = BigInt(guidAlphabet.length);

/** Says that these hashes are ours; part of every guid, so it never changes. */
const namespace = "deckle";

/** Ids of decks and presets lie in 1.5e12 ... 1.7e12, like the millisecond times that Anki itself uses. */
const idBase = 1_500_000_000_000;
const idRange = 200_000_000_000n;

function hash64(text: string): bigint {
  return hash("sha256", text, "buffer").readBigUInt64BE(0);
}

/** The note's guid in Anki's own form: 64 bits written with Anki's 91 letters, at most 10 characters. */
export function noteGuid(guidSource: string): string {
  let rest = hash64(`${namespace}\0${guidSource}`);
  let guid = "";
  while (rest > 0n) {
    guid = guidAlphabet.charAt(Number(rest % guidBase)) + guid;
    rest /= guidBase;
  }
  return guid;
}

/** The same id for the same content, for ever: `kind` keeps decks and presets apart. */
export function contentId(kind: "deck" | "preset", content: string): number {
  return idBase + Number(hash64(`${namespace}\0${kind}\0${content}`) % idRange);
}
