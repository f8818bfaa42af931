import { describe, expect, it, test } from 'vitest';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { dataTypes, type DataType } from '#domain/form/fields/kinds.ts';
import type { ConditionRow, TestRow } from '#domain/form/FormSource.ts';
import { comparatorNames, comparatorsFor, type Comparator } from '#domain/form/logic/comparators.ts';
import { readConditions } from '#domain/form/logic/Condition.ts';
import { targetActions, type LogicAction, type LogicTargetType } from '#domain/form/logic/targets.ts';
import { joined, sampleForm, testRow, type SampleField } from '#tests/support/form/sampleForm.ts';

const options = ['A', 'B'];
const answersTo = (content: Content): Map<string, Content> => new Map(content === null ? [] : [['Source', content]]);

describe('comparators', () => {
  const holdsFor = (dataType: DataType, comparator: Comparator, match: Content, answer: Content): boolean => {
    const source: SampleField = { name: 'Source', dataType, options };
    const form = sampleForm({
      steps: { Step: { First: [source], Second: [] } },
      reviewGroups: ['Review'],
      logic: [
        {
          action: 'require',
          targetType: 'ReviewGroup',
          targetIdentity: 'Review',
          conditions: [testRow('Source', comparator, match)],
        },
      ],
    });
    return evaluateForm(form, answersTo(answer)).applies('Review');
  };

  const rows: readonly (readonly [DataType, Comparator, Content, readonly [Content, boolean][]])[] = [
    [
      'multiple_choice',
      'is',
      'Source/A',
      [
        ['Source/A', true],
        ['Source/B', false],
        [null, false],
      ],
    ],
    [
      'multiple_choice',
      'is_not',
      'Source/A',
      [
        ['Source/A', false],
        ['Source/B', true],
        [null, true],
      ],
    ],
    [
      'multiple_choice',
      'is',
      'a',
      [
        ['Source/A', true],
        ['Source/B', false],
      ],
    ],
    [
      'checkboxes',
      'includes',
      'Source/A',
      [
        [['Source/A'], true],
        [['Source/A', 'Source/B'], true],
        [['Source/B'], false],
        [null, false],
      ],
    ],
    [
      'checkboxes',
      'does_not_include',
      'Source/A',
      [
        [['Source/A'], false],
        [['Source/B'], true],
        [null, true],
      ],
    ],
    [
      'integer',
      'greater',
      5,
      [
        [6, true],
        [5, false],
        [4, false],
        [null, false],
        ['x', false],
      ],
    ],
    [
      'integer',
      'less',
      5,
      [
        [6, false],
        [5, false],
        [4, true],
        [null, false],
      ],
    ],
    [
      'integer',
      'greater_or_equal',
      5,
      [
        [6, true],
        [5, true],
        [4, false],
        [null, false],
      ],
    ],
    [
      'integer',
      'less_or_equal',
      5,
      [
        [6, false],
        [5, true],
        [4, true],
        [null, false],
      ],
    ],
    [
      'integer',
      'equal',
      5,
      [
        [6, false],
        [5, true],
        [null, false],
      ],
    ],
    [
      'integer',
      'not_equal',
      5,
      [
        [6, true],
        [5, false],
        [null, true],
      ],
    ],
    [
      'integer',
      'equal',
      0,
      [
        [0, true],
        [null, false],
      ],
    ],
    ['integer', 'equal', '5', [[5, true]]],
    [
      'float',
      'greater',
      '0.5',
      [
        [0.51, true],
        [0.5, false],
      ],
    ],
    [
      'money',
      'greater',
      '$1.50',
      [
        [151, true],
        [150, false],
      ],
    ],
    [
      'money',
      'equal',
      150,
      [
        [150, true],
        [151, false],
      ],
    ],
  ];

  for (const [dataType, comparator, match, answers] of rows) {
    test.each(answers)(`${dataType} ${comparator} ${JSON.stringify(match)}: %j gives %s`, (answer, holds) => {
      expect(holdsFor(dataType, comparator, match, answer)).toBe(holds);
    });
  }

  it('are offered for the types they fit, and for formulas', () => {
    const numeric = ['greater', 'less', 'greater_or_equal', 'less_or_equal', 'equal', 'not_equal'];
    const offered = Object.fromEntries([...dataTypes, 'formula' as const].map((type) => [type, comparatorsFor(type)]));
    const none = Object.fromEntries(dataTypes.map((type) => [type, []]));
    expect(offered).toEqual({
      ...none,
      multiple_choice: ['is', 'is_not'],
      checkboxes: ['includes', 'does_not_include'],
      integer: numeric,
      float: numeric,
      money: numeric,
      formula: numeric,
    });
  });

  test.each([
    ['is', 'is_not', 'multiple_choice', 'Source/A', 'Source/A'],
    ['equal', 'not_equal', 'integer', 5, 5],
    ['includes', 'does_not_include', 'checkboxes', 'Source/A', ['Source/A']],
  ] as const)('%s and %s are exact opposites, answered or not', (positive, negative, dataType, match, answer) => {
    for (const content of [answer, null, 'unreadable', 7]) {
      expect(holdsFor(dataType, negative, match, content)).toBe(!holdsFor(dataType, positive, match, content));
    }
  });

  test.each([
    ['multiple_choice', 'is', 'gone', false],
    ['multiple_choice', 'is_not', 'gone', true],
    ['checkboxes', 'includes', 'gone', false],
    ['checkboxes', 'does_not_include', 'gone', true],
    ['integer', 'greater_or_equal', 'gone', false],
    ['integer', 'less', 'gone', false],
    ['integer', 'not_equal', 'gone', true],
    ['string', 'is', 'text', false],
  ] as const)('%s %s %j, which no longer fits its source, is always %s', (dataType, comparator, match, holds) => {
    const answers = [null, 0, 5, -5, 'text', 'gone', 'Source/A', ['Source/A']];
    expect(answers.map((answer) => holdsFor(dataType, comparator, match, answer))).toEqual(answers.map(() => holds));
  });

  it('are all covered by these tables', () => {
    expect(new Set(rows.map(([, comparator]) => comparator))).toEqual(new Set(comparatorNames));
  });
});

describe('targets and actions', () => {
  const applied = (type: LogicTargetType, action: LogicAction, answer: Content): boolean => {
    const form = sampleForm({
      steps: {
        Step: {
          First: [{ name: 'Source', dataType: 'multiple_choice', options }],
          Section: [{ name: 'StepDatum', dataType: 'string' }],
        },
      },
      reviewGroups: ['ReviewGroup'],
      subprocessConfigs: ['SubprocessConfig'],
      stepAssignmentGroups: ['StepAssignmentGroup'],
      logic: [{ action, targetType: type, targetIdentity: type, conditions: [testRow('Source', 'is', 'A')] }],
    });
    const evaluation = evaluateForm(form, answersTo(answer));
    if (type === 'Section') return evaluation.isSectionShown(type) && evaluation.isFieldShown('StepDatum');
    return type === 'StepDatum' ? evaluation.isFieldShown(type) : evaluation.applies(type);
  };

  const both = Object.entries(targetActions).map(
    ([type, [does, undoes]]) => [type as LogicTargetType, does, undoes] as const,
  );

  test.each(both)('%s: %s applies it while the conditions are met, %s while they are not', (type, does, undoes) => {
    const seen = [does, undoes].map((action) =>
      ['Source/A', 'Source/B', null].map((answer) => applied(type, action, answer)),
    );
    expect(seen).toEqual([
      [true, false, false],
      [false, true, true],
    ]);
  });

  it('everything applies without logic', () => {
    const form = sampleForm({
      steps: { Step: { Section: [{ name: 'Field', dataType: 'string' }] } },
      reviewGroups: ['Review'],
      subprocessConfigs: ['Sub'],
      stepAssignmentGroups: ['Group'],
    });
    const evaluation = evaluateForm(form, new Map());
    const seen = [evaluation.isSectionShown('Section'), evaluation.isFieldShown('Field')];
    expect([...seen, ...['Review', 'Sub', 'Group'].map((name) => evaluation.applies(name))]).toEqual(
      Array(5).fill(true),
    );
  });
});

describe('conditions in a list', () => {
  const a = testRow('a', 'is', 'x');
  const b = testRow('b', 'is', 'x');
  const c = testRow('c', 'is', 'x');
  const then = (row: TestRow, connective: 'and' | 'or'): TestRow => ({ ...row, connective });
  const spelled = (rows: readonly ConditionRow[]): string => {
    const say = (one: ReturnType<typeof readConditions>): string =>
      one.kind === 'test' ? one.source : `(${one.of.map(say).join(` ${one.kind} `)})`;
    return say(readConditions(rows));
  };

  test.each([
    ['a single condition', [a], 'a'],
    ['two conditions are joined', [then(a, 'or'), b], '(a or b)'],
    ['and is the default', [a, b], '(a and b)'],
    ['is read from left to right', [then(a, 'or'), then(b, 'and'), c], '((a or b) and c)'],
    ['in either order', [then(a, 'and'), then(b, 'or'), c], '((a and b) or c)'],
    ['a long chain is flat', [then(a, 'or'), then(b, 'or'), c], '(a or b or c)'],
    ['the last connective is ignored', [then(a, 'or'), then(b, 'and')], '(a or b)'],
    [
      'a group is read first',
      [then(a, 'or'), { conditions: joined('and', b, c), connective: null }],
      '(a or (b and c))',
    ],
    ['a group may come first', [{ conditions: joined('or', a, b), connective: 'and' }, c], '((a or b) and c)'],
  ] as const)('%s', (_rule, rows, text) => {
    expect(spelled(rows)).toBe(text);
  });
});
