import type { Tongue } from "../study.ts";
import type { Usage } from "./proper-term.ts";

/** What a term line stands under. */
export interface TermContext {
  readonly tongue: Tongue;
  /** Heading the line stands under, or the line that announces the list. */
  readonly topic: string;
  /** The heading above the line, whatever list it is nested in. */
  readonly heading?: string;
  /** The document's title; belongs to labels that stand under no other heading. */
  readonly title: string;
  /** Whether the topic is the item that this one stands under. */
  readonly isNested?: boolean;
  /** What an aspect belongs to: "Cholera" for the line "Treatment: ..." below it. */
  readonly owner?: string;
  /** "Causes", "特点": an aspect that stands between the line and the topic. */
  readonly aspect?: string;
  /** Set where the term only asks for its meaning, and is none that it defines: "军事：北洋水师". */
  readonly asksFor?: "meaning";
  /** Whether the line goes on behind this meaning. */
  readonly goesOn?: boolean;
  /** Line that announces the list, where there is one. */
  readonly lead?: string;
  /** What the document's own sentences show of its words. */
  readonly usage?: Usage;
}
