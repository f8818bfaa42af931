import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingColumns } from '#web/lists/fittingColumns.ts';

const column = fc.record({ size: fc.constantFrom('xs' as const, 's' as const, 'm' as const, 'xl' as const) });
/** At most one column is for sentences and grows with the window. */
const columnsOfList = fc
  .array(column, { maxLength: 10 })
  .filter((columns) => columns.filter(({ size }) => size === 'xl').length <= 1);

test('fitting columns are a prefix of the chosen ones, and a wider window fits at least as many', () => {
  fc.assert(
    fc.property(columnsOfList, fc.nat(2_500), fc.nat(500), (columns, width, more) => {
      const fitting = fittingColumns(columns, width);
      expect(fitting).toEqual(columns.slice(0, fitting.length));
      expect(fittingColumns(columns, width + more).length).toBeGreaterThanOrEqual(fitting.length);
    }),
  );
  expect(fittingColumns([{ size: 'm' as const }], 300)).toEqual([]);
  expect(
    fittingColumns(
      Array.from({ length: 4 }, () => ({ size: 's' as const })),
      1_440,
    ),
  ).toHaveLength(4);
});
