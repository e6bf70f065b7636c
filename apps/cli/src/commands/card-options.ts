import type { CardOptions } from "@deckle/cards";
import { choice, choices, pageRange, wholeNumber } from "../choices.ts";
import type { Request } from "../request.ts";

const maxCards = 10_000;

/** What the command line says about the cards to make. */
export function cardOptionsOf(request: Request): CardOptions {
  const { section, focus } = request.values;
  const given = {
    maxCards: wholeNumber(request, "max", maxCards),
    difficulty: choice(request, "difficulty", ["easy", "medium", "hard"]),
    density: choice(request, "density", ["sparse", "normal", "dense"]),
    types: choices(request, "types", ["basic", "cloze"]),
    pages: pageRange(request, "pages"),
    sections: section,
    focus,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
