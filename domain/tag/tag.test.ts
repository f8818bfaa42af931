import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normaliseTag, offeredTags, renameTagProblems, reservedTags, tagProblems } from '#domain/tag/tag.ts';

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

  it('is one word however it is typed', () => {
    expect(normaliseTag('  Flood\tZone ')).toBe('flood zone');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(normaliseTag(normaliseTag(name))).toBe(normaliseTag(name));
      }),
    );
  });

  it('is renamed unless it or the new name is reserved or taken', () => {
    expect(renameTagProblems('urgent', 'Very urgent', ['flood'])).toEqual([]);
    expect(renameTagProblems('urgent', 'FLOOD ', ['flood']).map(({ code }) => code)).toEqual(['nameTaken']);
    expect(renameTagProblems('urgent', 'late', []).map(({ code }) => code)).toEqual(['tagReserved']);
    for (const reserved of reservedTags) {
      expect(renameTagProblems(reserved, 'other', []).map(({ code }) => code)).toEqual(['tagReserved']);
    }
  });

  it('is offered when it matches, is not there yet and is not reserved', () => {
    expect(offeredTags(' Fl', ['flood', 'fleet', 'late', 'urgent'], ['fleet'])).toEqual(['flood']);
    expect(offeredTags('', ['flood', 'late'], [])).toEqual(['flood']);
  });
});
