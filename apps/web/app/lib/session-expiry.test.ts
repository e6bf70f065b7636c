import { expect, it } from "vitest";
import { createSessionExpiry } from "./session-expiry.ts";

function start(options: { readonly signInFails?: boolean } = {}) {
  const calls: string[] = [];
  const expiry = createSessionExpiry(
    {
      clearSession: async () => void calls.push("clear"),
      startSignIn: async () => {
        calls.push("sign in");
        if (options.signInFails) throw new Error("no network");
      },
    },
    () => calls.push("reported"),
  );
  return { expiry, calls };
}

/** Lets the promises of the state machine run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it("an ended sign-in clears the session and starts a new one, once for many failed calls", async () => {
  const { expiry, calls } = start();

  expiry.expire();
  expiry.expire();
  await settle();

  expect(calls).toEqual(["clear", "sign in"]);
  expect(expiry.isNoticeShown()).toBe(false);
});

it("a held page is not left: the session is cleared and the notice shown", async () => {
  const { expiry, calls } = start();
  const release = expiry.hold();

  expiry.expire();
  await settle();

  expect(calls).toEqual(["clear"]);
  expect(expiry.isNoticeShown()).toBe(true);
  expiry.restore();
  expect(expiry.isNoticeShown()).toBe(false);
  release();
  expiry.expire();
  await settle();
  expect(calls).toEqual(["clear", "clear", "sign in"]);
});

it("letting go twice counts once", async () => {
  const { expiry } = start();
  const first = expiry.hold();
  expiry.hold();

  first();
  first();
  expiry.expire();

  expect(expiry.isNoticeShown()).toBe(true);
});

it("a sign-in that cannot start can be tried again", async () => {
  const { expiry, calls } = start({ signInFails: true });

  expiry.expire();
  await settle();
  expiry.expire();
  await settle();

  expect(calls).toEqual(["clear", "sign in", "reported", "clear", "sign in", "reported"]);
});
