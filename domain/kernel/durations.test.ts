import { describe, expect, it, test } from 'vitest';
import { durationMs, elapsedInWords } from '#domain/kernel/durations.ts';
import { formatDate, formatInstant, timeAgo } from '#domain/kernel/instants.ts';

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [3_599_999, '59 minutes'],
  [3_600_000, '1 hour'],
  [86_399_999, '23 hours'],
  [86_400_000, '1 day'],
  [10 * 86_400_000, '10 days'],
])('%i ms is %s', (ms, words) => {
  expect(elapsedInWords(ms)).toBe(words);
});

it('measures the time a step may take', () => {
  expect(durationMs({ value: 2, unit: 'days' })).toBe(172_800_000);
  expect(durationMs({ value: 90, unit: 'minutes' })).toBe(durationMs({ value: 1.5, unit: 'hours' }));
});

describe('how long ago something was', () => {
  const now = new Date('2026-03-05T19:30:00Z');
  test.each([
    ['2026-03-05T19:29:30Z', 'just now'],
    ['2026-03-05T19:30:30Z', 'just now'],
    ['2026-03-05T19:25:00Z', '5 minutes ago'],
    ['2026-03-05T18:30:00Z', '1 hour ago'],
    ['2026-03-05T22:30:00Z', 'in 3 hours'],
    ['2026-03-04T19:30:01Z', '23 hours ago'],
    ['2026-03-04T19:30:00Z', 'Mar 4, 2026, 2:30 PM EST'],
    ['2027-03-04T19:30:00Z', 'Mar 4, 2027, 2:30 PM EST'],
  ])('%s is shown as %s', (instant, words) => {
    expect(timeAgo(new Date(instant), now, 'America/New_York')).toBe(words);
  });
});

it('formats full dates in the team’s time zone', () => {
  expect(formatInstant(new Date('2026-07-01T00:05:00Z'), 'America/Los_Angeles')).toBe('Jun 30, 2026, 5:05 PM PDT');
  expect(formatDate('2026-03-05')).toBe('Mar 5, 2026');
  expect(formatDate('soon')).toBe('soon');
});
