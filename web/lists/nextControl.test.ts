import { expect, test } from 'vitest';
import { nextControl } from '#web/lists/nextControl.ts';

const whole = { places: ['0 input', '1 a', '1 button'], main: 1 };
/** an imported record, without a preview */
const imported = { places: ['0 input', '1 a'], main: 1 };
const rows = [whole, imported, whole];

test.each([
  ['ArrowDown', [0, 0], [1, 0]],
  ['ArrowDown', [0, 2], [1, 1]],
  ['ArrowDown', [2, 1], null],
  ['ArrowUp', [1, 1], [0, 1]],
  ['ArrowUp', [0, 1], null],
  ['ArrowRight', [0, 1], [0, 2]],
  ['ArrowRight', [1, 1], null],
  ['ArrowLeft', [0, 1], [0, 0]],
  ['ArrowLeft', [0, 0], null],
  ['End', [0, 2], [2, 2]],
  ['Home', [2, 1], [0, 1]],
  ['x', [0, 1], null],
  ['constructor', [0, 1], null],
] as const)('%s moves from row and control %j to %j', (key, [row, control], to) => {
  expect(nextControl(rows, { row, control }, key)).toEqual(to && { row: to[0], control: to[1] });
});

test('a row without controls is not entered', () => {
  expect(nextControl([whole, { places: [], main: 0 }], { row: 0, control: 1 }, 'ArrowDown')).toBeNull();
});
