import { z } from 'zod';
import { isCalendarDate } from '#domain/kernel/dates.ts';
import { timeUnits } from '#domain/kernel/durations.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { outputFilters } from '#domain/output/outputStatus.ts';
import { completionStatuses } from '#domain/submission/status.ts';
import { templateFilters } from '#domain/template/templateStatus.ts';

export const filterOperators = ['is', 'isNot', 'between', 'since', 'longerThan', 'lessThan'] as const;
export type FilterOperator = (typeof filterOperators)[number];

export const renewalFilters = ['all', 'renewal', 'notRenewal'] as const;
export const importFilters = ['all', 'notImported', 'imported'] as const;

const id = z
  .string()
  .refine(isUuid)
  .transform((text) => text.toLowerCase());
const ids = z.array(id).min(1).max(200);
const text = z.string().trim().min(1).max(200);
const date = z.string().refine(isCalendarDate);
const number = z.number().finite();

/** An exact time, such as 2026-03-01T14:00:00.000Z. */
const instant = z.iso.datetime({ offset: true }).transform((written) => new Date(written).toISOString());

/** Needs at least one end, in the right order. */
const dates = z
  .strictObject({ from: date.nullable(), to: date.nullable() })
  .refine(({ from, to }) => (from !== null || to !== null) && (from === null || to === null || from <= to));
const numbers = z
  .strictObject({ from: number.nullable(), to: number.nullable() })
  .refine(({ from, to }) => (from !== null || to !== null) && (from === null || to === null || from <= to));
const duration = z.strictObject({ value: z.number().int().min(1).max(100_000), unit: z.enum(timeUnits) });

const isOrNot = z.enum(['is', 'isNot']);
const is = z.literal('is');
const between = z.literal('between');
const since = z.literal('since');

const forms = z.strictObject({ field: z.literal('forms'), operator: isOrNot, value: ids });
const applicants = z.strictObject({ field: z.literal('applicants'), operator: isOrNot, value: ids });
const renewal = z.strictObject({ field: z.literal('renewal'), operator: is, value: z.enum(renewalFilters) });

/** Conditions for submissions. Each is one chip in the filter bar. */
export const submissionConditions = [
  z.strictObject({ field: z.literal('assignedToMe'), operator: is, value: z.literal(true) }),
  z.strictObject({ field: z.literal('completion'), operator: is, value: z.enum(completionStatuses) }),
  renewal,
  z.strictObject({ field: z.literal('import'), operator: is, value: z.union([z.enum(importFilters), id]) }),
  forms,
  z.strictObject({ field: z.literal('formStatus'), operator: is, value: z.enum(templateFilters) }),
  z.strictObject({ field: z.literal('currentStep'), operator: isOrNot, value: ids }),
  z.strictObject({
    field: z.literal('currentStepTime'),
    operator: z.enum(['longerThan', 'lessThan']),
    value: duration,
  }),
  z.strictObject({ field: z.literal('tags'), operator: isOrNot, value: ids }),
  applicants,
  z.strictObject({ field: z.literal('assignees'), operator: isOrNot, value: ids }),
  z.strictObject({ field: z.literal('startedAt'), operator: between, value: dates }),
  z.strictObject({ field: z.literal('finishedAt'), operator: between, value: dates }),
  z.strictObject({ field: z.literal('lastActivityAt'), operator: between, value: dates }),
  z.strictObject({ field: z.literal('lastAnswerAt'), operator: since, value: instant }),
  z.strictObject({ field: z.literal('lastChangedAt'), operator: since, value: instant }),
  z.strictObject({ field: z.literal('answerText'), identity: id, operator: isOrNot, value: text }),
  z.strictObject({ field: z.literal('answerOptions'), identity: id, operator: isOrNot, value: ids }),
  z.strictObject({ field: z.literal('answerNumber'), identity: id, operator: between, value: numbers }),
  z.strictObject({ field: z.literal('answerDate'), identity: id, operator: between, value: dates }),
] as const;

/** Conditions for issued outputs. */
export const outputConditions = [
  z.strictObject({ field: z.literal('outputStatus'), operator: is, value: z.enum(outputFilters) }),
  renewal,
  forms,
  applicants,
  z.strictObject({ field: z.literal('outputKinds'), operator: isOrNot, value: ids }),
  z.strictObject({ field: z.literal('outputName'), operator: isOrNot, value: text }),
  z.strictObject({ field: z.literal('issuedAt'), operator: between, value: dates }),
  z.strictObject({ field: z.literal('expiresAt'), operator: between, value: dates }),
] as const;

/** Default of the filter for time in the current step. */
export const defaultStepTime = { value: 1, unit: 'days' } as const;
