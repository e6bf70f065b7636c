import { describe, expect, it } from "vitest";
import { createPasswordHasher, PasswordQueueFull } from "./password-hasher.ts";

const cheap = { memoryKib: 64, passes: 1, parallelism: 1 };
const password = "correct horse battery";

describe("the password hasher", () => {
  it("writes argon2id with the OWASP setting as a PHC string, salted anew each time", async () => {
    const hasher = await createPasswordHasher();

    const [first, second] = await Promise.all([hasher.hash(password), hasher.hash(password)]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await hasher.verify(password, first)).toBe(true);
    expect(await hasher.verify(`${password}!`, first)).toBe(false);
  });

  it("reads a hash that another implementation made", async () => {
    const hasher = await createPasswordHasher({ cost: cheap });
    // From the tests of the argon2 reference implementation (src/test.c): "password" with the salt "somesalt".
    const stored = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

    expect(await hasher.verify("password", stored)).toBe(true);
  });

  it("refuses everything for an account that does not exist, but does the same work", async () => {
    const hasher = await createPasswordHasher();
    const stored = await hasher.hash(password);
    const time = async (hash: string | undefined) => {
      const durations: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now();
        expect(await hasher.verify("wrong", hash)).toBe(false);
        durations.push(performance.now() - start);
      }
      return Math.min(...durations);
    };

    const known = await time(stored);
    const unknown = await time(undefined);

    // A skipped hash would make this about 0; the margin is for a busy machine.
    expect(unknown / known).toBeGreaterThan(0.2);
  });

  it("accepts the same characters however the keyboard composed them", async () => {
    const hasher = await createPasswordHasher({ cost: cheap });

    expect(await hasher.verify("cafe\u0301 ｔｒａｉｎ", await hasher.hash("caf\u00e9 train"))).toBe(true);
  });

  it("calls a hash outdated that was made with less work, or that it cannot read", async () => {
    const weak = await createPasswordHasher({ cost: cheap });
    const strong = await createPasswordHasher({ cost: { ...cheap, memoryKib: 128 } });

    expect(strong.isOutdated(await weak.hash(password))).toBe(true);
    expect(weak.isOutdated(await strong.hash(password))).toBe(false);
    expect(strong.isOutdated("plain")).toBe(true);
  });

  it.each([
    "",
    "plain",
    "$argon2id$v=19$m=64,t=1,p=1$$",
    "$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHRzYWx0$RdescudvJCsgt3ub",
    // Would take minutes.
    "$argon2id$v=19$m=9999999,t=99,p=1$c29tZXNhbHRzYWx0$RdescudvJCsgt3ub",
  ])("refuses every password for the damaged hash %j", async (stored) => {
    const hasher = await createPasswordHasher({ cost: cheap });

    expect(await hasher.verify("", stored)).toBe(false);
  });

  it("runs two at a time, keeps a bounded line, and refuses the rest at once", async () => {
    const hasher = await createPasswordHasher({ cost: cheap, maxRunning: 2, maxWaiting: 3 });

    const results = await Promise.allSettled(Array.from({ length: 9 }, () => hasher.hash(password)));
    const refused = results.filter((result) => result.status === "rejected");

    expect(refused).toHaveLength(4);
    expect(refused.every((result) => result.reason instanceof PasswordQueueFull)).toBe(true);
    expect(await hasher.hash(password)).toContain("$argon2id$");
  });
});
