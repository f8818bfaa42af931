import type { DataType } from '#domain/form/fields/kinds.ts';

const delays: Partial<Record<DataType, number>> = { address: 1_000, date: 0, text: 4_000 };
const usualMs = 500;

/** How long a field waits for the next letter before it is saved. */
export const saveDelayMs = (dataType: DataType): number => delays[dataType] ?? usualMs;
