import type { ParsedDocument } from "@deckle/documents";
import type { ModelFailureCode } from "./llm/model-failure.ts";

export type Difficulty = "easy" | "medium" | "hard";

/**
 * How many cards a document gets at most: one per 30, 10 or 9 units (a Latin word, or 1.6 Han characters) of a handout;
 * beyond its first pages a long document gets about 2, 4 or 10 a page.
 */
export type Density = "sparse" | "normal" | "dense";

export type EngineId = "offline" | "llm";

/** Where a card comes from. A card whose quote is not in the document does not exist. */
export interface CardSource {
  /** Verbatim from the document's text. */
  readonly quote: string;
  /** UTF-16 offset of the quote in `ParsedDocument.text`. */
  readonly offset: number;
  readonly page?: number;
  /** Headings above the quote, outermost first. */
  readonly section: readonly string[];
  /** Block that holds the quote's start. */
  readonly blockId: string;
}

interface CardBase {
  /** From the source quote and the card's role, so that a reworded or regenerated card keeps it. */
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly source: CardSource;
  readonly engine: EngineId;
  /** Name of the rule or prompt that wrote it, for reports. */
  readonly rule: string;
}

/** A question with an answer. */
export interface BasicCard extends CardBase {
  readonly type: "basic";
  readonly question: string;
  readonly answer: string;
}

/** A sentence with gaps. `question` is the text with the gaps shown as `[...]`, `answer` what stood in them. */
export interface ClozeCard extends CardBase {
  readonly type: "cloze";
  /** With `{{c1::...}}`. */
  readonly text: string;
  readonly question: string;
  readonly answer: string;
}

export type Card = BasicCard | ClozeCard;

/** What the user may choose. */
export interface CardOptions {
  /** Most cards in the deck; by density alone when absent. */
  readonly maxCards?: number;
  readonly density?: Density;
  readonly difficulty?: Difficulty;
  /** Kinds of cards to make; both when absent. */
  readonly types?: readonly ("basic" | "cloze")[];
  /** First and last page to make cards of, 1-based. A format without pages has no text on any. */
  readonly pages?: { readonly from: number; readonly to: number };
  /** Beginnings of headings, with or without their numbers; only what stands under one of them becomes cards. */
  readonly sections?: readonly string[];
  /** Cards that speak of one of these words come before others when the budget is short. */
  readonly focus?: readonly string[];
}

/** Part of a document that one call of an engine works on: blocks `firstBlock` up to, not including, `endBlock`. */
export interface Chunk {
  readonly index: number;
  readonly firstBlock: number;
  readonly endBlock: number;
}

/** A card as an engine wrote it, before it is checked. JSON-safe, so that finished chunks can be stored. */
export interface CardDraft {
  readonly type: "basic" | "cloze";
  readonly question: string;
  readonly answer: string;
  readonly text?: string;
  readonly quote: string;
  readonly blockId: string;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly engine: EngineId;
  readonly rule: string;
  /** Worth, 0 to 1, by which a deck over its budget is cut. */
  readonly score: number;
}

/** Tokens of all calls to a model, failed ones included. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Part of `inputTokens` that the provider had kept from an earlier call. */
  readonly cachedTokens: number;
  readonly calls: number;
  /** Part of `calls` that repeated a failed one. */
  readonly retries: number;
  /** Whether a server did not say, so that tokens were counted here. */
  readonly isEstimated: boolean;
  readonly cost?: { readonly amount: number; readonly currency: string };
}

/** How a chunk was drafted by an engine that can fail. JSON-safe. */
export interface ChunkOutcome {
  /** `llm` when the model wrote any of it. */
  readonly engine: EngineId;
  /** Why the rules wrote all or part of it instead. */
  readonly failure?: ModelFailureCode;
  /** Objects of the model's replies that were no cards, or obeyed the document instead of the task. */
  readonly rejected: number;
  readonly usage: ModelUsage;
}

/** Who wrote a deck. */
export interface EngineReport {
  /** Chunks by the engine that wrote them; those taken over from an interrupted run without their outcome by their drafts. */
  readonly chunks: Readonly<Record<EngineId, number>>;
  /** Chunks that the rules wrote all or part of, by reason. */
  readonly failures: Readonly<Partial<Record<ModelFailureCode, number>>>;
  readonly rejected: number;
  /** Of this run, and of the interrupted ones before it as far as their usage was handed on. */
  readonly usage: ModelUsage;
}

/**
 * How good a deck is, in shares from 0 to 1, rounded to thousandths; 0 where there is nothing to divide by. What the
 * finish stage dropped is in the figures about drafts: the deck itself holds no ungrounded card, leak or duplicate.
 */
export interface DeckQuality {
  /** Drafts whose quote is in the document and bears out the answer, of all drafts of the wanted types. */
  readonly grounded: number;
  /** Cards of the deck that ask a question; the others are gaps. */
  readonly questions: number;
  /** Drafts dropped because the prompt gave the answer away, of the grounded ones. */
  readonly leaks: number;
  /** Drafts dropped as near-duplicates, of the sound ones. */
  readonly duplicates: number;
  /** Text, by length, in blocks that the deck quotes from, of all text but headings, code and lines of under four units. */
  readonly coverage: number;
}

/** What was made, and why the rest was not. */
export interface DeckReport {
  readonly chunks: number;
  readonly drafts: number;
  readonly cards: number;
  /** Dropped drafts by reason: `ungrounded`, `duplicate`, `budget`, `type`, or a lint rule's id. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Absent only in reports kept from before it was measured. */
  readonly quality?: DeckQuality;
  /** Absent where one engine can only have written all. */
  readonly engines?: EngineReport;
}

/** The finished cards in document order. */
export interface GeneratedDeck {
  readonly cards: readonly Card[];
  readonly report: DeckReport;
}

/** An engine that has studied one document as a whole and now drafts it part by part, in any order. */
export interface PreparedEngine {
  /** The same chunk always gives the same drafts, whichever chunks were drafted before. */
  draftChunk(chunk: Chunk, signal?: AbortSignal): Promise<readonly CardDraft[]>;
  /** How many chunks it likes to be asked for at one time; 1 when absent. */
  readonly lookAhead?: number;
  /** How a chunk that it has drafted went; absent for an engine that cannot fail. */
  outcomeOf?(chunkIndex: number): ChunkOutcome | undefined;
  /** What all its calls have used so far, those for chunks that were not finished included. */
  used?(): ModelUsage;
}

/** Something that writes card drafts: rules, or a model. It does not check them; the finish stage does. */
export interface CardEngine {
  readonly id: EngineId;
  prepare(document: ParsedDocument, options: CardOptions): Promise<PreparedEngine>;
}

/** A lint finding: `error` means the card is dropped, `warning` that it only loses worth. */
export interface LintIssue {
  readonly rule: string;
  readonly severity: "error" | "warning";
  readonly message: { readonly zh: string; readonly en: string };
}
