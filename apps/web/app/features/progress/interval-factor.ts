/** FSRS-6's default decay: how fast its forgetting curve falls. */
const decay = 0.1542;

/**
 * How long intervals are at a desired retention, compared with those at 90 %: FSRS-6's forgetting curve solved for the
 * time. Below 1 they are shorter and there is more to review. Retention is 0.7 to 0.97.
 */
export function intervalFactor(retention: number): number {
  return (retention ** (-1 / decay) - 1) / (0.9 ** (-1 / decay) - 1);
}
