import type { Content } from '#domain/form/Content.ts';
import type { Flaw } from '#domain/form/fields/FieldKind.ts';

type Limit = string | number;

interface Range<L extends Limit> {
  readonly min: L | null;
  readonly max: L | null;
  /** how a limit reads in the sentence */
  readonly show: (limit: L) => string;
}

/** Prepares the check that low is not under the minimum and high not over the maximum; for one value both are the same. */
export function rangeCheck<L extends Limit>(range: Range<L>): (low: L, high: L) => Flaw | null {
  const { min, max } = range;
  const flaw = rangeFlaw(range);
  return (low, high) => ((min !== null && low < min) || (max !== null && high > max) ? flaw : null);
}

export function numericLimit(limit: Content): number | null {
  return typeof limit === 'number' ? limit : null;
}

export function textLimit(limit: Content): string | null {
  return typeof limit === 'string' ? limit : null;
}

function rangeFlaw<L extends Limit>({ min, max, show }: Range<L>): Flaw | null {
  if (min !== null && max !== null) return { code: 'notBetween', params: { min: show(min), max: show(max) } };
  if (min !== null) return { code: 'tooSmall', params: { min: show(min) } };
  if (max !== null) return { code: 'tooLarge', params: { max: show(max) } };
  return null;
}
