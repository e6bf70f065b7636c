import { ApiError } from "#lib/api-error.ts";
import {
  type AnswerStorage,
  maxUnsent,
  readAnswers,
  type StudyAnswer,
  writeAnswers,
} from "./stored-answers.ts";

interface OutboxOptions {
  readonly storage: AnswerStorage;
  /** Name of one person's answers: nobody else's may be sent in their name. */
  readonly storageKey: string;
  readonly send: (answer: StudyAnswer) => Promise<void>;
  /** The server will never take this answer, for example because the card is gone. */
  readonly onRefused: (answer: StudyAnswer, error: unknown) => void;
  /** Runs a task while no other tab runs one. */
  readonly exclusive: (task: () => Promise<void>) => Promise<void>;
}

export interface OutboxState {
  readonly unsent: readonly StudyAnswer[];
  /** The last attempt failed; another one is due. */
  readonly isStuck: boolean;
}

/** Answers on their way to the server, in the order they were given. They outlive the page. */
export interface AnswerOutbox {
  readonly add: (answer: StudyAnswer) => void;
  /** Sends what is there, one after the other. Never throws; what fails for now stays. */
  readonly flush: () => Promise<void>;
  /**
   * Takes an answer back. True when it had not been sent; false when the server has it and has to be told. Waits for
   * what is on its way.
   */
  readonly takeBack: (reviewId: string) => Promise<boolean>;
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Codes that another attempt would get again: the input, or a card that is gone. */
const finalCodes: ReadonlySet<number> = new Set([400, 404, 41010, 41021]);

/** Builds the outbox of one person. Its answers are kept in the storage, and here where the storage takes nothing. */
export function createAnswerOutbox({ storage, storageKey, send, ...options }: OutboxOptions): AnswerOutbox {
  const listeners = new Set<() => void>();
  let state: OutboxState = { unsent: readAnswers(storage, storageKey) ?? [], isStuck: false };
  let isStored = true;
  let running: Promise<void> | undefined;

  function change(part: Partial<OutboxState>): void {
    state = { ...state, ...part };
    if (part.unsent) isStored = writeAnswers(storage, storageKey, part.unsent);
    for (const listener of listeners) listener();
  }

  function remove(reviewId: string): void {
    change({ unsent: state.unsent.filter((answer) => answer.review_id !== reviewId) });
  }

  /** Whether the answer is dealt with: sent, or refused for good. */
  async function deliver(answer: StudyAnswer): Promise<boolean> {
    try {
      await send(answer);
    } catch (error) {
      if (!isFinal(error)) return false;
      options.onRefused(answer, error);
    }
    remove(answer.review_id);
    return true;
  }

  async function sendAll(): Promise<void> {
    // Another tab may have sent some of them, or added others.
    const stored = isStored ? readAnswers(storage, storageKey) : null;
    if (stored) change({ unsent: stored });
    let isDelivered = true;
    for (let sent = 0; sent < maxUnsent && isDelivered; sent += 1) {
      const [answer] = state.unsent;
      if (!answer) break;
      isDelivered = await deliver(answer);
    }
    if (state.isStuck === isDelivered) change({ isStuck: !isDelivered });
  }

  function run(): Promise<void> {
    running ??= options.exclusive(sendAll).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    add: (answer) => change({ unsent: [...state.unsent, answer].slice(-maxUnsent) }),
    async flush() {
      await run();
      // What was added while the last one was on its way.
      if (state.unsent.length > 0 && !state.isStuck) await run();
    },
    async takeBack(reviewId) {
      await running;
      const isUnsent = state.unsent.some((answer) => answer.review_id === reviewId);
      if (isUnsent) remove(reviewId);
      return isUnsent;
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && finalCodes.has(error.code);
}
