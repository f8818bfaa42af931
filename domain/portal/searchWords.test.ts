import { describe, expect, it, test } from 'vitest';
import { searchWords } from '#domain/portal/searchWords.ts';
import { summaryOf } from '#domain/portal/summaryOf.ts';
import { synonymGroups } from '#domain/portal/synonyms.ts';
import { correctionsOf, editDistance, typoVariants } from '#domain/portal/typos.ts';

const ownWords = (term: string): readonly string[] => searchWords(term).map(({ own }) => own.replace(/[()']/g, ''));

describe('the words of a search', () => {
  test.each([
    ['Dog license', ['dog', 'license']],
    ['How do I get a permit for my fence?', ['permit', 'fence']],
    ['  ', []],
    ["owner's permit", ['owner', 'permit']],
    ['yard sale this weekend', ['yard <-> sale', 'this', 'weekend']],
    ['garage sa', ['garage <-> sale']],
    ['garage', ['garage']],
    ['how do I', ['how', 'do', 'i']],
    ["'); DROP TABLE forms --", ['drop', 'table', 'forms']],
    ['Straße 12', ['straße', '12']],
  ])('%s', (term, expected) => {
    expect(ownWords(term)).toEqual(expected);
  });

  it('are at most eight', () => {
    expect(searchWords('one two three four five six seven eight nine ten')).toHaveLength(8);
  });

  it('include synonyms in the singular and plural, but not of a generic word alone', () => {
    expect(searchWords('puppies')[0]?.stems).toContain("'dog'");
    expect(searchWords('pets')[0]?.stems).toContain("'dog'");
    expect(searchWords('license')[0]?.stems).toBe('');
    expect(searchWords('fence license')[1]?.stems).toContain("'permit'");
  });

  it('include corrections only of unknown words', () => {
    expect(searchWords('dog')[0]?.meantStems).toBe('');
    expect(searchWords('lisence')[0]?.meantStems).toContain("'license'");
    expect(searchWords('pupyy')[0]?.meantStems).toContain("'dog'");
    expect(searchWords('cat')[0]?.like).toBe('');
  });
});

test('synonyms are lowercase words without marks that mean something in a query', () => {
  expect(synonymGroups.flat().filter((word) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(word))).toEqual([]);
  expect(synonymGroups.every((group) => group.length > 1 && new Set(group).size === group.length)).toBe(true);
});

describe('typing errors', () => {
  test.each([
    ['permit', 'permit', 0],
    ['permti', 'permit', 1],
    ['pemit', 'permit', 1],
    ['lisence', 'license', 2],
    ['', 'dog', 3],
  ])('%s is %s but for %i letters', (one, other, errors) => {
    expect(editDistance(one, other)).toBe(errors);
    expect(editDistance(other, one)).toBe(errors);
  });

  it('are corrected to the likeliest words, never in short words', () => {
    const known = ['permit', 'license', 'pet', 'fence', 'fee'];
    expect(correctionsOf('permti', known)).toEqual(['permit']);
    expect(correctionsOf('lisence', known)).toEqual(['license']);
    expect(correctionsOf('pte', known)).toEqual([]);
    expect(correctionsOf('zebra', known)).toEqual([]);
  });

  it('have variants with letters swapped or left out', () => {
    expect(typoVariants('gargae')).toContain('garage');
    expect(typoVariants('perrmit')).toContain('permit');
    expect(typoVariants('dog')).toEqual([]);
  });
});

test.each([
  [null, null],
  ['<p></p>', null],
  ['<p>Build a <b>deck</b>.</p><ul><li>Plans</li></ul>', 'Build a deck. Plans'],
  ['<p>Fish &amp; chips &lt;3</p>', 'Fish & chips <3'],
  ['<p>Cut <a href="https://exam', 'Cut'],
  [`<p>${'word '.repeat(60)}</p>`, `${'word '.repeat(32).trim()}…`],
])('summary of %s', (html, text) => {
  expect(summaryOf(html)).toBe(text);
});
