import type { AskModel } from "@deckle/cards";
import type { ChatAnswer, Language } from "@deckle/contract";
import { type BoxPassage, listPassages } from "../boxes/passage-store.ts";
import type { Boxes } from "../boxes/boxes.ts";
import type { Database } from "../database/database.ts";
import { Failure } from "../failure.ts";
import { ownsKnowledgeBase } from "../knowledge-bases/knowledge-base-store.ts";
import type { Log } from "../log.ts";
import { countChat, monthOf } from "../usage/usage-store.ts";
import type { User } from "../users/user-store.ts";
import { askForAnswer, type ModelAnswer } from "./model-answer.ts";
import { questionTerms, type QuestionTerms } from "./question-terms.ts";
import { bestQuotes, type Quote } from "./quoted-answer.ts";
import { rankSentences } from "./rank-sentences.ts";

interface ChatQuestion {
  readonly knowledgeBaseId: string;
  /** Undefined asks all documents of the knowledge base. */
  readonly boxId: string | undefined;
  readonly question: string;
  readonly language: Language;
}

/** Answers questions from a learner's own documents (row G6). */
export interface Chat {
  /**
   * An answer with the sentences it rests on; one without sources says that the documents do not tell. Only the former
   * counts in the month's usage.
   * @throws Failure knowledgeBaseNotFound, notFound (the box)
   */
  ask(user: User, question: ChatQuestion): Promise<ChatAnswer>;
}

interface ChatOptions {
  readonly database: Database;
  readonly boxes: Boxes;
  /** Undefined where no model is configured: then the documents' own sentences are the answer. */
  readonly askModel: AskModel | undefined;
  readonly log: Log;
  readonly now: () => Date;
}

/** Passages that are ranked: about 200 KB of text at most. */
const rankedPassages = 300;
/** What the model reads: about 5,000 words, or 8,000 Chinese characters. */
const modelPassages = 10;
/** The client waits 30 s (contract, requestTimeoutMs); the rest is for the offline answer. */
const modelTimeoutMs = 22_000;

const notInDocuments = {
  zh: "你的资料里没有找到能回答这个问题的内容。可以换个说法，或者问一问资料里写到的事。",
  en: "Your documents say nothing that answers this. Try other words, or ask about something they cover.",
};

export function createChat({ database, boxes, askModel, log, now }: ChatOptions): Chat {
  async function passagesFor(
    user: User,
    { knowledgeBaseId, boxId }: ChatQuestion,
    terms: QuestionTerms,
  ): Promise<readonly BoxPassage[]> {
    const scope = { userId: user.id, knowledgeBaseId, ...(boxId === undefined ? {} : { boxIds: [boxId] }) };
    const containing = terms.terms.map(({ text }) => text);
    const found =
      containing.length === 0
        ? []
        : await listPassages(database, { ...scope, containing, limit: rankedPassages });
    // A question in another language than the documents shares no word with them; a model may still answer it.
    if (found.length > 0 || askModel === undefined) return inDocumentOrder(found);
    return listPassages(database, { ...scope, limit: modelPassages });
  }

  async function modelAnswer(
    question: ChatQuestion,
    passages: readonly BoxPassage[],
    terms: QuestionTerms,
  ): Promise<ModelAnswer | null> {
    if (askModel === undefined || passages.length === 0) return null;
    try {
      return await askForAnswer(askModel, {
        question: question.question,
        passages: bestPassages(passages, terms),
        language: question.language,
        signal: AbortSignal.timeout(modelTimeoutMs),
      });
    } catch (error) {
      log.warn("chat-model-failed", { error: error instanceof Error ? error.name : "unknown" });
      return null;
    }
  }

  return {
    ask: async (user, question) => {
      if (!(await ownsKnowledgeBase(database, user.id, question.knowledgeBaseId))) {
        throw new Failure("knowledgeBaseNotFound");
      }
      if (question.boxId !== undefined) await boxes.get(user, question.boxId);
      const terms = questionTerms(question.question);
      const passages = await passagesFor(user, question, terms);
      const worded = await modelAnswer(question, passages, terms);
      const answer = worded ?? offlineAnswer(passages, terms);
      if (answer.quotes.length > 0) {
        await countChat(database, { userId: user.id, month: monthOf(now()) });
      }
      return {
        answer: answer.quotes.length > 0 ? answer.text : notInDocuments[question.language],
        engine: worded === null ? "offline" : "llm",
        sources: answer.quotes.map(presentSource),
      };
    },
  };
}

function offlineAnswer(passages: readonly BoxPassage[], terms: QuestionTerms): ModelAnswer {
  const quotes = bestQuotes(passages, terms);
  const lines = quotes.map(({ text }, at) => `${text.replace(/[ \t]*\t[ \t]*/g, " | ")} [${at + 1}]`);
  return { text: lines.join("\n"), quotes };
}

/** The database gives those with the most hits first; answers are read in the order of the document. */
function inDocumentOrder(passages: readonly BoxPassage[]): readonly BoxPassage[] {
  const boxOrder = new Map<string, number>();
  for (const { boxId } of passages) if (!boxOrder.has(boxId)) boxOrder.set(boxId, boxOrder.size);
  const placeOf = ({ boxId }: BoxPassage): number => boxOrder.get(boxId) ?? 0;
  return passages.toSorted((one, other) => placeOf(one) - placeOf(other) || one.ordinal - other.ordinal);
}

/** The passages with the best sentences, in the order they have. */
function bestPassages(passages: readonly BoxPassage[], terms: QuestionTerms): readonly BoxPassage[] {
  const best = new Set<BoxPassage>();
  for (const { passage } of rankSentences(passages, terms)) {
    if (best.size === modelPassages) break;
    best.add(passage);
  }
  return best.size === 0 ? passages.slice(0, modelPassages) : passages.filter((passage) => best.has(passage));
}

function presentSource({ text, passage }: Quote): ChatAnswer["sources"][number] {
  const { boxId, subjectName, fileName, page, section } = passage;
  return {
    box_id: boxId,
    subject_name: subjectName,
    file_name: fileName,
    quote: text,
    page,
    section: [...section],
  };
}
