import { expect, it } from 'vitest';
import { boxOf } from '#web/screens/Templates/Outputs/pages/boxOf.ts';

/** A page of 200 × 400 points, whose y axis points up in the file and down on the screen. */
const viewport = {
  width: 200,
  height: 400,
  convertToViewportPoint: (x: number, y: number) => [x, 400 - y],
};

it('places a field in percent of the page, whatever the order of its corners', () => {
  const box = { fieldName: 'Owner', left: 10, top: 5, width: 50, height: 5 };
  expect(boxOf({ subtype: 'Widget', fieldName: 'Owner', rect: [20, 360, 120, 380] }, viewport)).toEqual(box);
  expect(boxOf({ subtype: 'Widget', fieldName: 'Owner', rect: [120, 380, 20, 360] }, viewport)).toEqual(box);
});

it.each([
  ['a link', { subtype: 'Link', fieldName: 'Owner', rect: [0, 0, 1, 1] }],
  ['a field without a name', { subtype: 'Widget', fieldName: '', rect: [0, 0, 1, 1] }],
  ['a field without a place', { subtype: 'Widget', fieldName: 'Owner' }],
])('leaves out %s', (_what, annotation) => {
  expect(boxOf(annotation, viewport)).toBeNull();
});
