import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outputConditions, submissionConditions } from '#domain/filter/conditions.ts';
import type { ConditionInput } from '#domain/filter/defineCondition.ts';
import { conditionFacts, filterKinds, type FilterCondition, type FilterKind } from '#domain/filter/filter.ts';
import { timeUnits } from '#domain/kernel/durations.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import {
  toConditionDraft,
  conditionInputOf,
  validateConditionDraft,
  newConditionDraft,
} from '#web/lists/filter/conditionDraft.ts';
import { conditionLabel, hasUnknownNames } from '#web/lists/filter/conditionLabel.ts';
import { isEditable, offeredSubjects } from '#web/lists/filter/conditionSubjects.ts';

const id = fc.uuid();
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 }).map((list) => list.toSorted());
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const days = fc.tuple(day, day, fc.integer({ min: 0, max: 2 })).map(([a, b, open]) => {
  const [from, to] = [a, b].map((one) => one.toISOString().slice(0, 10)).toSorted() as [string, string];
  return { from: open === 1 ? null : from, to: open === 2 ? null : to };
});
const numbers = fc.tuple(fc.integer(), fc.float({ noNaN: true, noDefaultInfinity: true })).map(([a, b]) => {
  const [from, to] = [a, b].toSorted((one, other) => one - other) as [number, number];
  return { from: from === 0 ? 0 : from, to: to === 0 ? 0 : to };
});

const values = {
  none: fc.constant(true),
  ids,
  duration: fc.record({ value: fc.integer({ min: 1, max: 100_000 }), unit: fc.constantFrom(...timeUnits) }),
  days,
  text: fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text.trim() === text && text !== ''),
  numbers,
} as const;

/** Any value this input can produce. */
function valueOf(input: ConditionInput): fc.Arbitrary<unknown> {
  if (input.kind === 'word') return fc.oneof(fc.constantFrom(...input.choices), ...(input.others ? [id] : []));
  return input.kind === 'instant' ? fc.constant('never edited') : values[input.kind];
}

const conditions = { submission: submissionConditions, output: outputConditions };
const fieldsOf = (kind: FilterKind) => Object.keys(conditions[kind]) as FilterCondition['field'][];

/** Conditions people can build. Exact times of change are only for programs. */
const offeredFields = (kind: FilterKind) =>
  fieldsOf(kind).filter((field) => conditionFacts[field].input.kind !== 'instant');

const conditionOf = (kind: FilterKind) =>
  fc.constantFrom(...offeredFields(kind)).chain((field) =>
    fc.record({
      field: fc.constant(field),
      ...(field.startsWith('answer') ? { identity: id } : {}),
      operator: fc.constantFrom(...conditionFacts[field].operators),
      value: valueOf(conditionFacts[field].input),
    }),
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<FilterCondition>;

test.each(filterKinds)('every %s condition can be built in its inputs and read back from them', (kind) => {
  fc.assert(
    fc.property(conditionOf(kind), (one) => {
      expect(validateConditionDraft(kind, toConditionDraft(one))).toEqual({ condition: one });
      expect(conditionLabel(one, new Map())).not.toBe('');
    }),
  );
});

test('offers conditions by group, in a fixed order', () => {
  const groups = (kind: FilterKind) => offeredSubjects(kind).map(([group, subjects]) => [group, ...subjects].join(' '));
  expect(groups('submission')).toEqual([
    'submission assignedToMe completion currentStepTime renewal import',
    'people applicants assignees tags',
    'days startedAt finishedAt lastActivityAt',
    'form forms formStatus currentStep answer',
  ]);
  expect(groups('output')).toEqual([
    'output outputStatus outputKinds outputName renewal',
    'origin forms applicants',
    'days issuedAt expiresAt',
  ]);
});

test('people can only remove conditions that take no value or are for programs', () => {
  const fields = filterKinds.flatMap(fieldsOf);
  expect(fields.filter((field) => !isEditable(field)).join(' ')).toBe('assignedToMe lastAnswerAt lastChangedAt');
});

test.each(filterKinds)('every %s condition is offered once', (kind) => {
  const offered: readonly string[] = offeredSubjects(kind).flatMap(([, subjects]) => subjects);
  const subjects = offeredFields(kind).map((field) => (field.startsWith('answer') ? 'answer' : field));
  expect(offered.toSorted()).toEqual([...new Set(subjects)].toSorted());
});

test.each([
  [newConditionDraft(''), { subject: filterWords.missingWhat }],
  [newConditionDraft('answer'), { question: filterWords.missingField }],
  [newConditionDraft('tags'), { value: filterWords.missingChoice }],
  [{ ...newConditionDraft('import'), word: 'specific' }, { value: filterWords.missingChoice }],
  [{ ...newConditionDraft('currentStepTime'), amount: '0' }, { value: filterWords.notLength }],
  [{ ...newConditionDraft('currentStepTime'), amount: '1.5' }, { value: filterWords.notLength }],
  [newConditionDraft('startedAt'), { from: filterWords.missingEnd }],
  [{ ...newConditionDraft('startedAt'), from: '2026-02-01', to: '2026-01-01' }, { to: filterWords.wrongOrder }],
  [
    { ...newConditionDraft('answer', { identity: 'x', as: 'answerNumber', isPhone: false }), from: 'ten', to: '5' },
    { from: filterWords.notNumber },
  ],
  [
    newConditionDraft('answer', { identity: 'x', as: 'answerText', isPhone: false }),
    { value: filterWords.missingText },
  ],
])('reports a missing value at its input', (draft, errors) => {
  expect(validateConditionDraft('submission', draft)).toEqual({ errors });
});

test('defaults the time at a step to one day, accepts thousands separators, and matches phone numbers by digits', () => {
  expect(validateConditionDraft('submission', newConditionDraft('currentStepTime'))).toEqual({
    condition: { field: 'currentStepTime', operator: 'longerThan', value: { value: 1, unit: 'days' } },
  });
  const identity = '01920b5a-7a3c-7d1e-8f2a-00000000000a';
  const cost = { ...newConditionDraft('answer', { identity, as: 'answerNumber', isPhone: false }), from: '1,250.50' };
  expect(validateConditionDraft('submission', cost)).toMatchObject({
    condition: { value: { from: 1250.5, to: null } },
  });
  const phone = { ...newConditionDraft('answer', { identity, as: 'answerText', isPhone: true }), text: '(555) 010-22' };
  expect(validateConditionDraft('submission', phone)).toMatchObject({ condition: { value: '55501022' } });
  expect(conditionInputOf(newConditionDraft('answer'))).toEqual({ kind: 'none' });
});

test('a chip describes its condition in words and marks unknown values', () => {
  const names = new Map([
    ['a', { name: 'Building permit', formId: null }],
    ['b', { name: 'Dog licence', formId: null }],
  ]);
  const forms = (value: string[], operator: 'is' | 'isNot' = 'is'): FilterCondition => ({
    ...{ field: 'forms', operator, value },
  });
  expect(conditionLabel(forms(['a', 'b']), names)).toBe('Form: Building permit or Dog licence');
  expect(conditionLabel(forms(['a'], 'isNot'), names)).toBe('Form is not Building permit');
  expect(conditionLabel(forms(['a', 'c']), names)).toBe('Form: Building permit or 1 more');
  expect(
    conditionLabel({ field: 'startedAt', operator: 'between', value: { from: '2026-01-02', to: null } }, names),
  ).toBe('Started: from Jan 2, 2026');
  expect(
    conditionLabel({ field: 'currentStepTime', operator: 'longerThan', value: { value: 1, unit: 'days' } }, names),
  ).toBe('Time at current step longer than 1 day');
  expect(hasUnknownNames([forms(['a'])], names)).toBe(false);
  expect(hasUnknownNames([forms(['a', 'c'])], names)).toBe(true);
});
