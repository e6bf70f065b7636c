import { type CardBox, routeExamples } from "@deckle/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollBoxes } from "./poll-boxes.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const box: CardBox = routeExamples.getCardBox.output;

function start(fetchBox: (boxId: string, signal: AbortSignal) => Promise<CardBox>) {
  const boxes: string[] = [];
  const failures: string[] = [];
  const stop = pollBoxes({
    boxIds: ["a", "b"],
    intervalMs: 3_000,
    fetchBox,
    onBox: (newer) => boxes.push(newer.box_id),
    onFailure: (boxId) => failures.push(boxId),
  });
  return { stop, boxes, failures };
}

it("every box is fetched again at each interval until stopped", async () => {
  const { stop, boxes } = start(async (boxId) => ({ ...box, box_id: boxId }));

  await vi.advanceTimersByTimeAsync(2_999);
  expect(boxes).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_001);
  expect(boxes).toEqual(["a", "b", "a", "b"]);
  stop();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(boxes).toHaveLength(4);
});

it("a box whose answer is still on its way is not asked for again", async () => {
  let asked = 0;
  const { stop } = start((boxId) => {
    asked += 1;
    return boxId === "a" ? new Promise(() => undefined) : Promise.resolve({ ...box, box_id: boxId });
  });

  await vi.advanceTimersByTimeAsync(9_000);

  expect(asked).toBe(1 + 3);
  stop();
});

it("a failure is told and the next round tries again", async () => {
  const { stop, failures } = start(() => Promise.reject(new Error("no network")));

  await vi.advanceTimersByTimeAsync(6_000);

  expect(failures).toEqual(["a", "b", "a", "b"]);
  stop();
});

it("stopping aborts what is on its way and nothing is told any more", async () => {
  const signals: AbortSignal[] = [];
  const { stop, failures } = start(
    (_boxId, signal) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  await vi.advanceTimersByTimeAsync(3_000);

  stop();
  await vi.advanceTimersByTimeAsync(0);

  expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
  expect(failures).toEqual([]);
});
