import type { GroundedDraft } from "./grounded-draft.ts";
import { letterKey, isOverlapAbove, trigrams } from "./text/letter-key.ts";
import type { Pacer } from "./yielding.ts";

const sameCard = 0.8;
const sameFact = 0.6;
/** Two gaps in one sentence are two questions; more are drill. */
const maxGapsOfOneText = 2;
/** Cards compared with one new card: those that share its rarest windows. Keeps the work linear. */
const maxCompared = 60;
const windowsIndexed = 12;
/** What comparing one card costs, as drafting so many characters. */
const charactersCompared = 400;
const gapPattern = /\{\{c\d+::(.*?)\}\}/g;

interface Seen {
  readonly answer: string;
  readonly quote: string;
  readonly windows: ReadonlySet<number>;
  /** Some of them, by which it is found again. */
  readonly sample: readonly number[];
  readonly clozeText: string;
}

/**
 * The drafts without near-duplicates, in the given order; of two alike the one with the higher score stays. Alike are:
 * one prompt; prompt and answer that share four fifths of their letters; one answer from one quote with prompts that share
 * three fifths; a third gap in one sentence. Works on letters, so on Chinese as on English. Close to linear.
 */
export async function deduplicate(
  drafts: readonly GroundedDraft[],
  pace: Pacer,
): Promise<readonly GroundedDraft[]> {
  const order = drafts.map((_, index) => index);
  order.sort((a, b) => (drafts[b]?.draft.score ?? 0) - (drafts[a]?.draft.score ?? 0) || a - b);
  const memory = createMemory();
  const kept = new Set<number>();
  for (const index of order) {
    const entry = drafts[index];
    if (entry !== undefined && memory.admit(entry)) kept.add(index);
    await pace(charactersCompared);
  }
  return drafts.filter((_, index) => kept.has(index));
}

function createMemory() {
  const prompts = new Set<string>();
  const gaps = new Map<string, number>();
  const byWindow = new Map<number, Seen[]>();
  return {
    /** Remembers a card that is new, and says whether it was. */
    admit({ draft, source }: GroundedDraft): boolean {
      const prompt = letterKey(draft.question);
      const clozeText = draft.text === undefined ? "" : letterKey(draft.text.replace(gapPattern, "$1"));
      if (prompts.has(prompt)) return false;
      if ((gaps.get(clozeText) ?? 0) >= maxGapsOfOneText) return false;
      const answer = letterKey(draft.answer);
      const windows = trigrams(prompt + answer);
      const quote = letterKey(source.quote);
      const seen: Seen = { answer, quote, windows, sample: sampleOf(windows), clozeText };
      if (candidates(byWindow, seen).some((other) => isAlike(seen, other))) return false;
      prompts.add(prompt);
      if (clozeText !== "") gaps.set(clozeText, (gaps.get(clozeText) ?? 0) + 1);
      remember(byWindow, seen);
      return true;
    },
  };
}

function isAlike(one: Seen, other: Seen): boolean {
  if (one.clozeText !== "" && one.clozeText === other.clozeText) return one.answer === other.answer;
  if (asksElse(one, other) || asksElse(other, one)) return false;
  const limit = one.answer === other.answer && one.quote === other.quote ? sameFact : sameCard;
  return isOverlapAbove(limit, one.windows, other.windows);
}

/** Whether a gap hides a thing or a name of a sentence whose date the other card asks for. */
function asksElse(gap: Seen, dated: Seen): boolean {
  return gap.clozeText !== "" && dated.clozeText === "" && /\d/.test(dated.answer) && !/\d/.test(gap.answer);
}

/** A fixed sample of a card's windows, the lowest ones: alike cards share most of it. */
function sampleOf(windows: ReadonlySet<number>): readonly number[] {
  const sample: number[] = [];
  for (const window of windows) {
    if (sample.length === windowsIndexed && window >= (sample[windowsIndexed - 1] ?? 0)) continue;
    let place = sample.length === windowsIndexed ? windowsIndexed - 1 : sample.length;
    for (; place > 0 && (sample[place - 1] ?? 0) > window; place--) sample[place] = sample[place - 1] ?? 0;
    sample[place] = window;
  }
  return sample;
}

function candidates(byWindow: ReadonlyMap<number, readonly Seen[]>, seen: Seen): readonly Seen[] {
  const found = new Set<Seen>();
  for (const window of seen.sample) {
    for (const other of byWindow.get(window) ?? []) {
      if (found.size >= maxCompared) return [...found];
      found.add(other);
    }
  }
  return [...found];
}

function remember(byWindow: Map<number, Seen[]>, seen: Seen): void {
  for (const window of seen.sample) {
    const list = byWindow.get(window);
    if (list === undefined) byWindow.set(window, [seen]);
    else if (list.length < maxCompared) list.push(seen);
  }
}
