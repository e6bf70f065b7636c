/** The part of vitest's JSON report that is read here. */
export interface VitestResults {
  readonly testResults: readonly {
    readonly name: string;
    /** `failed` also where the file did not load, with no test in it. */
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface TestSummary {
  /** `N passed, N failed`, and `, N skipped` where there are any. */
  readonly line: string;
  readonly ok: boolean;
  readonly skippedNames: readonly string[];
}

/**
 * Counts a run. A file that does not load counts as one failure, and so does a run that fails although no test did
 * (an error outside of the tests). It is fine when nothing failed, something passed and, in CI, nothing was skipped.
 */
export function summarise(
  results: VitestResults | null,
  run: { readonly exitCode: number | null; readonly isCi: boolean },
): TestSummary {
  const files = results?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === "passed").length;
  const failedTests = tests.filter((test) => test.status === "failed").length;
  const unloaded = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const counted = failedTests + unloaded;
  const failed = counted === 0 && run.exitCode !== 0 ? 1 : counted;
  const skippedNames = tests
    .filter((test) => test.status !== "passed" && test.status !== "failed")
    .map((test) => test.fullName);
  const skippedPart = skippedNames.length > 0 ? `, ${skippedNames.length} skipped` : "";
  return {
    line: `${passed} passed, ${failed} failed${skippedPart}`,
    ok: failed === 0 && passed > 0 && !(run.isCi && skippedNames.length > 0),
    skippedNames,
  };
}
