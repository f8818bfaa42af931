import { describe, expect, it } from 'vitest';
import { recordSearchIn, recordSearchPath, recordSearchVariables } from '#web/parts/records/recordSearch.ts';

const searchIn = (text: string) => recordSearchIn(new URLSearchParams(text), 'exact');

describe('a public search in the address', () => {
  it('has defaults for everything, also instead of invalid values', () => {
    const usual = { term: '', type: 'exact', list: 'submissions', outputs: 'all', renewal: 'all', page: 1 };
    expect(searchIn('')).toEqual(usual);
    expect(searchIn('type=x&list=y&outputs=unissued&renewal=z&page=0')).toEqual(usual);
  });

  it('is the same after a round trip, and leaves out defaults', () => {
    const address =
      '/search_pages/permits?q=oak+street&type=contains&list=outputs&outputs=issued&renewal=renewal&page=3';
    const search = searchIn(address.split('?')[1] ?? '');
    expect(recordSearchPath('/search_pages/permits', search, 'exact')).toBe(address);
    expect(recordSearchPath('/search_pages/permits', searchIn(''), 'exact')).toBe('/search_pages/permits');
  });

  it('skips the pages before', () => {
    expect(recordSearchVariables(searchIn('q=oak&page=3'))).toMatchObject({ term: 'oak', skip: 40 });
  });
});
