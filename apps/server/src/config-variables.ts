import { readModelPrice } from "@deckle/cards";
import { z } from "zod";

/** One variable of the environment. */
interface Variable {
  /** Reads its text; `optional` where it may stay unset. */
  readonly schema: z.ZodType;
  /** What it is where it is not set, as it would be written. */
  readonly default?: string;
  /** The same, where it is made of other things: words for the documentation. */
  readonly derived?: string;
  /** What it does, for whoever runs the server. */
  readonly effect: string;
}

const integer = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`);

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((text) => new URL(text));

const modelPrice = z.string().transform((text, context) => {
  const price = readModelPrice(text);
  if (price === undefined) {
    context.addIssue("must be a currency and two or three prices, such as USD 0.28 0.42 0.028");
    return z.NEVER;
  }
  return price;
});

export type Role = "web" | "worker";

const roles = z
  .string()
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
  .transform((named): ReadonlySet<Role> => new Set(named));

/** Every variable the server reads, in the order of docs/configuration.md. */
const variables = {
  PORT: {
    default: "3000",
    schema: integer(0, 65_535),
    effect: "Port of the web server. 0 takes any free port.",
  },
  HOST: { default: "localhost", schema: z.string(), effect: "Address to listen on. 0.0.0.0 in a container." },
  PUBLIC_URL: {
    derived: "http://localhost:PORT",
    schema: httpUrl.optional(),
    effect: "Address people type. Anything but localhost needs https, or browsers refuse to sign in.",
  },
  DATA_DIR: {
    default: "data",
    schema: z.string(),
    effect: "Folder for the embedded database and uploaded files.",
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(
        /^postgres(ql)?:\/\//,
        "must start with postgres:// (write special characters of a password as %XX)",
      )
      .optional(),
    effect: "postgres://... uses that PostgreSQL 15+ instead of the embedded database.",
  },
  DATABASE_POOL_SIZE: {
    default: "10",
    schema: integer(2, 200),
    effect: "Most connections to PostgreSQL from one process.",
  },
  S3_ENDPOINT: {
    schema: httpUrl.optional(),
    effect:
      "Address of an S3-compatible store, such as https://s3.eu-central-1.amazonaws.com, that holds the uploaded files instead of DATA_DIR.",
  },
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name, not an address")
      .optional(),
    effect: "Its bucket, which must be there; the key needs to list it and to read, write and delete in it.",
  },
  S3_REGION: {
    default: "us-east-1",
    schema: z.string(),
    effect: "Region that the store expects in signatures; many take any.",
  },
  S3_ACCESS_KEY_ID: { schema: z.string().optional(), effect: "Key of the store." },
  S3_SECRET_ACCESS_KEY: { schema: z.string().optional(), effect: "Its secret." },
  ROLES: {
    default: "web,worker",
    schema: roles,
    effect: "What this process does: web, worker or both. Separate processes need DATABASE_URL.",
  },
  WORKER_CONCURRENCY: {
    default: "1",
    schema: integer(1, 64),
    effect: "Documents one worker converts at a time.",
  },
  READER_MEMORY_MB: {
    default: "700",
    schema: integer(200, 16_384),
    effect: "A document that needs more memory to read fails as too complex.",
  },
  READER_SECONDS: {
    default: "60",
    schema: integer(5, 600),
    effect: "A document that takes longer to read fails as too complex.",
  },
  OCR_COMMAND: {
    schema: z.string().optional(),
    effect:
      "A tesseract program that reads scanned pages, such as tesseract; unset, a scan is refused with what to do.",
  },
  OCR_LANGUAGES: {
    default: "chi_sim+eng",
    schema: z.string().regex(/^\w+(\+\w+)*$/, "must be names joined by +, such as chi_sim+eng"),
    effect: "Languages it looks for, as it names them, joined by +.",
  },
  CARDS_LLM: {
    schema: z
      .enum(["openai-compatible", "anthropic", "google"], {
        error: "must be openai-compatible, anthropic or google",
      })
      .optional(),
    effect:
      "openai-compatible, anthropic or google lets a language model write the cards; unset, the built-in rules do, with no key and no network.",
  },
  CARDS_LLM_MODEL: { schema: z.string().optional(), effect: "Name of the model, as its service calls it." },
  CARDS_LLM_BASE_URL: {
    schema: httpUrl.optional(),
    effect:
      "Address of the service up to and with the version, such as https://api.deepseek.com/v1 or http://localhost:11434/v1 (Ollama, whose context length must be set to 16384: by default it drops what is beyond 4096 tokens without a word).",
  },
  CARDS_LLM_API_KEY: { schema: z.string().optional(), effect: "Key of the service; a local one needs none." },
  CARDS_LLM_CONCURRENCY: {
    default: "4",
    schema: integer(1, 64),
    effect: "Most calls to the model at one time, over all documents.",
  },
  CARDS_LLM_MAX_INPUT_TOKENS: {
    default: "300000",
    schema: integer(1_000, 100_000_000),
    effect: "Most tokens one document may send; what is left is written by the rules.",
  },
  CARDS_LLM_MAX_OUTPUT_TOKENS: {
    default: "60000",
    schema: integer(1_000, 100_000_000),
    effect: "Most tokens the model may write for one document.",
  },
  CARDS_LLM_PRICE: {
    schema: modelPrice.optional(),
    effect:
      "What the model costs: currency, then the price of a million tokens sent, of a million written and, where it is lower, of a million sent before, such as USD 0.28 0.42 0.028. Estimates and the log then tell what a document costs.",
  },
  CARDS_LLM_MAX_COST: {
    schema: z.coerce.number().positive().optional(),
    effect:
      "Most that one document may cost, in the currency of CARDS_LLM_PRICE, which it needs; what is left is written by the rules.",
  },
  SMTP_URL: {
    schema: z
      .url({ protocol: /^smtps?$/, error: "must be an address that starts with smtp:// or smtps://" })
      .optional(),
    effect:
      "smtp://user:password@host:587 or smtps://... sends mail (forgotten passwords, addresses to confirm); unset, messages are written to DATA_DIR/outbox.",
  },
  MAIL_FROM: {
    derived: "Deckle <noreply@host of PUBLIC_URL>",
    schema: z
      .string()
      .regex(
        /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        "must be an address, or a name with <address>",
      )
      .optional(),
    effect: "Sender of that mail, with or without a name.",
  },
  OIDC_ISSUER: {
    schema: httpUrl.optional(),
    effect: "Another OpenID issuer (Logto, Keycloak, Auth0 ...) instead of the embedded one.",
  },
  OIDC_APP_ID: { default: "deckle", schema: z.string(), effect: "Client id of the web part at the issuer." },
  OIDC_SCOPES: {
    default: "email phone custom_data profile",
    schema: z.string(),
    effect: "Scopes asked for at sign-in; openid and offline_access are always added.",
  },
  OIDC_EXTRA_PARAMS: {
    schema: z.string().optional(),
    effect: "Query string added to the sign-in request, for issuers that want audience=...",
  },
  OIDC_AUDIENCE: {
    derived: "the API resource",
    schema: z.string().optional(),
    effect: "Audience that access tokens must carry.",
  },
  OIDC_ACCESS_TOKEN_TYP: {
    default: "at+jwt",
    schema: z.string(),
    effect: "typ header that access tokens must carry; any switches the check off.",
  },
  API_RESOURCE: {
    derived: "PUBLIC_URL/api",
    schema: z.string().optional(),
    effect:
      "Resource indicator of the API; none where the issuer knows no resources (then set OIDC_AUDIENCE).",
  },
  TRUSTED_PROXIES: {
    default: "0",
    schema: integer(0, 10),
    effect:
      "How many reverse proxies stand in front. The client's address is then taken from X-Forwarded-For, that many entries from its end.",
  },
  REQUESTS_PER_MINUTE: {
    default: "600",
    schema: integer(1, 1_000_000),
    effect: "Calls one user, or one address when signed out, may make a minute.",
  },
  UPLOADS_PER_MINUTE: {
    default: "30",
    schema: integer(1, 1_000_000),
    effect: "Uploads one user may start a minute.",
  },
  QUESTIONS_PER_MINUTE: {
    default: "20",
    schema: integer(1, 1_000_000),
    effect: "Questions about documents one user may ask a minute.",
  },
  DEMOS_PER_HOUR: {
    default: "20",
    schema: integer(1, 1_000_000),
    effect: "Demo conversions from one address an hour; the demo needs no account.",
  },
  SIGN_UPS_PER_HOUR: {
    default: "30",
    schema: integer(1, 1_000_000),
    effect: "New accounts from one address an hour (embedded sign-in only).",
  },
  SHOW_SAMPLE_CLAIMS: {
    default: "on",
    schema: z.enum(["on", "off"], { error: "must be on or off" }),
    effect:
      "off hides the figures and testimonials of the landing page, which are sample content until you replace them.",
  },
  CONTACT_EMAIL: {
    schema: z.email("must be an e-mail address").optional(),
    effect: "Address that the contact page shows; unset, it names none.",
  },
  SHUTDOWN_SECONDS: {
    default: "20",
    schema: integer(0, 600),
    effect: "How long a stop waits for running requests and conversions before it hands them back.",
  },
  LOG_LEVEL: {
    derived: "info, warn in a terminal",
    schema: z
      .enum(["error", "warn", "info", "debug"], { error: "must be error, warn, info or debug" })
      .optional(),
    effect: "error, warn, info or debug. Logs are JSON lines and never hold document text or secrets.",
  },
} as const satisfies Record<string, Variable>;

type Variables = typeof variables;

/** The values of all variables, read and checked one by one. */
export type Environment = { readonly [Name in keyof Variables]: z.output<Variables[Name]["schema"]> };

/** The table of docs/configuration.md; a test compares them. No default is an empty text. */
export const configVariables: readonly {
  readonly name: string;
  readonly default: string;
  readonly effect: string;
}[] = Object.entries<Variable>(variables).map(([name, variable]) => ({
  name,
  default: variable.default ?? variable.derived ?? "",
  effect: variable.effect,
}));

/** The values, or all that is wrong with them, one line each. */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): { readonly values: Environment } | { readonly mistakes: readonly string[] } {
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const read = variable.schema.safeParse(given[name] ?? variable.default);
    if (read.success) values[name] = read.data;
    else mistakes.push(...read.error.issues.map((issue) => `${name} ${issue.message}`));
  }
  // Each value came from the schema of its own name.
  return mistakes.length > 0 ? { mistakes } : { values: values as Environment };
}
