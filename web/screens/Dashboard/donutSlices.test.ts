import { expect, test } from 'vitest';
import { sliceOutline, donutSlicesOf } from '#web/screens/Dashboard/donutSlices.ts';

test('slices follow each other around the ring', () => {
  expect(donutSlicesOf([1, 2, 1])).toEqual([
    { begin: 0, end: 0.25 },
    { begin: 0.25, end: 0.75 },
    { begin: 0.75, end: 1 },
  ]);
  expect(donutSlicesOf([])).toEqual([]);
});

test('draws a quarter from the top to the right and back inside, and a full ring', () => {
  expect(sliceOutline({ begin: 0, end: 0.25 }).replaceAll('-0.000', '0.000')).toBe(
    'M0.000 -100.000A100 100 0 0 1 100.000 0.000L62.000 0.000A62 62 0 0 0 0.000 -62.000Z',
  );
  expect(sliceOutline({ begin: 0, end: 1 })).toContain('A100 100 0 1 1');
});
