import type { Draft, DraftBlock } from "../../draft.ts";
import { DocumentError } from "../../errors.ts";
import { limits } from "../../limits.ts";
import type { DocumentWarning } from "../../model.ts";
import { promoteHeadings } from "../../promote-headings.ts";
import { openArchive, readPart } from "./archive.ts";
import type { Archive } from "./archive.ts";
import { createBody, readBlocks, readParagraph, readTable } from "./blocks.ts";
import type { Body, BodyContext } from "./blocks.ts";
import { readInlineContent } from "./inline-content.ts";
import { createMediaStore } from "./media.ts";
import type { MediaStore } from "./media.ts";
import { readNumbering } from "./numbering.ts";
import { readRelationships } from "./relationships.ts";
import type { Relationship } from "./relationships.ts";
import { readStyles } from "./styles.ts";
import type { Styles } from "./styles.ts";
import { elementsOf, readXml, textOf } from "./xml.ts";
import type { XmlNode } from "./xml.ts";

/** Deleted and moved-away text, the second copy of alternate content, ruby readings. */
const skipped = new Set(["w:del", "w:moveFrom", "mc:Fallback", "w:rt", "w:instrText", "w:delText"]);
const isSkipped = (name: string): boolean => skipped.has(name);

async function mainPart(archive: Archive): Promise<string> {
  const relationships = await readRelationships(archive, "");
  const declared = [...relationships.values()].find(({ type }) => type === "officeDocument")?.target;
  const part = declared ?? "word/document.xml";
  const isWord = archive.has(part) && !/^(xl|ppt)\//.test(part);
  if (!isWord) throw new DocumentError("UNSUPPORTED_CONTENT");
  return part;
}

async function readNotes(
  archive: Archive,
  part: string | undefined,
  styles: Styles,
): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>();
  if (part === undefined) return notes;
  const context = { styles, targetOf: () => undefined };
  await readXml(archive, part, {
    isRoot: (name) => name === "w:footnote" || name === "w:endnote",
    isSkipped,
    onTree(note) {
      const text = elementsOf(note, "w:p")
        .map((paragraph) => readInlineContent(paragraph, context).text)
        .filter(Boolean)
        .join(" ");
      // Types other than the default are separators, not notes.
      if (note.attributes["w:type"] === undefined) notes.set(note.attributes["w:id"] ?? "", text);
    },
  });
  return notes;
}

async function readImages(
  archive: Archive,
  relationships: ReadonlyMap<string, Relationship>,
  store: MediaStore,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [relationshipId, { type, target, isExternal }] of relationships) {
    if (type !== "image" || isExternal || !archive.has(target)) continue;
    const id = store.add(await readPart(archive, target, limits.maxMediaBytes));
    if (id !== undefined) ids.set(relationshipId, id);
  }
  return ids;
}

async function readTitle(archive: Archive, part: string | undefined): Promise<string | undefined> {
  let title: string | undefined;
  if (part === undefined) return title;
  await readXml(archive, part, {
    isRoot: (name) => name === "dc:title",
    onTree: (node) => {
      title = textOf(node);
    },
  });
  return title;
}

function readTree(tree: XmlNode, body: Body, context: BodyContext): void {
  if (tree.name === "w:p") readParagraph(tree, body, context);
  else if (tree.name === "w:tbl") readTable(tree, body, context);
  else readBlocks(tree, body, context);
}

/** Pages are only known where Word left its marks; without them every block would claim page 1. */
function withPages(body: Body, blocks: readonly DraftBlock[]): readonly DraftBlock[] {
  return body.hasPageBreaks ? blocks : blocks.map((block) => ({ ...block, page: undefined }));
}

async function readPackage(archive: Archive, signal: AbortSignal | undefined): Promise<Draft> {
  const part = await mainPart(archive);
  const relationships = await readRelationships(archive, part);
  const partOf = (type: string): string | undefined =>
    [...relationships.values()].find((relationship) => relationship.type === type && !relationship.isExternal)
      ?.target;
  const styles = await readStyles(archive, partOf("styles") ?? "word/styles.xml");
  const numbering = await readNumbering(archive, partOf("numbering") ?? "word/numbering.xml");
  const footnotes = await readNotes(archive, partOf("footnotes"), styles);
  const endnotes = await readNotes(archive, partOf("endnotes"), styles);
  const store = createMediaStore();
  const images = await readImages(archive, relationships, store);
  const context: BodyContext = {
    styles,
    numbering,
    targetOf: (id) => relationships.get(id),
    noteText: (kind, id) => (kind === "footnote" ? footnotes : endnotes).get(id),
    mediaId: (id) => images.get(id),
  };
  const body = createBody();
  await readXml(archive, part, {
    isRoot: (name) => name === "w:p" || name === "w:tbl",
    isSkipped,
    onTree(tree) {
      signal?.throwIfAborted();
      readTree(tree, body, context);
    },
  });
  const packageParts = await readRelationships(archive, "");
  const core = [...packageParts.values()].find(({ type }) => type === "core-properties")?.target;
  const warnings: DocumentWarning[] = store.hasSkipped() ? [{ code: "IMAGES_SKIPPED" }] : [];
  const title = body.blocks.find((block) => block.type === "heading" && block.isTitle);
  return {
    format: "docx",
    title: title?.type === "heading" ? title.text : await readTitle(archive, core),
    pages: body.hasPageBreaks ? body.page : undefined,
    blocks: withPages(body, promoteHeadings(body)),
    media: store.all(),
    warnings,
  };
}

/**
 * Reads a Word 2007+ document, transitional or strict, streaming its XML: memory follows the largest single table, not
 * the file.
 *
 * @throws {DocumentError} `UNSUPPORTED_CONTENT` for other zips, `CORRUPT_FILE`, `TOO_COMPLEX`, `PASSWORD_PROTECTED`.
 */
export async function readDocx(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<Draft> {
  const archive = await openArchive(bytes);
  try {
    return await readPackage(archive, signal);
  } finally {
    archive.close();
  }
}
