import { ownValue } from '#domain/kernel/ownValue.ts';

/** How the post office writes what people write out. */
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

/** The words of an address as they are compared: in any case, without signs, short where the post office is short. */
export function addressWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // by way of the capitals, which fold what has two small forms
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/(\d{5})-\d{4}$/, '$1')
    .replace(/#/g, ' unit ')
    .replace(/['’.]/g, '');
  const words = plain.split(/[^\p{L}\p{N}-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.map((word) => ownValue(short, word) ?? word);
}

/** Whether two people who write these mean one place. */
export const isSameAddress = (one: string, other: string): boolean =>
  addressWords(one).join(' ') === addressWords(other).join(' ');
