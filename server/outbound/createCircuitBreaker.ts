import { backOffMs, type BackOffLimits } from '#domain/kernel/backOffMs.ts';

const failuresUntilOpen = 4;
const pauses: BackOffLimits = { firstMs: 5_000, longestMs: 5 * 60_000 };

export interface CircuitBreaker {
  /** Makes the call, or throws the error from `refusal` while the circuit is open. */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Circuit breaker: after several failures in a row, calls fail immediately, so that no one waits and the service
 * isn't flooded when it recovers. After a pause that grows each time, one trial call is let through.
 */
export function createCircuitBreaker(
  refusal: () => Error,
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0;
  let openUntil = -Infinity;
  return {
    async run(call) {
      const isTrial = failures >= failuresUntilOpen;
      if (now() < openUntil) throw refusal();
      // during a trial, other calls keep failing immediately
      if (isTrial) openUntil = Infinity;
      try {
        const answer = await call();
        failures = 0;
        openUntil = -Infinity;
        return answer;
      } catch (error) {
        failures += 1;
        const pause = backOffMs(failures - failuresUntilOpen, 1, pauses);
        if (failures >= failuresUntilOpen) openUntil = now() + pause;
        throw error;
      }
    },
  };
}
