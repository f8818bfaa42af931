import type { PartsPerMillion } from '#domain/kernel/money.ts';

/** Converts a stored percentage to parts per million. */
export const percentageToPpm = (percentage: { toString(): string } | null): PartsPerMillion | null =>
  percentage === null ? null : Math.round(Number(percentage) * 10_000);
