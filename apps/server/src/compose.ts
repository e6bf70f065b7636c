import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type CardEngine, createModelAsker, createModelEngine, createOfflineEngine } from "@deckle/cards";
import type { RuntimeConfig } from "@deckle/contract";
import { createIsolatedParser } from "@deckle/documents";
import { createIdentity, type Identity, identityMigrations } from "@deckle/identity";
import { createLocalJWKSet, createRemoteJWKSet } from "jose";
import { createAccounts } from "./accounts/accounts.ts";
import { type Boxes, createBoxes } from "./boxes/boxes.ts";
import { createChat } from "./chat/chat.ts";
import { type Conversion, createConversion } from "./boxes/convert.ts";
import { startPurges } from "./boxes/purge.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { type Files, openDiskFiles, openS3Files } from "./files/files.ts";
import { createDemo } from "./demo/demo.ts";
import { createHttpApp } from "./http/app.ts";
import { type Authenticate, createAuthenticate, type TokenRules } from "./http/authenticate.ts";
import { clientAddress } from "./http/client-address.ts";
import { createHandlers } from "./http/handlers.ts";
import { createExternalIssuer, type ExternalIssuer } from "./http/issuer.ts";
import { type Jobs, openJobs } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";
import { createMailer, type Mailer } from "./mail/mail.ts";
import { memberLevelOf } from "./users/user-store.ts";

/** The running product, whole: what the process's edges hold on to. */
export interface Deckle {
  /** Answers a request; undefined in a process without the web role. */
  readonly handleRequest: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /**
   * Stops taking work, lets what runs finish for `graceMs` or hands it back, and closes everything in the right order.
   * Takes a few seconds more than that at the most.
   */
  stop(options: { readonly graceMs: number }): Promise<void>;
}

interface ComposeOptions {
  readonly config: Config;
  /** Where people reach this server; known once the port is. */
  readonly publicUrl: URL;
  readonly log: Log;
  readonly now?: () => Date;
  /** The built web part; null serves the API alone. */
  readonly webFolder: string | null;
  readonly checkAnswers?: boolean;
}

/** What an operator should notice about sign-in; everything else is routine. */
const identityLogLevel: Readonly<Record<string, "warn" | "error">> = {
  token_replayed: "warn",
  request_refused: "warn",
  failed: "error",
};

/** How often expired sessions and tokens are deleted. */
const purgeIntervalMs = 3_600_000;

/** Builds every object of the server by hand from one validated configuration. */
export async function compose(options: ComposeOptions): Promise<Deckle> {
  const { config, log } = options;
  const now = options.now ?? (() => new Date());
  const database = await openDatabase({
    ...(config.databaseUrl === undefined ? {} : { url: config.databaseUrl }),
    poolSize: config.databasePoolSize,
    dataDir: config.dataDir,
    migrations: identityMigrations,
    log,
  });
  const files = config.s3 ? await openS3Files(config.s3) : await openDiskFiles(join(config.dataDir, "files"));
  const jobs = await openJobs(database, { log });
  const boxes = createBoxes({ database, files, jobs, log, now });
  const parts: Parts = { ...options, now, database, files, jobs, boxes };

  const web = config.roles.has("web") ? await composeWeb(parts) : undefined;
  const worker = config.roles.has("worker") ? await composeWorker(parts) : undefined;
  return {
    handleRequest: web?.handleRequest,
    stop: async ({ graceMs }) => {
      await web?.stop();
      await jobs.stop({ graceMs });
      await worker?.stop();
      await database.close();
    },
  };
}

interface Parts extends ComposeOptions {
  readonly now: () => Date;
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly boxes: Boxes;
}

async function composeWorker({
  config,
  database,
  files,
  jobs,
  log,
  now,
}: Parts): Promise<{ stop(): Promise<void> }> {
  const parser = createIsolatedParser({
    ...config.reader,
    warm: true,
    ...(config.ocr ? { ocr: config.ocr } : {}),
  });
  const conversion: Conversion = createConversion({
    database,
    files,
    parser,
    engine: createEngine(config),
    log,
    now,
  });
  await jobs.workConversions(
    {
      run: (job) => conversion.run(job.boxId, job.signal),
      giveUp: (boxId) => conversion.giveUp(boxId),
    },
    { concurrency: config.workerConcurrency },
  );
  const purges = startPurges({ database, files, log, now });
  return {
    stop: async () => {
      await purges.stop();
      await parser.close();
    },
  };
}

/** A model writes where one is configured, and the rules what it leaves out; otherwise the rules write all. */
function createEngine(config: Config): CardEngine {
  const offline = createOfflineEngine();
  return config.model ? createModelEngine(config.model, { fallback: offline }) : offline;
}

async function composeWeb(
  parts: Parts,
): Promise<Required<Pick<Deckle, "handleRequest">> & { stop(): Promise<void> }> {
  const { config, publicUrl, database, files, boxes, log, now } = parts;
  const mailer = createMailer({
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from ?? `Deckle <noreply@${publicUrl.hostname}>`,
    outboxFolder: join(config.dataDir, "outbox"),
    log,
    now,
  });
  const sign = await composeSignIn(parts, mailer);
  const accounts = createAccounts({ database, files, identity: sign.embedded, mailer, log, now });
  const demo = createDemo({ now });
  const askModel = config.model ? createModelAsker(config.model) : undefined;
  const chat = createChat({ database, boxes, askModel, log, now });
  const app = await createHttpApp({
    publicUrl,
    trustedProxies: config.trustedProxies,
    ...config.limits,
    authenticate: sign.authenticate,
    handlers: createHandlers({ database, files, boxes, accounts, demo, chat, now }),
    runtimeConfig: runtimeConfigFor(config, sign),
    externalIssuer: sign.externalIssuer,
    connectOrigins: config.oidc.issuer ? [config.oidc.issuer.origin] : [],
    webFolder: parts.webFolder,
    pages: config.pages,
    isReady: () => database.isReady(),
    checkAnswers: parts.checkAnswers ?? false,
    log,
  });
  return {
    handleRequest: (request, response) => {
      if (sign.embedded?.handle(request, response)) return;
      app.routing(request, response);
    },
    stop: async () => {
      await app.close();
      await demo.close();
      await sign.embedded?.close();
      await mailer.stop();
    },
  };
}

interface SignIn {
  readonly authenticate: Authenticate;
  readonly embedded: Identity | null;
  readonly externalIssuer: ExternalIssuer | null;
  /** Null where the issuer knows no resources. */
  readonly resource: string | null;
}

async function composeSignIn(parts: Parts, mailer: Mailer): Promise<SignIn> {
  const { config, publicUrl, database, now } = parts;
  const resource =
    config.oidc.apiResource === undefined ? new URL("/api", publicUrl).href : config.oidc.apiResource;
  const audience = config.oidc.audience ?? resource;
  if (audience === null) throw new Error("API_RESOURCE=none needs OIDC_AUDIENCE");
  const tokenType = config.oidc.accessTokenType;

  if (config.oidc.issuer) {
    const externalIssuer = createExternalIssuer(config.oidc.issuer, now);
    const keys = rememberKeys();
    const rulesOf = async (): Promise<TokenRules> => {
      const { issuer, jwks_uri } = await externalIssuer.discovery();
      return { issuer, audience, tokenType, keys: keys(jwks_uri) };
    };
    return { authenticate: createAuthenticate(database, rulesOf), embedded: null, externalIssuer, resource };
  }

  const embedded = await composeIdentity(parts, audience, mailer);
  const rules: TokenRules = {
    issuer: embedded.issuer,
    audience,
    tokenType,
    keys: createLocalJWKSet({ keys: [...embedded.publicJwks().keys] }),
    isSignInAlive: (claims) => embedded.isSignInAlive(claims),
  };
  return {
    authenticate: createAuthenticate(database, async () => rules),
    embedded,
    externalIssuer: null,
    resource,
  };
}

async function composeIdentity(
  { config, publicUrl, database, log }: Parts,
  apiResource: string,
  mailer: Mailer,
): Promise<Identity> {
  const issuer = new URL("/oidc", publicUrl).href;
  const identity = await createIdentity({
    publicUrl,
    sql: database,
    appClientId: config.oidc.appId,
    apiResource,
    postBox: { send: (message) => mailer.send(message), reachesPeople: mailer.reachesPeople },
    clientAddressOf: (request) => clientAddress(request, config.trustedProxies),
    limits: { signUps: { allowed: config.limits.signUpsPerHour, windowSeconds: 3600 } },
    customDataOf: async (accountId) => {
      const member = await memberLevelOf(database, { issuer, subject: accountId });
      return { member_level: member.memberLevel, member_type: member.memberType };
    },
    log: ({ kind, ...fields }) => log[identityLogLevel[kind] ?? "info"](`identity.${kind}`, fields),
  });
  const purge = (): void => {
    identity.purgeExpired().catch((error: unknown) => log.warn("identity-purge-failed", { error }));
  };
  const timer = setInterval(purge, purgeIntervalMs);
  timer.unref();
  return {
    ...identity,
    close: () => {
      clearInterval(timer);
      return identity.close();
    },
  };
}

/** One remote key set for each address: it caches keys (10 min), limits fetches (30 s) and waits 5 s at most (row A11). */
function rememberKeys(): (address: string) => ReturnType<typeof createRemoteJWKSet> {
  const sets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  return (address) => {
    const known = sets.get(address);
    if (known) return known;
    const created = createRemoteJWKSet(new URL(address), {
      timeoutDuration: 5_000,
      cooldownDuration: 30_000,
      cacheMaxAge: 600_000,
    });
    sets.clear();
    sets.set(address, created);
    return created;
  };
}

function runtimeConfigFor(config: Config, sign: SignIn): RuntimeConfig {
  return {
    identity: {
      appId: config.oidc.appId,
      resource: sign.resource,
      scopes: [...config.oidc.scopes],
      extraParams: { ...config.oidc.extraParams },
      isEmbedded: sign.embedded !== null,
    },
  };
}
