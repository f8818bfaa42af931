import { ownValue } from '#domain/kernel/ownValue.ts';

/** USPS abbreviations. */
const short: Readonly<Record<string, string>> = {
  alley: 'aly',
  apartment: 'apt',
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  floor: 'fl',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  square: 'sq',
  street: 'st',
  suite: 'ste',
  terrace: 'ter',
  view: 'vw',
};

/** Words of an address, normalized for comparison: case-insensitive, without punctuation, with USPS abbreviations. */
export function addressWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // uppercase first, which folds characters with two lowercase forms
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/(\d{5})-\d{4}$/, '$1')
    .replace(/#/g, ' unit ')
    .replace(/['’.]/g, '');
  const words = plain.split(/[^\p{L}\p{N}-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.map((word) => ownValue(short, word) ?? word);
}

export const isSameAddress = (one: string, other: string): boolean =>
  addressWords(one).join(' ') === addressWords(other).join(' ');

/** The spellings of a word in an address: as given, spelled out, and abbreviated. */
export function addressSpellings(word: string): readonly string[] {
  const plain = word.toLowerCase();
  const abbreviation = ownValue(short, plain);
  const whole = Object.entries(short).flatMap(([key, value]) => (value === plain ? [key] : []));
  return [plain, ...(abbreviation === undefined ? [] : [abbreviation]), ...whole];
}
