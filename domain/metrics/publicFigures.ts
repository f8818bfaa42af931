import {
  countsOf,
  minPublicGroupSize,
  niceBinWidth,
  numberFigures,
  type NamedCount,
  type NumberFigures,
  type NumberRange,
} from '#domain/metrics/answerFigures.ts';

/**
 * Public statistics are rounded to this fraction of the spread, so that single answers can't be calculated from them.
 */
const stepsInSpread = 20;
const mostRanges = 10;

/**
 * The answers public figures count: the oldest ones, in whole batches. If each new answer changed the figures,
 * comparing them before and after would reveal it.
 */
export function inWholeBatches<Answer>(oldestFirst: readonly Answer[]): readonly Answer[] {
  return oldestFirst.slice(0, oldestFirst.length - (oldestFirst.length % minPublicGroupSize));
}

/**
 * Counts for the public. Names given fewer than five times are combined with unnamed answers under null. If those are
 * still fewer than five, the smallest remaining group is combined with them.
 */
export function publicCounts(names: readonly (string | null)[]): readonly NamedCount[] {
  if (names.length < minPublicGroupSize) return [];
  const counts = countsOf(names);
  const large = counts.filter(({ name, count }) => name !== null && count >= minPublicGroupSize);
  const others = names.length - total(large);
  if (others === 0) return large;
  const shown = others < minPublicGroupSize ? large.slice(0, -1) : large;
  return [...shown, { name: null, count: names.length - total(shown) }];
}

const total = (counts: readonly NamedCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/**
 * Statistics for the public: every range contains at least five numbers, the outer ranges are open so that they don't
 * reveal extremes, and mean, median, and deviation are rounded. Null for fewer than five numbers.
 */
export function publicNumbers(numbers: readonly number[]): NumberFigures | null {
  const exact = numbers.length < minPublicGroupSize ? null : numberFigures(numbers);
  if (exact === null) return null;
  const sorted = numbers.toSorted((one, other) => one - other);
  const spread = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const ranges = publicRanges(sorted);
  if (spread === 0) return { ...exact, ranges };
  const step = niceBinWidth(spread / stepsInSpread);
  const rounded = (number: number): number => Number((Math.round(number / step) * step).toPrecision(12));
  const { mean, median, standardDeviation } = exact;
  return { mean: rounded(mean), median: rounded(median), standardDeviation: rounded(standardDeviation), ranges };
}

function publicRanges(sorted: readonly number[]): readonly NumberRange[] {
  const edges: number[] = [];
  let before = 0;
  for (const edge of possibleEdges(sorted)) {
    const below = sorted.findIndex((number) => number >= edge);
    if (below - before < minPublicGroupSize || sorted.length - below < minPublicGroupSize) continue;
    edges.push(edge);
    before = below;
  }
  return [null, ...edges].map((from, place) => {
    const to = edges[place] ?? null;
    const isWithin = (number: number): boolean => (from === null || number >= from) && (to === null || number < to);
    return { from, to, count: sorted.filter(isWithin).length };
  });
}

/** Possible range ends. Independent of the outer five numbers on each side. */
function possibleEdges(sorted: readonly number[]): readonly number[] {
  const [low, high] = [sorted[minPublicGroupSize - 1], sorted.at(-minPublicGroupSize)];
  if (low === undefined || high === undefined || low >= high) return [];
  const width = niceBinWidth((high - low) / mostRanges);
  const first = Math.floor(low / width) + 1;
  const count = Math.max(0, Math.floor(high / width) - first + 1);
  return Array.from({ length: count }, (_, place) => Number(((first + place) * width).toPrecision(12)));
}
