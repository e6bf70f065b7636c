import type { LayoutBlock, LayoutText } from "./region-blocks.ts";

const number = String.raw`[A-Z]?\d{1,3}(?:[.\-–－]\d{1,3}){0,3}[a-z]?`;
const figure = new RegExp(String.raw`^(?:fig(?:ure|\.)?|plate|chart|附?图|圖)\s*${number}(?!\d)`, "iu");
const table = new RegExp(String.raw`^(?:table|tab\.|附?表)\s*${number}(?!\d)`, "iu");

const maxCaptionLines = 6;

/** A sentence that begins with a figure's name goes on with a verb; a caption sets its number off, or is set small. */
function isCaption(block: LayoutText, pattern: RegExp, bodySize: number): boolean {
  if ((block.kind !== "paragraph" && block.kind !== "heading") || block.lines > maxCaptionLines) return false;
  const found = pattern.exec(block.text);
  if (!found) return false;
  const rest = block.text.slice(found[0].length);
  const isSetOff = /^\s*[.:：、．|—–]\s*\S/u.test(rest) || rest.trim() === "";
  const isSmall = block.size < 0.95 * bodySize || block.isBold;
  const isTitle =
    block.lines <= 2 && !/[.。!?！？；;]$/u.test(rest) && /^\s+[\p{Script=Han}\p{Lu}]/u.test(rest);
  return isSetOff || isSmall || isTitle;
}

export const isFigureCaption = (block: LayoutText, bodySize: number): boolean =>
  isCaption(block, figure, bodySize);

/** Where a figure's caption stands on the page: pages with one are looked through for images. */
export const looksLikeFigureCaption = (text: string): boolean => figure.test(text);

type Captioned = Extract<LayoutBlock, { kind: "table" | "image" }>;

const isOpen = (block: LayoutBlock | undefined, page: number): block is Captioned =>
  (block?.kind === "table" || block?.kind === "image") && block.page === page && block.caption === undefined;

/** Gives captions to the table or image right beside them; a caption without either stays a paragraph. */
export function attachCaptions(blocks: readonly LayoutBlock[], bodySize: number): LayoutBlock[] {
  if (!blocks.some(({ kind }) => kind === "table" || kind === "image")) return [...blocks];
  const kept: (LayoutBlock | undefined)[] = [...blocks];
  blocks.forEach((block, index) => {
    if (!("lines" in block)) return;
    for (const [pattern, kind, steps] of [
      [figure, "image", [-1, 1]],
      [table, "table", [1, -1]],
    ] as const) {
      if (!isCaption(block, pattern, bodySize)) continue;
      const at = steps.find((step) => {
        const other = kept[index + step];
        return other?.kind === kind && isOpen(other, block.page);
      });
      const owner = at === undefined ? undefined : kept[index + at];
      if (at === undefined || !isOpen(owner, block.page)) continue;
      kept[index + at] = { ...owner, caption: block.text };
      kept[index] = undefined;
    }
  });
  return kept.filter((block) => block !== undefined);
}
