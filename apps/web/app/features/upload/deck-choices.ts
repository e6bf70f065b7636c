import {
  cardTypes,
  type CardType,
  densities,
  type Density,
  difficulties,
  type Difficulty,
  type RouteInput,
} from "@deckle/contract";

/** What the person has chosen for their decks; an empty text means that the product decides. */
export interface DeckChoices {
  readonly difficulty: Difficulty | "";
  readonly density: Density | "";
  readonly cardType: CardType | "";
  /** As typed. */
  readonly maxCards: string;
  /** As typed: `3-10` or `7`. About one document, so neither remembered nor used for a queue. */
  readonly pages: string;
  /** As typed: words separated by commas. About one document too. */
  readonly focus: string;
}

export const noChoices: DeckChoices = {
  difficulty: "",
  density: "",
  cardType: "",
  maxCards: "",
  pages: "",
  focus: "",
};

const storageKey = "deckle-deck-choices";
export const maxCardsCeiling = 1000;

/** The choices of the last upload from this browser, without those about one document. */
export function rememberedChoices(storage: Pick<Storage, "getItem">): DeckChoices {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "{}");
    return typeof stored === "object" && stored !== null ? fromStored(stored) : noChoices;
  } catch {
    // Not ours, or storage is switched off: the product's own defaults do.
    return noChoices;
  }
}

export function rememberChoices(storage: Pick<Storage, "setItem">, choices: DeckChoices): void {
  const { difficulty, density, cardType, maxCards } = choices;
  try {
    storage.setItem(storageKey, JSON.stringify({ difficulty, density, cardType, maxCards }));
  } catch {
    // Storage is full or switched off: the choices hold for this visit.
  }
}

function fromStored(stored: object): DeckChoices {
  const field = (name: keyof DeckChoices): unknown => (name in stored ? Reflect.get(stored, name) : "");
  const maxCards = field("maxCards");
  return {
    ...noChoices,
    difficulty: difficulties.find((known) => known === field("difficulty")) ?? "",
    density: densities.find((known) => known === field("density")) ?? "",
    cardType: cardTypes.find((known) => known === field("cardType")) ?? "",
    maxCards: typeof maxCards === "string" && isMaxCards(maxCards) ? maxCards : "",
  };
}

/** Fields whose text the server would refuse. */
export function problemsOfChoices(choices: DeckChoices): readonly ("maxCards" | "pages")[] {
  const problems: ("maxCards" | "pages")[] = [];
  if (!isMaxCards(choices.maxCards)) problems.push("maxCards");
  if (!isPageRange(choices.pages)) problems.push("pages");
  return problems;
}

function isMaxCards(text: string): boolean {
  if (text.trim() === "") return true;
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= maxCardsCeiling;
}

/** Blank, a page, or a range that does not run backwards; a dash typed on a Chinese keyboard counts. */
function isPageRange(text: string): boolean {
  const range = normalRange(text);
  if (range === "") return true;
  const [from, to] = range.split("-").map(Number);
  return (
    /^\d{1,5}(-\d{1,5})?$/.test(range) && from !== undefined && from >= 1 && (to === undefined || to >= from)
  );
}

function normalRange(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/[–—~至到]/g, "-");
}

type UploadInput = RouteInput<"uploadFile">;

/** The form fields that the choices stand for; what is left to the product is left out. */
export function choiceFields(
  choices: DeckChoices,
): Pick<UploadInput, "difficulty" | "density" | "card_type" | "max_cards" | "pages" | "focus"> {
  const range = normalRange(choices.pages);
  const focus = choices.focus.trim();
  return {
    ...(choices.difficulty === "" ? {} : { difficulty: choices.difficulty }),
    ...(choices.density === "" ? {} : { density: choices.density }),
    ...(choices.cardType === "" ? {} : { card_type: choices.cardType }),
    ...(choices.maxCards.trim() === "" ? {} : { max_cards: Number(choices.maxCards) }),
    ...(range === "" ? {} : { pages: range }),
    ...(focus === "" ? {} : { focus }),
  };
}
