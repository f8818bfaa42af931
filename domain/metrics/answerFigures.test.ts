import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf, isVisualizable, numberFigures, coordinatesOf, townOf } from '#domain/metrics/answerFigures.ts';

test('computes mean, median, standard deviation, and ranges of numbers', () => {
  expect(numberFigures([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
    ...{ mean: 5, median: 4.5, standardDeviation: 2 },
    ranges: [2, 3, 4, 5, 6, 7, 8, 9].map((from, place) => ({
      from,
      to: from + 1,
      count: [1, 0, 3, 2, 0, 1, 0, 1][place],
    })),
  });
  expect(numberFigures([7])).toMatchObject({
    mean: 7,
    median: 7,
    standardDeviation: 0,
    ranges: [{ from: 7, count: 1 }],
  });
  expect(numberFigures([])).toBeNull();
});

test('has few adjacent ranges that contain each number once', () => {
  const numbers = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(numbers, (some) => {
      const { ranges = [], mean = 0 } = numberFigures(some) ?? {};
      expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
      expect(ranges.length).toBeLessThanOrEqual(11);
      expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
      expect(mean).toBeGreaterThanOrEqual(Math.min(...some) - 1);
      expect(mean).toBeLessThanOrEqual(Math.max(...some) + 1);
    }),
  );
});

test('sorts the most frequent answer first', () => {
  expect(countsOf([null, 'Tent', 'Stage', null, 'Tent', 'Race', null])).toEqual([
    { name: 'Tent', count: 2 },
    { name: 'Race', count: 1 },
    { name: 'Stage', count: 1 },
    { name: null, count: 3 },
  ]);
});

test('uses the town of an address, and its coordinates if known', () => {
  const known = {
    text: '12 Elm St, Springfield',
    street: '12 Elm St',
    city: 'Springfield',
    latitude: 39.8,
    longitude: -89.6,
  };
  expect([townOf(known), townOf({ text: '12 Elm St' }), townOf('12 Elm St')]).toEqual(['Springfield', null, null]);
  expect([coordinatesOf(known), coordinatesOf({ text: '12 Elm St', latitude: 39.8 })]).toEqual([
    { longitude: -89.6, latitude: 39.8 },
    null,
  ]);
});

test('has no figures for texts, files, and dates', () => {
  expect(['integer', 'money', 'string', 'file', 'date', 'toString'].filter(isVisualizable)).toEqual([
    'integer',
    'money',
  ]);
});
