import { expect, it } from "vitest";
import {
  type BatchEvent,
  type BatchQueue,
  emptyQueue,
  filesToSend,
  nextBatchQueue,
  queueMaxFiles,
} from "./batch-queue.ts";

const named = (name: string) => ({ file: new File(["x"], name, { type: "application/pdf" }), problem: null });

function run(...events: readonly BatchEvent[]): BatchQueue {
  return events.reduce(nextBatchQueue, emptyQueue);
}

const three: BatchEvent = { type: "add", files: [named("甲.pdf"), named("乙.pdf"), named("丙.pdf")] };
const idsToSend = (queue: BatchQueue) => filesToSend(queue).map(({ id }) => id);
const steps = (queue: BatchQueue) => queue.files.map(({ step }) => step);

it("every file is a box of its own, named after it", () => {
  expect(run(three).files.map(({ boxName }) => boxName)).toEqual(["甲", "乙", "丙"]);
});

it("nothing is sent before the start, and then two at a time, in order", () => {
  expect(idsToSend(run(three))).toEqual([]);

  const started = run(three, { type: "start" });
  expect(idsToSend(started)).toEqual([1, 2]);

  const sending = [{ type: "send", id: 1 } as const, { type: "send", id: 2 } as const].reduce(
    nextBatchQueue,
    started,
  );
  expect(idsToSend(sending)).toEqual([]);
  expect(idsToSend(nextBatchQueue(sending, { type: "succeed", id: 2 }))).toEqual([3]);
});

it("a failure stops only its own file, and a retry sends it again", () => {
  const queue = run(
    three,
    { type: "start" },
    { type: "send", id: 1 },
    { type: "fail", id: 1, problem: "no" },
  );

  expect(queue.files[0]).toMatchObject({ step: "failed", problem: "no" });
  expect(idsToSend(queue)).toEqual([2, 3]);
  expect(idsToSend(nextBatchQueue(queue, { type: "retry", id: 1 }))).toEqual([1, 2]);
});

it("a spent quota fails what waits, and lets go what is on its way", () => {
  const queue = run(
    three,
    { type: "start" },
    { type: "send", id: 1 },
    { type: "send", id: 2 },
    { type: "failAll", id: 1, problem: "limit" },
  );

  expect(steps(queue)).toEqual(["failed", "uploading", "failed"]);
  expect(idsToSend(queue)).toEqual([]);
});

it("a refused file stands in the queue with its reason and is not sent", () => {
  const queue = run(
    { type: "add", files: [{ ...named("a.exe"), problem: "unsupported" }, named("b.pdf")] },
    { type: "start" },
  );

  expect(queue.files[0]).toMatchObject({ step: "failed", problem: "unsupported" });
  expect(idsToSend(queue)).toEqual([2]);
});

it("a file without a box name waits until it has one", () => {
  const queue = run(three, { type: "rename", id: 1, boxName: "  " }, { type: "start" });

  expect(idsToSend(queue)).toEqual([2, 3]);
  expect(idsToSend(nextBatchQueue(queue, { type: "rename", id: 1, boxName: "民法" }))).toEqual([1, 2]);
});

it("a removed file's answer changes nothing", () => {
  const queue = run(three, { type: "start" }, { type: "send", id: 1 }, { type: "remove", id: 1 });

  expect(nextBatchQueue(queue, { type: "succeed", id: 1 })).toEqual(queue);
});

it("a queue that is through stops, and files added later wait for a new start", () => {
  const queue = run(
    { type: "add", files: [named("a.pdf")] },
    { type: "start" },
    { type: "send", id: 1 },
    { type: "succeed", id: 1 },
    { type: "add", files: [named("b.pdf")] },
  );

  expect(idsToSend(queue)).toEqual([]);
  expect(steps(nextBatchQueue(queue, { type: "clearDone" }))).toEqual(["waiting"]);
});

it("takes no more files than the page can show", () => {
  const many = Array.from({ length: queueMaxFiles + 5 }, (_, index) => named(`${index}.pdf`));

  expect(run({ type: "add", files: many }).files).toHaveLength(queueMaxFiles);
});
