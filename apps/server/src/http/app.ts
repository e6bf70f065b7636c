import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import { apiBasePath, type RuntimeConfig, runtimeConfigPath } from "@deckle/contract";
import { clientNetworkOf } from "@deckle/identity";
import Fastify, { type FastifyInstance } from "fastify";
import type { Log } from "../log.ts";
import type { Authenticate } from "./authenticate.ts";
import { registerRoutes } from "./dispatch.ts";
import { installErrorHandler, sendFailure, tooManyRequests } from "./error-answers.ts";
import type { Handlers } from "./handlers.ts";
import type { ExternalIssuer } from "./issuer.ts";
import { describeApi } from "./openapi.ts";
import { serveWeb } from "./serve-web.ts";
import type { PageSettings } from "./web-pages.ts";

export interface HttpOptions {
  readonly publicUrl: URL;
  readonly trustedProxies: number;
  readonly requestsPerMinute: number;
  readonly uploadsPerMinute: number;
  readonly questionsPerMinute: number;
  readonly demosPerHour: number;
  readonly authenticate: Authenticate;
  readonly handlers: Handlers;
  readonly runtimeConfig: RuntimeConfig;
  /** Relayed at `/oidc/.well-known/openid-configuration`; null where the embedded provider answers there itself. */
  readonly externalIssuer: ExternalIssuer | null;
  /** Origins the web part may call beside its own. */
  readonly connectOrigins: readonly string[];
  /** The built web part; null serves the API alone. */
  readonly webFolder: string | null;
  readonly pages: PageSettings;
  readonly isReady: () => Promise<boolean>;
  readonly checkAnswers: boolean;
  readonly log: Log;
}

/** Where every OpenID client of this origin finds the issuer, whoever it is. */
const discoveryPath = "/oidc/.well-known/openid-configuration";
const jsonBodyLimitBytes = 100 * 1024;

/** The whole HTTP side but the embedded identity provider, ready to route requests. */
export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    bodyLimit: jsonBodyLimitBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    // An address that is none (`%zz`) gets no further than the router; it is as unknown as any other.
    frameworkErrors: (_error, request, reply) => {
      void sendFailure(request, reply, "notFound");
    },
  });
  installErrorHandler(app, options.log);
  await installProtection(app, options);
  installRequestLog(app, options.log);
  acceptEmptyJson(app);

  await app.register(multipart);
  await app.register(async (api) => {
    await api.register(rateLimit, {
      max: options.requestsPerMinute,
      timeWindow: "1 minute",
      // After authentication, so that a school behind one address is many users and not one.
      hook: "preHandler",
      keyGenerator: (request) => request.caller?.user.id ?? clientNetworkOf(request.ip),
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
    });
    registerRoutes(api, options);
  });
  registerInformation(app, options);
  if (options.webFolder !== null && existsSync(options.webFolder)) {
    await serveWeb(app, {
      ...options.pages,
      folder: options.webFolder,
      publicOrigin: options.publicUrl.origin,
      connectOrigins: options.connectOrigins,
      ...options.pages,
    });
  } else {
    app.setNotFoundHandler((request, reply) => sendFailure(request, reply, "notFound"));
  }
  await app.ready();
  return app;
}

async function installProtection(app: FastifyInstance, options: HttpOptions): Promise<void> {
  await app.register(helmet, {
    // Pages carry a policy of their own with the hashes of their scripts; everything else may load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: options.publicUrl.protocol === "https:" ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "no-referrer" },
  });
}

/** Balancers ask these every few seconds; only a bad answer is worth a line. */
const probes = new Set(["/healthz", "/readyz"]);

function installRequestLog(app: FastifyInstance, log: Log): void {
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (reply.statusCode < 400 && probes.has(request.url)) return;
    // The route's pattern, not the address: addresses may hold what people typed.
    log.info("request", {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}

/** The specification's "empty body" calls may say that they send JSON and then send nothing. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? undefined : JSON.parse(body.toString()));
    } catch (error) {
      done(
        Object.assign(new Error("the body is not JSON", { cause: error }), { statusCode: 400 }),
        undefined,
      );
    }
  });
}

function registerInformation(app: FastifyInstance, options: HttpOptions): void {
  const description = describeApi(options.publicUrl);
  app.get(`${apiBasePath}/openapi.json`, async () => description);
  app.get(runtimeConfigPath, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(options.runtimeConfig),
  );
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const isReady = await options.isReady().catch(() => false);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? "ready" : "not ready" });
  });
  const { externalIssuer } = options;
  if (externalIssuer) app.get(discoveryPath, async () => externalIssuer.discovery());
}
