import { describe, expect, test } from 'vitest';
import { limitedFrom, scheduledRunDue } from '#domain/export/scheduledRun.ts';

const zone = 'America/Los_Angeles';
const long = new Date('2025-01-01T00:00:00Z');
const schedule = { scheduledDay: 5, scheduledSince: long, lastScheduledOn: null };

describe('a bulk export that runs on the 5th', () => {
  test.each([
    // the 5th in London, still the 4th where the team is
    ['2026-03-05T05:00:00Z', null],
    ['2026-03-05T08:30:00Z', '2026-03-05'],
    ['2026-03-06T06:00:00Z', '2026-03-05'],
    // made up for when no worker was there
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
    // set on its very day it runs on that day, set a day later it waits for a month
    ['2026-03-05T18:00:00Z', '2026-03-05'],
    ['2026-03-06T17:00:00Z', null],
  ])('since %s: %s', (since, due) =>
    expect(
      scheduledRunDue({ ...schedule, scheduledSince: new Date(since) }, new Date('2026-03-06T18:00:00Z'), zone),
    ).toBe(due),
  );

  test('without a day it never runs', () =>
    expect(scheduledRunDue({ ...schedule, scheduledDay: null }, new Date('2026-03-05T18:00:00Z'), zone)).toBeNull());

  test.each([
    ['2026-03-03T18:00:00Z', '2026-02-28'],
    ['2026-03-04T18:00:00Z', null],
  ])('that is moved to the 28th, it is made up for in the next month as well: at %s %s', (now, due) =>
    expect(scheduledRunDue({ ...schedule, scheduledDay: 28 }, new Date(now), zone)).toBe(due),
  );
});

test.each([
  [1, '2026-02-28T08:00:00.000Z'],
  [3, '2025-12-31T08:00:00.000Z'],
])('of the last %i months: from %s on', (months, from) =>
  expect(limitedFrom(months, new Date('2026-03-31T18:00:00Z'), zone)?.toISOString()).toBe(from),
);

test('without a limit everything is taken along', () => expect(limitedFrom(null, new Date(), zone)).toBeNull());
