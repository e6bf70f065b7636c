import { routeExamples } from "@deckle/contract";
import { expect, it } from "vitest";
import { contractError } from "#lib/api-error.ts";
import { createAnswerOutbox } from "./answer-outbox.ts";
import type { StudyAnswer } from "./stored-answers.ts";

function memoryStorage(entries = new Map<string, string>()) {
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const answer = (number: number): StudyAnswer => ({
  ...routeExamples.answerCard.input,
  review_id: `3d6f9a52-0f0b-4a55-9d5e-1f7f6f1c2b${String(number).padStart(2, "0")}`,
});

function start(options: { readonly storage?: ReturnType<typeof memoryStorage> } = {}) {
  const storage = options.storage ?? memoryStorage();
  const sent: string[] = [];
  const refused: string[] = [];
  const failures: Error[] = [];
  const outbox = createAnswerOutbox({
    storage,
    storageKey: "answers:ada",
    send: async ({ review_id }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(review_id.slice(-2));
    },
    onRefused: ({ review_id }) => refused.push(review_id.slice(-2)),
    exclusive: (task) => task(),
  });
  return { outbox, storage, sent, refused, failures };
}

it("answers are sent in the order they were given", async () => {
  const { outbox, sent } = start();
  outbox.add(answer(1));
  outbox.add(answer(2));

  await outbox.flush();

  expect(sent).toEqual(["01", "02"]);
  expect(outbox.state()).toEqual({ unsent: [], isStuck: false });
});

it("X6: a lost connection keeps the answers, and the next attempt sends them", async () => {
  const { outbox, sent, failures } = start();
  failures.push(contractError("timeout", "en"));
  outbox.add(answer(1));
  outbox.add(answer(2));

  await outbox.flush();
  expect(outbox.state()).toMatchObject({ isStuck: true });
  expect(outbox.state().unsent).toHaveLength(2);
  await outbox.flush();

  expect(sent).toEqual(["01", "02"]);
  expect(outbox.state()).toEqual({ unsent: [], isStuck: false });
});

it("an ended sign-in keeps the answers", async () => {
  const { outbox, failures } = start();
  failures.push(contractError("unauthorized", "en"));
  outbox.add(answer(1));

  await outbox.flush();

  expect(outbox.state().unsent).toHaveLength(1);
});

it("answers survive the page", async () => {
  const first = start();
  first.failures.push(contractError("unavailable", "en"));
  first.outbox.add(answer(7));
  await first.outbox.flush();

  const second = start({ storage: first.storage });
  await second.outbox.flush();

  expect(second.sent).toEqual(["07"]);
  expect(first.storage.entries.size).toBe(0);
});

it("an answer that the server will never take is reported and does not hold up the others", async () => {
  const { outbox, sent, refused, failures } = start();
  failures.push(contractError("cardNotFound", "en"));
  outbox.add(answer(1));
  outbox.add(answer(2));

  await outbox.flush();

  expect({ sent, refused }).toEqual({ sent: ["02"], refused: ["01"] });
});

it("an unsent answer can be taken back, a sent one cannot", async () => {
  const { outbox, sent, failures } = start();
  outbox.add(answer(1));
  await outbox.flush();
  failures.push(contractError("timeout", "en"));
  outbox.add(answer(2));
  await outbox.flush();

  expect(await outbox.takeBack(answer(2).review_id)).toBe(true);
  expect(await outbox.takeBack(answer(1).review_id)).toBe(false);
  expect({ sent, unsent: outbox.state().unsent }).toEqual({ sent: ["01"], unsent: [] });
});

it("what another tab has sent is not sent again", async () => {
  const storage = memoryStorage();
  const first = start({ storage });
  first.outbox.add(answer(1));
  const second = start({ storage });
  await second.outbox.flush();

  await first.outbox.flush();

  expect([first.sent, second.sent]).toEqual([[], ["01"]]);
});

it("what somebody wrote into the storage is left out", () => {
  const entries = new Map([["answers:ada", JSON.stringify([{ review_id: 1 }, answer(3), "x"])]]);

  const { unsent } = start({ storage: memoryStorage(entries) }).outbox.state();

  expect(unsent.map(({ review_id }) => review_id)).toEqual([answer(3).review_id]);
});

it("a storage that refuses everything costs nothing while the page is there", async () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const storage = { ...memoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse };
  const { outbox, sent } = start({ storage });
  outbox.add(answer(1));

  await outbox.flush();

  expect(sent).toEqual(["01"]);
});
