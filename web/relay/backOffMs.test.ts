import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { backOffMs } from '#web/relay/backOffMs.ts';

test.each([
  [0, 250, 500],
  [1, 500, 1_000],
  [5, 8_000, 16_000],
  [6, 15_000, 30_000],
  [1_000, 15_000, 30_000],
])('attempt %i waits between %i and %i ms', (attempt, least, most) => {
  expect(backOffMs(attempt, 0)).toBe(least);
  expect(backOffMs(attempt, 1)).toBe(most);
});

it('never waits longer than half a minute, nor shorter than a quarter of a second', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const ms = backOffMs(attempt, chance);
      expect(ms).toBeGreaterThanOrEqual(250);
      expect(ms).toBeLessThanOrEqual(30_000);
    }),
  );
});
