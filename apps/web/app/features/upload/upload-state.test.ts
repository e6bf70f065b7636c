import { expect, it } from "vitest";
import { idle, nextUploadState, type UploadEvent, type UploadState } from "./upload-state.ts";

const file = new File(["x"], "民法总则.pdf", { type: "application/pdf" });

function run(...events: readonly UploadEvent[]): UploadState {
  return events.reduce(nextUploadState, idle);
}

const choose: UploadEvent = { type: "choose", file, notice: null };
const start: UploadEvent = { type: "start" };

it("choosing a file prefills the name of the box", () => {
  expect(run(choose)).toMatchObject({ step: "chosen", file, boxName: "民法总则", problem: null });
});

it("the made-up progress stops at 90 % and success makes it whole", () => {
  const ticks = Array.from({ length: 50 }, (): UploadEvent => ({ type: "tick", stepPercent: 7 }));

  expect(run(choose, start, ...ticks)).toMatchObject({ step: "uploading", percent: 90 });
  expect(run(choose, start, ...ticks, { type: "succeed" })).toMatchObject({ step: "done" });
  expect(run(choose, start, { type: "succeed" }, { type: "reset" })).toEqual(idle);
});

it("a failure keeps the file and its name, shows the reason and starts again at nothing", () => {
  const failed = run(choose, { type: "rename", boxName: "我的盒子" }, start, {
    type: "fail",
    problem: "limit",
  });

  expect(failed).toMatchObject({ step: "chosen", file, boxName: "我的盒子", problem: "limit" });
  expect(nextUploadState(failed, start)).toMatchObject({ step: "uploading", percent: 0 });
});

it("a refused file leaves the chosen one in place", () => {
  expect(run(choose, { type: "refuse", problem: "too large" })).toMatchObject({ file, problem: "too large" });
  expect(run({ type: "refuse", problem: "too large" })).toEqual({ step: "idle", problem: "too large" });
});

it("nothing disturbs an upload on its way but its end or a cancel", () => {
  const uploading = run(choose, start);

  expect(nextUploadState(uploading, choose)).toBe(uploading);
  expect(nextUploadState(uploading, { type: "remove" })).toBe(uploading);
  expect(nextUploadState(uploading, { type: "cancel", notice: "kept" })).toMatchObject({
    step: "chosen",
    file,
    notice: "kept",
  });
});

it("an answer after a cancel changes nothing", () => {
  const cancelled = run(choose, start, { type: "cancel", notice: "kept" });

  expect(nextUploadState(cancelled, { type: "succeed" })).toBe(cancelled);
});
