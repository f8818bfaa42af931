import fc from 'fast-check';
import { expect, test } from 'vitest';
import { date as dateKind } from '#domain/form/fields/kinds/date.ts';
import { dateTimeContent, typedDateTime } from '#web/forms/fields/dateTimeText.ts';

const zones = fc.constantFrom('America/Chicago', 'Asia/Kolkata', 'UTC', 'Pacific/Auckland');
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test("combines date and time to an instant in the user's time zone and shows them as typed", () => {
  expect(dateTimeContent({ date: '2026-07-01', time: '2:30 pm' }, 'America/Chicago')).toBe('2026-07-01T19:30:00.000Z');
  expect(typedDateTime('2026-07-01T19:30:00.000Z', 'America/Chicago')).toEqual({ date: '2026-07-01', time: '14:30' });
  fc.assert(
    fc.property(days, zones, (date, zone) => {
      // no time zone skips noon
      expect(typedDateTime(dateTimeContent({ date, time: '12pm' }, zone), zone)).toEqual({ date, time: '12:00' });
    }),
  );
});

test('keeps unparseable text, which is not a valid date', () => {
  const unread = fc
    .string()
    .filter((text) => text.trim() !== '' && !/^[\d:.apm\s]+$/i.test(text) && !text.endsWith('Z'));
  fc.assert(
    fc.property(fc.option(days, { nil: '' }), unread, zones, (date, time, zone) => {
      expect(
        typedDateTime(dateTimeContent({ date, time: time.replace(/\n|\r|\u2028|\u2029/g, '') }, zone), zone),
      ).toEqual({
        date,
        time: time.replace(/\n|\r|\u2028|\u2029/g, ''),
      });
    }),
  );
  const field = { dateType: 'date_time' } as Parameters<typeof dateKind.parse>[1];
  expect(dateKind.parse('2026-07-01T', field)).toBe('2026-07-01T');
  expect(dateTimeContent({ date: '2026-07-01', time: '' }, 'UTC')).toBe('2026-07-01T');
  expect(dateTimeContent({ date: '', time: ' ' }, 'UTC')).toBeNull();
});
