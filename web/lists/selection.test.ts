import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSelected,
  noSelection,
  selectedCount,
  selectedShare,
  toggleAllShown,
  toggleRange,
  toggleRow,
  type Selection,
} from '#web/lists/selection.ts';

const shown = ['a', 'b', 'c'];

test('selects and deselects a row without affecting the others', () => {
  fc.assert(
    fc.property(fc.subarray(shown), fc.constantFrom(...shown), (ids, id) => {
      const before: Selection = { kind: 'some', ids: new Set(ids) };
      const after = toggleRow(before, id, shown);
      expect(isSelected(after, id)).toBe(!isSelected(before, id));
      expect(toggleRow(after, id, shown)).toEqual(before);
    }),
  );
});

test('sets a range, in either direction, to what its last row becomes, and changes nothing outside it', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(fc.subarray(many), fc.nat(5), fc.nat(5), (ids, one, other) => {
      const before: Selection = { kind: 'some', ids: new Set(ids) };
      const [from = '', to = ''] = [many[one], many[other]];
      const after = toggleRange(before, from, to, many);
      many.forEach((id, place) => {
        const isWithin = place >= Math.min(one, other) && place <= Math.max(one, other);
        expect(isSelected(after, id)).toBe(isWithin ? !isSelected(before, to) : isSelected(before, id));
      });
    }),
  );
  const all: Selection = { kind: 'all', count: 214 };
  expect(toggleRange(all, 'b', 'd', many)).toEqual({ kind: 'some', ids: new Set(['a', 'e', 'f']) });
  // The anchor row may no longer be shown.
  expect(toggleRange(noSelection, 'gone', 'b', many)).toEqual({ kind: 'some', ids: new Set(['b']) });
});

test('the header checkbox selects all shown rows or none', () => {
  const one = toggleRow(noSelection, 'a', shown);
  expect([noSelection, one].map((each) => selectedShare(each, shown))).toEqual(['none', 'some']);
  const all = toggleAllShown(one, shown);
  expect([selectedShare(all, shown), selectedCount(all)]).toEqual(['all', 3]);
  expect(toggleAllShown(all, shown)).toEqual(noSelection);
});

test('deselecting one of all matching leaves the other shown rows selected', () => {
  const all: Selection = { kind: 'all', count: 214 };
  expect([selectedCount(all), isSelected(all, 'beyond'), selectedShare(all, shown)]).toEqual([214, true, 'all']);
  expect(toggleRow(all, 'b', shown)).toEqual({ kind: 'some', ids: new Set(['a', 'c']) });
  expect(toggleAllShown(all, shown)).toEqual(noSelection);
});
