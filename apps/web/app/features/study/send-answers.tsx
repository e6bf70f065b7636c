import { useAnswerOutbox, useSending } from "./use-answer-outbox.ts";

/** Sends what an earlier session could not; shows nothing. */
export function SendAnswers() {
  useSending(useAnswerOutbox());
  return null;
}
