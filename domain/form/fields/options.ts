import { z } from 'zod';
import type { DataType, FieldConfig, CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { scaleOf } from '#domain/form/formula/scaled.ts';

/** So many options a field of this kind must have before one can be deleted. */
const leastToDeleteFrom: Partial<Record<DataType, number>> = { multiple_choice: 2, checkboxes: 1 };

export function hasOptions(dataType: DataType): boolean {
  return leastToDeleteFrom[dataType] !== undefined;
}

/** Why an option of this field cannot be deleted; null when it can. */
export function refuseOptionDeletion({ dataType, options, minNumChecks }: FieldConfig): CodedProblem | null {
  const least = leastToDeleteFrom[dataType] ?? 0;
  if (options.length < least) return { code: 'lastOption', params: { min: least } };
  return minNumChecks !== null && minNumChecks > options.length - 1 ? { code: 'tooManyMinChecks' } : null;
}

/** The number of an option, small and plain enough to be added up exactly. */
export const numericValueSchema = z
  .number()
  .min(-1e9)
  .max(1e9)
  .refine((value) => scaleOf(value) >= 0);
