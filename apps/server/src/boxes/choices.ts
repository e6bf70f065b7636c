import type { CardOptions } from "@deckle/cards";
import type { CardType, Density, Difficulty } from "@deckle/contract";
import { storable } from "../cards/card.ts";

/** What a learner may ask for, as it comes over the wire. */
export interface WireChoices {
  readonly difficulty?: Difficulty | undefined;
  readonly density?: Density | undefined;
  readonly max_cards?: number | undefined;
  readonly card_type?: CardType | undefined;
  readonly pages?: string | undefined;
  readonly focus?: string | undefined;
}

/** More words to prefer than this prefer nothing. */
const maxFocusWords = 30;

/** The choices as options of the card engine; null where the pages are no range. What was not chosen is left out. */
export function cardOptionsOf(choices: WireChoices): CardOptions | null {
  const { difficulty, density, max_cards: maxCards, card_type: type } = choices;
  const pages = choices.pages === undefined ? undefined : parsePages(choices.pages);
  if (pages === null) return null;
  const focus = parseFocus(choices.focus ?? "");
  return {
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(density === undefined ? {} : { density }),
    ...(maxCards === undefined ? {} : { maxCards }),
    ...(type === undefined ? {} : { types: [type] }),
    ...(pages === undefined ? {} : { pages }),
    ...(focus.length === 0 ? {} : { focus }),
  };
}

/** `3-10` or `7`; the first page is 1. */
function parsePages(text: string): CardOptions["pages"] | null {
  const [first = "", last = first] = text.split("-").map((part) => part.trim());
  const [from, to] = [Number(first), Number(last)];
  return from >= 1 && to >= from ? { from, to } : null;
}

function parseFocus(text: string): readonly string[] {
  const words = storable(text)
    .split(/[,，、;；\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  return [...new Set(words)].slice(0, maxFocusWords);
}
