/** What one run took, in ms. */
export interface RunTime {
  /** Of all threads together: what a busy machine changes least. */
  readonly cpu: number;
  readonly wall: number;
}

/** Runs a task and times it. */
export async function timeOf(task: () => unknown): Promise<RunTime> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await task();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1000, wall };
}

/** The median of each kind of time. */
export function medianTime(times: readonly RunTime[]): RunTime {
  return { cpu: median(times.map(({ cpu }) => cpu)), wall: median(times.map(({ wall }) => wall)) };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
