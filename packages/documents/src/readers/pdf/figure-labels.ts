import { isFigureCaption } from "./captions.ts";
import type { Drawing } from "./drawn-lines.ts";
import type { LayoutBlock, LayoutText } from "./region-blocks.ts";

const maxLabelCharacters = 40;
const minLines = 3;

/** A few words without the end of a sentence, as they stand at the parts of a drawing. */
function isLabel(block: LayoutBlock | undefined, page: number): block is LayoutText {
  if (block?.kind !== "paragraph" || block.page !== page) return false;
  if (block.isFigure === true) return !/[.。!?！？]$/u.test(block.text);
  return (
    block.text.length <= maxLabelCharacters && block.lines <= 2 && !/[.。!?！？:：;；,，]$/u.test(block.text)
  );
}

/** Whether something is drawn where the labels stand. */
function isDrawnAround(labels: readonly LayoutText[], bottom: number, drawing: Drawing | undefined): boolean {
  if (!drawing) return false;
  const top = Math.min(...labels.map(({ firstY, size }) => firstY - 4 * size));
  const lines = [...drawing.levels, ...drawing.uprights, ...drawing.spots];
  return lines.filter(({ y0, y1 }) => y1 > top && y0 < bottom).length >= minLines;
}

export interface WithoutLabels {
  readonly blocks: readonly LayoutBlock[];
  /** Whether a drawing was left out with its labels. */
  readonly hasFigures: boolean;
}

/**
 * Leaves the labels of drawings out: single words in front of a figure's caption, in no order that could be read. The
 * drawing itself cannot be taken, which a warning says.
 */
export function withoutFigureLabels(
  blocks: readonly LayoutBlock[],
  bodySize: number,
  drawing: Drawing | undefined,
): WithoutLabels {
  const labels = new Set<LayoutBlock>();
  blocks.forEach((caption, index) => {
    if (!("lines" in caption) || !isFigureCaption(caption, bodySize)) return;
    const own: LayoutText[] = [];
    for (let at = index - 1; at >= 0; at--) {
      const block = blocks[at];
      if (!isLabel(block, caption.page)) break;
      own.push(block);
    }
    const isTagged = own.length > 0 && own.every(({ isFigure }) => isFigure === true);
    if (isTagged || (own.length >= 2 && isDrawnAround(own, caption.firstY, drawing))) {
      for (const label of own) labels.add(label);
    }
  });
  return { blocks: blocks.filter((block) => !labels.has(block)), hasFigures: labels.size > 0 };
}
