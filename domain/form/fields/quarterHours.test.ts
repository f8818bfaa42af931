import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTimeOfDay } from '#domain/form/fields/kinds/timeOfDay.ts';
import { quarterHours, matchingQuarterHours } from '#domain/form/fields/quarterHours.ts';

test('has four per hour, in order', () => {
  expect(quarterHours).toHaveLength(96);
  expect(quarterHours.slice(0, 5)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
  expect(quarterHours.at(-1)).toBe('23:45');
  expect(quarterHours.toSorted()).toEqual(quarterHours);
});

test.each([
  ['2:3', ['02:30', '14:30']],
  ['2:30p', ['14:30']],
  ['2:30 PM', ['14:30']],
  ['1430', ['14:30']],
  ['14:', ['14:00', '14:15', '14:30', '14:45']],
  ['12 am', ['00:00']],
  ['noonish', quarterHours],
  ['', quarterHours],
])('completes %s', (typed, expected) => expect(matchingQuarterHours(typed)).toEqual(expected));

test('always offers a typed time itself, and never an empty list', () => {
  fc.assert(
    fc.property(fc.constantFrom(...quarterHours), (time) => {
      expect(matchingQuarterHours(time)).toContain(time);
      expect(matchingQuarterHours(formatTimeOfDay(time))).toContain(time);
      expect(matchingQuarterHours(formatTimeOfDay(time).toLowerCase().replace(' ', ''))).toContain(time);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => matchingQuarterHours(text).length > 0));
});
