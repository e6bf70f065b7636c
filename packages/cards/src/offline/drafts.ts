import type { CardDraft, Difficulty } from "../model.ts";
import { countOf } from "../text/count-of.ts";

/** What a rule found in a passage. `rule` is `role.name`; the role goes into the card's id. */
export interface Finding {
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  /** Verbatim from the block. */
  readonly quote: string;
  readonly score: number;
  readonly difficulty?: Difficulty;
}

/** A sentence with the part of it to hide. */
export interface GapFinding extends Omit<Finding, "question" | "answer"> {
  readonly sentence: string;
  readonly gap: string;
  /** Says where the sentence belongs when it does not say so itself. */
  readonly context?: string;
}

/** Collects the drafts of one block. */
export interface DraftSheet {
  readonly drafts: readonly CardDraft[];
  ask(finding: Finding): void;
  hide(finding: GapFinding): void;
}

export function createDraftSheet(blockId: string): DraftSheet {
  const drafts: CardDraft[] = [];
  const base = { blockId, tags: [], engine: "offline" } as const;
  return {
    drafts,
    ask: ({ question, answer, difficulty = "medium", ...rest }) => {
      const tidied = tidyAnswer(answer);
      if (tidied !== "") {
        drafts.push({
          ...base,
          ...rest,
          difficulty,
          type: "basic",
          question: withCapital(tidyText(question)),
          answer: tidied,
        });
      }
    },
    hide: ({ sentence: printed, gap, context, difficulty = "medium", ...rest }) => {
      const answer = tidyAnswer(gap);
      const sentence = plainLetters(printed);
      const at = sentence.indexOf(answer);
      if (answer === "" || at < 0 || isHalfQuoted(answer)) return;
      const prefix = context === undefined ? "" : `${context} › `;
      const around = (middle: string) =>
        `${prefix}${sentence.slice(0, at)}${middle}${sentence.slice(at + answer.length)}`;
      drafts.push({
        ...base,
        ...rest,
        difficulty,
        type: "cloze",
        question: around("[...]"),
        answer,
        text: around(`{{c1::${answer}}}`),
      });
    },
  };
}

/** "error west" of a rhyme in quotation marks, with only the first of them. */
function isHalfQuoted(text: string): boolean {
  return countOf(text, '"') % 2 === 1 || countOf(text, "“") !== countOf(text, "”");
}

/** Letters of formulas as Word and browsers print them (𝐹, 𝑚) are letters to a learner. */
function plainLetters(text: string): string {
  // Nearly no text has one, and all of them begin with this half.
  if (!text.includes("\ud835")) return text;
  return text.replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize("NFKC"));
}

/** "why random numbers?", as a student noted it down; a term such as "cwnd" keeps its small letter. */
function withCapital(question: string): string {
  return question.replace(
    /^(?:what|why|how|when|who|where|which)\b/,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
}

function tidyText(text: string): string {
  const plain = plainLetters(text);
  return (/\s{2}|[^\S ]/.test(plain) ? plain.replace(/\s+/g, " ") : plain).trim();
}

/** An answer without the punctuation of the sentence it was cut from. */
export function tidyAnswer(text: string): string {
  const trimmed = tidyText(text)
    .replace(/^[,，、:：;；]+\s*/u, "")
    .replace(/[\s。．.;；，,：:、]+$/u, "")
    .trim();
  const unquoted = /^[“"]([^“”"]+)[”"]$/u.exec(trimmed)?.[1] ?? trimmed;
  return /\b(e\.g|i\.e|etc|a\.m|p\.m)$/.test(unquoted) ? `${unquoted}.` : unquoted;
}
