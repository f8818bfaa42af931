import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { backOffMs, backOffLimits } from '#domain/kernel/backOffMs.ts';

test.each([
  [0, 250, 500],
  [1, 500, 1_000],
  [5, 8_000, 16_000],
  [6, 15_000, 30_000],
  [1_000, 15_000, 30_000],
])('after attempt %i a browser waits between %i and %i ms', (attempt, least, most) => {
  expect(backOffMs(attempt, 0, backOffLimits.ofBrowsers)).toBe(least);
  expect(backOffMs(attempt, 1, backOffLimits.ofBrowsers)).toBe(most);
});

it('never lets a browser wait more than 30 s or less than 250 ms', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const ms = backOffMs(attempt, chance, backOffLimits.ofBrowsers);
      expect(ms).toBeGreaterThanOrEqual(250);
      expect(ms).toBeLessThanOrEqual(30_000);
    }),
  );
});

test('doubles the delay of a server up to 5 s, with half of it random', () => {
  const attempts = [0, 1, 2, 6, 7, 8, 1000];
  expect(attempts.map((attempt) => backOffMs(attempt, 1, backOffLimits.ofServers))).toEqual([
    50, 100, 200, 3200, 5000, 5000, 5000,
  ]);
  expect(attempts.map((attempt) => backOffMs(attempt, 0, backOffLimits.ofServers))).toEqual([
    25, 50, 100, 1600, 2500, 2500, 2500,
  ]);
});
