import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Hidden token of the forms: proves that a form came from a page of ours, for this very sign-in. */
export interface FormTokens {
  issue(uid: string): string;
  /** False for a wrong token and for a form that another site sent, however it got hold of a token. */
  accept(request: IncomingMessage, uid: string, token: string): boolean;
}

export function createFormTokens(key: string): FormTokens {
  const issue = (uid: string): string => createHmac("sha256", key).update(`form:${uid}`).digest("base64url");
  return {
    issue,
    accept(request, uid, token) {
      const expected = Buffer.from(issue(uid));
      const given = Buffer.from(token);
      const isSame = expected.length === given.length && timingSafeEqual(expected, given);
      return isSame && isSameOrigin(request.headers["sec-fetch-site"]);
    },
  };
}

/** Browsers leave the header out on plain http (but localhost); the token and the SameSite cookie still stand. */
function isSameOrigin(site: string | string[] | undefined): boolean {
  return site === undefined || site === "same-origin" || site === "none";
}
