import { expect, test } from 'vitest';
import { throttleLog } from '#server/process/throttleLog.ts';

/** Collects what is logged if something happens every `everyMs` during a period. */
function listener() {
  const said: { readonly at: number; readonly others: number }[] = [];
  let at = 0;
  const say = throttleLog<null>(
    (_, others) => said.push({ at, others }),
    () => at,
  );
  return {
    said,
    happens: (from: number, to: number, everyMs: number): void => {
      for (at = from; at <= to; at += everyMs) say(null);
    },
  };
}

test('logs the first of a burst immediately, then at growing intervals, and counts every one', () => {
  const { said, happens } = listener();
  happens(0, 75_000, 100);
  expect(said.map(({ at }) => at)).toEqual([0, 5_000, 15_000, 35_000, 75_000]);
  expect(said.reduce((sum, { others }) => sum + others + 1, 0)).toBe(751);
});

test('logs a few lines per hour', () => {
  const { said, happens } = listener();
  happens(0, 3_600_000, 1_000);
  expect(said.length).toBeLessThan(20);
});

test('logs immediately again after a quiet period', () => {
  const { said, happens } = listener();
  happens(0, 40_000, 100);
  happens(100_000, 106_000, 100);
  expect(said.map(({ at }) => at)).toEqual([0, 5_000, 15_000, 35_000, 100_000, 105_000]);
});
