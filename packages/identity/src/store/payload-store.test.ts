import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testEngines, withLatency, setUpMs } from "../testing/databases.ts";
import { createPayloadStore, type PayloadStore } from "./payload-store.ts";

const graceSeconds = 10;

describe.each(testEngines)("the payload store on $name", ({ open }) => {
  let database: TestDatabase;
  let store: PayloadStore;
  let counter = 0;

  beforeAll(async () => {
    database = await open();
    store = createPayloadStore(database.sql, graceSeconds);
  }, setUpMs);
  afterAll(() => database.close());

  const newId = () => `id-${(counter += 1)}`;

  async function saveToken(model: string, grantId: string, ttlSeconds = 60) {
    const id = newId();
    await store.save({
      model,
      id,
      payload: { jti: id, kind: model, grantId, accountId: "anna" },
      ttlSeconds,
    });
    return id;
  }

  /** Moves the moment of consumption into the past, instead of waiting. */
  const age = (seconds: number) =>
    database.sql.query(
      "update identity_payload set consumed_at = consumed_at - make_interval(secs => $1::float8) where consumed_at is not null",
      [seconds],
    );

  it("gives back what was saved, with the id that was asked for", async () => {
    const id = await saveToken("AccessToken", "grant");

    const found = await store.find("AccessToken", id);

    expect(found).toEqual({ jti: id, kind: "AccessToken", grantId: "grant", accountId: "anna" });
    expect(await store.find("RefreshToken", id)).toBeUndefined();
  });

  it("keeps neither tokens nor session ids in the table, only their hashes", async () => {
    const id = await saveToken("RefreshToken", "grant-in-the-open");
    const interaction = { session: { accountId: "anna", uid: "public", cookie: "secret-session-id" } };
    await store.save({ model: "Interaction", id: newId(), payload: interaction, ttlSeconds: 60 });

    const everything = JSON.stringify(await database.sql.query("select * from identity_payload"));

    expect(everything).not.toContain(`"${id}"`);
    expect(everything).not.toContain("secret-session-id");
    expect(everything).toContain("public");
  });

  it("finds a session by its public id without telling the secret one", async () => {
    await store.save({
      model: "Session",
      id: "secret",
      payload: { jti: "secret", uid: "u-1" },
      ttlSeconds: 60,
    });

    expect(await store.findByUid("Session", "u-1")).toEqual({ uid: "u-1" });
  });

  it("does not find what has expired, and deletes it when purging", async () => {
    const id = await saveToken("AccessToken", "grant", -1);

    expect(await store.find("AccessToken", id)).toBeUndefined();
    expect(await store.purgeExpired()).toBeGreaterThanOrEqual(1);
    expect(await store.purgeExpired()).toBe(0);
  });

  it("lets exactly one of eight redemptions of a code at once succeed, and ends its grant", async () => {
    const slow = createPayloadStore(
      withLatency(database.sql, () => 2 + Math.random() * 5),
      graceSeconds,
    );
    const grantId = newId();
    const code = await saveToken("AuthorizationCode", grantId);
    const token = await saveToken("AccessToken", grantId);

    const results = await Promise.all(
      Array.from({ length: 8 }, () => slow.consume("AuthorizationCode", code)),
    );

    expect(results.filter((result) => result === "consumed")).toHaveLength(1);
    expect(await store.find("AccessToken", token)).toBeUndefined();
  });

  it("accepts a rotated refresh token again within the grace, and does not show it as used", async () => {
    const id = await saveToken("RefreshToken", newId());

    const first = await store.consume("RefreshToken", id);
    const second = await store.consume("RefreshToken", id);

    expect([first, second]).toEqual(["consumed", "consumed"]);
    expect(await store.find("RefreshToken", id)).not.toHaveProperty("consumed");
  });

  it("does not prolong the grace by using it", async () => {
    const id = await saveToken("RefreshToken", newId());
    await store.consume("RefreshToken", id);
    await age(graceSeconds - 2);
    await store.consume("RefreshToken", id);
    await age(4);

    expect(await store.find("RefreshToken", id)).toHaveProperty("consumed");
    expect(await store.consume("RefreshToken", id)).toBe("replayed");
  });

  it("ends the whole grant, and no other, when a refresh token comes back after the grace", async () => {
    const grantId = newId();
    const id = await saveToken("RefreshToken", grantId);
    const successor = await saveToken("RefreshToken", grantId);
    const stranger = await saveToken("RefreshToken", newId());
    await store.save({ model: "Grant", id: grantId, payload: { accountId: "anna" }, ttlSeconds: 60 });
    await store.consume("RefreshToken", id);
    await age(graceSeconds + 1);

    expect(await store.consume("RefreshToken", id)).toBe("replayed");

    expect(await store.find("RefreshToken", successor)).toBeUndefined();
    expect(await store.find("Grant", grantId)).toBeUndefined();
    expect(await store.find("RefreshToken", stranger)).toBeDefined();
  });

  it("counts a token that was revoked in the meantime as replayed", async () => {
    const id = await saveToken("RefreshToken", newId());
    await store.remove("RefreshToken", id);

    expect(await store.consume("RefreshToken", id)).toBe("replayed");
  });

  it("revokes by grant for one model, and leaves a running sign-in that names the grant", async () => {
    const grantId = newId();
    const token = await saveToken("RefreshToken", grantId);
    const interaction = newId();
    await store.save({ model: "Interaction", id: interaction, payload: { grantId }, ttlSeconds: 60 });

    await store.removeByGrant("RefreshToken", grantId);
    await store.removeGrants([grantId]);

    expect(await store.find("RefreshToken", token)).toBeUndefined();
    expect(await store.find("Interaction", interaction)).toBeDefined();
  });
});
