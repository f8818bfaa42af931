import { describe, expect, it, test } from 'vitest';
import { croppedPart, initialCrop, moveCrop, resizeCrop, type Crop } from '#web/parts/banner/crop.ts';

const frame = { width: 1600, height: 900 };
const whole: Crop = { zoom: 1, x: 0.5, y: 0.5 };

test.each([
  [{ width: 1600, height: 900 }, whole, { left: 0, top: 0, width: 1600, height: 900 }],
  [{ width: 1600, height: 1900 }, whole, { left: 0, top: 500, width: 1600, height: 900 }],
  [
    { width: 3200, height: 900 },
    { zoom: 1, x: 1, y: 0.5 },
    { left: 1600, top: 0, width: 1600, height: 900 },
  ],
  [
    { width: 1600, height: 900 },
    { zoom: 2, x: 0, y: 1 },
    { left: 0, top: 450, width: 800, height: 450 },
  ],
  [
    { width: 16, height: 9 },
    { zoom: 1, x: 7, y: -3 },
    { left: 0, top: 0, width: 16, height: 9 },
  ],
])('%j with crop %j shows the part %j', (picture, crop, part) => {
  expect(croppedPart(picture, frame, crop)).toEqual(part);
});

describe('the first selection', () => {
  it.each([
    ['an image shown at its own size', { width: 640, height: 360 }, { width: 640, height: 360 }],
    ['a photo shown smaller', { width: 3200, height: 1800 }, { width: 640, height: 360 }],
    ['a tall image', { width: 900, height: 1800 }, { width: 300, height: 600 }],
  ])('is 160 by 90 pixels in the middle of %s', (_name, picture, shown) => {
    const scale = shown.width / picture.width;
    const { left, top, width, height } = croppedPart(picture, frame, initialCrop(picture, shown, frame));
    expect([width * scale, height * scale]).toEqual([expect.closeTo(160), expect.closeTo(90)]);
    expect([left + width / 2, top + height / 2]).toEqual([
      expect.closeTo(picture.width / 2),
      expect.closeTo(picture.height / 2),
    ]);
  });

  it('is the whole of an image that is no larger', () => {
    const picture = { width: 120, height: 67.5 };
    expect(croppedPart(picture, frame, initialCrop(picture, picture, frame))).toMatchObject(picture);
  });
});

describe('dragging', () => {
  const picture = { width: 3200, height: 1800 };
  const shown = { width: 640, height: 360 };
  const start = initialCrop(picture, shown, frame);
  const drag = (x: number, y: number) => ({ picture, shown, frame, by: { x, y } });
  const selected = (crop: Crop) => {
    const { left, top, width, height } = croppedPart(picture, frame, crop);
    return [left, top, width, height].map((pixels) => Math.round(pixels / 5));
  };

  it('moves the selection with the pointer, up to the edge', () => {
    expect(selected(start)).toEqual([240, 135, 160, 90]);
    expect(selected(moveCrop(drag(40, -20), start))).toEqual([280, 115, 160, 90]);
    expect(selected(moveCrop(drag(4_000, 4_000), start))).toEqual([480, 270, 160, 90]);
  });

  it('resizes it in 16:9 from its lower right corner, up to the edge', () => {
    expect(selected(resizeCrop(drag(160, 0), start))).toEqual([240, 135, 320, 180]);
    expect(selected(resizeCrop(drag(4_000, 0), start))).toEqual([240, 135, 400, 225]);
    expect(selected(resizeCrop(drag(-4_000, 0), start))).toEqual([240, 135, 64, 36]);
  });
});
