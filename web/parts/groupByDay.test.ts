import { expect, test } from 'vitest';
import { groupByDay } from '#web/parts/groupByDay.ts';

test("groups entries by day in the reader's time zone, naming today and yesterday", () => {
  const now = new Date('2026-03-05T18:00:00Z');
  const at = (createdAt: string): { createdAt: string } => ({ createdAt });
  const lines = ['2026-03-05T12:00:00Z', '2026-03-05T05:30:00Z', '2026-03-04T10:00:00Z', '2026-02-01T10:00:00Z'].map(
    at,
  );
  expect(groupByDay(lines, 'America/Chicago', now).map(({ day, lines: ofDay }) => [day, ofDay.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Sunday, February 1, 2026', 1],
  ]);
});
