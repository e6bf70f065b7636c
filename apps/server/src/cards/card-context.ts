import type { CardContext } from "@deckle/contract";
import { passagesAround } from "../boxes/passage-store.ts";
import type { Sql } from "../database/database.ts";
import type { StoredCard } from "./card.ts";

/** Most characters shown on either side of a quote. */
const reach = 300;

/** A card's quote with what stands before and after it; alone where the document's text is not kept. */
export async function contextOf(sql: Sql, boxId: string, card: StoredCard): Promise<CardContext> {
  if (card.source === null) return { before: "", quote: "", after: "", page: null, section: [] };
  const { quote, offset, page = null, section } = card.source;
  const end = offset + quote.length;
  const passages = await passagesAround(sql, boxId, { start: Math.max(0, offset - reach), end: end + reach });
  const [first] = passages;
  const place = { quote, page, section: [...section] };
  if (first === undefined) return { before: "", after: "", ...place };
  let text = "";
  // Between two passages there are only line feeds, and blocks without a word.
  for (const passage of passages) text = text.padEnd(passage.offset - first.offset, "\n") + passage.text;
  const at = offset - first.offset;
  if (text.slice(at, at + quote.length) !== quote) return { before: "", after: "", ...place };
  return {
    before: beginningCut(text.slice(Math.max(0, at - reach), at), at > reach),
    after: endCut(text.slice(at + quote.length, at + quote.length + reach)),
    ...place,
  };
}

const sentenceEnd = /[。！？!?\n]|[.;；]\s/gu;

/** From the beginning of a sentence, where one begins in the first half; what was cut mid-sentence does not help. */
function beginningCut(text: string, isCut: boolean): string {
  if (!isCut) return text;
  const [first] = text.matchAll(sentenceEnd);
  const begin = first === undefined ? Number.POSITIVE_INFINITY : first.index + first[0].length;
  return begin <= text.length / 2 ? text.slice(begin) : whole(text);
}

/** To the end of a sentence, where one ends in the second half. */
function endCut(text: string): string {
  if (text.length < reach) return text;
  const last = [...text.matchAll(sentenceEnd)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  return end >= text.length / 2 ? text.slice(0, end) : whole(text);
}

/** Without the half of a character that a cut left at an end. */
function whole(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
}
