import type { ModelPrice } from "@deckle/cards";
import { resolve } from "node:path";
import type { S3Place } from "./files/files.ts";
import { type Environment, readEnvironment, type Role } from "./config-variables.ts";

/** The one validated configuration; nothing else reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: `http://localhost:` and the port actually taken. */
  readonly publicUrl: URL | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** The bucket that holds the uploaded files; null keeps them in the data folder. */
  readonly s3: S3Place | null;
  readonly roles: ReadonlySet<Role>;
  readonly workerConcurrency: number;
  readonly reader: { readonly maxResidentMb: number; readonly wallMs: number };
  /** The program that reads scanned pages; null where there is none. */
  readonly ocr: {
    readonly command: string;
    readonly languages: readonly string[];
    readonly environment: { readonly PATH: string };
  } | null;
  /** The language model that writes the cards; null leaves them to the rules. */
  readonly model: {
    readonly provider: "openai-compatible" | "anthropic" | "google";
    readonly model: string;
    readonly baseUrl: string | undefined;
    readonly apiKey: string | undefined;
    readonly concurrency: number;
    readonly maxInputTokens: number;
    readonly maxOutputTokens: number;
    readonly price: ModelPrice | undefined;
    readonly maxCost: number | undefined;
  } | null;
  /** Undefined fields: no mail server; a sender made of the public address. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  readonly oidc: {
    readonly issuer: URL | undefined;
    readonly appId: string;
    readonly scopes: readonly string[];
    readonly extraParams: Readonly<Record<string, string>>;
    readonly audience: string | undefined;
    readonly accessTokenType: string | undefined;
    /** Undefined: the default; null: the issuer knows no resources. */
    readonly apiResource: string | null | undefined;
  };
  readonly trustedProxies: number;
  readonly limits: {
    readonly requestsPerMinute: number;
    readonly uploadsPerMinute: number;
    readonly questionsPerMinute: number;
    readonly demosPerHour: number;
    readonly signUpsPerHour: number;
  };
  /** What the public pages say about this server. */
  readonly pages: { readonly showSampleClaims: boolean; readonly contactEmail: string | undefined };
  readonly shutdownMs: number;
  readonly logLevel: "error" | "warn" | "info" | "debug" | undefined;
}

/** All mistakes of a configuration at once, one line each. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";

  constructor(mistakes: readonly string[]) {
    super(`The configuration has mistakes:\n${mistakes.map((mistake) => `  - ${mistake}`).join("\n")}`);
  }
}

/**
 * The configuration that an environment describes. A variable that is set but blank counts as not set.
 * @throws ConfigError with every mistake, not only the first.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const read = readEnvironment(given);
  const mistakes = "mistakes" in read ? read.mistakes : contradictions(read.values);
  if ("mistakes" in read || mistakes.length > 0) throw new ConfigError(mistakes);
  return toConfig(read.values, given);
}

function modelContradictions(env: Environment): string[] {
  const mistakes: string[] = [];
  if (Boolean(env.CARDS_LLM) !== Boolean(env.CARDS_LLM_MODEL)) {
    mistakes.push("CARDS_LLM and CARDS_LLM_MODEL belong together: set both, or neither");
  }
  if (!env.CARDS_LLM && (env.CARDS_LLM_API_KEY || env.CARDS_LLM_BASE_URL)) {
    mistakes.push(
      "CARDS_LLM_API_KEY and CARDS_LLM_BASE_URL do nothing without CARDS_LLM: set it, or remove them",
    );
  }
  if (env.CARDS_LLM_MAX_COST !== undefined && env.CARDS_LLM_PRICE === undefined) {
    mistakes.push("CARDS_LLM_MAX_COST needs CARDS_LLM_PRICE: without a price no cost is known");
  }
  return mistakes;
}

function s3Contradictions(env: Environment): string[] {
  const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${names.join(", ")} belong together: ${missing.join(", ")} not set`];
}

function contradictions(env: Environment): string[] {
  const mistakes = [...modelContradictions(env), ...s3Contradictions(env)];
  if (env.ROLES.size === 1 && !env.DATABASE_URL) {
    mistakes.push(
      "ROLES with only one role needs DATABASE_URL: the embedded database belongs to one process",
    );
  }
  if (env.API_RESOURCE === "none" && !env.OIDC_AUDIENCE) {
    mistakes.push("API_RESOURCE=none needs OIDC_AUDIENCE, or any token of the issuer would be accepted");
  }
  if (!env.OIDC_ISSUER && (env.API_RESOURCE || env.OIDC_AUDIENCE)) {
    mistakes.push(
      "API_RESOURCE and OIDC_AUDIENCE belong to another issuer: set OIDC_ISSUER too, or remove them",
    );
  }
  if (env.PUBLIC_URL && (env.PUBLIC_URL.pathname !== "/" || env.PUBLIC_URL.search !== "")) {
    mistakes.push("PUBLIC_URL must have no path: Deckle is served at the root of its host");
  }
  return mistakes;
}

function toConfig(env: Environment, given: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    s3: s3Of(env),
    roles: env.ROLES,
    workerConcurrency: env.WORKER_CONCURRENCY,
    reader: { maxResidentMb: env.READER_MEMORY_MB, wallMs: env.READER_SECONDS * 1000 },
    ocr: ocrOf(env, given["PATH"] ?? ""),
    model: modelOf(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    oidc: {
      issuer: env.OIDC_ISSUER,
      appId: env.OIDC_APP_ID,
      scopes: env.OIDC_SCOPES.split(/\s+/).filter(Boolean),
      extraParams: Object.fromEntries(new URLSearchParams(env.OIDC_EXTRA_PARAMS ?? "")),
      audience: env.OIDC_AUDIENCE,
      accessTokenType: env.OIDC_ACCESS_TOKEN_TYP === "any" ? undefined : env.OIDC_ACCESS_TOKEN_TYP,
      apiResource: env.API_RESOURCE === "none" ? null : env.API_RESOURCE,
    },
    trustedProxies: env.TRUSTED_PROXIES,
    limits: {
      requestsPerMinute: env.REQUESTS_PER_MINUTE,
      uploadsPerMinute: env.UPLOADS_PER_MINUTE,
      questionsPerMinute: env.QUESTIONS_PER_MINUTE,
      demosPerHour: env.DEMOS_PER_HOUR,
      signUpsPerHour: env.SIGN_UPS_PER_HOUR,
    },
    pages: { showSampleClaims: env.SHOW_SAMPLE_CLAIMS === "on", contactEmail: env.CONTACT_EMAIL },
    shutdownMs: env.SHUTDOWN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  };
}

function s3Of(env: Environment): Config["s3"] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function modelOf(env: Environment): Config["model"] {
  if (!env.CARDS_LLM || !env.CARDS_LLM_MODEL) return null;
  return {
    provider: env.CARDS_LLM,
    model: env.CARDS_LLM_MODEL,
    baseUrl: env.CARDS_LLM_BASE_URL?.href,
    apiKey: env.CARDS_LLM_API_KEY,
    concurrency: env.CARDS_LLM_CONCURRENCY,
    maxInputTokens: env.CARDS_LLM_MAX_INPUT_TOKENS,
    maxOutputTokens: env.CARDS_LLM_MAX_OUTPUT_TOKENS,
    price: env.CARDS_LLM_PRICE,
    maxCost: env.CARDS_LLM_MAX_COST,
  };
}

function ocrOf(env: Environment, path: string): Config["ocr"] {
  if (!env.OCR_COMMAND) return null;
  // A bare command name is looked up where the operator's shell would find it.
  return { command: env.OCR_COMMAND, languages: env.OCR_LANGUAGES.split("+"), environment: { PATH: path } };
}
