import { describe, expect, it } from "vitest";
import { testEngines, withLatency } from "../testing/databases.ts";
import { loadSecrets, toPublicJwks } from "./secrets.ts";

describe.each(testEngines)("the secrets on $name", ({ open }) => {
  it("are the same for two processes that start together and after a restart, and publish nothing private", async () => {
    const database = await open();
    const slow = withLatency(database.sql, () => Math.random() * 5);

    const [first, second] = await Promise.all([loadSecrets(slow), loadSecrets(slow)]);
    const later = await loadSecrets(database.sql);
    await database.close();

    expect(second).toEqual(first);
    expect(later).toEqual(first);
    expect(first.jwks.keys).toHaveLength(1);
    expect(first.cookieKeys[0]).not.toBe(first.formKey);
    expect(Object.keys(first.jwks.keys[0] ?? {})).toContain("d");
    expect(toPublicJwks(first.jwks).keys.map((key) => Object.keys(key).sort())).toEqual([
      ["alg", "e", "kid", "kty", "n", "use"],
    ]);
  });
});
