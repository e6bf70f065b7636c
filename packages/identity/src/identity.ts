import type { IncomingMessage, ServerResponse } from "node:http";
import type { PostBox } from "./accounts/account-mail.ts";
import { type Account, findAccount } from "./accounts/account-store.ts";
import { type IdentityLimits, defaultLimits } from "./accounts/limits.ts";
import { createAttempts } from "./accounts/attempts.ts";
import { createEntrance } from "./accounts/entrance.ts";
import { purgeExpiredLinks } from "./accounts/mail-link-store.ts";
import {
  type Confirmation,
  type ConfirmationOutcome,
  createOwnAccount,
  type PasswordChange,
  type PasswordChangeOutcome,
} from "./accounts/own-account.ts";
import { createRecovery, type LinkRequest } from "./accounts/recovery.ts";
import { clientNetworkOf } from "./http/client-network.ts";
import { createFormTokens } from "./http/form-token.ts";
import { chooseLocale, type Locale } from "./http/locale.ts";
import { createPageHeaders } from "./http/page-headers.ts";
import { createRequestMeter } from "./http/request-meter.ts";
import { IdentityError } from "./identity-error.ts";
import type { LogIdentityEvent } from "./identity-event.ts";
import { createInteractions } from "./interactions/interactions.ts";
import { accountMount, createRecoveryVisits } from "./interactions/recovery-visits.ts";
import { assetsPath, serveAsset } from "./pages/assets.ts";
import { renderNoticePage } from "./pages/notice-pages.ts";
import { createPasswordHasher, type PasswordHasherOptions } from "./passwords/password-hasher.ts";
import type { CustomData } from "./protocol/claims.ts";
import { defaultLifetimes, type Lifetimes } from "./protocol/lifetimes.ts";
import { appAddresses, createProvider } from "./protocol/provider.ts";
import { createPayloadStore, isGrantAlive } from "./store/payload-store.ts";
import { loadSecrets, type PublicJwks, toPublicJwks } from "./store/secrets.ts";
import type { Transactor } from "./store/sql.ts";

export interface IdentityOptions {
  /** Address that people type; an http or https origin without a path. The issuer is `<origin>/oidc`. */
  readonly publicUrl: URL;
  /** A database on which `identityMigrations` have been applied. */
  readonly sql: Transactor;
  /** Client id of the web part; its callbacks are `/login_callback`, `/logout_callback` and `/` of the origin. */
  readonly appClientId: string;
  /** RFC 8707 resource for which JWT access tokens are issued; it becomes their audience. An absolute URI. */
  readonly apiResource: string;
  /** What user info says about an account's membership. Called with the `sub` of the account. */
  readonly customDataOf: (accountId: string) => Promise<CustomData>;
  readonly log: LogIdentityEvent;
  /** How messages to account owners leave; without it none are sent and the pages point to the administrator. */
  readonly postBox?: PostBox;
  /**
   * The client's address, for limits. Default: that of the socket. Behind a proxy give the address the proxy vouches
   * for; a header that anyone can send would switch the limits off.
   */
  readonly clientAddressOf?: (request: IncomingMessage) => string;
  readonly limits?: Partial<IdentityLimits>;
  /** Seconds. */
  readonly lifetimes?: Partial<Lifetimes>;
  readonly passwords?: PasswordHasherOptions;
}

/** The embedded OpenID provider with its pages, keys and accounts. */
export interface Identity {
  /** `iss` of every token: `<publicUrl>/oidc`, no slash at the end. */
  readonly issuer: string;
  /**
   * Answers a request to `/oidc`, `/oidc/*` or `/interaction/*` and returns true; false leaves it untouched. Call it before
   * any framework has read the body. It changes `url` and the host headers of the requests it takes.
   */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The published signing keys, to check access tokens without a network call. */
  publicJwks(): PublicJwks;
  /** Deletes expired sessions, tokens and counters; returns how many rows. Call it now and then, an hour is fine. */
  purgeExpired(): Promise<number>;
  /** Whether the sign-in that an access token came from (its claims `sub` and `grant`) has not ended. */
  isSignInAlive(claims: { readonly sub: string; readonly grant: string }): Promise<boolean>;
  findAccount(accountId: string): Promise<Account | undefined>;
  /** Changes the password and ends every other sign-in of the account. Counts like attempts to sign in. */
  changePassword(change: PasswordChange): Promise<PasswordChangeOutcome>;
  /** Checks the password of somebody who is signed in. Counts like an attempt to sign in. */
  confirmPassword(confirmation: Confirmation): Promise<ConfirmationOutcome>;
  /** Sends the link that proves an account's address, at most a few an hour; none where it is proved. */
  requestEmailVerification(accountId: string, locale: Locale): Promise<LinkRequest>;
  /** Deletes an account with its sessions, tokens and links; false where there is none. */
  deleteAccount(accountId: string): Promise<boolean>;
  /** Resolves once requests that have been taken are answered. The database stays open. */
  close(): Promise<void>;
}

/**
 * Starts the embedded provider. Keys are made on first use and kept in the database; processes that start together end up
 * with the same ones.
 * @throws an error with `code` INVALID_PUBLIC_URL or INVALID_API_RESOURCE and a message for whoever configures it
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  checkOptions(options);
  const { publicUrl, sql, log } = options;
  const lifetimes = { ...defaultLifetimes, ...options.lifetimes };
  const limits = { ...defaultLimits, ...options.limits };
  const secrets = await loadSecrets(sql);
  const store = createPayloadStore(sql, lifetimes.refreshGrace);
  const attempts = createAttempts(sql, secrets.attemptKey);
  const passwords = await createPasswordHasher(options.passwords);
  const postBox = options.postBox ?? { send: () => undefined, reachesPeople: false };
  const recovery = createRecovery({ sql, publicUrl, attempts, limits, passwords, postBox, log });
  const onAccountCreated = ({ id, locale }: { readonly id: string; readonly locale: Locale }): void => {
    recovery.requestVerification(id, locale).catch((error: unknown) => log({ kind: "failed", error }));
  };
  const entrance = createEntrance({ sql, attempts, limits, passwords, onAccountCreated, log });
  const networkOf = clientNetworkOf;
  const own = createOwnAccount({ sql, publicUrl, entrance, passwords, postBox, networkOf, log });
  const callbackOrigins = appAddresses(publicUrl).redirectUris.map((address) => new URL(address).origin);
  const pageHeaders = createPageHeaders(publicUrl, callbackOrigins);
  const provider = createProvider({ ...options, lifetimes, store, secrets, pageHeaders });
  const clientAddressOf =
    options.clientAddressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? "");
  const meter = createRequestMeter(limits.requestsPerMinute);
  const window = setInterval(() => meter.reset(), minuteMs).unref();
  const tokens = createFormTokens(secrets.formKey);
  const visit = { tokens, pageHeaders, publicUrl, clientAddressOf };
  const handleInteraction = createInteractions({ ...visit, provider, entrance });
  const handleRecovery = createRecoveryVisits({ ...visit, recovery, reachesPeople: postBox.reachesPeople });
  const handleProtocol = provider.callback();
  const running = new Set<Promise<void>>();
  const dispatch = async (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    if (path.startsWith(assetsPath)) return serveAsset(path, request.method, response);
    const isAdmitted = meter.admit(clientNetworkOf(clientAddressOf(request)));
    if (!isAdmitted) return refuseRequest(request, response, pageHeaders);
    pinHost(request, publicUrl);
    if (path.startsWith("/interaction/")) return handleInteraction(request, response);
    if (path.startsWith(accountMount)) return handleRecovery(request, response);
    stripMount(request);
    return handleProtocol(request, response);
  };

  return {
    issuer: provider.issuer,
    handle(request, response) {
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      if (path !== mount && !path.startsWith(`${mount}/`) && !path.startsWith("/interaction/")) return false;
      const work = dispatch(path, request, response)
        .catch((error: unknown) => {
          log({ kind: "failed", error });
          sendFailure(request, response, pageHeaders);
        })
        .finally(() => running.delete(work));
      running.add(work);
      return true;
    },
    publicJwks: () => toPublicJwks(secrets.jwks),
    purgeExpired: async () =>
      (await store.purgeExpired()) + (await attempts.purgeExpired()) + (await purgeExpiredLinks(sql)),
    isSignInAlive: ({ sub, grant }) => isGrantAlive(sql, sub, grant),
    findAccount: (accountId) => findAccount(sql, accountId),
    changePassword: (change) => own.changePassword(change),
    confirmPassword: (confirmation) => own.confirmPassword(confirmation),
    requestEmailVerification: (accountId, locale) => recovery.requestVerification(accountId, locale),
    deleteAccount: (accountId) => own.delete(accountId),
    async close() {
      clearInterval(window);
      await Promise.allSettled(running);
      await recovery.settle();
    },
  };
}

const mount = "/oidc";
const minuteMs = 60_000;

function checkOptions({ publicUrl, apiResource }: IdentityOptions): void {
  const isWeb = publicUrl.protocol === "http:" || publicUrl.protocol === "https:";
  if (!isWeb || publicUrl.pathname !== "/" || publicUrl.search !== "" || publicUrl.hash !== "") {
    throw new IdentityError(
      "INVALID_PUBLIC_URL",
      `The public address must be an origin without a path: ${publicUrl.href}`,
    );
  }
  if (!URL.canParse(apiResource) || apiResource.includes("#")) {
    throw new IdentityError(
      "INVALID_API_RESOURCE",
      `The API resource must be an absolute URI without a fragment: ${apiResource}`,
    );
  }
}

/**
 * The provider builds the addresses it announces, and decides whether cookies are secure, from the request's host and
 * scheme. Ours are known: a forged Host would otherwise stand in the discovery document, and behind a proxy that ends TLS
 * the cookies would not be secure.
 */
function pinHost(request: IncomingMessage, publicUrl: URL): void {
  request.headers.host = publicUrl.host;
  request.headers["x-forwarded-proto"] = publicUrl.protocol.slice(0, -1);
  delete request.headers["x-forwarded-host"];
  delete request.headers[":authority"];
}

/** The provider's routes start at its root; with `originalUrl` it still knows what stands before them. */
function stripMount(request: IncomingMessage & { originalUrl?: string }): void {
  const original = request.url ?? mount;
  request.originalUrl = original;
  const rest = original.slice(mount.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** People get a page; the app's client makes `rate_limited` of the status. */
function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  pageHeaders: Readonly<Record<string, string>>,
): void {
  const page = renderNoticePage({ locale: chooseLocale(request) }, { kind: "too_many" });
  const headers = { "content-type": "text/html; charset=utf-8", "retry-after": "60", connection: "close" };
  response.writeHead(429, { ...pageHeaders, ...headers }).end(page);
}

function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  pageHeaders: Readonly<Record<string, string>>,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const page = renderNoticePage(
    { locale: chooseLocale(request) },
    { kind: "server", details: "internal error" },
  );
  response.writeHead(500, { "content-type": "text/html; charset=utf-8", ...pageHeaders }).end(page);
}
