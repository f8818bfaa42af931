import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { outputConditions, submissionConditions } from '#domain/filter/conditions.ts';
import { filterOperators } from '#domain/filter/defineCondition.ts';
import {
  defaultFilters,
  filterKinds,
  filterNameProblems,
  filterRenameProblems,
  isSameFilter,
  normaliseFilter,
  parseFilter,
  type SubmissionFilter,
} from '#domain/filter/filter.ts';
import { confirmCountProblems, shownRange } from '#domain/filter/lists.ts';

const a = '01920b5a-7a3c-7d1e-8f2a-00000000000a';
const b = '01920b5a-7a3c-7d1e-8f2a-00000000000b';

/** One example of each condition with each of its operators. */
const submissionExamples: SubmissionFilter = [
  { field: 'assignedToMe', operator: 'is', value: true },
  { field: 'completion', operator: 'is', value: 'completed' },
  { field: 'renewal', operator: 'is', value: 'notRenewal' },
  { field: 'import', operator: 'is', value: a },
  { field: 'forms', operator: 'is', value: [a, b] },
  { field: 'formStatus', operator: 'is', value: 'unpublished' },
  { field: 'currentStep', operator: 'isNot', value: [a] },
  { field: 'currentStepTime', operator: 'longerThan', value: { value: 1, unit: 'days' } },
  { field: 'tags', operator: 'is', value: [a] },
  { field: 'tags', operator: 'isNot', value: [b] },
  { field: 'applicants', operator: 'is', value: [a] },
  { field: 'assignees', operator: 'is', value: [a] },
  { field: 'startedAt', operator: 'between', value: { from: '2026-01-01', to: null } },
  { field: 'finishedAt', operator: 'between', value: { from: '2026-01-01', to: '2026-01-01' } },
  { field: 'lastActivityAt', operator: 'between', value: { from: null, to: '2026-01-01' } },
  { field: 'lastAnswerAt', operator: 'since', value: '2026-01-01T08:30:00.000Z' },
  { field: 'lastChangedAt', operator: 'since', value: '2026-01-01T08:30:00.000Z' },
  { field: 'answerText', identity: a, operator: 'is', value: 'Main Street' },
  { field: 'answerOptions', identity: a, operator: 'isNot', value: [b] },
  { field: 'answerNumber', identity: a, operator: 'between', value: { from: -1.5, to: 2 } },
  { field: 'answerDate', identity: a, operator: 'between', value: { from: null, to: '2026-01-01' } },
];

const outputExamples = [
  { field: 'outputStatus', operator: 'is', value: 'revoked' },
  { field: 'renewal', operator: 'is', value: 'renewal' },
  { field: 'forms', operator: 'is', value: [a] },
  { field: 'applicants', operator: 'is', value: [a] },
  { field: 'outputKinds', operator: 'is', value: [a] },
  { field: 'outputName', operator: 'isNot', value: 'Permit' },
  { field: 'issuedAt', operator: 'between', value: { from: '2026-01-01', to: null } },
  { field: 'expiresAt', operator: 'between', value: { from: null, to: '2026-12-31' } },
];

describe('a filter', () => {
  it('accepts an example of every condition and operator', () => {
    expect(parseFilter('submission', submissionExamples)).toEqual({ ok: true, value: submissionExamples });
    expect(parseFilter('output', outputExamples)).toEqual({ ok: true, value: outputExamples });
    const shown = (examples: readonly { field: string }[]) => [...new Set(examples.map(({ field }) => field))];
    expect(shown(submissionExamples)).toEqual(Object.keys(submissionConditions));
    expect(shown(outputExamples)).toEqual(Object.keys(outputConditions));
    const operators = new Set<string>([...submissionExamples, ...outputExamples].map(({ operator }) => operator));
    expect(filterOperators.filter((operator) => !operators.has(operator))).toEqual(['lessThan']);
  });

  test.each<[string, unknown]>([
    ['an object instead of a list', { field: 'completion' }],
    ['null', null],
    ['an unknown field', [{ field: 'password', operator: 'is', value: 'x' }]],
    ['an operator of another field', [{ field: 'completion', operator: 'between', value: 'active' }]],
    ['an unknown value', [{ field: 'completion', operator: 'is', value: 'deleted' }]],
    ['an invalid id', [{ field: 'forms', operator: 'is', value: ['1; drop table submissions'] }]],
    ['an empty list', [{ field: 'forms', operator: 'is', value: [] }]],
    ['an extra key', [{ field: 'completion', operator: 'is', value: 'active', sql: 'x' }]],
    [
      'dates in the wrong order',
      [{ field: 'startedAt', operator: 'between', value: { from: '2026-02-01', to: '2026-01-01' } }],
    ],
    ['no date at either end', [{ field: 'startedAt', operator: 'between', value: { from: null, to: null } }]],
    [
      'a day that does not exist',
      [{ field: 'startedAt', operator: 'between', value: { from: '2026-02-30', to: null } }],
    ],
    [
      'numbers in the wrong order',
      [{ field: 'answerNumber', identity: a, operator: 'between', value: { from: 2, to: 1 } }],
    ],
    ['an answer without its field', [{ field: 'answerText', operator: 'is', value: 'x' }]],
    ['a zero duration', [{ field: 'currentStepTime', operator: 'longerThan', value: { value: 0, unit: 'days' } }]],
    ['a condition for outputs', [{ field: 'outputStatus', operator: 'is', value: 'issued' }]],
    [
      'too many conditions',
      Array.from({ length: 51 }, () => ({ field: 'completion', operator: 'is', value: 'active' })),
    ],
  ])('rejects %s', (_name, raw) => {
    const parsed = parseFilter('submission', raw);
    expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toContain('filterInvalid');
  });

  it('reports where it is invalid', () => {
    const parsed = parseFilter('submission', [
      submissionExamples[0],
      { field: 'completion', operator: 'is', value: 'x' },
    ]);
    expect(parsed).toEqual({ ok: false, error: [{ path: 'filters.1.value', code: 'filterInvalid' }] });
  });

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...filterKinds), (raw, kind) => {
        expect(typeof parseFilter(kind, raw).ok).toBe('boolean');
      }),
    );
  });

  it('defaults to the tasks of staff, and to issued outputs', () => {
    expect(parseFilter('submission', defaultFilters.submission)).toEqual({
      ok: true,
      value: defaultFilters.submission,
    });
    expect(parseFilter('output', defaultFilters.output)).toEqual({ ok: true, value: defaultFilters.output });
  });
});

describe('normalizing a filter', () => {
  it('drops conditions without effect, merges lists, and keeps the last of two conflicting ones', () => {
    const filter: SubmissionFilter = [
      { field: 'tags', operator: 'is', value: [b] },
      { field: 'completion', operator: 'is', value: 'active' },
      { field: 'renewal', operator: 'is', value: 'all' },
      { field: 'completion', operator: 'is', value: 'halted' },
      { field: 'tags', operator: 'is', value: [a, b] },
      { field: 'forms', operator: 'is', value: [b, a] },
    ];
    expect(normaliseFilter('submission', filter)).toEqual([
      { field: 'completion', operator: 'is', value: 'halted' },
      { field: 'forms', operator: 'is', value: [a, b] },
      { field: 'tags', operator: 'is', value: [a, b] },
    ]);
  });

  it('ignores the order of conditions, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(submissionExamples), fc.shuffledSubarray(submissionExamples), (some, others) => {
        const once = normaliseFilter('submission', some);
        expect(normaliseFilter('submission', once)).toEqual(once);
        expect(isSameFilter('submission', some, some.toReversed())).toBe(true);
        const sameFields = new Set(some).size === new Set([...some, ...others]).size && some.length === others.length;
        expect(isSameFilter('submission', some, others)).toBe(sameFields);
      }),
    );
  });
});

describe('saving a filter', () => {
  it('requires a name, and more than two characters for a rename', () => {
    expect(filterNameProblems(' ')).toHaveLength(1);
    expect(filterNameProblems('x')).toEqual([]);
    expect(filterRenameProblems(' ab ')).toHaveLength(1);
    expect(filterRenameProblems('abc')).toEqual([]);
  });
});

describe('a list', () => {
  test.each([
    [1, 20, 0, null],
    [1, 20, 5, { from: 1, to: 5 }],
    [2, 20, 41, { from: 21, to: 40 }],
    [3, 20, 41, { from: 41, to: 41 }],
    [4, 20, 41, null],
  ])('on page %i of %i per page with %i items shows %j', (page, perPage, total, range) => {
    expect(shownRange(page, perPage, total)).toEqual(range);
  });

  it('of submissions is deleted only when their number is typed', () => {
    expect(confirmCountProblems(' 12 ', 12)).toEqual([]);
    expect(confirmCountProblems('5,000', 5000)).toEqual([]);
    expect(confirmCountProblems('5,00', 500)).toHaveLength(1);
    expect(confirmCountProblems('12.0', 12)).toHaveLength(1);
    expect(confirmCountProblems('', 0)).toHaveLength(1);
  });
});
