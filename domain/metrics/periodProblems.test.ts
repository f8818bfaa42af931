import { expect, test } from 'vitest';
import { periodProblems } from '#domain/metrics/periodProblems.ts';
import { timeRangeOfDays } from '#domain/metrics/timeRangeOfDays.ts';

test.each([
  [null, null, []],
  ['2026-01-01', '2026-01-01', []],
  ['2026-01-02', '2026-01-01', ['launchedTo mustEndAfterStart']],
  ['soon', '2026-02-30', ['launchedFrom periodInvalid', 'launchedTo periodInvalid']],
  ['0001-01-01', '9999-12-31', ['launchedFrom periodInvalid', 'launchedTo periodInvalid']],
])('%s to %s', (from, to, problems) => {
  expect(periodProblems({ from, to }).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});

test('uses days in the viewer’s time zone, including all of the last day when clocks change', () => {
  const { from, until } = timeRangeOfDays({ from: '2026-11-01', to: '2026-11-01' }, 'America/Los_Angeles');
  expect([from?.toISOString(), until?.toISOString()]).toEqual(['2026-11-01T07:00:00.000Z', '2026-11-02T08:00:00.000Z']);
  expect(timeRangeOfDays({ from: null, to: null }, 'UTC')).toEqual({ from: null, until: null });
});
