/** Writes a problem to the browser's console, for the person who is asked to send it in. Never tokens or card text. */
export function reportProblem(what: string, error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the specification asks for these to be logged (section 8)
  console.error(what, error);
}
