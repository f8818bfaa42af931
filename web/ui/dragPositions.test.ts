import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { moveItem, dropIndexAt } from '#web/ui/dragPositions.ts';

it('moves one item and keeps the order of the others', () => {
  expect(moveItem(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  const list = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (ids, which, to) => {
      const id = ids[which % ids.length]!;
      const moved = moveItem(ids, id, to % ids.length);
      expect(moved[to % ids.length]).toBe(id);
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
    }),
  );
});

test.each([
  [[10, 30, 50], 0, 12, 0],
  [[10, 30, 50], 0, 31, 1],
  [[10, 30, 50], 0, 500, 2],
  [[10, 30, 50], 2, 29, 1],
  [[10, 30, 50], 2, 3, 0],
])('with row middles %j, row %i dragged to %i has index %i', (middles, own, height, place) => {
  expect(dropIndexAt(middles, own, height)).toBe(place);
});
