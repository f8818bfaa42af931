import { z } from 'zod';
import type { ConditionRow, LogicConfigRow } from '#domain/form/FormSource.ts';
import { comparatorNames } from '#domain/form/logic/comparators.ts';
import { connectives } from '#domain/form/logic/connectives.ts';
import { fitsTarget, logicActions, logicTargetTypes } from '#domain/form/logic/targets.ts';
import { nestingDepth } from '#domain/form/nestingDepth.ts';

/**
 * The UI and API can represent this depth: conditions, groups, and groups within groups. Anything read can be written
 * back.
 */
export const logicLimits = { depth: 4, conditions: 100 } as const;

const connective = z.enum(connectives).nullable().default(null);

const testSchema = z.strictObject({
  sourceType: z.enum(['StepDatum', 'Formula']).default('StepDatum'),
  sourceIdentity: z.string().min(1),
  entityFieldId: z.string().min(1).optional(),
  comparator: z.enum(comparatorNames),
  matchValue: z.union([z.string().min(1).max(200), z.number()]),
  connective,
});

const conditionSchema: z.ZodType<ConditionRow> = z.lazy(() =>
  z.union([testSchema, z.strictObject({ conditions: z.array(conditionSchema).min(1), connective })]),
);

const configSchema = z
  .strictObject({
    id: z.string().min(1),
    action: z.enum(logicActions),
    targetType: z.enum(logicTargetTypes),
    targetIdentity: z.string().min(1),
    conditions: z.array(conditionSchema).min(1),
  })
  .refine(({ action, targetType }) => fitsTarget(action, targetType))
  .refine(({ conditions }) => countTests(conditions) <= logicLimits.conditions);

/** Schema of stored logic: an action and conditions, each with source, comparator, and match value. */
export const logicConfigSchema: z.ZodType<LogicConfigRow> = z
  .unknown()
  .refine((value) => nestingDepth(value, 'conditions', logicLimits.depth) <= logicLimits.depth)
  .pipe(configSchema);

function countTests(rows: readonly ConditionRow[]): number {
  return rows.reduce((sum, row) => sum + ('conditions' in row ? countTests(row.conditions) : 1), 0);
}
