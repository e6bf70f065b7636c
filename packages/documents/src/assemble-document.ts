import { blockText } from "./block-text.ts";
import { cleanCode, cleanText } from "./characters.ts";
import { detectLanguage } from "./detect-language.ts";
import type { Draft, DraftBlock } from "./draft.ts";
import { limits } from "./limits.ts";
import type { Block, DocumentWarning, ParsedDocument } from "./model.ts";

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

function toLevel(level: number): HeadingLevel {
  // The clamp makes it one of the six.
  return Math.min(6, Math.max(1, Math.round(level))) as HeadingLevel;
}

/** A title stands above level 1: where a document has both, everything else moves one level down. */
function placeTitle(blocks: readonly DraftBlock[]): readonly DraftBlock[] {
  const hasTitle = blocks.some((block) => block.type === "heading" && block.isTitle === true);
  const hasLevelOne = blocks.some(
    (block) => block.type === "heading" && block.isTitle !== true && block.level <= 1,
  );
  if (!hasTitle || !hasLevelOne) return blocks;
  return blocks.map((block) =>
    block.type === "heading" && block.isTitle !== true ? { ...block, level: block.level + 1 } : block,
  );
}

function cutTable(rows: readonly (readonly string[])[]): { rows: string[][]; isCut: boolean } {
  const filled = rows.map((row) => row.map(cleanText)).filter((row) => row.some((cell) => cell !== ""));
  const width = Math.min(limits.maxTableColumns, Math.max(0, ...filled.map((row) => row.length)));
  const kept = filled.slice(0, limits.maxTableRows).map((row) => {
    const cells = row.slice(0, width);
    return [...cells, ...Array.from({ length: width - cells.length }, () => "")];
  });
  return { rows: kept, isCut: filled.length > kept.length || filled.some((row) => row.length > width) };
}

/** Readers that report runs hand over clean text already; cleaning again would move it under the runs. */
function cleanDraft(block: DraftBlock): { block: DraftBlock; isCut: boolean } {
  switch (block.type) {
    case "table": {
      const { rows, isCut } = cutTable(block.rows);
      return { block: { ...block, rows, headerRows: Math.min(block.headerRows, rows.length) }, isCut };
    }
    case "code":
      return { block: { ...block, text: cleanCode(block.text) }, isCut: false };
    case "image":
      return { block, isCut: false };
    case "paragraph":
    case "listItem":
      return { block: block.runs ? block : { ...block, text: cleanText(block.text) }, isCut: false };
    case "heading":
    case "formula":
    case "footnote":
      return { block: { ...block, text: cleanText(block.text) }, isCut: false };
  }
}

interface Place {
  readonly id: string;
  readonly page?: number;
  readonly section: readonly string[];
  readonly offset: number;
}

/** Optional fields are absent, not undefined. */
function withoutUndefined<Value extends object>(value: Value): Value {
  // Same keys but those without a value, which the types below make optional.
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;
}

type Finished = Omit<Block, keyof Place>;

function finish(block: DraftBlock): Finished {
  const { page: _page, ...own } = withoutUndefined(block);
  if (own.type === "heading") {
    const { level, text } = own;
    return { type: "heading", level: toLevel(level), text } as Finished;
  }
  if ((own.type === "paragraph" || own.type === "listItem") && own.runs?.length === 0) {
    const { runs: _runs, ...plain } = own;
    return plain;
  }
  return own;
}

function toBlock(block: DraftBlock, place: Place): Block {
  // A draft has every field of its kind of block but the place, which comes here.
  return { ...place, ...finish(block) } as Block;
}

/** Headings above the next block, kept while walking the document. */
function createSectionPath() {
  const open: { level: number; text: string }[] = [];
  return {
    enter(level: number, text: string): string[] {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const above = open.map((heading) => heading.text);
      open.push({ level, text });
      return above;
    },
    current: (): string[] => open.map((heading) => heading.text),
  };
}

/** The reader's own warnings and those of the limits, each once. */
function warningsOf(
  draft: Draft,
  cuts: Readonly<Record<"TEXT_OVER_LIMIT" | "TABLE_CUT", boolean>>,
): readonly DocumentWarning[] {
  const own = draft.warnings ?? [];
  const codes = (["TEXT_OVER_LIMIT", "TABLE_CUT"] as const).filter((code) => cuts[code]);
  const added = codes.filter((code) => !own.some((warning) => warning.code === code));
  return [...own, ...added.map((code) => ({ code }))];
}

/** A block that alone breaks the limit on characters keeps its beginning: a file may be one line. */
function cutToFit(block: DraftBlock, room: number): DraftBlock {
  if (!("text" in block) || block.text.length <= room) return block;
  // Never half of a character that takes two units.
  const text = block.text.slice(0, room).replace(/[\ud800-\udbff]$/, "");
  if (!("runs" in block)) return { ...block, text };
  return { ...block, text, runs: block.runs?.filter(({ end }) => end <= text.length) };
}

const labelled = ({ pageLabels }: Draft) => (pageLabels === undefined ? {} : { pageLabels });

/** Gives every block its id, section path and offset, applies the limits and names the language. */
export function assembleDocument(draft: Draft): Omit<ParsedDocument, "stats"> {
  const path = createSectionPath();
  const blocks: Block[] = [];
  const texts: string[] = [];
  let offset = 0;
  let hasCutTable = false;
  let isCut = false;
  for (const raw of placeTitle(draft.blocks)) {
    if (isCut) break;
    const { block: whole, isCut: isTableCut } = cleanDraft(raw);
    hasCutTable ||= isTableCut;
    const block = cutToFit(whole, Math.max(0, limits.maxCharacters - offset));
    isCut ||= block !== whole;
    const text = blockText(block);
    if (text === "" && block.type !== "image") continue;
    if (offset + text.length > limits.maxCharacters) {
      isCut = true;
      break;
    }
    const section = block.type === "heading" ? path.enter(toLevel(block.level), block.text) : path.current();
    const page = block.page === undefined ? {} : { page: block.page };
    blocks.push(toBlock(block, { id: `b${String(blocks.length)}`, ...page, section, offset }));
    texts.push(text);
    offset += text.length + 1;
  }
  const text = texts.join("\n");
  const title = cleanText(draft.title ?? "") || titleOf(blocks);
  return {
    format: draft.format,
    ...(title ? { title } : {}),
    lang: detectLanguage(text),
    ...(draft.pages === undefined ? {} : { pages: draft.pages }),
    ...labelled(draft),
    blocks,
    text,
    media: draft.media ?? [],
    warnings: warningsOf(draft, { TEXT_OVER_LIMIT: isCut, TABLE_CUT: hasCutTable }),
  };
}

/** Without a declared title, the first heading serves, unless text stands before it. */
function titleOf(blocks: readonly Block[]): string | undefined {
  const [first] = blocks;
  return first?.type === "heading" ? first.text : undefined;
}
