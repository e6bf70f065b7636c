import { type RouteInput, studyAnswerSchema } from "@deckle/contract";

export type StudyAnswer = RouteInput<"answerCard">;

/** What of `localStorage` is needed; it may be blocked or full. */
export type AnswerStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** More than anybody answers on one journey without a network. */
export const maxUnsent = 2_000;

/** The answers under a key; what somebody else wrote there is left out. Null where the storage cannot be read. */
export function readAnswers(storage: AnswerStorage, key: string): readonly StudyAnswer[] | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, maxUnsent).flatMap((entry) => {
      const parsed = studyAnswerSchema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    });
  } catch (error) {
    return error instanceof SyntaxError ? [] : null;
  }
}

/** Keeps answers under a key; false where the storage takes nothing. */
export function writeAnswers(storage: AnswerStorage, key: string, answers: readonly StudyAnswer[]): boolean {
  try {
    if (answers.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(answers));
    return true;
  } catch {
    return false;
  }
}
