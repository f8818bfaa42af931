import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { backOffMs, waits } from '#domain/kernel/backOffMs.ts';

test.each([
  [0, 250, 500],
  [1, 500, 1_000],
  [5, 8_000, 16_000],
  [6, 15_000, 30_000],
  [1_000, 15_000, 30_000],
])('after attempt %i a browser waits between %i and %i ms', (attempt, least, most) => {
  expect(backOffMs(attempt, 0, waits.ofBrowsers)).toBe(least);
  expect(backOffMs(attempt, 1, waits.ofBrowsers)).toBe(most);
});

it('never lets a browser wait longer than half a minute, nor shorter than a quarter of a second', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const ms = backOffMs(attempt, chance, waits.ofBrowsers);
      expect(ms).toBeGreaterThanOrEqual(250);
      expect(ms).toBeLessThanOrEqual(30_000);
    }),
  );
});

test('the wait of a server doubles up to five seconds, and half of it is chance', () => {
  const attempts = [0, 1, 2, 6, 7, 8, 1000];
  expect(attempts.map((attempt) => backOffMs(attempt, 1, waits.ofServers))).toEqual([
    50, 100, 200, 3200, 5000, 5000, 5000,
  ]);
  expect(attempts.map((attempt) => backOffMs(attempt, 0, waits.ofServers))).toEqual([
    25, 50, 100, 1600, 2500, 2500, 2500,
  ]);
});
