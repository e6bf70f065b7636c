import LogtoBrowserClient, {
  type IdTokenClaims,
  type LogtoConfig,
  LogtoClientError,
  LogtoRequestError,
} from "@logto/browser";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Name of the lock that lets one tab renew tokens at a time: a refresh token can be used once. */
const renewalLock = "deckle-token-renewal";

/** Nothing of the issuer may hang longer than this. */
const identityTimeoutMs = 15_000;

/** What a token response may leave out (RFC 6749 section 5.1) and the library needs. */
const tokenResponseDefaults = { scope: "", expires_in: 300 };

/** The library builds the client itself, inside of its provider; this is where code outside of React finds it. */
const page: { client?: AppClient } = {};

/** The one client of the page; made by the provider before anything below it renders. */
export function appClient(): AppClient {
  if (!page.client) throw new Error("The sign-in client is used before the session provider has made it.");
  return page.client;
}

/** The library's client, made tolerant of issuers that leave out what the specifications call optional. */
export class AppClient extends LogtoBrowserClient {
  constructor(config: LogtoConfig, unstable_enableCache?: boolean) {
    super(config, unstable_enableCache);
    // The library declares these as readonly fields, not methods: they can only be replaced on the object.
    const fields = this as Mutable<AppClient>;

    const originalConfig = this.getOidcConfig.bind(this);
    fields.getOidcConfig = async () => {
      const oidcConfig = await originalConfig();
      // An issuer without RP-initiated logout has no such endpoint; the library would go to "undefined?client_id=".
      const endSessionEndpoint = oidcConfig.endSessionEndpoint ?? `${location.origin}/logout_callback`;
      return { ...oidcConfig, endSessionEndpoint };
    };

    const renew = this.getAccessToken.bind(this);
    fields.getAccessToken = (resource, organizationId) =>
      "locks" in navigator
        ? navigator.locks.request(renewalLock, () => renew(resource, organizationId))
        : renew(resource, organizationId);

    const verifier = this.jwtVerifier;
    this.setJwtVerifier({
      verifyIdToken: async (idToken) => {
        await verifier.verifyIdToken(idToken);
        requireSubject(idToken);
      },
    });

    const adapter = this.adapter as Mutable<typeof this.adapter>;
    const request = adapter.requester;
    adapter.requester = async <Answer>(...[input, init]: Parameters<typeof fetch>) => {
      const signal = AbortSignal.timeout(identityTimeoutMs);
      return completeTokenResponse(await request<Answer>(input, { ...init, signal }));
    };
    page.client = this;
  }

  /**
   * The library refuses claims that other issuers send, such as an `aud` list. The token was verified at sign-in, so
   * reading it needs no second look at its shape.
   */
  override async getIdTokenClaims(): Promise<IdTokenClaims> {
    const token = await this.getIdToken();
    if (!token) throw new LogtoClientError("not_authenticated", "ID token not found");
    // True for every issuer in the claims that are read here: sub, name, username and email.
    return decodeJwtPayload(token) as IdTokenClaims;
  }
}

/** The library checks every claim of row A7 but lets a token without a subject pass (OpenID Connect Core, section 2). */
function requireSubject(idToken: string): void {
  const claims = decodeJwtPayload(idToken);
  const subject = typeof claims === "object" && claims !== null && "sub" in claims ? claims.sub : undefined;
  if (typeof subject !== "string" || subject === "") throw new Error('missing required "sub" claim');
}

function completeTokenResponse<Answer>(answer: Answer): Answer {
  if (typeof answer !== "object" || answer === null || !("access_token" in answer)) return answer;
  return { ...tokenResponseDefaults, ...answer };
}

/** The claims of a JWT, not verified; throws for anything that is no JWT. */
function decodeJwtPayload(token: string): unknown {
  const base64 = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * True when the issuer has ended the sign-in; false for trouble on the way to it, which passes. The library reports
 * an answer it cannot read as `unexpected_response_error`: a plain OAuth refusal looks like that.
 */
export function isSessionDead(error: unknown): boolean {
  if (error instanceof LogtoClientError) return true;
  if (error instanceof LogtoRequestError) return !/^http_error_5|^rate_limited$/.test(error.code);
  return error instanceof Error && "code" in error && error.code === "unexpected_response_error";
}
