import type { PartsPerMillion } from '#domain/kernel/money.ts';

/** A percentage of the database, as the rules count it. */
export const feeOf = (percentage: { toString(): string } | null): PartsPerMillion | null =>
  percentage === null ? null : Math.round(Number(percentage) * 10_000);
