import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSelected,
  noSelection,
  selectedCount,
  shareSelected,
  withAllShown,
  withToggled,
  type Selection,
} from '#web/screens/Dashboard/selection.ts';

const shown = ['a', 'b', 'c'];

test('a row is chosen and taken off again, whatever else is chosen', () => {
  fc.assert(
    fc.property(fc.subarray(shown), fc.constantFrom(...shown), (ids, id) => {
      const before: Selection = { kind: 'some', ids: new Set(ids) };
      const after = withToggled(before, id, shown);
      expect(isSelected(after, id)).toBe(!isSelected(before, id));
      expect(withToggled(after, id, shown)).toEqual(before);
    }),
  );
});

test('the box over the rows chooses all that are shown, or none', () => {
  const one = withToggled(noSelection, 'a', shown);
  expect([noSelection, one].map((each) => shareSelected(each, shown))).toEqual(['none', 'some']);
  const all = withAllShown(one, shown);
  expect([shareSelected(all, shown), selectedCount(all)]).toEqual(['all', 3]);
  expect(withAllShown(all, shown)).toEqual(noSelection);
});

test('of all that match, one taken off leaves the others that are shown', () => {
  const all: Selection = { kind: 'all', count: 214 };
  expect([selectedCount(all), isSelected(all, 'beyond'), shareSelected(all, shown)]).toEqual([214, true, 'all']);
  expect(withToggled(all, 'b', shown)).toEqual({ kind: 'some', ids: new Set(['a', 'c']) });
  expect(withAllShown(all, shown)).toEqual(noSelection);
});
