import { expect, test } from 'vitest';
import { backOffMs } from '#server/events/backOffMs.ts';

test('the wait doubles up to five seconds, and half of it is chance', () => {
  expect([0, 1, 2, 6, 7, 8, 1000].map((attempt) => backOffMs(attempt, () => 1))).toEqual([
    50, 100, 200, 3200, 5000, 5000, 5000,
  ]);
  expect([0, 1, 2, 6, 7, 8, 1000].map((attempt) => backOffMs(attempt, () => 0))).toEqual([
    25, 50, 100, 1600, 2500, 2500, 2500,
  ]);
});
