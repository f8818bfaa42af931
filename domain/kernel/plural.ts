import { groupThousands } from '#domain/kernel/groupThousands.ts';

/** A count with thousands separators: 1,234. */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) && count >= 0 ? groupThousands(String(count)) : count.toLocaleString('en-US');

/** A count with its noun: `1 submission`, `1,200 submissions`, `2 replies`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
