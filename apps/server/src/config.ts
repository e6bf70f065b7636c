import { resolve } from "node:path";
import { z } from "zod";

/** One variable of the environment: what it does, for the reader of docs/configuration.md. */
interface ConfigVariable {
  readonly name: string;
  /** As it is written in the documentation; empty means "not set". */
  readonly default: string;
  readonly effect: string;
}

/** Every variable the server reads. docs/configuration.md holds the same table; a test compares them. */
export const configVariables = [
  { name: "PORT", default: "3000", effect: "Port of the web server. 0 takes any free port." },
  { name: "HOST", default: "localhost", effect: "Address to listen on. 0.0.0.0 in a container." },
  {
    name: "PUBLIC_URL",
    default: "http://localhost:PORT",
    effect: "Address people type. Anything but localhost needs https, or browsers refuse to sign in.",
  },
  { name: "DATA_DIR", default: "data", effect: "Folder for the embedded database and uploaded files." },
  {
    name: "DATABASE_URL",
    default: "",
    effect: "postgres://... uses that PostgreSQL 15+ instead of the embedded database.",
  },
  { name: "DATABASE_POOL_SIZE", default: "10", effect: "Most connections to PostgreSQL from one process." },
  {
    name: "ROLES",
    default: "web,worker",
    effect: "What this process does: web, worker or both. Separate processes need DATABASE_URL.",
  },
  { name: "WORKER_CONCURRENCY", default: "1", effect: "Documents one worker converts at a time." },
  {
    name: "READER_MEMORY_MB",
    default: "700",
    effect: "A document that needs more memory to read fails as too complex.",
  },
  {
    name: "READER_SECONDS",
    default: "60",
    effect: "A document that takes longer to read fails as too complex.",
  },
  {
    name: "OCR_COMMAND",
    default: "",
    effect:
      "A tesseract program that reads scanned pages, such as tesseract; unset, a scan is refused with what to do.",
  },
  {
    name: "OCR_LANGUAGES",
    default: "chi_sim+eng",
    effect: "Languages it looks for, as it names them, joined by +.",
  },
  {
    name: "CARDS_LLM",
    default: "",
    effect:
      "openai-compatible, anthropic or google lets a language model write the cards; unset, the built-in rules do, with no key and no network.",
  },
  { name: "CARDS_LLM_MODEL", default: "", effect: "Name of the model, as its service calls it." },
  {
    name: "CARDS_LLM_BASE_URL",
    default: "",
    effect:
      "Address of the service up to and with the version, such as https://api.deepseek.com/v1 or http://localhost:11434/v1 (Ollama).",
  },
  { name: "CARDS_LLM_API_KEY", default: "", effect: "Key of the service; a local one needs none." },
  {
    name: "CARDS_LLM_CONCURRENCY",
    default: "4",
    effect: "Most calls to the model at one time, over all documents.",
  },
  {
    name: "CARDS_LLM_MAX_INPUT_TOKENS",
    default: "300000",
    effect: "Most tokens one document may send; what is left is written by the rules.",
  },
  {
    name: "CARDS_LLM_MAX_OUTPUT_TOKENS",
    default: "60000",
    effect: "Most tokens the model may write for one document.",
  },
  {
    name: "SMTP_URL",
    default: "",
    effect:
      "smtp://user:password@host:587 or smtps://... sends mail (forgotten passwords, addresses to confirm); unset, messages are written to DATA_DIR/outbox.",
  },
  {
    name: "MAIL_FROM",
    default: "Deckle <noreply@host of PUBLIC_URL>",
    effect: "Sender of that mail, with or without a name.",
  },
  {
    name: "OIDC_ISSUER",
    default: "",
    effect: "Another OpenID issuer (Logto, Keycloak, Auth0 ...) instead of the embedded one.",
  },
  { name: "OIDC_APP_ID", default: "deckle", effect: "Client id of the web part at the issuer." },
  {
    name: "OIDC_SCOPES",
    default: "email phone custom_data profile",
    effect: "Scopes asked for at sign-in; openid and offline_access are always added.",
  },
  {
    name: "OIDC_EXTRA_PARAMS",
    default: "",
    effect: "Query string added to the sign-in request, for issuers that want audience=...",
  },
  { name: "OIDC_AUDIENCE", default: "the API resource", effect: "Audience that access tokens must carry." },
  {
    name: "OIDC_ACCESS_TOKEN_TYP",
    default: "at+jwt",
    effect: "typ header that access tokens must carry; any switches the check off.",
  },
  {
    name: "API_RESOURCE",
    default: "PUBLIC_URL/api",
    effect:
      "Resource indicator of the API; none where the issuer knows no resources (then set OIDC_AUDIENCE).",
  },
  {
    name: "TRUSTED_PROXIES",
    default: "0",
    effect:
      "How many reverse proxies stand in front. The client's address is then taken from X-Forwarded-For, that many entries from its end.",
  },
  {
    name: "REQUESTS_PER_MINUTE",
    default: "600",
    effect: "Calls one user, or one address when signed out, may make a minute.",
  },
  { name: "UPLOADS_PER_MINUTE", default: "30", effect: "Uploads one user may start a minute." },
  {
    name: "QUESTIONS_PER_MINUTE",
    default: "20",
    effect: "Questions about documents one user may ask a minute.",
  },
  {
    name: "DEMOS_PER_HOUR",
    default: "20",
    effect: "Demo conversions from one address an hour; the demo needs no account.",
  },
  {
    name: "SIGN_UPS_PER_HOUR",
    default: "30",
    effect: "New accounts from one address an hour (embedded sign-in only).",
  },
  {
    name: "SHOW_SAMPLE_CLAIMS",
    default: "on",
    effect:
      "off hides the figures and testimonials of the landing page, which are sample content until you replace them.",
  },
  {
    name: "CONTACT_EMAIL",
    default: "",
    effect: "Address that the contact page shows; unset, it names none.",
  },
  {
    name: "SHUTDOWN_SECONDS",
    default: "20",
    effect: "How long a stop waits for running requests and conversions before it hands them back.",
  },
  {
    name: "LOG_LEVEL",
    default: "info, warn in a terminal",
    effect: "error, warn, info or debug. Logs are JSON lines and never hold document text or secrets.",
  },
] as const satisfies readonly ConfigVariable[];

type VariableName = (typeof configVariables)[number]["name"];

export type Role = "web" | "worker";

/** The one validated configuration; nothing else reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: `http://localhost:` and the port actually taken. */
  readonly publicUrl: URL | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
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

const integer = (minimum: number, maximum: number, fallback: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`)
    .default(fallback);

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((text) => new URL(text));

const rolesSchema = z
  .string()
  .default("web,worker")
  .transform((text) =>
    text
      .split(",")
      .map((role) => role.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.enum(["web", "worker"], { error: "must be web, worker or web,worker" }))
      .min(1, "must name web, worker or both"),
  )
  .transform((roles): ReadonlySet<Role> => new Set(roles));

const schemas = {
  PORT: integer(0, 65_535, 3000),
  HOST: z.string().default("localhost"),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      "must start with postgres:// (write special characters of a password as %XX)",
    )
    .optional(),
  DATABASE_POOL_SIZE: integer(2, 200, 10),
  ROLES: rolesSchema,
  WORKER_CONCURRENCY: integer(1, 64, 1),
  READER_MEMORY_MB: integer(200, 16_384, 700),
  READER_SECONDS: integer(5, 600, 60),
  OCR_COMMAND: z.string().optional(),
  OCR_LANGUAGES: z
    .string()
    .regex(/^\w+(\+\w+)*$/, "must be names joined by +, such as chi_sim+eng")
    .default("chi_sim+eng"),
  CARDS_LLM: z
    .enum(["openai-compatible", "anthropic", "google"], {
      error: "must be openai-compatible, anthropic or google",
    })
    .optional(),
  CARDS_LLM_MODEL: z.string().optional(),
  CARDS_LLM_BASE_URL: httpUrl.optional(),
  CARDS_LLM_API_KEY: z.string().optional(),
  CARDS_LLM_CONCURRENCY: integer(1, 64, 4),
  CARDS_LLM_MAX_INPUT_TOKENS: integer(1_000, 100_000_000, 300_000),
  CARDS_LLM_MAX_OUTPUT_TOKENS: integer(1_000, 100_000_000, 60_000),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address that starts with smtp:// or smtps://" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      "must be an address, or a name with <address>",
    )
    .optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_APP_ID: z.string().default("deckle"),
  OIDC_SCOPES: z.string().default("email phone custom_data profile"),
  OIDC_EXTRA_PARAMS: z.string().default(""),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_ACCESS_TOKEN_TYP: z.string().default("at+jwt"),
  API_RESOURCE: z.string().optional(),
  TRUSTED_PROXIES: integer(0, 10, 0),
  REQUESTS_PER_MINUTE: integer(1, 1_000_000, 600),
  UPLOADS_PER_MINUTE: integer(1, 1_000_000, 30),
  QUESTIONS_PER_MINUTE: integer(1, 1_000_000, 20),
  DEMOS_PER_HOUR: integer(1, 1_000_000, 20),
  SIGN_UPS_PER_HOUR: integer(1, 1_000_000, 30),
  SHOW_SAMPLE_CLAIMS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  CONTACT_EMAIL: z.email("must be an e-mail address").optional(),
  SHUTDOWN_SECONDS: integer(0, 600, 20),
  LOG_LEVEL: z
    .enum(["error", "warn", "info", "debug"], { error: "must be error, warn, info or debug" })
    .optional(),
} satisfies Record<VariableName, z.ZodType>;

const environmentSchema = z.object(schemas);
type Environment = z.output<typeof environmentSchema>;

/**
 * The configuration that an environment describes. A variable that is set but blank counts as not set.
 * @throws ConfigError with every mistake, not only the first.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path[0]?.toString() ?? "?"} ${issue.message}`),
    );
  }
  const mistakes = contradictions(parsed.data);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return toConfig(parsed.data, given);
}

function contradictions(env: Environment): string[] {
  const mistakes: string[] = [];
  if (env.ROLES.size === 1 && !env.DATABASE_URL) {
    mistakes.push(
      "ROLES with only one role needs DATABASE_URL: the embedded database belongs to one process",
    );
  }
  if (env.API_RESOURCE === "none" && !env.OIDC_AUDIENCE) {
    mistakes.push("API_RESOURCE=none needs OIDC_AUDIENCE, or any token of the issuer would be accepted");
  }
  if (Boolean(env.CARDS_LLM) !== Boolean(env.CARDS_LLM_MODEL)) {
    mistakes.push("CARDS_LLM and CARDS_LLM_MODEL belong together: set both, or neither");
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
      extraParams: Object.fromEntries(new URLSearchParams(env.OIDC_EXTRA_PARAMS)),
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
  };
}

function ocrOf(env: Environment, path: string): Config["ocr"] {
  if (!env.OCR_COMMAND) return null;
  // A bare command name is looked up where the operator's shell would find it.
  return { command: env.OCR_COMMAND, languages: env.OCR_LANGUAGES.split("+"), environment: { PATH: path } };
}
