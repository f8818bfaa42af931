import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterKinds } from '#domain/filter/filter.ts';
import {
  columnSizes,
  defaultLayout,
  defaultLayouts,
  movedColumn,
  parseLayout,
  adjacentColumnSize,
  submissionColumns,
  toggledColumn,
} from '#domain/filter/listLayout.ts';

const someColumns = fc.shuffledSubarray([...submissionColumns]);

test('the default layout is valid', () => {
  for (const kind of filterKinds) expect(parseLayout(kind, defaultLayouts[kind])).toEqual(defaultLayouts[kind]);
});

test.each([
  ['null', null],
  ['an unknown density', { ...defaultLayout, density: 'airy' }],
  ['an unknown column', { ...defaultLayout, columns: ['password'] }],
  ['a column twice', { ...defaultLayout, columns: ['form', 'form'] }],
  ['a column of another list', { ...defaultLayout, columns: ['expires'] }],
  ['an extra key', { ...defaultLayout, width: 5 }],
  ['an unknown size', { ...defaultLayout, sizes: { form: 'huge' } }],
  ['the size of an unknown column', { ...defaultLayout, sizes: { expires: 's' } }],
])('%s is not a valid layout', (_name, raw) => {
  expect(parseLayout('submission', raw)).toBeNull();
});

test('a layout stays valid when columns are added, removed, and moved', () => {
  fc.assert(
    fc.property(someColumns, fc.constantFrom(...submissionColumns), fc.constantFrom(-1, 1), (columns, column, by) => {
      const toggled = toggledColumn(columns, column);
      expect(toggled.includes(column)).toBe(!columns.includes(column));
      expect(toggledColumn(toggled, column).toSorted()).toEqual(columns.toSorted());
      const moved = movedColumn(columns, column, by as -1 | 1);
      expect(moved.toSorted()).toEqual(columns.toSorted());
      expect(parseLayout('submission', { density: 'compact', columns: moved })).not.toBeNull();
    }),
  );
  expect(movedColumn(['form', 'due'], 'due', -1)).toEqual(['due', 'form']);
  expect(movedColumn(['form', 'due'], 'due', 1)).toEqual(['form', 'due']);
});

test('changes a column width one size at a time, within limits', () => {
  expect(columnSizes.map((size) => adjacentColumnSize(size, 1))).toEqual(['s', 'm', 'l', 'xl', null]);
  expect(columnSizes.map((size) => adjacentColumnSize(size, -1))).toEqual([null, 'xs', 's', 'm', 'l']);
  const layout = { ...defaultLayout, sizes: { form: 'xl' as const } };
  expect(parseLayout('submission', layout)).toEqual(layout);
});
