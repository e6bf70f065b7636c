import { z } from "zod";
import { Failure } from "../failure.ts";

/** The parts of a discovery document that the server itself needs (OpenID Connect Discovery 1.0, section 3). */
const discoverySchema = z.looseObject({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
});
export type Discovery = z.infer<typeof discoverySchema>;

/** Another issuer's discovery document, fetched when first asked for and kept for ten minutes. */
export interface ExternalIssuer {
  /** @throws Failure unavailable where the issuer does not answer within five seconds or answers nonsense */
  discovery(): Promise<Discovery>;
}

const fetchTimeoutMs = 5_000;
const keepMs = 600_000;

export function createExternalIssuer(issuer: URL, now: () => Date): ExternalIssuer {
  let kept: { readonly document: Promise<Discovery>; readonly until: number } | undefined;

  return {
    discovery: () => {
      if (kept && kept.until > now().getTime()) return kept.document;
      const document = fetchDiscovery(issuer);
      const mine = { document, until: now().getTime() + keepMs };
      kept = mine;
      // A failed fetch is forgotten at once, so that the next call tries again.
      document.catch(() => {
        if (kept === mine) kept = undefined;
      });
      return document;
    },
  };
}

async function fetchDiscovery(issuer: URL): Promise<Discovery> {
  const address = `${issuer.href.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeoutMs), redirect: "error" });
    if (!response.ok) throw new Error(`the issuer answered ${response.status}`);
    return discoverySchema.parse(await response.json());
  } catch (error) {
    throw new Failure("unavailable", { cause: error });
  }
}
