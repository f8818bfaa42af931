import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { singleFlight } from '#server/events/singleFlight.ts';

test('merges a burst of calls into the current run and one more that sees them all', async () => {
  let runs = 0;
  const run = singleFlight(async () => {
    runs += 1;
    await pause(5);
  });
  await Promise.all(Array.from({ length: 100 }, () => run()));
  expect(runs).toBe(2);
});

test('resolves a call only after a run that started later', async () => {
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

test('rejects only the callers of the run that failed', async () => {
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
