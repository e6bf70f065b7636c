/** Sources up to here are parsed in one piece. */
const pieceCharacters = 1_000_000;

/**
 * Long Markdown in pieces that are parsed one after the other, so that memory does not follow the file: cut before
 * headings outside code fences, so no construct is torn. Link references do not reach across pieces, which costs such a
 * link its target, not its words.
 */
export function splitSource(source: string): string[] {
  if (source.length <= 2 * pieceCharacters) return [source];
  const pieces: string[] = [];
  let start = 0;
  let fence: string | undefined;
  for (const { 0: line, 1: mark, index } of source.matchAll(/^ {0,3}(`{3,}|~{3,}|#{1,6} ).*$/gm)) {
    const isHeading = mark?.startsWith("#") === true;
    if (!isHeading) {
      const kind = line.trimStart().slice(0, 3);
      if (fence === undefined) fence = kind;
      else if (fence === kind) fence = undefined;
    } else if (fence === undefined && index - start >= pieceCharacters) {
      pieces.push(source.slice(start, index));
      start = index;
    }
  }
  pieces.push(source.slice(start));
  return pieces;
}
