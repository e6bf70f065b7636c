import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { type Configuration, type ErrorOut, errors, type KoaContextWithOIDC, Provider } from "oidc-provider";
import { findAccount } from "../accounts/account-store.ts";
import { chooseLocale } from "../http/locale.ts";
import type { LogIdentityEvent } from "../identity-event.ts";
import {
  type Notice,
  renderNoticePage,
  renderSignedOutPage,
  renderSignOutPage,
} from "../pages/notice-pages.ts";
import type { PageFrame } from "../pages/layout.ts";
import { type PayloadStore, tokenGrantOf } from "../store/payload-store.ts";
import type { Secrets } from "../store/secrets.ts";
import type { Sql } from "../store/sql.ts";
import { createAdapterFactory } from "./adapter.ts";
import { claimsByScope, toClaims, type CustomData } from "./claims.ts";
import {
  codeSeconds,
  grantMarginSeconds,
  idTokenSeconds,
  interactionSeconds,
  type Lifetimes,
} from "./lifetimes.ts";

export interface ProviderOptions {
  readonly publicUrl: URL;
  readonly appClientId: string;
  readonly apiResource: string;
  readonly customDataOf: (accountId: string) => Promise<CustomData>;
  readonly lifetimes: Lifetimes;
  readonly sql: Sql;
  readonly store: PayloadStore;
  readonly secrets: Secrets;
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly log: LogIdentityEvent;
}

/** What middleware sees: before a route of the provider has matched there is no `oidc`. */
interface ProviderContext {
  readonly status: number;
  readonly oidc?: KoaContextWithOIDC["oidc"] | undefined;
}

/** Where the one client of this provider may be sent back to. */
export function appAddresses(publicUrl: URL): {
  readonly redirectUris: string[];
  readonly postLogoutUris: string[];
} {
  const { origin } = publicUrl;
  return {
    redirectUris: [`${origin}/login_callback`],
    postLogoutUris: [`${origin}/logout_callback`, `${origin}/`],
  };
}

/** The OpenID provider: one first-party client, code flow with S256 only, JWT access tokens for one API. */
export function createProvider(options: ProviderOptions): Provider {
  const { publicUrl, secrets, store, log } = options;
  const cookie = { signed: true, httpOnly: true, sameSite: "lax", overwrite: true } as const;
  const configuration: Configuration = {
    adapter: createAdapterFactory(store, log),
    jwks: { keys: [...secrets.jwks.keys] },
    cookies: {
      keys: [...secrets.cookieKeys],
      names: { session: "_idp_session", interaction: "_idp_interaction", resume: "_idp_resume" },
      long: cookie,
      short: cookie,
    },
    clients: [describeClient(options)],
    clientBasedCORS: (_ctx, origin) => origin === publicUrl.origin,
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: ["openid", "offline_access"],
    claims: claimsByScope,
    // Otherwise the ID token of the code flow carries `sub` alone, and the app reads name and e-mail from it.
    conformIdTokenClaims: false,
    // Names the sign-in a token came from, so that the API can refuse the tokens of one that has ended.
    extraTokenClaims: (_ctx, token) =>
      "grantId" in token && typeof token.grantId === "string"
        ? { grant: tokenGrantOf(token.grantId) }
        : undefined,
    // What the Logto client may add to the request.
    extraParams: ["first_screen", "interaction_mode", "direct_sign_in", "identifier"],
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed("refresh_token") && code.scopes.has("offline_access"),
    // A refresh token outlives the browser's session; `forgetGrantsOnSignOut` ends it where the person signs out.
    expiresWithSession: () => false,
    findAccount: (ctx, id) => describeAccount(options, ctx, id),
    features: describeFeatures(options),
    ttl: describeLifetimes(options.lifetimes),
    renderError: (ctx, out) => {
      setPageHeaders(options, ctx);
      ctx.body = renderNoticePage(frameOf(ctx), describeError(options, ctx.status, out));
    },
  };
  const provider = new Provider(`${publicUrl.origin}/oidc`, configuration);
  // The address in front of us is set on every request (see identity.ts), whatever a proxy says.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    // Before the provider makes a page of its own (a form that sends itself, where no session is left to sign out of):
    // it then adds the hash of its script to the policy.
    setPageHeaders(options, ctx);
    await next();
    const errorBody = withErrorCode(ctx.body);
    // Koa turns every assignment of an empty body into 204.
    if (errorBody) ctx.body = errorBody;
    await forgetGrantsOnSignOut(store, ctx);
  });
  logErrors(provider, log);
  return provider;
}

/** What the provider says about itself; its descriptions hold no values of the request. */
function logErrors(provider: Provider, log: LogIdentityEvent): void {
  const refused = (endpoint: string) => (_ctx: unknown, error: errors.OIDCProviderError) =>
    log({
      kind: "request_refused",
      endpoint,
      error: error.error,
      description: error.error_description ?? "",
    });
  provider.on("authorization.error", refused("authorization"));
  provider.on("grant.error", refused("token"));
  provider.on("userinfo.error", refused("userinfo"));
  provider.on("revocation.error", refused("revocation"));
  provider.on("end_session.error", refused("end_session"));
  provider.on("end_session_confirm.error", refused("end_session"));
  provider.on("server_error", (_ctx, error) => log({ kind: "failed", error }));
  // What goes wrong while an answer is being sent; without a listener Koa writes it to the console.
  const koa: EventEmitter = provider;
  koa.on("error", (error: unknown) => log({ kind: "failed", error }));
}

/** The page for an error that cannot be sent to the app. */
function describeError(
  { publicUrl }: ProviderOptions,
  status: number,
  { error, error_description }: ErrorOut,
): Notice {
  const description = error_description ?? "";
  const isElsewhere =
    error === "invalid_redirect_uri" || description === "post_logout_redirect_uri not registered";
  if (isElsewhere) return { kind: "wrong_address", origin: publicUrl.origin };
  const isExpired = error === "invalid_request" && /expired|not found|mismatch/.test(description);
  if (isExpired) return { kind: "expired" };
  return {
    kind: status >= 500 ? "server" : "request",
    details: [error, description].filter(Boolean).join(": "),
  };
}

function describeClient({
  publicUrl,
  appClientId,
}: ProviderOptions): NonNullable<Configuration["clients"]>[number] {
  const { redirectUris, postLogoutUris } = appAddresses(publicUrl);
  return {
    client_id: appClientId,
    client_name: "Deckle",
    application_type: "web",
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutUris,
  };
}

function describeFeatures(options: ProviderOptions): NonNullable<Configuration["features"]> {
  const { apiResource, lifetimes } = options;
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: true },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId },
    // Both are announced by default, and clients that see them may use them.
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        setPageHeaders(options, ctx);
        ctx.body = renderSignOutPage(frameOf(ctx), form);
      },
      postLogoutSuccessSource: (ctx) => {
        setPageHeaders(options, ctx);
        ctx.body = renderSignedOutPage(frameOf(ctx));
      },
    },
    resourceIndicators: {
      enabled: true,
      // A token request without `resource` gives the opaque token for userinfo, also after one with a resource.
      useGrantedResource: () => false,
      getResourceServerInfo: (_ctx, indicator) => {
        if (indicator !== apiResource) throw new errors.InvalidTarget();
        return {
          scope: "",
          audience: apiResource,
          accessTokenFormat: "jwt",
          accessTokenTTL: lifetimes.accessToken,
          jwt: { sign: { alg: "RS256" } },
        };
      },
    },
  };
}

function describeLifetimes(lifetimes: Lifetimes): NonNullable<Configuration["ttl"]> {
  return {
    AccessToken: lifetimes.accessToken,
    AuthorizationCode: codeSeconds,
    IdToken: idTokenSeconds,
    Interaction: interactionSeconds,
    Grant: Math.max(lifetimes.refreshToken, lifetimes.session) + lifetimes.refreshToken + grantMarginSeconds,
    // A fixed number would start anew with every rotation, and the chain would never end.
    RefreshToken: (ctx) => ctx?.oidc?.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
    Session: (_ctx, session) => {
      const age = session.loginTs === undefined ? 0 : Math.floor(Date.now() / 1000) - session.loginTs;
      return Math.max(1, lifetimes.session - age);
    },
  };
}

async function describeAccount({ sql, customDataOf }: ProviderOptions, _ctx: unknown, id: string) {
  const account = await findAccount(sql, id);
  if (!account) return undefined;
  return {
    accountId: id,
    claims: async (use: string) => ({
      ...toClaims(account),
      // As in Logto: membership is in the user info, never in the ID token.
      ...(use === "userinfo" ? { custom_data: { ...(await customDataOf(id)) } } : {}),
    }),
  };
}

/** The Logto client shows a provider's message only where the body has `code` and `message`. */
function withErrorCode(body: unknown): object | undefined {
  if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
  const { error } = body;
  if (typeof error !== "string") return undefined;
  const description = "error_description" in body ? body.error_description : undefined;
  return { ...body, code: `oidc.${error}`, message: typeof description === "string" ? description : error };
}

/**
 * The app revokes its refresh token first, but ignores a failure. Whoever signs out here must be signed out, so what this
 * browser was granted ends with the session.
 */
async function forgetGrantsOnSignOut(store: PayloadStore, ctx: ProviderContext): Promise<void> {
  const { oidc } = ctx;
  const isSignOut =
    oidc?.route === "end_session_confirm" && ctx.status === 303 && oidc.params?.["logout"] !== undefined;
  if (!isSignOut) return;
  const authorizations = Object.values(oidc.session?.authorizations ?? {});
  await store.removeGrants(authorizations.flatMap(({ grantId }) => (grantId === undefined ? [] : [grantId])));
}

function setPageHeaders(
  { pageHeaders }: ProviderOptions,
  ctx: { set(name: string, value: string): void },
): void {
  for (const [name, value] of Object.entries(pageHeaders)) {
    if (name !== "cache-control") ctx.set(name, value);
  }
}

function frameOf(ctx: KoaContextWithOIDC): PageFrame {
  const request: IncomingMessage = ctx.req;
  return { locale: chooseLocale(request, { uiLocales: ctx.oidc?.params?.["ui_locales"] }) };
}
