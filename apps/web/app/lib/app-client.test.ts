import { LogtoClientError, LogtoError, LogtoRequestError } from "@logto/browser";
import { expect, it } from "vitest";
import { isSessionDead } from "./app-client.ts";

function refusal(code: string): LogtoRequestError {
  return new LogtoRequestError(code, code, new Response());
}

it("what the issuer refuses ends the session", () => {
  expect(isSessionDead(new LogtoClientError("not_authenticated"))).toBe(true);
  expect(isSessionDead(refusal("oidc.invalid_grant"))).toBe(true);
  expect(isSessionDead(refusal("http_error_400"))).toBe(true);
  expect(isSessionDead(new LogtoError("unexpected_response_error", { error: "invalid_grant" }))).toBe(true);
});

it("trouble on the way to the issuer does not end the session", () => {
  expect(isSessionDead(new TypeError("Failed to fetch"))).toBe(false);
  expect(isSessionDead(new DOMException("late", "TimeoutError"))).toBe(false);
  expect(isSessionDead(refusal("http_error_502"))).toBe(false);
  expect(isSessionDead(refusal("rate_limited"))).toBe(false);
});

it.each([
  ["sign_in_session.invalid", "Invalid sign-in session."],
  ["sign_in_session.not_found", "Sign-in session not found."],
  ["not_authenticated", "Not authenticated."],
  ["fetch_user_info_failed", "Unable to fetch user info. The access token may be invalid."],
  ["user_cancelled", "The user cancelled the action."],
  ["missing_scope_organizations", "The `urn:logto:scope:organizations` scope is required"],
] as const)("X4: %s is said word for word", (code, message) => {
  expect(new LogtoClientError(code).message).toBe(message);
});
