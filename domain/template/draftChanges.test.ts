import { describe, expect, it } from 'vitest';
import {
  findOverwritten,
  inverseOf,
  netChanges,
  restoredOrder,
  type RowChange,
} from '#domain/template/draftChanges.ts';

const change = (id: string, before: RowChange['before'], after: RowChange['after']): RowChange => {
  return { table: 'fields', id, before, after };
};

describe('the overall effect of changes', () => {
  it('of a row that was created and then changed is its last state', () => {
    const all = [change('a', null, { name: 'A', position: 3 }), change('a', { position: 3 }, { position: 1 })];
    expect(netChanges(all)).toEqual([change('a', null, { name: 'A', position: 1 })]);
  });

  it('of a row that was created and deleted is nothing', () => {
    const all = [change('a', null, { name: 'A' }), change('a', { name: 'A' }, null)];
    expect(netChanges(all)).toEqual([]);
  });

  it('of a row that was changed and then deleted is its first state', () => {
    const all = [change('a', { name: 'A' }, { name: 'B' }), change('a', { name: 'B', hint: 'h' }, null)];
    expect(netChanges(all)).toEqual([change('a', { name: 'A', hint: 'h' }, null)]);
  });

  it('of a row that was deleted and created again is what differs', () => {
    const all = [change('a', { name: 'A', unit: 'days' }, null), change('a', null, { name: 'A', unit: 'weeks' })];
    expect(netChanges(all)).toEqual([change('a', { unit: 'days' }, { unit: 'weeks' })]);
  });

  it('of typing that ends as it began is nothing', () => {
    const all = [change('a', { name: 'A' }, { name: 'Ab' }), change('a', { name: 'Ab' }, { name: 'A' })];
    expect(netChanges(all)).toEqual([]);
  });

  it('covers every column that was changed', () => {
    const all = [change('a', { name: 'A' }, { name: 'B' }), change('a', { hint: null }, { hint: 'h' })];
    expect(netChanges(all)).toEqual([change('a', { name: 'A', hint: null }, { name: 'B', hint: 'h' })]);
  });
});

describe('a change that someone else overwrote', () => {
  const renamed = change('a', { name: 'A', position: 0 }, { name: 'B', position: 1 });
  it.each([
    ['is found if the column has another value', renamed, { name: 'C', position: 1 }, true],
    ['is not found if another column has', renamed, { name: 'B', hint: 'new', position: 1 }, false],
    ['is not found if only the position has', renamed, { name: 'B', position: 7 }, false],
    ['is found if the row is gone', renamed, null, true],
    ['is found if a created row was changed', change('a', null, { name: 'A' }), { name: 'B' }, true],
    ['is not found if a created row is the same', change('a', null, { name: 'A' }), { name: 'A', added: 1 }, false],
    ['is found if a deleted row is back', change('a', { name: 'A' }, null), { name: 'A' }, true],
    ['is not found if a deleted row is still gone', change('a', { name: 'A' }, null), null, false],
  ])('%s', (_what, one, row, isOverwritten) => {
    expect(findOverwritten([one], new Map(row ? [['a', row]] : [])) !== null).toBe(isOverwritten);
  });
});

it('taking changes back removes, restores, and resets columns, but not positions', () => {
  const created = change('a', null, { name: 'A' });
  const deleted = change('b', { name: 'B' }, null);
  const changed = change('c', { name: 'C', position: 1 }, { name: 'D', position: 2 });
  const shifted = change('d', { position: 1 }, { position: 2 });
  expect(inverseOf([created, deleted, changed, shifted])).toEqual({
    removed: [created],
    restored: [deleted],
    changed: [{ table: 'fields', id: 'c', columns: { name: 'C' } }],
  });
});

describe('the order of siblings', () => {
  const listed = (ids: string) => ids.split('').map((id, position) => ({ id, position }));
  const order = (now: string, places: Readonly<Record<string, readonly [number, number | null]>>, arriving = '') =>
    restoredOrder(
      listed(now + arriving),
      new Map(Object.entries(places).map(([id, [before, after]]) => [id, { before, after }])),
      new Set(arriving),
    ).join('');

  it.each([
    ['a deleted row returns to its place', 'ac', { b: [1, null], c: [2, 1] }, 'b', 'abc'],
    ['a deleted last row returns to the end', 'ab', { c: [2, null] }, 'c', 'abc'],
    ['deleted rows return in order', 'ad', { b: [1, null], c: [2, null], d: [3, 1] }, 'bc', 'abcd'],
    ['it returns before the row that followed it, wherever that is', 'xca', { b: [1, null], c: [2, 1] }, 'b', 'xbca'],
    ['a moved row returns', 'cab', { a: [0, 1], b: [1, 2], c: [2, 0] }, '', 'abc'],
    ['a moved row returns around one that was added since', 'xcab', { a: [0, 1], b: [1, 2], c: [2, 0] }, '', 'xabc'],
    ['rows that only shifted keep an order that others gave them', 'ba', { a: [1, 0], b: [2, 1] }, '', 'ba'],
    ['a row from another list returns to its place', 'ac', { b: [1, null], c: [2, 1] }, 'b', 'abc'],
  ] as const)('%s', (_what, now, places, arriving, wanted) => {
    expect(order(now, places, arriving)).toBe(wanted);
  });
});
