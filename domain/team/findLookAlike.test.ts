import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lookAlikeKeys, findLookAlike } from '#domain/team/findLookAlike.ts';

const cityHall = { name: 'City Hall', slug: 'city-hall' };
const parks = { name: 'Parks and Recreation', slug: 'parks' };
const town = [cityHall, parks];

describe('a name or slug that looks like one of the town’s teams', () => {
  test.each([
    'City Hall',
    'CITY  HALL',
    'city-hall-payments',
    'city-hall-payments-7221',
    'cityhall',
    'c1ty_ha11',
    'Cíty Hàll',
    'City-Hall 2',
    'CityHall',
    'Сity Наll Оfficial',
    'The City Hall Portal',
    'pay-city-hall',
    'parks and recreation',
    'Park5',
    'parks-billing-online',
  ])('%s', (text) => {
    expect(findLookAlike({ name: text }, town)?.path).toBe('name');
    expect(findLookAlike({ slug: text }, town)?.path).toBe('slug');
  });

  test.each(['Public Works', 'Town Clerk', 'Harbor', 'Fire Station', 'parking', 'hall-of-fame'])(
    'is not %s',
    (text) => {
      expect(findLookAlike({ name: text, slug: text }, town)).toBeNull();
    },
  );

  it('is compared with both the name and the slug of a team', () => {
    expect(findLookAlike({ slug: 'parks-recreation-and' }, town)).toBeNull();
    expect(findLookAlike({ slug: 'parks-and-recreation' }, town)?.team).toBe(parks);
    expect(findLookAlike({ name: 'parks' }, town)?.team).toBe(parks);
  });
});

describe('the look-alike key of a text', () => {
  const word = fc.stringMatching(/^[bdfghk][a-z]{1,9}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 4 });
  const disguise = fc.constantFrom(
    (words: string[]) => words.join('-'),
    (words: string[]) => words.join('_').toUpperCase(),
    (words: string[]) => words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' '),
    (words: string[]) => words.join(' ').replaceAll('o', '0').replaceAll('e', '3').replaceAll('s', '5'),
    (words: string[]) => words.join('.').replaceAll('a', 'á').replaceAll('u', 'ü'),
    (words: string[]) => words.join(' ').replaceAll('o', 'о').replaceAll('p', 'р'),
    (words: string[]) => `${words.join(' ')} payments`,
    (words: string[]) => `${words.join('-')}-official-7221`,
  );

  it('is the same for every disguise', () => {
    fc.assert(
      fc.property(name, disguise, (words, worn) => {
        const own = lookAlikeKeys(words.join(' '));
        expect(lookAlikeKeys(worn(words)).some((likeness) => own.includes(likeness))).toBe(true);
      }),
    );
  });

  it('exists if the text has a letter or digit, and is never empty, so that nothing matches everything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bare = text.normalize('NFKD').replace(/\p{M}+/gu, '');
        expect(lookAlikeKeys(text)).not.toContain('');
        expect(lookAlikeKeys(text).length > 0 || !/[\p{L}\p{N}]/u.test(bare)).toBe(true);
      }),
    );
  });

  it('tells apart names made only of generic words', () => {
    expect(findLookAlike({ name: 'City Permits' }, [{ name: 'City Payments', slug: 'city-payments' }])).toBeNull();
  });
});
