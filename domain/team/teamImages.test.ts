import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { altTextProblems, cropProblems, focusProblems, largestCrop, wholeCrop } from '#domain/team/teamImages.ts';

describe('the largest crop', () => {
  test.each([
    [
      { width: 1600, height: 900 },
      { x: 0, y: 0, w: 1600, h: 900 },
    ],
    [
      { width: 3200, height: 900 },
      { x: 800, y: 0, w: 1600, h: 900 },
    ],
    [
      { width: 160, height: 190 },
      { x: 0, y: 50, w: 160, h: 90 },
    ],
    [
      { width: 1, height: 1 },
      { x: 0, y: 0, w: 1, h: 1 },
    ],
  ])('of %j is %j', (size, crop) => expect(largestCrop(size)).toEqual(crop));

  it('of any picture is accepted', () => {
    const side = fc.integer({ min: 1, max: 8_192 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const crop = largestCrop({ width, height });
        expect(cropProblems(crop, { width, height })).toEqual([]);
      }),
    );
  });
});

describe('a crop', () => {
  const size = { width: 1600, height: 1200 };
  test.each([
    ['the documented initial one', { x: 0, y: 0, w: 160, h: 90 }, []],
    ['rounded from a smaller preview', wholeCrop({ x: 10.4, y: 7.5, w: 333.3, h: 187.5 }), []],
    ['left of the picture', { x: -1, y: 0, w: 160, h: 90 }, ['cropOutside']],
    ['beyond the right edge', { x: 1500, y: 0, w: 160, h: 90 }, ['cropOutside']],
    ['below the picture', { x: 0, y: 1111, w: 160, h: 90 }, ['cropOutside']],
    ['empty', { x: 0, y: 0, w: 0, h: 0 }, ['cropOutside']],
    ['without a number', { x: Number.NaN, y: 0, w: 160, h: 90 }, ['cropOutside']],
    ['square', { x: 0, y: 0, w: 900, h: 900 }, ['cropNotWide']],
  ])('%s', (_what, crop, codes) => expect(cropProblems(crop, size).map(({ code }) => code)).toEqual(codes));
});

test('a focus is in percent', () => {
  expect(focusProblems({ x: 0, y: 100 })).toEqual([]);
  for (const focus of [
    { x: -1, y: 0 },
    { x: 0, y: 101 },
    { x: 0.5, y: 0 },
  ])
    expect(focusProblems(focus)).toMatchObject([{ path: 'focus', code: 'notBetween' }]);
});

test('a description has at most 250 characters', () => {
  expect(altTextProblems('logoAltText', 'x'.repeat(250))).toEqual([]);
  expect(altTextProblems('logoAltText', 'x'.repeat(251))).toMatchObject([{ path: 'logoAltText', code: 'tooLong' }]);
});
