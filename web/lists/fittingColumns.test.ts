import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingColumns } from '#web/lists/fittingColumns.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const columnsOfList = fc
  .tuple(fc.shuffledSubarray([...ids]), fc.array(fc.constantFrom('xs', 's', 'm', 'l', 'xl'), { minLength: 6 }))
  .map(([chosen, sizes]) => chosen.map((id, place) => ({ id, size: sizes[place] ?? 's' })));

test('the columns that fit are the most important ones in the chosen order, and a wider window shows at least those', () => {
  fc.assert(
    fc.property(columnsOfList, fc.nat(2_500), fc.nat(500), (columns, windowPx, more) => {
      const fitting = fittingColumns(columns, { windowPx, hiddenFirst: ids });
      expect(fitting).toEqual(columns.filter((column) => fitting.includes(column)));
      const hidden = columns.filter((column) => !fitting.includes(column));
      for (const { id } of hidden) for (const shown of fitting) expect(id < shown.id).toBe(true);
      const wider = fittingColumns(columns, { windowPx: windowPx + more, hiddenFirst: ids });
      expect(wider).toEqual(expect.arrayContaining([...fitting]));
    }),
  );
});

test('the sorted column is hidden last', () => {
  const columns = ids.map((id) => ({ id, size: 'm' as const }));
  const shownAt = (windowPx: number, sorted?: 'a') =>
    fittingColumns(columns, { windowPx, hiddenFirst: ids, sorted })
      .map(({ id }) => id)
      .join('');
  expect(shownAt(300)).toBe('');
  expect(shownAt(769)).toBe('ef');
  expect(shownAt(769, 'a')).toBe('af');
  expect(shownAt(1_920, 'a')).toBe('abcdef');
});
