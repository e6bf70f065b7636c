import { DocumentError } from "../../errors.ts";

/** A part of a message: its fields in small letters, and its body as bytes written one to a character. */
interface Part {
  readonly fields: ReadonlyMap<string, string>;
  readonly body: string;
}

const maxDepth = 4;
const maxParts = 2000;
const maxFieldCharacters = 20_000;

/** Fields up to the first empty line; a line that begins with white space goes on the one above (RFC 5322, 2.2.3). */
function readPart(source: string): Part {
  const head = source.slice(0, maxFieldCharacters).replace(/^(?:[ \t]*\r?\n)+/, "");
  const gap = /\r?\n[ \t]*\r?\n/.exec(head);
  const headerText = (gap ? head.slice(0, gap.index) : head).replace(/\r?\n[ \t]+/g, " ");
  const fields = new Map<string, string>();
  for (const line of headerText.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const skipped = source.slice(0, maxFieldCharacters).length - head.length;
  const start = skipped + (gap ? gap.index + gap[0].length : head.length);
  return { fields, body: source.slice(start) };
}

const parameter = (field: string, name: string): string | undefined => {
  const found = new RegExp(String.raw`;\s*${name}\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))`, "i").exec(
    field,
  );
  return found?.[1] ?? found?.[2];
};

/** Bodies between the lines that hold the boundary (RFC 2046, 5.1.1). */
function partsOf(body: string, boundary: string): Part[] {
  const mark = `--${boundary}`;
  const parts: Part[] = [];
  let start = body.indexOf(mark);
  while (start !== -1 && parts.length < maxParts) {
    const from = start + mark.length;
    if (body.startsWith("--", from)) break;
    const next = body.indexOf(mark, from);
    parts.push(readPart(body.slice(from, next === -1 ? undefined : next)));
    start = next;
  }
  return parts;
}

function findPage(part: Part, depth: number): Part | undefined {
  const type = part.fields.get("content-type") ?? "text/plain";
  if (/^text\/html\b/i.test(type)) return part;
  const boundary = parameter(type, "boundary");
  if (!/^multipart\//i.test(type) || boundary === undefined || depth >= maxDepth) return undefined;
  for (const inner of partsOf(part.body, boundary)) {
    const found = findPage(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function decodeBody({ fields, body }: Part): Buffer {
  const encoding = fields.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const plain = body
    .replace(/[ \t]*=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, "latin1");
}

/**
 * The page out of a web archive (MHTML, RFC 2557), as Word and browsers save it in one file, re-coded to UTF-8 where
 * its part names another encoding.
 *
 * @throws {DocumentError} `UNSUPPORTED_CONTENT` where a message holds no page.
 */
export function pageOfArchive(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const page = findPage(readPart(source), 0);
  if (!page) throw new DocumentError("UNSUPPORTED_CONTENT");
  const body = decodeBody(page);
  const charset = parameter(page.fields.get("content-type") ?? "", "charset");
  // Without one the page's own declaration is asked, as with any page.
  if (charset === undefined || /^utf-?8$/i.test(charset)) return body;
  try {
    return Buffer.from(`\ufeff${new TextDecoder(charset, { fatal: true }).decode(body)}`);
  } catch {
    // Unknown or untrue.
    return body;
  }
}
