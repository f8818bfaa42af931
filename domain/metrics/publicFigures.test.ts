import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWholeBatches, publicCounts, publicNumbers } from '#domain/metrics/publicFigures.ts';

const named = fc.array(fc.constantFrom('Elm', 'Oak', 'Ash', 'Fir', null), { maxLength: 60 });

test('never reveals a group of fewer than five answers, even as a difference from the total', () => {
  fc.assert(
    fc.property(named, (names) => {
      const counts = publicCounts(names);
      const total = counts.reduce((sum, { count }) => sum + count, 0);
      expect(total).toBe(names.length < 5 ? 0 : names.length);
      expect(counts.filter(({ count }) => count < 5)).toEqual([]);
      for (const { name, count } of counts.filter((group) => group.name !== null))
        expect(count).toBe(names.filter((one) => one === name).length);
    }),
  );
});

test('combines rare and unknown names', () => {
  const of = (name: string | null, count: number) => Array.from({ length: count }, () => name);
  expect(publicCounts([...of('Elm', 9), ...of('Oak', 4), ...of(null, 2)])).toEqual([
    { name: 'Elm', count: 9 },
    { name: null, count: 6 },
  ]);
  expect(publicCounts([...of('Elm', 9), ...of('Oak', 6), ...of('Ash', 1)])).toEqual([
    { name: 'Elm', count: 9 },
    { name: null, count: 7 },
  ]);
  expect(publicCounts([...of('Elm', 5), ...of('Oak', 1)])).toEqual([{ name: null, count: 6 }]);
});

const numbers = fc.oneof(
  fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 60 }),
  fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { maxLength: 60 }),
);

test('has ranges of at least five numbers that contain each number once, with open ends', () => {
  fc.assert(
    fc.property(numbers, (some) => {
      const figures = publicNumbers(some);
      expect(figures === null).toBe(some.length < 5);
      const { ranges } = figures ?? { ranges: [] };
      const outer = ranges.length === 0 ? [] : [ranges[0]?.from, ranges.at(-1)?.to];
      expect(outer).toEqual(figures === null ? [] : [null, null]);
      expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ to }) => to));
      for (const { from, to, count } of ranges) {
        expect(count).toBeGreaterThanOrEqual(5);
        expect(count).toBe(some.filter((one) => one >= (from ?? -Infinity) && one < (to ?? Infinity)).length);
      }
      expect(ranges.length).toBeLessThanOrEqual(11);
    }),
  );
});

test('chooses range ends independently of the five smallest and five largest numbers', () => {
  const inner = Array.from({ length: 30 }, (_, place) => place);
  const edges = (outer: number) => {
    const low = [-outer, -2, -2, -2, -1];
    const high = [31, 32, 32, 32, outer];
    return publicNumbers([...low, ...inner, ...high])?.ranges.map(({ from }) => from);
  };
  expect(edges(1_000_000)).toEqual(edges(40));
});

test('rounds mean, median, and deviation to a twentieth of the spread', () => {
  expect(publicNumbers([10, 20, 30, 40, 100])).toEqual({
    ...{ mean: 40, median: 30, standardDeviation: 30 },
    ranges: [{ from: null, to: null, count: 5 }],
  });
  expect(publicNumbers([7.25, 7.25, 7.25, 7.25, 7.25])).toMatchObject({ mean: 7.25, median: 7.25 });
});

test('counts new answers five at a time', () => {
  const answers = (count: number) => Array.from({ length: count }, (_, place) => place);
  expect([4, 5, 9, 10].map((count) => inWholeBatches(answers(count)).length)).toEqual([0, 5, 5, 10]);
  expect(inWholeBatches(answers(7))).toEqual([0, 1, 2, 3, 4]);
});
