/**
 * Counts requests per network within this process. Anyone may begin a sign-in, and each beginning is a row that lives for
 * an hour; without a limit one machine could fill the database.
 */
export interface RequestMeter {
  /** Counts a request; false once the network has had its allowance. */
  admit(network: string): boolean;
  /** Begins a new window for everybody. */
  reset(): void;
}

/** Beyond this many networks in one window the counts start anew: the meter itself must not grow without end. */
const maxNetworks = 50_000;

export function createRequestMeter(allowed: number): RequestMeter {
  const counts = new Map<string, number>();
  return {
    admit(network) {
      if (counts.size >= maxNetworks) counts.clear();
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= allowed;
    },
    reset: () => counts.clear(),
  };
}
