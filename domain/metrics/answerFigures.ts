import { isContentRecord, isNumber, type Content } from '#domain/form/Content.ts';
import { isDataType, kinds } from '#domain/form/fields/kinds.ts';

/** Whether answers of this data type can be shown as figures. */
export const isVisualizable = (dataType: string): boolean => isDataType(dataType) && kinds[dataType].figures !== null;

/** The smallest group shown to the public. Figures on fewer people would reveal their answers. */
export const minPublicGroupSize = 5;

export interface NumberRange {
  /** null for all numbers below `to` */
  readonly from: number | null;
  /** exclusive; null for `from` and everything above */
  readonly to: number | null;
  readonly count: number;
}

export interface NumberFigures {
  readonly mean: number;
  readonly median: number;
  readonly standardDeviation: number;
  readonly ranges: readonly NumberRange[];
}

const mostRanges = 10;
/** Numbers closer together look the same to people, and to a double of their size. */
const finest = 1e-5;

/** Statistics and distribution of numbers; null if there are none. */
export function numberFigures(numbers: readonly number[]): NumberFigures | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((one, other) => one - other);
  const mean = sorted.reduce((sum, number) => sum + number, 0) / sorted.length;
  const variance = sorted.reduce((sum, number) => sum + (number - mean) ** 2, 0) / sorted.length;
  return { mean, median: medianOf(sorted), standardDeviation: Math.sqrt(variance), ranges: rangesOf(sorted) };
}

function medianOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const [upper = 0, lower = 0] = [sorted[half], sorted[half - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

function rangesOf(sorted: readonly number[]): readonly NumberRange[] {
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const width = niceBinWidth((most - least) / (mostRanges - 1));
  const first = Math.floor(least / width);
  const count = Math.floor(most / width) - first + 1;
  const counts = Array.from({ length: count }, () => 0);
  for (const number of sorted) {
    const place = Math.min(count - 1, Math.floor(number / width) - first);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const edge = (place: number): number => Number(((first + place) * width).toPrecision(12));
  return counts.map((inRange, place) => ({ from: edge(place), to: edge(place + 1), count: inRange }));
}

/** The smallest round width of at least this size: 1, 2, or 5 times a power of ten. */
export function niceBinWidth(least: number): number {
  if (least < finest / mostRanges) return 1;
  const zeros = 10 ** Math.floor(Math.log10(least));
  return zeros * ([1, 2, 5, 10].find((times) => times * zeros >= least) ?? 10);
}

export interface NamedCount {
  /** null for answers without a name */
  readonly name: string | null;
  readonly count: number;
}

/** Frequencies, most frequent first, answers without a name last. */
export function countsOf(names: readonly (string | null)[]): readonly NamedCount[] {
  const groups = [...Map.groupBy(names, (name) => name)].map(([name, { length }]) => ({ name, count: length }));
  const named = groups.flatMap(({ name, count }) => (name === null ? [] : [{ name, count }]));
  return [
    ...named.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en')),
    ...groups.filter(({ name }) => name === null),
  ];
}

/** The town of an address, or else its zip code or state, but never the address itself; null if none is known. */
export function townOf(content: Content): string | null {
  if (!isContentRecord(content)) return null;
  const { city, zip, state } = content;
  return [city, zip, state].find((part): part is string => typeof part === 'string') ?? null;
}

/** The coordinates of an address; null if unknown. */
export function coordinatesOf(content: Content): { readonly longitude: number; readonly latitude: number } | null {
  if (!isContentRecord(content)) return null;
  const { longitude = null, latitude = null } = content;
  return isNumber(longitude) && isNumber(latitude) ? { longitude, latitude } : null;
}
