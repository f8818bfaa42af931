/** Queries in flight. */
const underWay = new Set<Promise<unknown>>();

/** Tracks a query until it has ended. */
export function trackInFlight<Answer>(answer: Promise<Answer>): Promise<Answer> {
  underWay.add(answer);
  const forget = (): boolean => underWay.delete(answer);
  void answer.then(forget, forget);
  return answer;
}

/**
 * Resolves once all queries now in flight have ended; null if there are none. They may predate a change and put old
 * values back into the store, so refetch after this.
 */
export const whenInFlightSettled = (): Promise<unknown> | null =>
  underWay.size === 0 ? null : Promise.allSettled(underWay);
