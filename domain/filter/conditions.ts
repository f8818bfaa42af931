import { z } from 'zod';
import {
  defineOutputCondition,
  defineSubmissionCondition,
  type ConditionSource,
  type RowStatus,
} from '#domain/filter/defineCondition.ts';
import type { AnswerFilter } from '#domain/form/fields/FieldKind.ts';
import { isCalendarDate } from '#domain/kernel/dates.ts';
import { timeUnits } from '#domain/kernel/durations.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { outputFilters } from '#domain/output/outputStatus.ts';
import { completionStatuses } from '#domain/submission/status.ts';
import { templateFilters } from '#domain/template/templateStatus.ts';

export const renewalFilters = ['all', 'renewal', 'notRenewal'] as const;
export const importFilters = ['all', 'notImported', 'imported'] as const;

export const id = z
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

const isOrNot = ['is', 'isNot'] as const;
const all: readonly RowStatus[] = ['active', 'halted', 'completed', 'imported'];
/** At a step and waiting for someone. */
const open: readonly RowStatus[] = ['active', 'halted'];
/** Imported records count as completed. */
const over: readonly RowStatus[] = ['completed', 'imported'];

const ofCompletion = { all, active: ['active'], halted: ['halted'], completed: over } as const;
const ofImport: Readonly<Record<string, readonly RowStatus[]>> = {
  all,
  notImported: ['active', 'halted', 'completed'],
};
const anyStatus = (): readonly RowStatus[] => all;
const openWhereIs = ({ operator }: { readonly operator: 'is' | 'isNot' }): readonly RowStatus[] =>
  operator === 'is' ? open : all;

const oneOf = <const Words extends readonly [string, ...string[]]>(choices: Words) => ({
  operators: ['is'] as const,
  value: z.enum(choices),
  input: { kind: 'word', choices, others: null } as const,
});
const idsOf = <const Source extends ConditionSource>(source: Source) => ({
  operators: isOrNot,
  value: ids,
  input: { kind: 'ids', source } as const,
});
const inDays = { operators: ['between'], value: dates, input: { kind: 'days' } } as const;
const betweenNumbers = { operators: ['between'], value: numbers, input: { kind: 'numbers' } } as const;
const wholeText = { operators: isOrNot, value: text, input: { kind: 'text' } } as const;
const sinceInstant = { operators: ['since'], value: instant, input: { kind: 'instant' } } as const;

/** Answers are offered as one subject, and its question decides which condition it becomes. */
const onAnswers = <const As extends AnswerFilter, Facts>(answers: As, facts: Facts) => ({
  ...facts,
  answers,
  offered: { group: 'form', position: 4 } as const,
  holdsFor: anyStatus,
});

/** Conditions for submissions, in the order of the normal form. Each is one chip in the filter bar. */
export const submissionConditions = {
  assignedToMe: defineSubmissionCondition({
    operators: ['is'],
    value: z.literal(true),
    input: { kind: 'none' },
    offered: { group: 'submission', position: 1 },
    holdsFor: () => open,
  }),
  completion: defineSubmissionCondition({
    ...oneOf(completionStatuses),
    offered: { group: 'submission', position: 2 },
    holdsFor: ({ value }) => ofCompletion[value],
  }),
  renewal: defineSubmissionCondition({
    ...oneOf(renewalFilters),
    offered: { group: 'submission', position: 4 },
    holdsFor: anyStatus,
  }),
  import: defineSubmissionCondition({
    operators: ['is'],
    value: z.union([z.enum(importFilters), id]),
    input: { kind: 'word', choices: importFilters, others: 'imports' },
    offered: { group: 'submission', position: 5 },
    holdsFor: ({ value }) => ownValue(ofImport, value) ?? ['imported'],
  }),
  forms: defineSubmissionCondition({
    ...idsOf('forms'),
    offered: { group: 'form', position: 1 },
    holdsFor: anyStatus,
  }),
  formStatus: defineSubmissionCondition({
    ...oneOf(templateFilters),
    offered: { group: 'form', position: 2 },
    holdsFor: anyStatus,
  }),
  currentStep: defineSubmissionCondition({
    ...idsOf('steps'),
    offered: { group: 'form', position: 3 },
    holdsFor: openWhereIs,
  }),
  currentStepTime: defineSubmissionCondition({
    operators: ['longerThan', 'lessThan'],
    value: duration,
    input: { kind: 'duration' },
    offered: { group: 'submission', position: 3 },
    holdsFor: () => open,
  }),
  tags: defineSubmissionCondition({
    ...idsOf('tags'),
    offered: { group: 'people', position: 3 },
    holdsFor: anyStatus,
  }),
  applicants: defineSubmissionCondition({
    ...idsOf('applicants'),
    offered: { group: 'people', position: 1 },
    holdsFor: anyStatus,
  }),
  assignees: defineSubmissionCondition({
    ...idsOf('assignees'),
    offered: { group: 'people', position: 2 },
    holdsFor: openWhereIs,
  }),
  startedAt: defineSubmissionCondition({ ...inDays, offered: { group: 'days', position: 1 }, holdsFor: anyStatus }),
  finishedAt: defineSubmissionCondition({ ...inDays, offered: { group: 'days', position: 2 }, holdsFor: () => over }),
  lastActivityAt: defineSubmissionCondition({
    ...inDays,
    offered: { group: 'days', position: 3 },
    holdsFor: anyStatus,
  }),
  lastAnswerAt: defineSubmissionCondition({ ...sinceInstant, offered: null, holdsFor: anyStatus }),
  lastChangedAt: defineSubmissionCondition({ ...sinceInstant, offered: null, holdsFor: anyStatus }),
  answerText: onAnswers('text', wholeText),
  answerOptions: onAnswers('options', idsOf('options')),
  answerNumber: onAnswers('number', betweenNumbers),
  answerDate: onAnswers('date', inDays),
} as const;

/** Conditions for issued outputs, in the order of the normal form. */
export const outputConditions = {
  outputStatus: defineOutputCondition({ ...oneOf(outputFilters), offered: { group: 'output', position: 1 } }),
  renewal: defineOutputCondition({ ...oneOf(renewalFilters), offered: { group: 'output', position: 4 } }),
  forms: defineOutputCondition({ ...idsOf('forms'), offered: { group: 'origin', position: 1 } }),
  applicants: defineOutputCondition({ ...idsOf('applicants'), offered: { group: 'origin', position: 2 } }),
  outputKinds: defineOutputCondition({ ...idsOf('outputKinds'), offered: { group: 'output', position: 2 } }),
  outputName: defineOutputCondition({ ...wholeText, offered: { group: 'output', position: 3 } }),
  issuedAt: defineOutputCondition({ ...inDays, offered: { group: 'days', position: 1 } }),
  expiresAt: defineOutputCondition({ ...inDays, offered: { group: 'days', position: 2 } }),
} as const;

type Rows = typeof submissionConditions & typeof outputConditions;

/** Names of the choices of each condition that is one of several words. */
export type ConditionWords = {
  readonly [Field in keyof Rows as Rows[Field]['input'] extends { readonly kind: 'word' } ? Field : never]: Readonly<
    Record<WordsOf<Rows[Field]['input']>, string>
  >;
};

type WordsOf<Input> = Input extends { readonly choices: readonly (infer Word extends string)[] }
  ? Word | (Input extends { readonly others: string } ? typeof specificChoice : never)
  : never;

/** The choice of an id instead of one of a condition's words. */
export const specificChoice = 'specific';

/** Default of the filter for time in the current step. */
export const defaultStepTime = { value: 1, unit: 'days' } as const;
