import { backOffMs, type Waits } from '#domain/kernel/backOffMs.ts';

const failuresUntilOpen = 4;
const pauses: Waits = { firstMs: 5_000, longestMs: 5 * 60_000 };

export interface Circuit {
  /** Makes the call, or throws what `closed` makes while it is known that it would fail. */
  through<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Leaves a service alone that failed several times in a row: nobody waits for it, and it is not asked by everybody in the
 * moment in which it comes back. After a pause, longer each time, one call tries.
 */
export function createCircuit(refusal: () => Error, now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let openUntil = -Infinity;
  return {
    async through(call) {
      const isTrial = failures >= failuresUntilOpen;
      if (now() < openUntil) throw refusal();
      // while one tries, the others wait no more than before
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
