import { expect, test } from 'vitest';
import { dragCrop, croppedPart, initialCrop } from '#web/parts/picture/crop.ts';

const frame = { width: 160, height: 90 };

test.each([
  [{ width: 1600, height: 900 }, initialCrop, { left: 0, top: 0, width: 1600, height: 900 }],
  [{ width: 1600, height: 1900 }, initialCrop, { left: 0, top: 500, width: 1600, height: 900 }],
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

test('follows the pointer and stops at the edge', () => {
  const picture = { width: 3200, height: 900 };
  const left = dragCrop(picture, frame, initialCrop, { x: -40, y: 10 });
  expect(croppedPart(picture, frame, left)).toEqual({ left: 1200, top: 0, width: 1600, height: 900 });
  expect(dragCrop(picture, frame, left, { x: -4_000, y: 0 }).x).toBe(1);
});
