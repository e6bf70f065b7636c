import type { Refusal } from "../accounts/entrance.ts";
import type { PageAnswer } from "../http/page-answer.ts";

/** The HTTP status of a refusal, and when to come back. */
export function statusOfRefusal(refusal: Refusal): Pick<PageAnswer, "status" | "headers"> {
  if (refusal.kind === "wrong") return { status: 401 };
  if (refusal.kind === "busy") return { status: 503, headers: { "retry-after": "3" } };
  return { status: 429, headers: { "retry-after": String(refusal.retrySeconds) } };
}
