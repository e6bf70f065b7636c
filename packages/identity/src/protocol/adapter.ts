import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from "oidc-provider";
import type { LogIdentityEvent } from "../identity-event.ts";
import type { PayloadStore } from "../store/payload-store.ts";

/**
 * oidc-provider's storage interface over our table. The provider itself reads, checks and then consumes; with a store
 * that answers in 5 to 15 ms eight redemptions of one code at once all succeeded. So `consume` decides here.
 */
export function createAdapterFactory(store: PayloadStore, log: LogIdentityEvent): AdapterFactory {
  return (model): Adapter => ({
    upsert: (id, payload, ttlSeconds) => store.save({ model, id, payload: { ...payload }, ttlSeconds }),
    find: (id) => asAdapterPayload(store.find(model, id)),
    findByUid: (uid) => asAdapterPayload(store.findByUid(model, uid)),
    // Only the device flow asks for user codes, and it is off.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const consumption = await store.consume(model, id);
      if (consumption === "consumed") return;
      log({ kind: "token_replayed", model });
      throw new errors.InvalidGrant(`${model} was used before`);
    },
    destroy: (id) => store.remove(model, id),
    revokeByGrantId: (grantId) => store.removeByGrant(model, grantId),
  });
}

/** What the store gives back is what the provider gave it. */
async function asAdapterPayload(stored: Promise<unknown>): Promise<AdapterPayload | undefined> {
  return (await stored) as AdapterPayload | undefined;
}
