import { addressWords } from '#domain/address/addressWords.ts';
import { createFoundAddress, type FoundAddress } from '#domain/address/FoundAddress.ts';
import { streets, town, type Street } from '#server/sandbox/addresses/springfield.ts';

const mostFound = 5;
const designators = new Set(['apt', 'unit', 'ste', 'fl']);

export interface Gazetteer {
  readonly suggest: (text: string) => Promise<readonly FoundAddress[]>;
  readonly validate: (text: string) => Promise<readonly FoundAddress[]>;
}

/** An address service that knows the demo town's houses. */
export function createGazetteer(): Gazetteer {
  const find = (text: string, isBeginning: boolean): readonly FoundAddress[] => {
    const house = houseIn(addressWords(text));
    if (house === null) return [];
    return streets
      .filter(({ from, to }) => house.number >= from && house.number <= to)
      .filter((street) => isWrittenAs(house.words, wordsAfterNumber(street), isBeginning))
      .slice(0, mostFound)
      .map((street) => addressAt(street, house));
  };
  return {
    suggest: async (text) => find(text, true).map((found) => ({ ...found, latitude: null, longitude: null })),
    validate: async (text) => find(text, false),
  };
}

interface House {
  readonly number: number;
  readonly unit: string | null;
  readonly words: readonly string[];
}

function houseIn([first = '', ...rest]: readonly string[]): House | null {
  if (!/^\d{1,5}$/.test(first) || rest.length === 0) return null;
  const number = Number(first);
  const at = rest.findIndex((word) => designators.has(word));
  const [designator = '', of] = at < 0 ? [] : rest.slice(at, at + 2);
  if (of === undefined) return { number, unit: null, words: at < 0 ? rest : rest.slice(0, at) };
  const unit = `${capital(designator)} ${of.toUpperCase()}`;
  return { number, unit, words: rest.toSpliced(at, 2) };
}

interface Word {
  /** spellings */
  readonly ways: readonly string[];
  readonly mayBeMissing: boolean;
}

function wordsAfterNumber({ name, suffix, zip }: Street): readonly Word[] {
  const missing = (...ways: string[]): Word => ({ ways: ways.map((way) => way.toLowerCase()), mayBeMissing: true });
  return [
    { ways: [name.toLowerCase()], mayBeMissing: false },
    missing(suffix, shortOf(suffix)),
    missing(town.city),
    missing(town.state, town.stateName),
    missing(zip),
  ];
}

/** Whether these words are typed in order; for a prefix, the last word may be incomplete and the rest missing. */
function isWrittenAs(typed: readonly string[], expected: readonly Word[], isBeginning: boolean): boolean {
  const [word, ...others] = typed;
  if (word === undefined) return isBeginning || expected.every(({ mayBeMissing }) => mayBeMissing);
  const [next, ...rest] = expected;
  if (!next) return false;
  const isBegun = isBeginning && others.length === 0 && next.ways.some((way) => way.startsWith(word));
  if (isBegun) return true;
  if (next.ways.includes(word) && isWrittenAs(others, rest, isBeginning)) return true;
  return next.mayBeMissing && isWrittenAs(typed, rest, isBeginning);
}

function addressAt({ name, suffix, from, to, zip, ends }: Street, { number, unit }: House): FoundAddress {
  const [start, end] = ends;
  const along = to === from ? 0 : (number - from) / (to - from);
  const between = (a: number, b: number): number => Math.round((a + (b - a) * along) * 1e6) / 1e6;
  return createFoundAddress({
    street: `${number} ${name} ${capital(shortOf(suffix))}`,
    unit,
    city: town.city,
    state: town.state,
    zip,
    latitude: between(start[0], end[0]),
    longitude: between(start[1], end[1]),
  });
}

const shortOf = (suffix: string): string => addressWords(suffix)[0] ?? suffix;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
