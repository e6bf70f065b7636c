import { fallbackMonthlyFileLimit, type PricePlan } from "@deckle/contract";

/** How near the month's use is to its limit (specification section 9, row D-2). */
export type UsageLevel = "calm" | "half" | "approaching" | "reached";

/** The monthly limit of a member level; the fallback where no plan matches or none are known. */
export function monthlyLimit(plans: readonly PricePlan[] | undefined, memberLevel: number): number {
  const plan = plans?.find((candidate) => candidate.order_member_level === memberLevel);
  return plan?.month_file_process_limit ?? fallbackMonthlyFileLimit;
}

/** Half of the limit turns the bar orange, 80 % (rounded down) warns, the limit itself is red. */
export function usageLevel(used: number, limit: number): UsageLevel {
  if (used >= limit) return "reached";
  if (used >= Math.floor(limit * 0.8)) return "approaching";
  return used >= limit / 2 ? "half" : "calm";
}

/** Width of the bar in percent, capped at 100. */
export function usageBarPercent(used: number, limit: number): number {
  if (limit <= 0) return 100;
  return Math.min(100, (used / limit) * 100);
}
