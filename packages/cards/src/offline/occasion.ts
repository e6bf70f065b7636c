/**
 * How surely a sentence speaks of the occasion on which a text was used, and not of its subject. What is `likely` so is
 * subject matter where the document is about teaching; a `hint` counts only among notices.
 */
export type Occasion = "sure" | "likely" | "hint" | "none";

/** How surely it must, to matter where it is asked for: no more is looked for. */
export type Least = Exclude<Occasion, "none">;

/** Where a sentence stands: in a text about courses themselves, in any other, or among notices. */
export type Standing = "subject" | "text" | "notices";

/** What speaks for the occasion in a sentence. */
export interface Evidence {
  /** Of how many kinds of things of a course it speaks: its people, places, work, sheets. */
  readonly things: number;
  /** As many kinds of them as no subject brings together. */
  readonly enough: number;
  /** A time is named that only those who were there can place. */
  readonly isTimed: boolean;
  /** The reader is spoken to. */
  readonly isAddressed: boolean;
}

export function weigh({ things, enough, isTimed, isAddressed }: Evidence): Exclude<Occasion, "sure"> {
  const isPair = isTimed && isAddressed;
  if (isPair || things >= enough || (things > 0 && (isTimed || isAddressed))) return "likely";
  return isTimed || things > 0 ? "hint" : "none";
}
