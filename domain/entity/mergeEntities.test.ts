import { describe, expect, it, test } from 'vitest';
import {
  isIdentifying,
  mergeEntitiesRefusal,
  undoMergeRefusal,
  valuesToRestore,
} from '#domain/entity/mergeEntities.ts';

const entity = { id: 'a', customEntityId: 'k', type: 'standard', isArchived: false } as const;

describe('merging two entities', () => {
  test.each([
    [{ id: 'b' }, null],
    [{}, 'mergedIntoItself'],
    [{ id: 'b', customEntityId: 'other' }, 'mergedKindsDiffer'],
    [{ id: 'b', type: 'remote_gis' }, 'remoteReadOnly'],
    [{ id: 'b', isArchived: true }, 'mergedArchived'],
  ] as const)('with %j is refused with %j', (change, code) => {
    expect(mergeEntitiesRefusal(entity, { ...entity, ...change })).toBe(code);
  });

  it('is undone once, and in reverse order', () => {
    expect(undoMergeRefusal({ isUndone: false, isSurvivorArchived: false })).toBeNull();
    expect(undoMergeRefusal({ isUndone: true, isSurvivorArchived: false })).toBe('mergeUndone');
    expect(undoMergeRefusal({ isUndone: false, isSurvivorArchived: true })).toBe('mergedArchived');
  });

  it('puts back what it changed, and keeps later edits', () => {
    const before = { name: 'Bakery', phone: null, zone: 'R-1', note: 'old' };
    const after = { name: 'Riverton Bakery', phone: '555', zone: 'R-1', note: 'new' };
    const now = { ...after, note: 'edited later', zone: 'C-2' };
    expect(valuesToRestore(before, after, now)).toEqual({ name: 'Bakery', phone: null });
  });

  test.each([
    ['phone', '12175550123', true],
    ['address', '12elmst', true],
    ['string', 'b120045', true],
    ['string', 'residential', false],
    ['multiple_choice', 'zone123', false],
    ['phone', '911', false],
  ])('an equal %s such as %s hints at a duplicate: %s', (dataType, comparable, hints) => {
    expect(isIdentifying(dataType, comparable)).toBe(hints);
  });
});
