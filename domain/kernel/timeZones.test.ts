import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  dateIn,
  instantAt,
  isTimeZone,
  parseClock,
  roundToQuarterHour,
  startOfDay,
  timeIn,
} from '#domain/kernel/timeZones.ts';

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

describe('local time', () => {
  it('uses the date of the time zone, not of the server', () => {
    const late = new Date('2026-03-06T03:30:00Z');
    expect(dateIn(late, 'America/New_York')).toBe('2026-03-05');
    expect(timeIn(late, 'America/New_York')).toBe('22:30');
    expect(dateIn(late, 'UTC')).toBe('2026-03-06');
  });

  it('matches the calendar at any time, including on days with a clock change', () => {
    const ends = ['1969-12-31T23:00:00Z', '2040-01-01T00:00:00Z'].map((text) => Date.parse(text));
    const changes = ['2026-03-08T10:00:00Z', '2026-11-01T06:00:00Z', '2011-12-30T10:00:00Z'].map((text) =>
      Date.parse(text),
    );
    const around = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -200_000_000, max: 200_000_000 }));
    const moment = fc.oneof(
      fc.integer({ min: ends[0], max: ends[1] }),
      around.map(([at, ms]) => at + ms),
    );
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (ms, timeZone) => {
        const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
        const shown = new Intl.DateTimeFormat('sv-SE', options).format(ms);
        expect(`${dateIn(new Date(ms), timeZone)} ${timeIn(new Date(ms), timeZone)}`).toBe(shown);
      }),
      { numRuns: 400 },
    );
  });

  it('starts each day at local midnight, in summer and winter', () => {
    expect(startOfDay('2026-01-15', 'America/New_York').toISOString()).toBe('2026-01-15T05:00:00.000Z');
    expect(startOfDay('2026-07-15', 'America/New_York').toISOString()).toBe('2026-07-15T04:00:00.000Z');
  });

  it('moves a time skipped in spring one hour later, and uses the first of a time repeated in the fall', () => {
    expect(instantAt('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(instantAt('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('finds an instant from its local date and time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 66_666_666 }), fc.constantFrom(...zones), (minutes, zone) => {
        const instant = new Date(minutes * 60_000);
        const found = instantAt(dateIn(instant, zone), timeIn(instant, zone), zone);
        expect(dateIn(found, zone)).toBe(dateIn(instant, zone));
        expect(timeIn(found, zone)).toBe(timeIn(instant, zone));
        expect(found.getTime()).toBeLessThanOrEqual(instant.getTime());
      }),
    );
  });

  it('knows which time zones exist', () => {
    expect(zones.every(isTimeZone)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});

test.each([
  ['9:05', '09:05'],
  ['09:05', '09:05'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['9:5', null],
  ['9', null],
])('the time %j is %j', (text, clock) => {
  expect(parseClock(text)).toBe(clock);
});

it('rounds times to 15 minutes', () => {
  expect(roundToQuarterHour(new Date('2026-03-05T09:08:00Z')).toISOString()).toBe('2026-03-05T09:15:00.000Z');
  expect(roundToQuarterHour(new Date('2026-03-05T09:07:00Z')).toISOString()).toBe('2026-03-05T09:00:00.000Z');
});
