import type { Study } from "../study.ts";
import type { EnglishClause } from "./clause.ts";

/** What a rule makes of a clause. */
export interface EnglishCard {
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
  readonly difficulty?: "easy" | "medium" | "hard";
}

/** What a clause gives by one rule; nothing when the rule does not apply. */
export type EnglishRule = (clause: EnglishClause, study: Study) => EnglishCard | undefined;
