import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { singleFlight } from '#server/events/singleFlight.ts';

test('a burst of calls is two runs: the one that was under way, and one that has seen them all', async () => {
  let runs = 0;
  const run = singleFlight(async () => {
    runs += 1;
    await pause(5);
  });
  await Promise.all(Array.from({ length: 100 }, () => run()));
  expect(runs).toBe(2);
});

test('a call is answered only after a run that began later than it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(4), { minLength: 1, maxLength: 30 }), async (gaps) => {
      let [clock, running, mostAtOnce] = [0, 0, 0];
      const began: number[] = [];
      const ended: number[] = [];
      const run = singleFlight(async () => {
        running += 1;
        mostAtOnce = Math.max(mostAtOnce, running);
        began.push(clock++);
        await pause(1);
        ended.push(clock++);
        running -= 1;
      });
      const calls: Promise<void>[] = [];
      for (const gap of gaps) {
        if (gap > 2) await pause(1);
        const called = clock++;
        calls.push(run().then(() => expect(began.some((at, i) => at > called && ended[i] !== undefined)).toBe(true)));
      }
      await Promise.all(calls);
      expect(mostAtOnce).toBe(1);
    }),
    { numRuns: 100 },
  );
});

test('a run that fails fails its callers, and the next run is not its heir', async () => {
  let fails = true;
  const run = singleFlight(async () => {
    await pause(1);
    if (fails) throw new Error('down');
  });
  const [first, second] = [run(), run()];
  await expect(first).rejects.toThrow('down');
  fails = false;
  await expect(second).resolves.toBeUndefined();
  await expect(run()).resolves.toBeUndefined();
});
