/** A piece of an answer: words, or a mark that stands for a source. */
export type AnswerPart =
  | { readonly kind: "text"; readonly text: string }
  /** 1-based. */
  | { readonly kind: "mark"; readonly source: number };

const mark = /\[(\d{1,3})\]|［(\d{1,3})］|【(\d{1,3})】/g;

/** An answer with its marks such as `[1]`; a mark without a source is text. */
export function answerParts(answer: string, sources: number): readonly AnswerPart[] {
  const parts: AnswerPart[] = [];
  let done = 0;
  for (const match of answer.matchAll(mark)) {
    const source = Number(match[1] ?? match[2] ?? match[3]);
    if (source < 1 || source > sources) continue;
    if (match.index > done) parts.push({ kind: "text", text: answer.slice(done, match.index) });
    parts.push({ kind: "mark", source });
    done = match.index + match[0].length;
  }
  if (done < answer.length) parts.push({ kind: "text", text: answer.slice(done) });
  return parts;
}
