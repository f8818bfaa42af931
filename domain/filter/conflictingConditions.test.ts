import { expect, test } from 'vitest';
import { conflictingConditions } from '#domain/filter/conflictingConditions.ts';
import { defaultFilters, type SubmissionCondition } from '#domain/filter/filter.ts';

const id = '01920b5a-7a3c-7d1e-8f2a-00000000000a';
const mine: SubmissionCondition = { field: 'assignedToMe', operator: 'is', value: true };
const hers = (operator: 'is' | 'isNot'): SubmissionCondition => ({ field: 'assignees', operator, value: [id] });
const status = (value: 'active' | 'completed' | 'halted'): SubmissionCondition => ({
  ...{ field: 'completion', operator: 'is', value },
});
const imported = (value: 'imported' | 'notImported' | typeof id): SubmissionCondition => ({
  ...{ field: 'import', operator: 'is', value },
});
const atStep = (operator: 'is' | 'isNot'): SubmissionCondition => ({ field: 'currentStep', operator, value: [id] });
const forLong: SubmissionCondition = {
  ...{ field: 'currentStepTime', operator: 'longerThan', value: { value: 1, unit: 'days' } },
};
const completedIn: SubmissionCondition = {
  ...{ field: 'finishedAt', operator: 'between', value: { from: '2026-01-01', to: null } },
};

test.each([
  [mine, status('completed')],
  [mine, imported('imported')],
  [mine, imported(id)],
  [mine, completedIn],
  [hers('is'), completedIn],
  [status('completed'), forLong],
  [status('completed'), atStep('is')],
  [status('active'), completedIn],
  [status('halted'), imported('imported')],
  [imported('imported'), forLong],
])('no submission is both %j and %j', (one, other) => {
  expect(conflictingConditions([one, other])).toEqual([one, other]);
  expect(conflictingConditions([other, one])).toEqual([other, one]);
});

test.each([
  [mine, status('halted')],
  [mine, hers('is')],
  [mine, imported('notImported')],
  [hers('isNot'), status('completed')],
  [atStep('isNot'), completedIn],
  [status('completed'), imported('imported')],
  [status('completed'), completedIn],
  [imported('imported'), completedIn],
])('a submission can be both %j and %j', (one, other) => {
  expect(conflictingConditions([one, other])).toBeNull();
});

test('the default filter is not contradictory', () => {
  expect(conflictingConditions(defaultFilters.submission)).toBeNull();
});
