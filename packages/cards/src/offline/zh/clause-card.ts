import type { Clause } from "./clauses.ts";

/** What a clause rule makes of a clause. */
export interface ClauseCard {
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
  readonly difficulty?: "easy" | "medium" | "hard";
  /** What the clause speaks of. */
  readonly subject: string;
}

export type ClauseRule = (clause: Clause) => ClauseCard | undefined;
