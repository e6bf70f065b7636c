import { digestNumbers } from "./digest.ts";

/** Printable text that is certainly well formed, free of control characters and in NFC: the common case, not touched. */
const plainText =
  /^[\n\t\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uff01-\uff60]*$/;

// oxlint-disable-next-line no-control-regex -- removing control characters is what this is for
const controls = /[\x00-\x08\x0b-\x1f\x7f]/g;

/**
 * Text that may stand in an Anki field. Control characters would be dropped by Anki, and U+001F would shift every later
 * field of the note, so that the whole import fails; half a surrogate pair cannot be stored. NFC, as Anki normalises.
 */
export function cleanText(text: string): string {
  if (plainText.test(text)) return text;
  return text.replace(/\r\n?/g, "\n").replace(controls, "").toWellFormed().normalize("NFC");
}

/** True if Anki would call this field empty: nothing but white space, line breaks and bare divisions. */
export function isEmptyField(html: string): boolean {
  return /^(?:\s|<\/?(?:br|div) ?\/?>)*$/i.test(html);
}

const mediaTag = /<(?:img|audio|video|source|object)\b[^>]*?\b(?:src|data)="([^"]+)"[^>]*>/gi;
const anyTag = /<!--.*?-->|<style.*?>.*?<\/style>|<script.*?>.*?<\/script>|<.*?>/gis;
const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
};

/** Only the entities that our own markup writes; any other stays as it is. */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text
    .replace(/&(?:#(\d{1,7})|(\w{2,8}));/g, (whole, code: string | undefined, name: string | undefined) => {
      if (code !== undefined) return String.fromCodePoint(Math.min(Number(code), 0x10ffff));
      return namedEntities[name ?? ""] ?? whole;
    })
    .replaceAll("\u00a0", " ");
}

/** What Anki sorts and compares by: the field without tags, with the names of its media (Anki: `rslib/src/text.rs`). */
export function sortText(html: string): string {
  if (!html.includes("<")) return decodeEntities(html);
  return decodeEntities(html.replace(mediaTag, " $1 ").replace(anyTag, ""));
}

/** Anki's checksum of a note's first field: the first four bytes of the SHA-1 of its sort text. */
export function fieldChecksum(sortText: string): number {
  return digestNumbers("sha1", sortText)[0];
}

/** Parts of a deck name as Anki keeps them: no control characters, no outer spaces or colons, never empty. */
export function deckNameParts(name: string): readonly string[] {
  return cleanText(name)
    .split("::")
    .map((part) => part.replace(/[\n\t]/g, " ").replace(/^[\s:]+|[\s:]+$/g, "") || "blank");
}

/** Tags that Anki treats as marks of its own and strips or acts on. */
const reservedTags = new Set(["leech", "marked"]);

/** The name of a tag as Anki keeps it; empty if it cannot be one. */
function tagName(tag: string): string {
  const name = cleanText(tag)
    .split("::")
    .map((part) => part.replace(/^[\s:]+|[\s:]+$/g, "").replace(/\s+/g, "_"))
    .filter((part) => part !== "")
    .join("::");
  return isReserved(name) ? "" : name;
}

function isReserved(name: string): boolean {
  return name.length <= 6 && reservedTags.has(name.toLowerCase());
}

/** Letters and digits of which a tag's name is the tag. */
const plainTag = /^[\w\u4e00-\u9fff-]+$/;

/**
 * Tags in the form of the notes table: sorted, each once, without spaces, with one space around and between. No part begins
 * or ends with a colon: of three in a row Anki takes the first two from one end for one purpose, from the other for another.
 */
export function tagColumn(tags: readonly string[]): string {
  const [first] = tags;
  if (first === undefined) return "";
  if (tags.length === 1 && plainTag.test(first)) return isReserved(first) ? "" : ` ${first} `;
  const names = new Set(tags.map(tagName));
  names.delete("");
  return names.size === 0 ? "" : ` ${[...names].sort().join(" ")} `;
}
