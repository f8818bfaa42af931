import { z } from 'zod';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { scaleOf } from '#domain/form/formula/scaled.ts';

export function hasOptions(dataType: DataType): boolean {
  return kinds[dataType].options !== null;
}

/**
 * Why options of this field can't be deleted, or null if they can. Deleting several follows the same rules as one after
 * another.
 */
export function refuseOptionDeletion({ dataType, options, minNumChecks }: FieldConfig, count = 1): CodedProblem | null {
  const least = kinds[dataType].options?.leastToDeleteFrom ?? 0;
  if (options.length - (count - 1) < least) return { code: 'lastOption', params: { min: least } };
  return minNumChecks !== null && minNumChecks > options.length - count ? { code: 'tooManyMinChecks' } : null;
}

/** An option's number, limited so that sums stay exact. */
export const numericValueSchema = z
  .number()
  .min(-1e9)
  .max(1e9)
  .refine((value) => scaleOf(value) >= 0);
