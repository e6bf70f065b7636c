import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Hashes and checks passwords with argon2id, a few at a time. */
export interface PasswordHasher {
  /** A PHC string. @throws PasswordQueueFull */
  hash(password: string): Promise<string>;
  /**
   * Checks a password; with no stored hash it takes the same time and fails, so that nobody learns which accounts exist.
   * @throws PasswordQueueFull
   */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether a stored hash is weaker than what `hash` would make now. */
  isOutdated(stored: string): boolean;
}

/** More people are signing in than the machine can hash for; the next attempt in a moment may work. */
export class PasswordQueueFull extends Error {
  override readonly name = "PasswordQueueFull";
}

export interface HashCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly parallelism: number;
}

export interface PasswordHasherOptions {
  readonly cost?: HashCost;
  /** Each hash holds `memoryKib` and one thread of the pool that files and DNS share. */
  readonly maxRunning?: number;
  readonly maxWaiting?: number;
}

/** OWASP's argon2id setting: 41 to 47 ms on the machine this was measured on, 19 MiB. */
const defaultCost: HashCost = { memoryKib: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/** Bounds for a stored string: one that was tampered with must not make us hash for minutes. */
const maxStored: HashCost = { memoryKib: 262_144, passes: 10, parallelism: 8 };

const argon2Async = promisify(argon2);
const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

interface ParsedHash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

export async function createPasswordHasher({
  cost = defaultCost,
  maxRunning = 2,
  maxWaiting = 64,
}: PasswordHasherOptions = {}): Promise<PasswordHasher> {
  const take = createSlots(maxRunning, maxWaiting);
  const hash = (password: string): Promise<string> =>
    take(async () => {
      const salt = randomBytes(saltBytes);
      return format({ cost, salt, tag: await derive(password, { cost, salt, tagLength: tagBytes }) });
    });
  const dummy = await hash(randomBytes(saltBytes).toString("base64url"));

  return {
    hash,
    async verify(password, stored) {
      const parsed = parse(stored ?? dummy);
      // A string we cannot read costs the same time as one we can.
      const { cost: storedCost, salt, tag } = parsed ?? mustParse(dummy);
      const actual = await take(() => derive(password, { cost: storedCost, salt, tagLength: tag.length }));
      return timingSafeEqual(actual, tag) && stored !== undefined && parsed !== undefined;
    },
    isOutdated(stored) {
      const parsed = parse(stored);
      if (!parsed) return true;
      return (
        parsed.cost.memoryKib < cost.memoryKib ||
        parsed.cost.passes < cost.passes ||
        parsed.tag.length < tagBytes
      );
    },
  };
}

/** NFKC, because the same characters arrive differently composed from different keyboards. */
function derive(
  password: string,
  { cost, salt, tagLength }: { cost: HashCost; salt: Buffer; tagLength: number },
): Promise<Buffer> {
  return argon2Async("argon2id", {
    message: password.normalize("NFKC"),
    nonce: salt,
    parallelism: cost.parallelism,
    tagLength,
    memory: cost.memoryKib,
    passes: cost.passes,
  });
}

function format({ cost, salt, tag }: ParsedHash): string {
  return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`;
}

function parse(stored: string): ParsedHash | undefined {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  const cost: HashCost = {
    memoryKib: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const isSane =
    cost.memoryKib <= maxStored.memoryKib &&
    cost.passes <= maxStored.passes &&
    cost.parallelism <= maxStored.parallelism;
  return isSane ? { cost, salt: Buffer.from(salt, "base64"), tag: Buffer.from(tag, "base64") } : undefined;
}

function mustParse(stored: string): ParsedHash {
  const parsed = parse(stored);
  if (!parsed) throw new Error("a hash of this process's own making cannot be read");
  return parsed;
}

/** The PHC string format uses base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** At most `maxRunning` at once, `maxWaiting` more in line, the rest refused at once. */
function createSlots(maxRunning: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new PasswordQueueFull("too many passwords are being checked");
      // The one who finishes hands over its slot, so `running` does not change here.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
