import { generateKeyPair, randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Sql } from "./sql.ts";

/** A signing key as JSON Web Key. The private members are only in the key set that stays inside this package. */
export interface SigningKey {
  readonly kty: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
  readonly n: string;
  readonly e: string;
}

/** The half of a key set that may be published. */
export interface PublicJwks {
  readonly keys: readonly SigningKey[];
}

/** What has to survive a restart and be the same in every process. */
export interface Secrets {
  readonly jwks: { readonly keys: readonly SigningKey[] };
  readonly cookieKeys: readonly string[];
  /** Keys the hidden token of the forms. */
  readonly formKey: string;
  /** Keys the hashes under which attempts are counted, so that the table holds no addresses. */
  readonly attemptKey: string;
}

const modulusLength = 2048;
const keyBytes = 32;
const generateKeyPairAsync = promisify(generateKeyPair);

/** The secrets in the database, made on first use. Processes that start together agree: the first insert wins. */
export async function loadSecrets(sql: Sql): Promise<Secrets> {
  const jwks = await loadOrCreate(sql, "jwks", async () => ({ keys: [await createSigningKey()] }));
  const cookieKeys = await loadOrCreate(sql, "cookie_keys", () => Promise.resolve([createKey()]));
  const formKey = await loadOrCreate(sql, "form_key", () => Promise.resolve(createKey()));
  const attemptKey = await loadOrCreate(sql, "attempt_key", () => Promise.resolve(createKey()));
  return { jwks, cookieKeys, formKey, attemptKey };
}

/** Only the members that RFC 7518 section 6.3.1 calls public, picked by name: an unknown member is never published. */
export function toPublicJwks(jwks: { readonly keys: readonly SigningKey[] }): PublicJwks {
  return { keys: jwks.keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) };
}

async function loadOrCreate<T>(sql: Sql, name: string, create: () => Promise<T>): Promise<T> {
  const known = await loadSecret<T>(sql, name);
  if (known !== undefined) return known;
  await sql.query(
    "insert into identity_secret (name, value) values ($1, $2::jsonb) on conflict (name) do nothing",
    [name, JSON.stringify(await create())],
  );
  const stored = await loadSecret<T>(sql, name);
  if (stored === undefined) throw new Error(`the secret ${name} disappeared while it was being stored`);
  return stored;
}

/** Only this file writes the table, so the value has the type it was created with. */
async function loadSecret<T>(sql: Sql, name: string): Promise<T | undefined> {
  const [row] = await sql.query<{ value: T }>("select value from identity_secret where name = $1", [name]);
  return row?.value;
}

async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPairAsync("rsa", { modulusLength });
  const { n, e, ...secretMembers } = privateKey.export({ format: "jwk" });
  if (n === undefined || e === undefined) throw new Error("the generated key is not an RSA key");
  return { ...secretMembers, n, e, kty: "RSA", kid: randomUUID(), alg: "RS256", use: "sig" };
}

function createKey(): string {
  return randomBytes(keyBytes).toString("base64url");
}
