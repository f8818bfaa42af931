import { describe, expect, it } from 'vitest';
import { croppedPart, type Crop } from '#web/parts/picture/crop.ts';
import { initialSelection, resizeSelection } from '#web/parts/picture/selection.ts';

const frame = { width: 1600, height: 900 };

describe('the first selection', () => {
  it.each([
    ['an image shown at its own size', { width: 480, height: 270 }, { width: 480, height: 270 }],
    ['a photo shown smaller', { width: 3200, height: 1800 }, { width: 480, height: 270 }],
    ['a tall image', { width: 900, height: 1800 }, { width: 300, height: 600 }],
  ])('is 160 by 90 pixels in the middle of %s', (_name, picture, shown) => {
    const scale = shown.width / picture.width;
    const { left, top, width, height } = croppedPart(picture, frame, initialSelection(picture, shown, frame));
    expect([width * scale, height * scale]).toEqual([expect.closeTo(160), expect.closeTo(90)]);
    expect([left + width / 2, top + height / 2]).toEqual([
      expect.closeTo(picture.width / 2),
      expect.closeTo(picture.height / 2),
    ]);
  });

  it('is the whole of an image that is no larger', () => {
    const picture = { width: 120, height: 67.5 };
    expect(croppedPart(picture, frame, initialSelection(picture, picture, frame))).toMatchObject(picture);
  });
});

it('resizes the selection in 16:9 from its lower right corner, up to the edge and the largest zoom', () => {
  const picture = { width: 2400, height: 1350 };
  const shown = { width: 480, height: 270 };
  const start = initialSelection(picture, shown, frame);
  const selected = (crop: Crop) => {
    const { left, top, width, height } = croppedPart(picture, frame, crop);
    return [left, top, width, height].map((pixels) => Math.round(pixels / 5));
  };
  const resized = (by: number) => selected(resizeSelection({ picture, shown, frame, by }, start));
  expect(selected(start)).toEqual([160, 90, 160, 90]);
  expect(resized(80)).toEqual([160, 90, 240, 135]);
  expect(resized(4_000)).toEqual([160, 90, 320, 180]);
  expect(resized(-4_000)).toEqual([160, 90, 120, 68]);
});
