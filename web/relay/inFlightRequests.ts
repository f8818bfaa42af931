/** Requests in flight whose responses could put old values back into the store. */
const inFlight = new Set<Promise<unknown>>();

/** Tracks a query or mutation until it has ended. */
export function trackInFlight<Answer>(answer: Promise<Answer>): Promise<Answer> {
  inFlight.add(answer);
  const forget = (): boolean => inFlight.delete(answer);
  void answer.then(forget, forget);
  return answer;
}

/**
 * Resolves once all queries and mutations now in flight have ended; null if there are none. Their responses may predate a
 * change and put old values back into the store, so refetch after this.
 */
export const whenInFlightSettled = (): Promise<unknown> | null =>
  inFlight.size === 0 ? null : Promise.allSettled(inFlight);
