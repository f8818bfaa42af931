import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTimeOfDay, formatTimeOfDay } from '#domain/form/fields/kinds/timeOfDay.ts';

const canonical = /^([01]\d|2[0-3]):[0-5]\d$/;
const minutes = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
const two = (part: number): string => String(part).padStart(2, '0');

test('reads every minute of the day in all common notations', () => {
  fc.assert(
    fc.property(minutes, ({ hour, minute }) => {
      const time = `${two(hour)}:${two(minute)}`;
      const half = hour % 12 === 0 ? 12 : hour % 12;
      const letter = hour < 12 ? 'a' : 'p';
      const ways = [
        time,
        `${hour}:${two(minute)}`,
        `${two(hour)}${two(minute)}`,
        `${time}:00`,
        ` ${time} `,
        formatTimeOfDay(time),
        `${half}:${two(minute)} ${letter}m`,
        `${half}:${two(minute)}${letter}.m.`,
        `${half}.${two(minute)} ${letter}`,
        `${half}${two(minute)}${letter}m`,
        `${two(half)}:${two(minute)} ${letter.toUpperCase()}. M.`,
        ...(minute === 0 ? [`${half} ${letter}m`, `${half}${letter}`] : []),
      ];
      for (const way of ways) expect([way, parseTimeOfDay(way)]).toEqual([way, time]);
    }),
  );
});

test('only reads valid times, and reads its own output unchanged', () => {
  const alike = fc.stringMatching(/^[0-9 :.apmAPM]{0,9}$/);
  fc.assert(
    fc.property(fc.oneof(alike, fc.string()), (text) => {
      const read = parseTimeOfDay(text);
      if (read === null) return;
      expect(read).toMatch(canonical);
      expect(parseTimeOfDay(read)).toBe(read);
      expect(parseTimeOfDay(formatTimeOfDay(read))).toBe(read);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '',
  '2',
  '14',
  '230',
  '25:00',
  '2400',
  '1260',
  '13 pm',
  '0 am',
  '12:60 pm',
  'noonish',
  '1430 pm',
  '-1:30',
  '14:3',
])('rejects %j as invalid or ambiguous', (text) => expect(parseTimeOfDay(text)).toBeNull());
