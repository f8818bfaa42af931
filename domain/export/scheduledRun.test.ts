import { describe, expect, test } from 'vitest';
import { priorMonthsStart, scheduledRunDue } from '#domain/export/scheduledRun.ts';

const zone = 'America/Los_Angeles';
const long = new Date('2025-01-01T00:00:00Z');
const schedule = { scheduledDay: 5, scheduledSince: long, lastScheduledOn: null };

describe('a bulk export scheduled for the 5th', () => {
  test.each([
    // the 5th in London, still the 4th in the team's time zone
    ['2026-03-05T05:00:00Z', null],
    ['2026-03-05T08:30:00Z', '2026-03-05'],
    ['2026-03-06T06:00:00Z', '2026-03-05'],
    // catches up after a time without workers
    ['2026-03-08T18:00:00Z', '2026-03-05'],
    ['2026-03-09T18:00:00Z', null],
    ['2026-03-04T18:00:00Z', null],
  ])('is due at %s: %s', (now, due) => expect(scheduledRunDue(schedule, new Date(now), zone)).toBe(due));

  test.each([
    ['2026-03-05', null],
    ['2026-03-20', null],
    ['2026-02-05', '2026-03-05'],
    ['2025-12-05', '2026-03-05'],
  ])('that last ran for %s: %s', (lastScheduledOn, due) =>
    expect(scheduledRunDue({ ...schedule, lastScheduledOn }, new Date('2026-03-06T18:00:00Z'), zone)).toBe(due),
  );

  test.each([
    // scheduled on its day it runs the same day; a day later, it waits a month
    ['2026-03-05T18:00:00Z', '2026-03-05'],
    ['2026-03-06T17:00:00Z', null],
  ])('since %s: %s', (since, due) =>
    expect(
      scheduledRunDue({ ...schedule, scheduledSince: new Date(since) }, new Date('2026-03-06T18:00:00Z'), zone),
    ).toBe(due),
  );

  test('never runs without a day', () =>
    expect(scheduledRunDue({ ...schedule, scheduledDay: null }, new Date('2026-03-05T18:00:00Z'), zone)).toBeNull());

  test.each([
    ['2026-03-03T18:00:00Z', '2026-02-28'],
    ['2026-03-04T18:00:00Z', null],
  ])('moved to the 28th also catches up in the next month: at %s %s', (now, due) =>
    expect(scheduledRunDue({ ...schedule, scheduledDay: 28 }, new Date(now), zone)).toBe(due),
  );
});

test.each([
  [1, '2026-02-28T08:00:00.000Z'],
  [3, '2025-12-31T08:00:00.000Z'],
])('the last %i months start at %s', (months, from) =>
  expect(priorMonthsStart(months, new Date('2026-03-31T18:00:00Z'), zone)?.toISOString()).toBe(from),
);

test('includes everything without a limit', () => expect(priorMonthsStart(null, new Date(), zone)).toBeNull());
