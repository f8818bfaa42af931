import { z } from 'zod';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { scaleOf } from '#domain/form/formula/scaled.ts';

export function hasOptions(dataType: DataType): boolean {
  return kinds[dataType].options !== null;
}

/** Why some options of this field cannot be deleted, or null if they can. Several follow the same rule as one after another. */
export function refuseOptionDeletion({ dataType, options, minNumChecks }: FieldConfig, count = 1): CodedProblem | null {
  const least = kinds[dataType].options?.leastToDeleteFrom ?? 0;
  if (options.length - (count - 1) < least) return { code: 'lastOption', params: { min: least } };
  return minNumChecks !== null && minNumChecks > options.length - count ? { code: 'tooManyMinChecks' } : null;
}

/** The number of an option, small and plain enough to be added up exactly. */
export const numericValueSchema = z
  .number()
  .min(-1e9)
  .max(1e9)
  .refine((value) => scaleOf(value) >= 0);
