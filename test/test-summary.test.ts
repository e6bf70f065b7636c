import { describe, expect, it } from "vitest";
import { summarise, type VitestResults } from "../scripts/test-summary.ts";

function results(...statuses: readonly string[]): VitestResults {
  const hasFailure = statuses.includes("failed");
  const assertionResults = statuses.map((status, index) => ({ fullName: `test ${index}`, status }));
  return { testResults: [{ name: "a.test.ts", status: hasFailure ? "failed" : "passed", assertionResults }] };
}
const local = { exitCode: 0, isCi: false };

describe("the last line of npm test", () => {
  it("counts what passed", () => {
    expect(summarise(results("passed", "passed"), local)).toMatchObject({
      line: "2 passed, 0 failed",
      ok: true,
    });
  });

  it("fails with a failed test", () => {
    const summary = summarise(results("passed", "failed"), { exitCode: 1, isCi: false });

    expect(summary).toMatchObject({ line: "1 passed, 1 failed", ok: false });
  });

  it("counts a file that does not load as a failure", () => {
    const unloaded: VitestResults = {
      testResults: [{ name: "a.test.ts", status: "failed", assertionResults: [] }],
    };

    expect(summarise(unloaded, { exitCode: 1, isCi: false }).line).toBe("0 passed, 1 failed");
  });

  it("counts an error outside of the tests as a failure", () => {
    expect(summarise(results("passed"), { exitCode: 1, isCi: false })).toMatchObject({
      line: "1 passed, 1 failed",
      ok: false,
    });
  });

  it("fails where no test ran", () => {
    expect(summarise(null, local)).toMatchObject({ line: "0 passed, 0 failed", ok: false });
  });

  it("names what was skipped, and fails for it in CI only", () => {
    const skipping = results("passed", "skipped");

    expect(summarise(skipping, local)).toMatchObject({
      line: "1 passed, 0 failed, 1 skipped",
      ok: true,
      skippedNames: ["test 1"],
    });
    expect(summarise(skipping, { exitCode: 0, isCi: true }).ok).toBe(false);
  });
});
