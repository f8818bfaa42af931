import type { AnswerCondition } from '#domain/filter/answerConditionOf.ts';
import { importFilters, renewalFilters, type FilterOperator } from '#domain/filter/fields.ts';
import type { FilterCondition, FilterKind } from '#domain/filter/filter.ts';
import { outputFilters } from '#domain/output/outputStatus.ts';
import { completionStatuses } from '#domain/submission/status.ts';
import { templateFilters } from '#domain/template/templateStatus.ts';

/** Subjects people choose from. An answer is chosen by its form, and its question determines the kind of condition. */
export type ConditionSubject = Exclude<FilterCondition['field'], AnswerCondition> | 'answer';

/** Kind of input for a condition's value. */
export type ConditionInput = 'none' | 'word' | 'ids' | 'duration' | 'days' | 'text' | 'numbers';

interface ConditionKind {
  readonly input: ConditionInput;
  readonly operators: readonly FilterOperator[];
}

const isOrNot = ['is', 'isNot'] as const;
const chosen: ConditionKind = { input: 'ids', operators: isOrNot };
const oneOf: ConditionKind = { input: 'word', operators: ['is'] };
/** For programs: shown if an address or saved filter has it, but not offered. */
const instant: ConditionKind = { input: 'none', operators: ['since'] };
const inDays: ConditionKind = { input: 'days', operators: ['between'] };

/** Input and operators of each condition. */
export const conditionKinds: Readonly<Record<FilterCondition['field'], ConditionKind>> = {
  assignedToMe: { input: 'none', operators: ['is'] },
  completion: oneOf,
  renewal: oneOf,
  import: oneOf,
  forms: chosen,
  formStatus: oneOf,
  currentStep: chosen,
  currentStepTime: { input: 'duration', operators: ['longerThan', 'lessThan'] },
  tags: chosen,
  applicants: chosen,
  assignees: chosen,
  startedAt: inDays,
  finishedAt: inDays,
  lastActivityAt: inDays,
  lastAnswerAt: instant,
  lastChangedAt: instant,
  answerText: { input: 'text', operators: isOrNot },
  answerOptions: chosen,
  answerNumber: { input: 'numbers', operators: ['between'] },
  answerDate: inDays,
  outputStatus: oneOf,
  outputKinds: chosen,
  outputName: { input: 'text', operators: isOrNot },
  issuedAt: inDays,
  expiresAt: inDays,
};

/** Subjects in the order they are offered. */
export const offeredSubjects = {
  submission: {
    submission: ['assignedToMe', 'completion', 'currentStepTime', 'renewal', 'import'],
    people: ['applicants', 'assignees', 'tags'],
    days: ['startedAt', 'finishedAt', 'lastActivityAt'],
    form: ['forms', 'formStatus', 'currentStep', 'answer'],
  },
  output: {
    output: ['outputStatus', 'outputKinds', 'outputName', 'renewal'],
    origin: ['forms', 'applicants'],
    days: ['issuedAt', 'expiresAt'],
  },
} as const satisfies Record<FilterKind, Readonly<Record<string, readonly ConditionSubject[]>>>;

/** Individual imports are listed after the fixed choices. */
export const specificImport = 'specific';

export const conditionChoices = {
  completion: completionStatuses,
  renewal: renewalFilters,
  import: [...importFilters, specificImport],
  formStatus: templateFilters,
  outputStatus: outputFilters,
} as const;
