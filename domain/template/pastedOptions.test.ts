import { expect, test } from 'vitest';
import { pastedOptions } from '#domain/template/pastedOptions.ts';

test.each([
  ['Shop\r\nBarn\n\n  Garage  \rShed', ['Shop', 'Barn', 'Garage', 'Shed'], [null, null, null, null]],
  ['Small\t10\nLarge\t 12.5 \nHuge\tmany', ['Small', 'Large', 'Huge many'], [10, 12.5, null]],
  ['Barn, or stable,2', ['Barn, or stable,2'], [null]],
  ['\t3\n', ['3'], [null]],
  [' \n\t\n', [], []],
])('%j is read line by line', (text, names, numbers) => {
  const options = pastedOptions(text);
  expect(options.map(({ name }) => name)).toEqual(names);
  expect(options.map(({ numericValue }) => numericValue)).toEqual(numbers);
});
