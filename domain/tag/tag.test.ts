import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  normaliseTag,
  renameTagProblems,
  reservedTags,
  tagProblems,
  tagsInOrder,
  tagChoiceProblems,
} from '#domain/tag/tag.ts';

describe('a tag', () => {
  test.each([
    ['Urgent', []],
    ['  flood  zone ', []],
    ['', ['blank']],
    [' ', ['blank']],
    ['late', ['tagReserved']],
    [' Renewal', ['tagReserved']],
    ['x'.repeat(100), []],
    ['x'.repeat(101), ['tooLong']],
  ])('named %j has the problems %j', (name, codes) => {
    expect(tagProblems(name).map(({ code }) => code)).toEqual(codes);
  });

  it('is the same in any case and spacing', () => {
    expect(normaliseTag('  Flood\tZone ')).toBe('flood zone');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(normaliseTag(normaliseTag(name))).toBe(normaliseTag(name));
      }),
    );
  });

  it('can be renamed unless it or the new name is reserved or taken', () => {
    expect(renameTagProblems('urgent', 'Very urgent', ['flood'])).toEqual([]);
    expect(renameTagProblems('urgent', 'FLOOD ', ['flood']).map(({ code }) => code)).toEqual(['nameTaken']);
    expect(renameTagProblems('urgent', 'late', []).map(({ code }) => code)).toEqual(['tagReserved']);
    for (const reserved of reservedTags) {
      expect(renameTagProblems(reserved, 'other', []).map(({ code }) => code)).toEqual(['tagReserved']);
    }
  });

  it('is chosen by id or by name, not by both', () => {
    expect(tagChoiceProblems({ tagId: 'a', newTagName: null })).toEqual([]);
    expect(tagChoiceProblems({ tagId: null, newTagName: ' Flood ' })).toEqual([]);
    expect(tagChoiceProblems({ tagId: null, newTagName: null })).toEqual([{ path: 'newTagName', code: 'blank' }]);
    expect(tagChoiceProblems({ tagId: null, newTagName: 'LATE' })).toEqual([
      { path: 'newTagName', code: 'tagReserved' },
    ]);
    expect(tagChoiceProblems({ tagId: 'a', newTagName: 'flood' })).toEqual([{ path: 'newTagName', code: 'saidTwice' }]);
  });

  it('set by the product is listed before others', () => {
    const names = tagsInOrder(['flood', 'renewal', 'urgent', 'late'].map((name) => ({ name }))).map(({ name }) => name);
    expect(names).toEqual(['renewal', 'late', 'flood', 'urgent']);
  });

  it('is the same for composed and decomposed accents', () => {
    expect(normaliseTag('Cafe\u0301')).toBe(normaliseTag('caf\u00e9'));
  });
});
