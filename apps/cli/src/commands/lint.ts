import { lintCard } from "@deckle/cards";
import { type Caller, readInput } from "../caller.ts";
import { onlyFile } from "../choices.ts";
import { CommandError, say } from "../command-error.ts";
import type { Outcome, Request } from "../request.ts";

/** A card as `convert --cards` writes it, as far as the lint looks at it. */
interface WrittenCard {
  readonly type: "basic" | "cloze";
  readonly question: string;
  readonly answer: string;
  readonly text?: string;
}

/** `lint CARDS.json`: the rules by which cards are dropped, applied to cards from anywhere. Warnings do not fail it. */
export async function lint(request: Request): Promise<Outcome> {
  const { caller } = request;
  const path = onlyFile(request);
  const cards = await readCards(caller, path);
  const faults = cards.flatMap((card, index) =>
    lintCard(card, languageOf(card)).map(({ rule, severity }) => ({
      card: index,
      rule,
      severity,
      question: card.question,
    })),
  );
  const faulty = new Set(faults.map((fault) => fault.card)).size;
  const counts = { cards: String(cards.length), faulty: String(faulty) };
  const hasErrors = faults.some((fault) => fault.severity === "error");
  return {
    exitCode: hasErrors ? 1 : 0,
    lines: [
      ...faults.map(
        ({ card, rule, severity, question }) =>
          `${card + 1}: ${say(caller, severity)} ${rule}: ${question.slice(0, 80)}`,
      ),
      say(caller, faulty === 0 ? "cardsSound" : "cardsFaulty", counts),
    ],
    json: { ok: !hasErrors, cards: cards.length, faults },
  };
}

function languageOf(card: WrittenCard): "zh" | "en" {
  return /\p{Script=Han}/u.test(card.question + card.answer) ? "zh" : "en";
}

async function readCards(caller: Caller, path: string): Promise<readonly WrittenCard[]> {
  const bytes = await readInput(caller, path);
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch (cause) {
    throw new CommandError("NOT_CARDS", { path }, { cause });
  }
  if (!Array.isArray(parsed) || !parsed.every(isWrittenCard)) throw new CommandError("NOT_CARDS", { path });
  return parsed;
}

function isWrittenCard(value: unknown): value is WrittenCard {
  if (typeof value !== "object" || value === null) return false;
  if (!("type" in value && "question" in value && "answer" in value)) return false;
  const { type, question, answer } = value;
  const hasText = !("text" in value) || typeof value.text === "string";
  return (
    (type === "basic" || type === "cloze") &&
    typeof question === "string" &&
    typeof answer === "string" &&
    hasText
  );
}
